## Mapy, gdy dodatek ma własną

charts = Mapy
chart-france = Francja

## Les cartes, quand une extension en ajoute une

charts = Cartes
chart-france = France

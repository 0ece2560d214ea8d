## Maps, where an expansion adds one

charts = Maps
chart-france = France

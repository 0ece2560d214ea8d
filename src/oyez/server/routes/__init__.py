"""The HTTP side of the API, one module per noun."""

"""What games declare about their views and boxes, written as types, as a schema and as a page; run by `make types`."""

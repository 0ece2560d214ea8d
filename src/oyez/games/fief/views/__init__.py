"""What may be seen: the view of a seat, the whole truth for scenarios, what is printed on the pieces."""

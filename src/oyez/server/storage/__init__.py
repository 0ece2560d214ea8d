"""What is acknowledged stands here first: the two databases, their schema, and who attends a table."""

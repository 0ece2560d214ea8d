"""The server as its clients meet it: a real one, over real HTTP and real WebSockets."""

"""For whoever runs the server, while it runs: its local socket, and who is shut out."""

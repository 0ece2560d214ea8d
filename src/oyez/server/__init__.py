"""The server: tables over HTTP and WebSocket, a log that is stored first, and one gate for what is shown."""

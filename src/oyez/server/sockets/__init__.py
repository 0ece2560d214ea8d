"""Open connections: how many there may be, from whom, and how long they may keep the server waiting."""

"""Tables while they are open: the room, its audience, the gate for what is shown, and the live connection."""

"""What players may do with each other at any time (Fief 8): cession, captives, offers, private talks."""

"""Telling people of their games while they are away: by mail and by webhook."""

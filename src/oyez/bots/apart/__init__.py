"""Bots that think in a process of their own: what they are sent, and what answers there."""

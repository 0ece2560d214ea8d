"""Soaking the server: many tables over real connections, faults, noise, and the proof that nothing was lost."""

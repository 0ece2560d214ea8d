"""What `./oyez` does before the package exists. Standard library only."""

"""What a seat of Fief may know, as numbers for learners."""

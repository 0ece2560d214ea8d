"""What a seat of Middle-Ages may know, as numbers for learners."""

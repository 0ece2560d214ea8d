"""The seven phases of a round. A phase is a function from the state to the steps it consists of."""

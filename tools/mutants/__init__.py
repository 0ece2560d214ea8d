"""Small faults, planted one at a time, to see whether the tests notice them; run by `./oyez test --mutants`."""

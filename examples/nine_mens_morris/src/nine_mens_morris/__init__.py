"""Nine Men's Morris: two players place nine men each, move them along the lines and close mills."""

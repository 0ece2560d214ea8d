"""What a seat may know, and states that it cannot tell from the real one."""

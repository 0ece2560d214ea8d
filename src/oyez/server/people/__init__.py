"""Who somebody is and what he may do: accounts, sessions, hosts, seats, limits."""

"""Phase 5: groups of Lords and troops move, ask for passage, ride cavalcades (Fief 5)."""

"""What a shell sees: one module a topic. `shared` is what commands have in common."""

"""The commands of the shell, one module for each topic; `shared` has what they have in common."""

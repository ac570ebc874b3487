"""One round of Flitting Bad Wolf, solved: the solver, its table, and what reads the table while somebody plays."""

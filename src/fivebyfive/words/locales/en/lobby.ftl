### Joining a table and waiting for the others.

table-join-again = Join again
table-opening = Opening the table …

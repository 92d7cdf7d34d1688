### Teams of a class.

error-too-many-teams = Może być najwyżej { $most } drużyn.

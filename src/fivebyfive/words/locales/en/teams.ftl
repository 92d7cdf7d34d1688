### Teams of a class.

error-too-many-teams = There can be { $most } teams at most.

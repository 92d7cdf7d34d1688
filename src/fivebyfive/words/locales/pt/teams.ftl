### Teams of a class.

error-too-many-teams = Pode haver no máximo { $most } equipas.

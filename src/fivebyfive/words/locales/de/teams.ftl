### Teams of a class.

error-too-many-teams = Es kann höchstens { $most } Teams geben.

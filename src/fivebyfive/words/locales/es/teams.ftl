### Teams of a class.

error-too-many-teams = Puede haber { $most } equipos como máximo.

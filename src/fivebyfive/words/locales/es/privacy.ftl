### The page about privacy, for players.

privacy-intro = Aquí no necesitas ninguna cuenta, y no hay cookies, ni publicidad, ni nadie que cuente las visitas.
privacy-stored = Qué guarda este servidor
privacy-stored-text = De cada mesa: los nombres escritos, las listas de nombres y los equipos, las jugadas, las tiradas, cuándo ocurrió cada cosa y una clave con la que se reconoce tu dispositivo. Usa un apodo si quieres. Tu dirección no se guarda con la partida; sirve para frenar avalanchas de peticiones y puede anotarse por un tiempo si desde ella llegan muchísimas o si se bloquea por abuso.
privacy-who = Quién puede verlo
privacy-who-text = Quien tiene las seis cifras o el enlace de una mesa ve sus nombres, sus rondas terminadas y su registro. Quien lleva este servidor puede leer todo lo guardado.
privacy-rooms-text = De una partida que termina en la sala de un club, la sala recuerda el registro con los nombres, para su temporada, salvo que allí se desactive. Pueden verlo los dispositivos que se han sentado con alguien a quien la sala conoce. La página de la sala dice cuánto tiempo, y quien la administra puede borrar nombres o todo.
privacy-long = Cuánto tiempo
privacy-tables-never = Las mesas se guardan hasta que las borra quien lleva este servidor.
privacy-tables = Una mesa que nadie usa se borra después de { $days ->
    [one] un día
   *[other] { $days } días
}. Desde entonces nadie puede obtener aquí sus partidas.
privacy-records-never = De una partida terminada cuya mesa ya no existe queda un registro que solo puede leer quien lleva este servidor.
privacy-records = De una partida terminada cuya mesa ya no existe queda un registro, que solo puede leer quien lleva este servidor, hasta { $days ->
    [one] un día
   *[other] { $days } días
} después del final de la partida.
privacy-device = Qué guarda tu dispositivo
privacy-device-text = Este navegador recuerda tu nombre, tus ajustes, las mesas en las que estás y tus partidas terminadas. Se queda ahí hasta que lo borres en «Tus partidas» o con los datos de este sitio en el navegador.
privacy-erase = Cómo se borra un nombre
privacy-erase-text = En una mesa puedes cambiar tu nombre cuando quieras. Quien lleva este servidor puede sustituir un nombre en todo lo guardado o borrar una mesa: pídeselo y dile el nombre y las seis cifras. Las copias que otras personas hayan guardado se quedan como están.

# For whoever plays with a class; “Delete this table” is class-delete
privacy-school = Para colegios
privacy-school-stored = De una clase, este servidor guarda la lista de nombres y los equipos, si los hay, los nombres elegidos, las tiradas, cada jugada, los puntos y un registro de cada partida terminada. Bastan nombres de pila, apodos o números. Nadie necesita cuenta, correo electrónico ni aplicación.
privacy-school-where = Se guarda en este servidor. Además, cada navegador recuerda sus mesas y lo que se jugó en él: nombres, resultados y registros. De los archivos y las copias impresas te encargas tú.
privacy-school-delete = Para borrarlo ahora: quien dirige la mesa toca «Borrar esta mesa» antes de empezar, en el menú o al final de la partida. La mesa, sus listas, las jugadas y los registros de todas sus partidas desaparecen al momento de este servidor y nadie puede recuperarlos; solo pueden seguir un tiempo en las copias de seguridad de quien lleva el servidor. Lo que recuerda el navegador de cada alumno se borra allí, en «Tus partidas».

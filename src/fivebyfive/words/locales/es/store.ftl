### Where games are kept, and `fivebyfive export`.

## The database. $reason is what the database itself says, in English

error-no-such-table = No hay ninguna mesa «{ $table }». Comprueba el código o abre una nueva.
error-newer-events = Esta mesa la acaba de usar una versión más nueva del servidor, que se está actualizando. Inténtalo de nuevo en un minuto; no se ha perdido nada.
error-store-unavailable = No se puede usar la base de datos: { $reason }. Comprueba que esté en marcha y tenga espacio, y vuelve a intentarlo.
error-store-bad-address = Esto no es la dirección de una base de datos. Indica un archivo, por ejemplo partidas.sqlite, o postgresql://usuario@servidor/nombre.
error-store-not-found = No existe la base de datos { $file }. Comprueba la ruta; se crea al abrir la primera mesa.
error-store-not-writable = No se puede escribir en la base de datos { $file }. Comprueba la ruta, sus permisos y el espacio en el disco.
error-store-not-a-database = { $file } no es una base de datos o está dañada. Elige otro archivo o recupera una copia.
error-store-not-ours = Esta base de datos ya contiene otra cosa. Elige una vacía.
error-store-not-utf8 = Esta base de datos no puede guardar las letras de todos los nombres. Crea una con la codificación UTF8.
error-store-too-new = Esta base de datos es de una versión más nueva de Five by Five (su formato es el número { $found } y esta versión conoce el { $known }). Instala la versión más reciente.
error-store-changed = Esta base de datos la creó otra versión de Five by Five: su esquema número { $number } es distinto. Usa la versión que la creó o una base de datos vacía.

## Files that were to be written

error-export-differs = { $file } ya existe con otro contenido y se ha dejado como estaba. Elige otra carpeta o sobrescríbelo con --force.
error-export-not-writable = No se puede escribir { $file }. Comprueba la carpeta, sus permisos y el espacio en el disco.

## What it says

export-bar = Escribiendo
export-done = { $records ->
    [one] Hay una partida
   *[other] Hay { $records } partidas
} en { $folder }.
export-nothing = Todavía no ha terminado ninguna partida, así que no hay nada que escribir.

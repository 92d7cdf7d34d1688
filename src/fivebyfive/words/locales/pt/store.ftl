### Where games are kept, and `fivebyfive export`.

## The database. $reason is what the database itself says, in English

error-no-such-table = Não há nenhuma mesa «{ $table }». Verifica o código ou abre uma nova.
error-newer-events = Esta mesa acabou de ser usada por uma versão mais recente do servidor, que está a ser atualizado. Tenta de novo daqui a um minuto; nada se perdeu.
error-store-unavailable = Não é possível usar a base de dados: { $reason }. Verifica se está a funcionar e tem espaço, e tenta de novo.
error-store-bad-address = Isto não é o endereço de uma base de dados. Indica um ficheiro, por exemplo partidas.sqlite, ou postgresql://utilizador@servidor/nome.
error-store-not-found = A base de dados { $file } não existe. Verifica o caminho; é criada quando se abre a primeira mesa.
error-store-not-writable = Não é possível escrever na base de dados { $file }. Verifica o caminho, as permissões e o espaço no disco.
error-store-not-a-database = { $file } não é uma base de dados ou está danificada. Escolhe outro ficheiro ou repõe uma cópia.
error-store-not-ours = Esta base de dados já contém outra coisa. Escolhe uma vazia.
error-store-not-utf8 = Esta base de dados não consegue guardar as letras de todos os nomes. Cria uma com a codificação UTF8.
error-store-too-new = Esta base de dados é de uma versão mais recente do Five by Five (o seu formato é o número { $found } e esta versão conhece o { $known }). Instala a versão mais recente.
error-store-changed = Esta base de dados foi criada por outra versão do Five by Five: o seu esquema número { $number } é diferente. Usa a versão que a criou ou uma base de dados vazia.

## Files that were to be written

error-export-differs = { $file } já existe com outro conteúdo e ficou como estava. Escolhe outra pasta ou substitui-o com --force.
error-export-not-writable = Não é possível escrever { $file }. Verifica a pasta, as permissões e o espaço no disco.

## What it says

export-bar = A escrever
export-done = { $records ->
    [one] Há uma partida
   *[other] Há { $records } partidas
} em { $folder }.
export-nothing = Ainda não terminou nenhuma partida, por isso não há nada para escrever.

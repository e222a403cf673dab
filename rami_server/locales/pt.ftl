### Os textes do Rami Server em português. As explicações estão em en.ftl e docs/texts.md.
### Formas de CARD e CARDS: “plain” (dama de copas), “the” (a dama de copas), “The” (A dama…).

## Cartas

card-rank =
    { $form ->
        [the] { card-rank-the }
        [The] { card-rank-The }
        [first] { card-rank-first }
        [last] { card-rank-last }
       *[plain] { card-rank-plain }
    }
card-rank-plain =
    { $rank ->
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] valete
        [queen] dama
        [king] rei
       *[ace] ás
    }
card-rank-the =
    { $rank ->
        [queen] a dama
       *[other] o { card-rank-plain }
    }
card-rank-The =
    { $rank ->
        [queen] A dama
       *[other] O { card-rank-plain }
    }
card-rank-first =
    { $rank ->
        [queen] da dama
       *[other] do { card-rank-plain }
    }
card-rank-last =
    { $rank ->
        [queen] à dama
       *[other] ao { card-rank-plain }
    }
card-suit =
    { $suit ->
        [clubs] paus
        [diamonds] ouros
        [hearts] copas
       *[spades] espadas
    }
card = { card-rank } de { card-suit }
cards-suited = { $ranks } de { card-suit }
cards-span =
    { $form ->
        [the] as cartas { $first } { $last } de { card-suit }
        [The] As cartas { $first } { $last } de { card-suit }
       *[plain] { $first } { $last } de { card-suit }
    }
card-ranks =
    { $rank ->
        [jack] valetes
        [queen] damas
        [king] reis
        [ace] ases
       *[other] { card-rank-plain }
    }
card-ranks-the =
    { $rank ->
        [queen] as damas
       *[other] os { card-ranks }
    }
card-ranks-The =
    { $rank ->
        [queen] As damas
       *[other] Os { card-ranks }
    }
cards-ranked =
    { $form ->
        [the] { card-ranks-the } de { $suits }
        [The] { card-ranks-The } de { $suits }
       *[plain] { card-ranks } de { $suits }
    }

## Listas

list-and = { $first } e { $last }
list-or = { $first } ou { $last }
list-more = { $list }, { $item }

## Nomes

card-name = { CARD($card) }
cards-name = { CARDS($cards) }
rank-name = { card-rank-plain }
suit-name = { card-suit }
meld-name =
    { $kind ->
        [run] sequência: { CARDS($cards) }
       *[set]
            { $count ->
                [3] trinca: { CARDS($cards) }
               *[other] quadra: { CARDS($cards) }
            }
    }
level-name =
    { $level ->
        [easy] fácil
        [hard] difícil
       *[normal] normal
    }
bot-name =
    { $level ->
        [easy] IA fácil
        [hard] IA difícil
       *[normal] IA normal
    } { SEAT($seat) }

## Recusas

refusal-round_over = A rodada acabou. A próxima já vem.
refusal-not_your_turn = Não é a sua vez.
refusal-wrong_phase = Agora não: em cada vez primeiro se compra, depois se baixa e se encaixa, e por fim se descarta.
refusal-discard_pile_empty = O descarte está vazio. Compre do monte.
refusal-discard_draws_exhausted = O descarte já foi usado vezes demais seguidas: agora é preciso comprar do monte.
refusal-no_steps = Nada foi escolhido para esta vez.
refusal-too_few_cards = Cartas de menos: para baixar são precisas pelo menos três, para encaixar pelo menos uma.
refusal-duplicate_card = A mesma carta foi escolhida duas vezes: { CARD($card) }.
refusal-card_not_held = Esta carta não está na sua mão: { CARD($card) }.
refusal-not_a_meld = Estas cartas não são sequência, trinca nem quadra. Uma sequência tem pelo menos três cartas seguidas do mesmo naipe; trinca e quadra têm três ou quatro cartas do mesmo valor.
refusal-not_a_set =
    { CARD($card, form: "The") } não combina com as outras: { $near ->
        [none] todas devem ter o mesmo valor.
       *[other] serviria { CARDS($near, form: "the", join: "or") }.
    }
refusal-not_a_run =
    { CARD($card, form: "The") } não continua esta sequência: { $near ->
        [none] as cartas devem ser seguidas e do mesmo naipe.
       *[other] falta { CARDS($near, form: "the", join: "or") }.
    }
refusal-ace_is_high =
    O ás só vem depois do rei: dama, rei, ás é sequência; ás, dois, três e rei, ás, dois não são.{ $near ->
        [none] {""}
       *[other] {" "}Serviria: { CARDS($near) }.
    }
refusal-unknown_meld = Este jogo não está na mesa.
refusal-does_not_fit =
    { CARD($card, form: "The") } não encaixa neste jogo{ $near ->
        [none] , que já está completo.
       *[other] . Encaixaria { CARDS($near, form: "the", join: "or") }.
    }
refusal-must_keep_a_discard = Nesta mesa a última carta tem de ser um descarte: guarde uma.
refusal-card_just_taken = Esta carta acaba de vir do descarte: { CARD($card) }. Nesta mesa ela não pode voltar logo.
refusal-not_seated = Para isso é preciso ter um lugar nesta mesa.
refusal-already_seated = Você já tem um lugar nesta mesa.
refusal-seat_taken = O lugar { SEAT($seat) } está ocupado.
refusal-no_such_seat = Esta mesa não tem o lugar { SEAT($seat) }.
refusal-seat_empty = Não há ninguém no lugar { SEAT($seat) }.
refusal-table_full = Todos os lugares desta mesa estão ocupados.
refusal-table_closed = Esta mesa está fechada.
refusal-not_host = Só o anfitrião da mesa pode fazer isso.
refusal-not_a_bot = No lugar { SEAT($seat) } está uma pessoa, não uma IA.
refusal-already_started = Não durante uma rodada.
refusal-not_started = Nenhuma partida começou.
refusal-not_ready = O lugar { SEAT($seat) } está vazio, ou quem o ocupa ainda não pode começar.
refusal-bad_options =
    O lugar { SEAT($seat) } está ocupado: { $players ->
        [one] { $players } jogador é pouco.
       *[other] { $players } jogadores são poucos.
    }
refusal-stale_turn = Isso era para uma vez anterior. Nada mudou.
refusal-stale_commit = Este número era para outra distribuição. Envie um novo.
refusal-match_not_over = A partida ainda não acabou: as cartas continuam escondidas.
refusal-round_not_over = Esta rodada ainda não acabou: as cartas continuam escondidas.
refusal-time_is_up = O seu tempo para esta vez acabou.
refusal-too_soon =
    { SECONDS($retry_ms) ->
        [one] Espere { SECONDS($retry_ms) } segundo antes de dizer mais alguma coisa.
       *[other] Espere { SECONDS($retry_ms) } segundos antes de dizer mais alguma coisa.
    }
refusal-nothing_to_do = Já está assim.
refusal-try_again = O servidor não consegue guardar nada neste momento. Tente de novo.
refusal-busy = O servidor está muito ocupado. Tente de novo daqui a pouco.
refusal-unknown_table = Não há mesa aberta com este código.
refusal-table_parked = Uma falha nossa parou esta mesa. Tudo o que foi jogado está guardado.
refusal-draining = O servidor vai reiniciar. Entre de novo.
refusal-bad_message =
    { $field ->
        [none] O servidor não entende este pedido.
       *[other] O servidor não entende este pedido ({ $field }: { $problem }).
    }
refusal-unknown_card = “{ $card }” não é uma carta.
refusal-too_large = A mensagem é longa demais.
refusal-rate_limited =
    { SECONDS($retry_ms) ->
        [one] Pedidos demais de uma vez. Espere { SECONDS($retry_ms) } segundo.
       *[other] Pedidos demais de uma vez. Espere { SECONDS($retry_ms) } segundos.
    }
refusal-unauthenticated = Este acesso não é de ninguém. Comece de novo ou entre com o seu nome.
refusal-forbidden = Isso não lhe é permitido.
refusal-not_at_a_table = Primeiro entre numa mesa, para jogar ou assistir.
refusal-not_found = Não há nada neste endereço.
refusal-method_not_allowed = Este endereço não permite isso.
refusal-bad_credentials = O nome ou a senha está errado.
refusal-login_taken = Outra pessoa já entra com este nome. Escolha outro.
refusal-already_registered = Você já tem um nome de acesso.
refusal-unknown_language = As regras não existem nesta língua, só nestas: { $allowed }.
refusal-internal_error = Uma falha nossa. Já foi comunicada.

## Avisos do servidor

notice-draining = O servidor vai reiniciar. A conexão será refeita.
notice-superseded = Esta mesa foi aberta em outro lugar. O jogo continua lá.
notice-outdated = Esta versão do jogo é antiga demais. Carregue-a de novo.
notice-reconnect = A conexão com a mesa se perdeu. Reconectando…
notice-unknown_table = Não há mesa aberta { $table }.

## O que aconteceu na mesa

say-opened = A mesa { $code } está aberta.
say-sat =
    { $who ->
        [you] Você ocupa um lugar.
       *[other] { $player } ocupa um lugar.
    }
say-bot-sat = { $player } entra na mesa.
say-seat-emptied = O lugar { SEAT($seat) } está livre.
say-host =
    { $who ->
        [you] Agora o papel de anfitrião é seu.
       *[other] O papel de anfitrião passa a { $player }.
    }
say-settings = O anfitrião mudou as opções da mesa.
say-ready =
    { $who ->
        [you] Você já pode começar.
       *[other] { $player } já pode começar.
    }
say-not-ready =
    { $who ->
        [you] Você pede mais um momento.
       *[other] { $player } pede mais um momento.
    }
say-emoted = { $player }: { $text }
say-here =
    { $who ->
        [you] Você está de volta.
       *[other] { $player } está de volta.
    }
say-slow =
    { $who ->
        [you] A sua conexão está lenta.
       *[other] A conexão de { $player } está lenta.
    }
say-away =
    { $who ->
        [you] Você está fora.
       *[other] { $player } está fora.
    }
say-bot =
    { $who ->
        [you] Você está fora. Uma IA joga no seu lugar.
       *[other] { $player } está fora. Uma IA joga no seu lugar.
    }
say-match-started = A partida começa.
say-dealt =
    Rodada { $round }. Carta virada: { CARD($card) }. { $who ->
        [you] Você começa.
       *[other] { $player } começa.
    }
say-drew-stock =
    { $who ->
        [you] Você comprou { CARD($card, form: "the") } do monte.
       *[other] { $player } comprou do monte.
    }
say-drew-discard =
    { $who ->
        [you] Você pegou { CARD($card, form: "the") } do descarte.
       *[other] { $player } pegou { CARD($card, form: "the") } do descarte.
    }
say-melded =
    { $who ->
        [you] Você baixou { CARDS($cards, form: "the") }.
       *[other] { $player } baixou { CARDS($cards, form: "the") }.
    }
say-laid-off =
    { $who ->
        [you] Você encaixou { CARDS($cards, form: "the") } neste jogo: { CARDS($onto) }.
       *[other] { $player } encaixou { CARDS($cards, form: "the") } neste jogo: { CARDS($onto) }.
    }
say-discarded =
    { $who ->
        [you] Você descartou { CARD($card, form: "the") }.
       *[other] { $player } descartou { CARD($card, form: "the") }.
    }
say-timed-out =
    { $who ->
        [you] O seu tempo acabou. O servidor joga esta vez por você.
       *[other] O tempo de { $player } acabou. O servidor joga esta vez.
    }
say-credited =
    { SECONDS($ms) ->
        [one] O servidor esteve fora { SECONDS($ms) } segundo. Ninguém perde tempo com isso.
       *[other] O servidor esteve fora { SECONDS($ms) } segundos. Ninguém perde tempo com isso.
    }
say-closed =
    { $reason ->
        [dismissed] A mesa foi fechada.
       *[abandoned] A mesa foi fechada: todos saíram.
    }

## Uma vez inteira numa frase

say-turn =
    { $who ->
        [you] Você { $parts }.
       *[other] { $player } { $parts }.
    }
say-part-drew-stock =
    { $who ->
        [you] comprou do monte
       *[other] comprou do monte
    }
say-part-drew-discard =
    { $who ->
        [you] pegou { CARD($card, form: "the") }
       *[other] pegou { CARD($card, form: "the") }
    }
say-part-melded =
    { $who ->
        [you] baixou { CARDS($cards, form: "the") }
       *[other] baixou { CARDS($cards, form: "the") }
    }
say-part-laid-off =
    { $who ->
        [you] encaixou { CARDS($cards, form: "the") }
       *[other] encaixou { CARDS($cards, form: "the") }
    }
say-part-discarded =
    { $who ->
        [you] descartou { CARD($card, form: "the") }
       *[other] descartou { CARD($card, form: "the") }
    }
say-part-went-out =
    { $who ->
        [you] bateu
       *[other] bateu
    }

## Fim de uma rodada, fim de uma partida

round-end-went-out =
    { $who ->
        [you] Você bateu e marca { points-gained }.
       *[other] { $player } bateu e marca { points-gained }.
    }
round-end-empty-stock =
    { $who ->
        [you] O monte acabou: a sua mão é a mais baixa, com { points-held }. Você marca { points-gained }.
       *[other] O monte acabou: a mão mais baixa, com { points-held }, é a de { $player }, que marca { points-gained }.
    }
round-end-tie =
    { $who ->
        [you] O monte acabou e várias mãos têm { points-held }: você vem primeiro na ordem dos lugares e marca { points-gained }.
       *[other] O monte acabou e várias mãos têm { points-held }: { $player } vem primeiro na ordem dos lugares e marca { points-gained }.
    }
match-end =
    { $who ->
        [you] Você vence a partida com { points-scored }.
       *[other] { $player } vence a partida com { points-scored }.
    }
points-gained =
    { $gain ->
        [one] { $gain } ponto
       *[other] { $gain } pontos
    }
points-held =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
points-scored =
    { $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
    }

## O que se diz

emote-hello = Olá!
emote-good_luck = Boa sorte!
emote-well_played = Boa jogada!
emote-thanks = Valeu!
emote-oops = Ops!
emote-thinking = Estou pensando…
emote-hurry = É a sua vez!
emote-bye = Até logo!

## Por que uma IA jogaria assim

reason-goes_out = Você pode bater nesta vez.
reason-takes_to_go_out = Com { CARD($card, form: "the") } você pode bater.
reason-takes_for_meld = { CARD($card, form: "The") } completa ou alonga um jogo.
reason-takes_to_lay_off = { CARD($card, form: "The") } encaixa num jogo da mesa.
reason-takes_for_points = { CARD($card, form: "The") } vale menos do que uma carta da sua mão.
reason-takes_for_chances = { CARD($card, form: "The") } abre mais caminhos para um jogo do que custa.
reason-draws_unknown = { CARD($card, form: "The") } não lhe serve agora; uma carta desconhecida talvez sirva.
reason-draws_only_way = Só há um lugar de onde comprar.
reason-ends_round = O monte está vazio: pedir-lhe uma carta acaba a rodada, e a sua mão tem { $percent } % de chance de ser a mais baixa.
reason-lays_down = Baixe { MELDS($melds, form: "the") } e depois descarte { CARD($card, form: "the") }.
reason-discards_isolated = { CARD($card, form: "The") } é a carta mais alta que não combina com nenhuma outra.
reason-discards_highest = Todas as cartas combinam com alguma; a mais alta é { CARD($card, form: "the") }.
reason-discards_least_worth = { CARD($card, form: "The") } é o que menos lhe serve.
reason-holds_back = { CARD($card, form: "The") } é o que menos lhe serve; por enquanto guarde os seus jogos na mão.
reason-played_out = Jogada muitas vezes até o fim, a rodada corre melhor com este descarte: { CARD($card) }.
reason-only_move = Nada mais é permitido.
reason-deadwood = Pontos fora dos seus jogos: { $before } agora, { $after } depois.
reason-deadwood_now = Pontos fora dos seus jogos: { $before }.
reason-points = Pontos na sua mão: { $before } agora, { $after } depois.
reason-risk = Há { $percent } % de chance de { CARD($card, form: "the") } servir a quem joga a seguir.
reason-chances =
    { $count ->
        [one] { $count } carta ainda pode formar um jogo com { CARD($card, form: "the") }.
       *[other] { $count } cartas ainda podem formar um jogo com { CARD($card, form: "the") }.
    }
reason-memory_holds = Quem joga a seguir pegou { CARDS($cards, form: "the") } e ainda não devolveu nada disso.
reason-memory_let_go = Quem joga a seguir não quis { CARDS($cards, form: "the") }.

## Cliente: em toda parte

ui-title = Rami
ui-loading = Carregando…
ui-close = Fechar
ui-back = Voltar
ui-cancel = Cancelar
ui-yes = Sim
ui-no = Não
ui-copied = Copiado
ui-share = Partilhar
ui-more = Mais
ui-menu = Menu
ui-skip-to-table = Ir para a mesa
ui-you = Você
ui-nobody = Ninguém
ui-empty-seat = Lugar livre
ui-seat = Lugar { SEAT($seat) }
ui-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
ui-points-short = { $points } pts
ui-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
ui-seconds =
    { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }

## Início

ui-home-play = Jogar agora
ui-home-friends = Jogar com amigos
ui-home-friends-hint = Abra uma mesa e partilhe o código
ui-home-find = Procurar jogadores
ui-home-find-hint = Jogue com quem procura uma partida
ui-home-finding = Procurando jogadores…
ui-home-resume = Retomar a partida
ui-home-resume-hint = Mesa { $code }
ui-home-name = O seu nome
ui-home-name-hint = Os outros o veem na mesa
ui-home-language = Língua
ui-home-code = Código da mesa
ui-home-join = Entrar
ui-home-open-tables = Mesas abertas
ui-home-no-open-tables = Nenhuma mesa aberta neste momento
ui-home-rules = Regras
ui-home-learn = Aprender
ui-home-settings = Ajustes
ui-home-history = As suas partidas
ui-home-claim = Rami, o jogo francês, à mesa em dois toques
ui-home-against =
    { $count ->
        [one] contra { $count } IA, nível { level-name }
       *[other] contra { $count } IAs, nível { level-name }
    }
ui-home-opponents = Adversários
ui-home-guest = Visita { $number }
ui-home-create = Abrir uma mesa
ui-home-public = Aberta a todos
ui-home-back-to-table = Voltar à sua mesa
ui-home-code-wrong = Um código tem 6 letras e números, como K7PQ4M.
ui-home-table-seats = { $taken } de { $players } lugares ocupados
ui-home-join-table = Entrar na mesa { $code }
ui-level =
    { $level ->
        [easy] Fácil
        [hard] Difícil
       *[normal] Normal
    }

## Sala de espera

ui-lobby-title = Mesa { $code }
ui-lobby-code = Código
ui-lobby-qr = Código para ler com o telefone
ui-lobby-copy-link = Copiar o link
ui-lobby-seats = Lugares
ui-lobby-sit = Sentar-se aqui
ui-lobby-leave = Sair da mesa
ui-lobby-add-ai = Juntar uma IA
ui-lobby-kick = Tirar { $player }
ui-lobby-level = Nível
ui-lobby-host = Anfitrião
ui-lobby-ready = Pode começar
ui-lobby-not-ready = Ainda não
ui-lobby-i-am-ready = Pode começar
ui-lobby-start = Começar
ui-lobby-start-empty =
    { $count ->
        [one] Ainda há { $count } lugar livre
       *[other] Ainda há { $count } lugares livres
    }
ui-lobby-start-waiting = À espera de { $player }
ui-lobby-start-host = Só o anfitrião pode começar
ui-lobby-spectators =
    { $count ->
        [0] Ninguém está assistindo
        [one] { $count } pessoa assiste
       *[other] { $count } pessoas assistem
    }
ui-lobby-options = Opções da mesa
ui-lobby-players = Jogadores
ui-lobby-limit = Limite
ui-lobby-ace-high = O ás vale 11
ui-lobby-discard-to-win = A última carta é um descarte
ui-lobby-no-return = Não devolver a carta que acabou de pegar
ui-lobby-draw-cap = Compras seguidas no descarte
ui-lobby-clock = Relógio
ui-lobby-clock-auto = Automático
ui-lobby-clock-none = Nenhum
ui-lobby-clock-custom = Tempos próprios
ui-lobby-reserve = Reserva para a partida
ui-lobby-stand-in = Substituto de quem está fora
ui-lobby-hints = Dicas
ui-lobby-invite = Os seus amigos entram com este código
ui-lobby-invitation = Jogue Rami comigo!
ui-lobby-invited = Você recebeu um convite para jogar Rami na mesa { $code }.
ui-lobby-qr-label = Quadrado para ler com o telefone: leva à mesa { $code }
ui-lobby-remove = Tirar
ui-lobby-kick-hint = { $player } perde o lugar mas pode assistir.
ui-lobby-level-of = Nível de { $player }
ui-lobby-options-host = O anfitrião da mesa pode mudá-las.
ui-lobby-press-ready = Diga que pode começar, para o anfitrião dar início.
ui-lobby-host-starts = O anfitrião dá início à partida.
ui-lobby-any-number = Sem limite
ui-lobby-clock-turn =
    { $seconds ->
        [one] { $seconds } segundo por vez
       *[other] { $seconds } segundos por vez
    }
ui-quick-waiting-for =
    { $count ->
        [0] Estão todos aqui
        [one] Falta { $count } jogador
       *[other] Faltam { $count } jogadores
    }
ui-quick-hint = A partida começa sozinha: assim que todos os lugares estiverem ocupados, ou daqui a uns segundos com IA nos lugares que sobram.

## Mesa: lugares e coisas

ui-table = Mesa
ui-stock = Monte
ui-discard-pile = Descarte
ui-melds = Jogos na mesa
ui-hand = A sua mão
ui-run = Sequência
ui-set = Trinca, quadra
ui-opponents = Adversários
ui-log = O que aconteceu
ui-log-empty = Nada aconteceu desde que você chegou
ui-clock = Relógio
ui-round = Rodada { $round }
ui-score = Placar
ui-stock-count =
    { $count ->
        [0] Monte vazio
        [one] Monte, { $count } carta
       *[other] Monte, { $count } cartas
    }
ui-stock-last =
    { $count ->
        [0] Monte vazio
        [one] Última carta
       *[other] Últimas cartas
    }
ui-discard-top = Descarte, com { CARD($card) } em cima
ui-discard-empty = Descarte vazio
ui-discard-history = Todos os descartes
ui-discard-history-item = { $player }: { CARD($card) }
ui-melds-empty = Ainda não há jogos na mesa
ui-meld-of =
    { $who ->
        [you] { meld-name }, seu jogo
       *[other] { meld-name }, de { $player }
    }
ui-meld-fits = { $meld }; encaixaria { CARDS($cards, form: "the", join: "or") }
ui-seat-away = Fora
ui-seat-slow = Rede lenta
ui-seat-stand-in = IA joga
ui-seat-to-move = Na vez
ui-seat-takeover =
    { $seconds ->
        [one] Uma IA assume em { $seconds } segundo
       *[other] Uma IA assume em { $seconds } segundos
    }
ui-seat-summary = { $player }: { $cards }, { $points }
ui-watching = Você está assistindo
ui-paused = O jogo espera até alguém voltar
ui-time-left =
    { $seconds ->
        [one] Falta { $seconds } segundo
       *[other] Faltam { $seconds } segundos
    }
ui-time-reserve =
    { $seconds ->
        [one] Reserva: { $seconds } segundo
       *[other] Reserva: { $seconds } segundos
    }
ui-you-mark = V
ui-actions = Ações
ui-choose-meld-for = Onde pôr { CARDS($cards, form: "the") }?
ui-choose-new = Um jogo novo
ui-discard-none = Nada foi descartado nesta rodada
ui-discard-taken =
    { $who ->
        [you] Você a pegou
       *[other] { $player } a pegou
    }
ui-link-missed = Enquanto você esteve fora:
ui-prompt-armed = Enter descarta { CARD($card, form: "the") }
ui-prompt-go-out = Jogue as suas cartas para bater
ui-prompt-selected-fits = Encaixar { CARDS($cards, form: "the") }
ui-prompt-selected-meld = Baixar { CARDS($cards, form: "the") }
ui-prompt-selected-discard = Descartar { CARD($card, form: "the") }
ui-seat-away-for = Fora · { $seconds }
ui-stock-left =
    { $count ->
        [0] Monte vazio
        [one] { $count } no monte
       *[other] { $count } no monte
    }
ui-table-home = Início
ui-table-leave-hint = Se sair, uma IA joga por você. Pode voltar quando quiser.
ui-title-turn = A sua vez

## Mesa: as cartas da mão

ui-card-position = { CARD($card) }, { $index } de { $count }
ui-card-selected = { CARD($card) }, escolha, { $index } de { $count }
ui-card-fits = { $card }, encaixa num jogo da mesa
ui-card-new = { $card }, acaba de vir
ui-hand-groups = Jogos na sua mão: { $groups }.
ui-hand-deadwood =
    { $points ->
        [one] Cartas soltas: { $cards }, { $points } ponto.
       *[other] Cartas soltas: { $cards }, { $points } pontos.
    }
ui-selection =
    { $count ->
        [0] Nenhuma carta escolhida
        [one] { $count } carta escolhida
       *[other] { $count } cartas escolhidas
    }

## Mesa: o que fazer agora

ui-prompt-draw = Sua vez: compre uma carta
ui-prompt-play = Baixe, encaixe ou descarte
ui-prompt-discard = Descarte para acabar a vez
ui-prompt-their-turn = { $player } está jogando
ui-prompt-dealing = Distribuindo…
ui-prompt-sending = Um momento…
ui-prompt-ask-stock = O monte acabou: pedir acaba a rodada
ui-prompt-round-end = A rodada acabou
ui-prompt-match-end = A partida acabou
ui-prompt-waiting = À espera dos outros
ui-stock-empty = O monte acabou: a mão mais baixa vence a rodada

## Mesa: ações

ui-action-meld = Baixar
ui-action-lay-off = Encaixar
ui-action-discard = Descartar
ui-action-sort = Ordenar
ui-action-hint = Dica
ui-action-undo = Desfazer
ui-action-end-turn = Jogar
ui-draw-stock = Comprar do monte
ui-draw-discard = Pegar { CARD($card, form: "the") } do descarte
ui-sort-by-suit = Por naipe
ui-sort-by-rank = Por valor
ui-sort-by-melds = Por jogos
ui-sorted = Ordem: { $order }
ui-undo-melded = Baixado, ainda não enviado
ui-undo-done = Desfeito
ui-choose-meld = Em que jogo?
ui-confirm-discard = Descartar { CARD($card, form: "the") }?
ui-tray = Pronto para jogar
ui-tray-send = Jogar
ui-tray-clear = Recolher tudo

## Mesa: por que uma ação não está disponível

ui-why-not-your-turn = Não é a sua vez
ui-why-draw-first = Primeiro compre uma carta
ui-why-drawn = Você já comprou
ui-why-select = Primeiro escolha cartas
ui-why-select-one = Escolha uma só carta
ui-why-no-meld = Estas cartas não são um jogo
ui-why-no-fit = Isto não encaixa em nenhum jogo
ui-why-keep-one = A última carta é um descarte
ui-why-just-taken = Você acaba de pegar esta carta
ui-why-pile-closed = Agora é preciso comprar do monte
ui-why-pile-empty = O descarte está vazio
ui-why-sending = A última ação ainda está a caminho
ui-why-offline = Você está sem conexão
ui-why-no-hints = Esta mesa joga sem dicas
ui-why-nothing-to-undo = Não há nada para desfazer

## Dicas

ui-hint-draw-stock = Dica: compre do monte
ui-hint-draw-discard = Dica: pegue { CARD($card, form: "the") }
ui-hint-meld = Dica: baixe { CARDS($cards, form: "the") }
ui-hint-lay-off = Dica: encaixe { CARDS($cards, form: "the") }
ui-hint-discard = Dica: descarte { CARD($card, form: "the") }

## Anúncios para o leitor de tela

ui-announce-your-turn = Sua vez.
ui-announce-turn-of = É a vez de { $player }.
ui-announce-draw-phase = Compre uma carta.
ui-announce-play-phase = Baixe, encaixe ou descarte.
ui-announce-time =
    { $seconds ->
        [one] Falta { $seconds } segundo.
       *[other] Faltam { $seconds } segundos.
    }
ui-announce-no-time = Não há relógio.
ui-announce-refused = Recusado. { $reason }
ui-announce-stock =
    { $count ->
        [0] O monte está vazio.
        [one] { $count } carta no monte.
       *[other] { $count } cartas no monte.
    }
ui-announce-top = Em cima do descarte: { CARD($card) }.
ui-announce-no-top = O descarte está vazio.
ui-announce-no-melds = Não há jogos na mesa.
ui-announce-nothing-new = Nada aconteceu desde a sua última vez.
ui-announce-selected = Escolha: { CARD($card) }.
ui-announce-unselected = Fora da escolha: { CARD($card) }.
ui-announce-moved = { CARD($card) }: agora { $index } de { $count }.

## Resultado da rodada

ui-round-title = A rodada { $round } acabou
ui-round-hands = As mãos
ui-round-no-cards = Sem cartas
ui-round-winner = Vence a rodada
ui-round-next = Próxima rodada
ui-round-next-in =
    { $seconds ->
        [one] Próxima rodada em { $seconds } segundo
       *[other] Próxima rodada em { $seconds } segundos
    }
ui-round-check = Verificar esta distribuição
ui-round-checking = Verificando…
ui-round-check-commitment = Publicado antes da distribuição
ui-round-check-seed = Segredo, mostrado depois
ui-round-check-deck = Ordem das cartas

## Resultado da partida

ui-match-title = A partida acabou
ui-match-grid = Rodada por rodada
ui-match-total = Total geral
ui-match-rematch = Jogar de novo
ui-match-rematch-waiting = À espera dos outros
ui-match-replay = Rever
ui-match-share = Partilhar o resultado
ui-match-share-text = { $player } venceu no Rami: { $scores }
ui-match-home = Início
ui-round-next-soon = A próxima rodada já vai começar
ui-round-look-at-table = Olhar a mesa
ui-round-show-result = Mostrar o resultado
ui-match-round = Rodada
ui-match-last-round = A última rodada

## As suas partidas

ui-history-empty = Você ainda não jogou nenhuma partida.
ui-history-match = Partida
ui-history-won = Vencida
ui-history-lost = Perdida
ui-history-running = Em andamento
ui-history-abandoned = Não jogada até o fim
ui-history-parts = Mais sobre esta partida

## Rever uma partida

ui-replay-title = Rever a partida
ui-replay-play = Reproduzir
ui-replay-pause = Pausa
ui-replay-next = Passo seguinte
ui-replay-previous = Passo anterior
ui-replay-start = Ao começo
ui-replay-end = Ao fim
ui-replay-speed = Velocidade
ui-replay-view = Visto por
ui-replay-open = Todas as mãos abertas
ui-replay-previous-turn = Vez anterior
ui-replay-next-turn = Vez seguinte
ui-replay-controls = Comandos de reprodução
ui-replay-position = Posição na partida
ui-replay-place = Passo { $step } de { $count }
ui-replay-round = Rodada
ui-replay-round-of = Rodada { $round } de { $count }
ui-replay-seats = Lugares
ui-replay-hands = Mãos
ui-replay-begin = O começo
ui-replay-event-nonce =
    { $who ->
        [you] Você juntou o seu número aleatório à próxima distribuição.
       *[other] { $player } juntou o seu número aleatório à próxima distribuição.
    }
ui-replay-event-sealed = A distribuição da rodada { $round } está lacrada: daqui em diante ninguém pode mudá-la.
ui-replay-event-revealed = O segredo da distribuição foi mostrado: agora dá para verificá-la.
ui-replay-redacted = Esta partida ainda está em andamento: você vê o que se via do seu lugar. No fim, todas as mãos ficam abertas.
ui-replay-share = Copiar o link para este momento
ui-replay-keys = Teclas
ui-replay-keys-play = Reproduzir ou pausar
ui-replay-keys-step = Um passo para trás ou para a frente
ui-replay-keys-turn = À vez anterior ou à seguinte
ui-replay-keys-ends = Ao começo ou ao fim
ui-replay-keys-speed = Mais rápido ou mais devagar
ui-replay-event-drew = { $player } comprou { CARD($card, form: "the") } do monte.

## Verificar as distribuições

ui-proof-title = Verificar as distribuições
ui-proof-check-all = Verificar as distribuições
ui-proof-file = Arquivo { $name }
ui-proof-verdict-good = Distribuição honesta: tudo o que se pode recalcular confere.
ui-proof-verdict-bad = Esta distribuição não confere com o que foi prometido. Veja abaixo o que está errado.
ui-proof-verdict-unproved = Esta distribuição não pode ser verificada: antes dela ninguém se comprometeu com nada.
ui-proof-match-none = Nenhuma rodada desta partida acabou ainda.
ui-proof-match-good =
    { $count ->
        [one] A única distribuição desta partida confere com o que foi prometido antes.
       *[other] As { $count } distribuições desta partida conferem todas com o que foi prometido antes.
    }
ui-proof-match-bad = Alguma coisa não confere. Veja abaixo o quê.
ui-proof-match-unproved = As distribuições desta partida não podem ser verificadas: antes delas ninguém se comprometeu com nada.
ui-proof-round = Distribuição da rodada { $round }
ui-proof-result-good = Confere
ui-proof-result-bad = Não confere
ui-proof-result-unproved = Não dá para verificar
ui-proof-outcome-good = Confere
ui-proof-outcome-bad = Não confere
ui-proof-outcome-unknown = Não se sabe aqui
ui-proof-step-promise = A promessa antes da distribuição
ui-proof-promise-good = A impressão digital que este navegador recebeu antes da distribuição é a mesma com que ela foi lacrada.
ui-proof-promise-bad = Antes da distribuição, este navegador recebeu outra impressão digital, e não aquela com que ela foi lacrada.
ui-proof-promise-unknown = Este navegador não estava à mesa antes da distribuição, por isso não pode dizer o que foi prometido.
ui-proof-step-commitment = O segredo
ui-proof-commitment-good = O segredo mostrado depois da rodada tem exatamente esta impressão digital: estava fixado antes da distribuição.
ui-proof-commitment-bad = O segredo mostrado depois da rodada tem outra impressão digital, e não a prometida.
ui-proof-step-nonce = O seu número aleatório
ui-proof-nonce-good =
    { $count ->
        [one] O número que o seu navegador juntou está na distribuição.
       *[other] O número que o seu navegador juntou está na distribuição, com os dos outros: { $count } ao todo.
    }
ui-proof-nonce-bad = No seu lugar está outro número, e não o que o seu navegador juntou.
ui-proof-nonce-left-out = O número que o seu navegador juntou ficou fora da distribuição.
ui-proof-nonce-malformed = A lista dos números dos jogadores está danificada.
ui-proof-nonce-unknown =
    { $count ->
        [one] { $count } jogador juntou o seu número. Este navegador não guardou nenhum de você, por isso não há o que comparar.
       *[other] { $count } jogadores juntaram o seu número. Este navegador não guardou nenhum de você, por isso não há o que comparar.
    }
ui-proof-nonce-nobody = Ninguém juntou um número; mesmo assim, a ordem das cartas estava fixada antes da distribuição.
ui-proof-step-starter = Quem começa
ui-proof-starter-good = Pelas regras, quem devia começar era { $player }, e assim foi.
ui-proof-starter-bad = Pelas regras, quem devia começar era { $player }, mas outra pessoa começou.
ui-proof-starter-unknown = A rodada anterior não foi vista aqui, por isso não dá para dizer de quem era a vez de começar.
ui-proof-step-deck = O baralho
ui-proof-deck-good = Embaralhadas de novo neste navegador, as 52 cartas ficam na mesma ordem.
ui-proof-deck-bad = Embaralhadas de novo neste navegador, as 52 cartas ficam em outra ordem que não a registrada.
ui-proof-step-hands = As cartas distribuídas
ui-proof-hands-one = Embaralhando e distribuindo de novo neste navegador, a sua mão tem as mesmas cartas.
ui-proof-hands-good = Embaralhando e distribuindo de novo neste navegador, as { $count } mãos têm as mesmas cartas.
ui-proof-hands-bad = Embaralhando e distribuindo de novo neste navegador, { $player } teria recebido outras cartas.
ui-proof-hands-unknown = A própria distribuição não foi vista aqui.
ui-proof-step-upcard = A primeira carta do descarte
ui-proof-upcard-good = A carta a virar era { CARD($card, form: "the") }, e foi.
ui-proof-upcard-bad = A carta a virar era { CARD($card, form: "the") }, mas foi { CARD($seen, form: "the") }.
ui-proof-step-draws = As cartas compradas do monte
ui-proof-draws-all =
    { $count ->
        [0] Ninguém comprou do monte.
        [one] A única carta comprada veio como está no baralho.
       *[other] As { $count } cartas compradas vieram todas na ordem do baralho.
    }
ui-proof-draws-good =
    { $count ->
        [0] Cartas compradas: { $total }. Você não viu nenhuma.
        [one] Cartas compradas: { $total }. Você viu { $count }: veio como está no baralho.
       *[other] Cartas compradas: { $total }. Você viu { $count }: vieram na ordem do baralho.
    }
ui-proof-draws-bad = A carta { $number } do monte devia ser { CARD($card, form: "the") }, mas saiu { CARD($seen, form: "the") }.
ui-proof-draws-unknown = Nem todas as compras foram vistas aqui.
ui-proof-step-play = A rodada inteira
ui-proof-play-good = Jogada de novo com estas cartas, a rodada confere: cada jogada era possível, mesmo as compras escondidas, e todos acabam com a mão que foi mostrada.
ui-proof-play-bad = Jogando de novo com estas cartas, { $player } acabaria com outra mão, e não com a que foi mostrada.
ui-proof-play-impossible = Ao jogar de novo com estas cartas, a jogada { $number } não era possível: { $player } não podia ter { CARD($card, form: "the") }.
ui-proof-play-unknown = Nem tudo desta rodada foi visto aqui.
ui-proof-odd-card = Esta carta não existe: { $card }
ui-proof-values = Os valores, para fazer a conta à mão
ui-proof-value-deal = Mesa, partida, rodada
ui-proof-value-nonce = Número de { $player }
ui-proof-value-commitment = Impressão digital, calculada aqui
ui-proof-value-seed = Semente do embaralhamento, calculada aqui
ui-proof-damaged = O arquivo não está como o servidor o escreveu: alguma coisa nele foi mudada.
ui-proof-save = Salvar a partida em um arquivo
ui-proof-choose = Verificar um arquivo
ui-proof-no-bundle = Este arquivo não é de uma partida.
ui-proof-how = Como funciona
ui-proof-how-sealed = Antes de cada distribuição, o servidor sorteia um número secreto e mostra a todos a impressão digital dele. A partir daí, não pode mais trocá-lo.
ui-proof-how-chance = Depois, o navegador de cada jogador junta um número aleatório seu. O baralho é embaralhado a partir do segredo e de todos esses números, por isso ninguém pode escolher a ordem.
ui-proof-how-shown = Quando a rodada acaba, o segredo é mostrado. O seu navegador recalcula tudo, sem nenhuma ajuda do servidor.

## Análise, e o que a IA viu

ui-review-title = Análise
ui-review-best = A IA difícil teria jogado: { $move }
ui-review-same = A IA difícil teria jogado o mesmo
ui-review-ai-title = O que a IA viu
ui-review-ai-seat = Jogador
ui-review-ai-thinking = Perguntando de novo à IA…
ui-review-ai-none = Nenhuma IA jogou neste lugar nesta rodada.
ui-review-ai-steps = Decisões
ui-review-ai-count = Decisão { $number } de { $count }
ui-review-ai-next = Decisão seguinte
ui-review-ai-previous = Decisão anterior
ui-review-ai-again = Se lhe perguntam de novo, ela escolhe outra coisa: { $move }
ui-review-ai-saw = Isto é tudo o que ela viu. O nível dela: { $level }
ui-review-ai-weighed = O que ela pesou, do melhor para o pior
ui-review-ai-no-reason = Ela não dá nenhum motivo.
ui-review-move-draw-stock = comprar do monte
ui-review-move-draw-discard = pegar { CARD($card, form: "the") }
ui-review-move-meld = baixar { CARDS($cards, form: "the") }
ui-review-move-lay-off = encaixar { CARDS($cards, form: "the") }
ui-review-move-discard = descartar { CARD($card, form: "the") }
ui-review-progress = { $judged } de { $total } decisões analisadas
ui-review-none = Nesta partida você não decidiu nada.
ui-review-sum = Em { $same } de { $count } decisões você jogou como a IA difícil.
ui-review-how = A IA se baseia no que você podia saber naquele momento. Cada escolha foi jogada até o fim nas mesmas { $worlds } distribuições possíveis das cartas ocultas.
ui-review-left-out =
    { $count ->
        [one] Uma decisão não pôde ser avaliada.
       *[other] { $count } decisões não puderam ser avaliadas.
    }
ui-review-clean = Nenhuma decisão custou mais do que o acaso explica.
ui-review-worst = O que mais custou
ui-review-others = Onde a IA teria jogado de outro modo ({ $count })
ui-review-where = Rodada { $round }, vez { $turn }
ui-review-gain =
    { $better ->
        [own] A sua escolha é melhor em { $points } pontos em média (± { $error }).
       *[hard] A escolha da IA é melhor em { $points } pontos em média (± { $error }).
    }
ui-review-you = Você
ui-review-hard = A IA difícil
ui-review-replay = Rever este momento
ui-review-again = Tentar de novo a partir daqui
ui-review-again-how = Você pode tentar de novo contra IAs. As cartas que você não podia ver são distribuídas de novo; por isso essa distribuição não pode ser verificada.

## Ajustes

ui-settings-title = Ajustes
ui-settings-language = Língua
ui-settings-deck = Baralho
ui-settings-letters = Letras dos naipes nas cartas
ui-settings-index = Letras de valete, dama e rei
ui-settings-card-size = Tamanho das cartas
ui-settings-rows = Fileiras da mão
ui-settings-motion = Animações
ui-settings-sound = Sons
ui-settings-haptics = Vibração
ui-settings-shortcuts = Atalhos do teclado
ui-settings-confirm-discard = Perguntar antes de descartar
ui-settings-theme = Tema
ui-settings-left-handed = Para canhotos
ui-settings-notify = Avisar quando for a minha vez
ui-settings-account = Conta
ui-settings-login = Entrar
ui-settings-logout = Sair
ui-settings-register = Guardar este jogador
ui-settings-register-hint = Com nome e senha você volta de qualquer aparelho
ui-settings-login-name = Nome de acesso
ui-settings-password = Senha
ui-settings-delete = Apagar este jogador
ui-settings-delete-confirm = Apagar o seu nome, o acesso e tudo o que leva a você? Não se pode desfazer.
ui-settings-look = Aparência
ui-settings-cards = Cartas
ui-settings-play = Na mesa
ui-settings-sample = Como as cartas ficam
ui-choice-theme =
    { $value ->
        [light] Claro
        [dark] Escuro
       *[auto] Como o sistema
    }
ui-choice-motion =
    { $value ->
        [on] Sim
        [off] Não
       *[auto] Como o sistema
    }
ui-choice-deck =
    { $value ->
        [four] Quatro cores
        [safe] Para daltônicos
       *[two] Duas cores
    }
ui-choice-index =
    { $value ->
        [jqk] J Q K
        [vdr] V D R
        [bvh] B V H
       *[auto] Conforme a língua
    }
ui-choice-cardSize =
    { $value ->
        [large] Grandes
       *[normal] Normais
    }
ui-choice-handRows =
    { $value ->
        [1] Uma
        [2] Duas
       *[auto] Automático
    }
ui-suit-letter =
    { $suit ->
        [C] P
        [D] O
        [H] C
       *[S] E
    }
ui-settings-guest = Você joga como { $player }, de visita neste navegador.
ui-settings-account-of = Você é { $player }. Entra com o nome { $login }.
ui-settings-login-hint = Já jogou aqui, com um nome de acesso?
ui-settings-login-replaces = A visita deste navegador fica então para trás.
ui-settings-have-login = Já tenho um nome de acesso
ui-settings-password-hint = Pelo menos 8 caracteres
ui-settings-credentials-missing = Um nome de acesso tem pelo menos 3 letras, números ou . _ @ + -, uma senha nova pelo menos 8 caracteres.
ui-settings-registered = Guardado. Agora pode entrar em qualquer aparelho.
ui-settings-logged-in = Que bom ver você de novo, { $player }!
ui-settings-deleted = O seu jogador foi apagado.

## Regras: a página em volta

ui-rules-title = Regras
ui-rules-contents = Índice
ui-rules-version = Versão { $version }
ui-rules-at-table = Nesta mesa
ui-rules-default = Em regra { $value }
ui-rules-legal = Permitido
ui-rules-refused = Não permitido
ui-rules-try = Experimentar
ui-rules-language-missing = As regras ainda não existem na sua língua; aqui estão em inglês.
ui-rules-try-hint = Escolha cartas e veja se são um jogo.

## Aprender

ui-learn-title = Aprender
ui-learn-intro = Seis mãos curtas, de poucos minutos cada
ui-learn-step = Passo { $step } de { $count }
ui-learn-next = Continuar
ui-learn-again = Mais uma vez
ui-learn-done = Muito bem!
ui-learn-finished = Agora você sabe jogar
ui-learn-1-title = Comprar e descartar
ui-learn-2-title = Baixar uma sequência
ui-learn-3-title = Baixar uma trinca
ui-learn-4-title = Encaixar
ui-learn-5-title = Bater
ui-learn-6-title = O monte vazio
ui-learn-1-text = Cada vez começa com uma carta, do monte ou do descarte, e acaba com um descarte.
ui-learn-2-text = Três ou mais cartas seguidas do mesmo naipe são uma sequência. O ás vem depois do rei.
ui-learn-3-text = Três cartas do mesmo valor são uma trinca, quatro uma quadra.
ui-learn-4-text = Você pode encaixar cartas em qualquer jogo da mesa, seja de quem for.
ui-learn-5-text = Quem fica sem cartas vence a rodada e marca os pontos que os outros têm na mão.
ui-learn-6-text = Quando alguém pede uma carta ao monte vazio, vence a mão com menos pontos.
ui-learn-opponent = Adversário
ui-learn-later = Isso seria permitido. Aqui vem mais tarde: faça o que se pede acima.
ui-learn-did = Feito
ui-learn-1-goal-1 = É a sua vez. Pegue o 8 de copas do descarte: combina com os seus 6 e 7.
ui-learn-1-goal-2 = Agora acabe a vez: escolha uma carta alta que não combine com nada, o rei ou o valete, e descarte-a.
ui-learn-1-end = Isso é uma vez: uma carta entra, uma carta sai. As cartas altas custam mais a quem fica com elas.
ui-learn-2-goal-1 = Pegue o 7 de copas. É o que falta à sua sequência.
ui-learn-2-goal-2 = Escolha o 5, o 6 e o 7 de copas, e baixe-os.
ui-learn-2-goal-3 = Há outra sequência na sua mão, com o ás. Qual: dama, rei, ás, ou rei, ás, 2? Escolha três cartas de espadas e baixe.
ui-learn-2-goal-4 = Certo: o ás vem depois do rei e em nenhum outro lugar. Agora descarte uma carta.
ui-learn-2-end = Duas sequências numa vez. Você pode baixar quantas tiver.
ui-learn-3-goal-1 = Você tem dois reis. Veja o que traz o monte: compre uma carta.
ui-learn-3-goal-2 = O terceiro rei! Escolha os três e baixe-os como trinca.
ui-learn-3-goal-3 = Há outra trinca na sua mão. Encontre-a e baixe-a.
ui-learn-3-goal-4 = Acabe a vez com um descarte.
ui-learn-3-end = Três cartas do mesmo valor são uma trinca, quatro uma quadra, seja qual for o naipe.
ui-learn-4-goal-1 = O seu adversário baixou uma sequência e uma trinca. Comece a vez: compre uma carta.
ui-learn-4-goal-2 = Duas das suas espadas alongam a sequência, uma em cada ponta. Escolha uma ou as duas, e encaixe.
ui-learn-4-goal-3 = A dama de ouros faz da trinca uma quadra. Encaixe-a.
ui-learn-4-goal-4 = Agora descarte uma carta.
ui-learn-4-end = O que você encaixa já não conta contra você, seja quem for que baixou o jogo.
ui-learn-5-goal-1 = Você pode vencer nesta vez. Pegue o 8 de paus.
ui-learn-5-goal-2 = Baixe as suas três cartas de paus.
ui-learn-5-goal-3 = Encaixe o rei nos reis do adversário.
ui-learn-5-goal-4 = Resta uma carta. Descarte-a, e bateu!
ui-learn-5-end = Você bateu e vence a rodada. Marca o que o adversário ainda tem.
ui-learn-6-goal-1 = O monte está vazio. A sua mão é baixa, então peça uma carta ao monte: isso acaba a rodada.
ui-learn-6-end = Ninguém bateu, por isso vence a mão mais baixa e marca o que os outros têm.

## Ajuda do teclado

ui-keys-title = Teclado
ui-keys-tab = Parte seguinte da mesa
ui-keys-arrows = Andar pela mão ou pelos jogos
ui-keys-digits = Ir para a carta com este número
ui-keys-space = Escolher ou largar a carta
ui-keys-shift-arrows = Alargar a escolha
ui-keys-alt-arrows = Mudar a carta de lugar na mão
ui-keys-s = Comprar do monte
ui-keys-d = Pegar do descarte
ui-keys-m = Baixar a escolha
ui-keys-l = Encaixar a escolha
ui-keys-x = Descartar a carta escolhida (depois Enter)
ui-keys-enter = Fazer o que se mostra primeiro
ui-keys-help = Esta ajuda
ui-keys-t = Dizer de quem é a vez e o tempo que falta
ui-keys-v = Dizer a sua mão em grupos
ui-keys-b = Dizer os jogos da mesa
ui-keys-p = Dizer o monte e o descarte
ui-keys-c = Dizer as cartas e os placares de todos
ui-keys-g = Dizer o que aconteceu desde a sua última vez
ui-keys-o = Próxima ordem
ui-keys-h = Dica
ui-keys-u = Desfazer
ui-keys-esc = Largar a escolha, ou fechar

## Estado da conexão

ui-link-online = Em linha
ui-link-slow = Conexão lenta
ui-link-reconnecting = Reconectando…
ui-link-reconnecting-in =
    { $seconds ->
        [0] Reconectando…
        [one] Reconectando em { $seconds } segundo
       *[other] Reconectando em { $seconds } segundos
    }
ui-link-attempt = Tentativa { $attempt }
ui-link-offline = Você está sem conexão
ui-link-superseded = Esta mesa está aberta em outro lugar. O jogo continua lá.
ui-link-superseded-here = Jogar aqui
ui-link-retry = Tentar agora
ui-link-back = De novo em linha
ui-link-i-am-back = Estou de volta
ui-link-while-away = Enquanto você esteve fora, uma IA jogou por você:

## O aplicativo

ui-app-install = Instalar o aplicativo
ui-app-update = Há uma versão nova
ui-app-update-now = Atualizar
ui-app-update-later = Depois desta rodada
ui-app-offline-note = As lições funcionam sem conexão, e as regras também, depois de lidas uma vez. As mesas voltam com ela.
ui-app-turn-title = Sua vez no Rami
ui-app-turn-text = A mesa { $code } espera por você

## Erros

ui-error-title = Algo não correu bem
ui-error-unknown = Algo não correu bem. Tente de novo.
ui-error-network = O servidor não responde.
ui-error-retry = Tentar de novo
ui-error-reload = Carregar de novo
ui-error-not-found = Esta página não existe.
ui-error-no-table = Não há mesa aberta { $code }.
ui-error-storage = Este navegador não guarda nada: se recarregar, você perde o lugar.
ui-error-reload-hint = A falha é nossa, e o seu lugar está seguro. Carregue a página de novo para continuar.
ui-error-not-found-hint = Talvez haja um engano no endereço.
ui-error-no-table-hint = Talvez haja um engano no código, ou todos saíram.
ui-error-stranger = O servidor já não conhece você
ui-error-start-anew = Começar de novo como visita

## O que se diz

ui-emotes = Dizer algo
ui-mute = Não ouvir { $player }
ui-unmute = Ouvir { $player } de novo

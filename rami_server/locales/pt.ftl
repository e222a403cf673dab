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

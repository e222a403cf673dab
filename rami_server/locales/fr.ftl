### Les textes de Rami Server en français. Les explications sont dans en.ftl et docs/texts.md.
### Formes de CARD et CARDS : « plain » (dame de cœur), « the » (la dame de cœur), « The » (La dame…).

## Cartes

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
        [jack] valet
        [queen] dame
        [king] roi
       *[ace] as
    }
card-rank-the =
    { $rank ->
        [ace] l’as
        [queen] la dame
       *[other] le { card-rank-plain }
    }
card-rank-The =
    { $rank ->
        [ace] L’as
        [queen] La dame
       *[other] Le { card-rank-plain }
    }
card-rank-first =
    { $rank ->
        [ace] de l’as
        [queen] de la dame
       *[other] du { card-rank-plain }
    }
card-rank-last =
    { $rank ->
        [ace] à l’as
        [queen] à la dame
       *[other] au { card-rank-plain }
    }
card-suit =
    { $suit ->
        [clubs] trèfle
        [diamonds] carreau
        [hearts] cœur
       *[spades] pique
    }
card = { card-rank } de { card-suit }
cards-suited = { $ranks } de { card-suit }
cards-span =
    { $form ->
        [the] les cartes { $first } { $last } de { card-suit }
        [The] Les cartes { $first } { $last } de { card-suit }
       *[plain] { $first } { $last } de { card-suit }
    }
card-ranks =
    { $rank ->
        [jack] valets
        [queen] dames
        [king] rois
       *[other] { card-rank-plain }
    }
cards-ranked =
    { $form ->
        [the] les { card-ranks } de { $suits }
        [The] Les { card-ranks } de { $suits }
       *[plain] { card-ranks } de { $suits }
    }

## Listes

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-more = { $list }, { $item }

## Noms

card-name = { CARD($card) }
cards-name = { CARDS($cards) }
rank-name = { card-rank-plain }
suit-name = { card-suit }
meld-name =
    { $kind ->
        [run] suite : { CARDS($cards) }
       *[set]
            { $count ->
                [3] brelan : { CARDS($cards) }
               *[other] carré : { CARDS($cards) }
            }
    }
level-name =
    { $level ->
        [easy] facile
        [hard] difficile
       *[normal] moyenne
    }
bot-name =
    { $level ->
        [easy] IA facile
        [hard] IA difficile
       *[normal] IA moyenne
    } { SEAT($seat) }

## Refus

refusal-round_over = La manche est finie. La donne suivante arrive.
refusal-not_your_turn = Ce n’est pas votre tour.
refusal-wrong_phase = Pas maintenant : à chaque tour on pioche d’abord, puis on pose et on complète, enfin on défausse.
refusal-discard_pile_empty = La défausse est vide. Piochez dans la pioche.
refusal-discard_draws_exhausted = La défausse a servi trop souvent de suite : cette fois, piochez dans la pioche.
refusal-no_steps = Rien n’a été choisi pour ce tour.
refusal-too_few_cards = Pas assez de cartes : il en faut au moins trois pour poser, au moins une pour compléter.
refusal-duplicate_card = Vous avez choisi deux fois { CARD($card, form: "the") }.
refusal-card_not_held = Vous n’avez pas { CARD($card, form: "the") } en main.
refusal-not_a_meld = Ces cartes ne forment ni une suite, ni un brelan ou un carré. Une suite, c’est au moins trois cartes voisines d’une même couleur ; un brelan ou un carré, trois ou quatre cartes de même rang.
refusal-not_a_set =
    { CARD($card, form: "The") } ne va pas avec les autres : { $near ->
        [none] toutes doivent avoir le même rang.
       *[other] il faudrait { CARDS($near, form: "the", join: "or") }.
    }
refusal-not_a_run =
    { CARD($card, form: "The") } ne continue pas cette suite : { $near ->
        [none] il faut des cartes voisines d’une même couleur.
       *[other] il faudrait { CARDS($near, form: "the", join: "or") }.
    }
refusal-ace_is_high =
    L’as vient après le roi et jamais ailleurs : dame, roi, as est une suite ; as, deux, trois et roi, as, deux n’en sont pas.{ $near ->
        [none] {""}
       *[other] {" "}{ CARDS($near, form: "The") } conviendraient.
    }
refusal-unknown_meld = Cette combinaison n’est pas sur la table.
refusal-does_not_fit =
    { CARD($card, form: "The") } ne va pas avec cette combinaison{ $near ->
        [none] , qui est déjà complète.
       *[other] . Il faudrait { CARDS($near, form: "the", join: "or") }.
    }
refusal-must_keep_a_discard = À cette table, on finit par une défausse : gardez une carte.
refusal-card_just_taken = Vous venez de prendre { CARD($card, form: "the") } dans la défausse. À cette table, on ne peut pas rendre cette carte aussitôt.
refusal-not_seated = Il faut une place à cette table pour faire cela.
refusal-already_seated = Vous avez déjà une place à cette table.
refusal-seat_taken = La place { SEAT($seat) } est prise.
refusal-no_such_seat = Cette table n’a pas de place { SEAT($seat) }.
refusal-seat_empty = Il n’y a personne à la place { SEAT($seat) }.
refusal-table_full = Toutes les places de cette table sont prises.
refusal-table_closed = Cette table est fermée.
refusal-not_host = Seul l’hôte de la table peut faire cela.
refusal-not_a_bot = À la place { SEAT($seat) }, il y a une personne et non une IA.
refusal-already_started = Pas pendant une manche.
refusal-not_started = Aucune partie n’a commencé.
refusal-not_ready = La place { SEAT($seat) } est vide, ou son joueur n’est pas prêt.
refusal-bad_options =
    La place { SEAT($seat) } est occupée : { $players ->
        [one] { $players } joueur, c’est trop peu.
       *[other] { $players } joueurs, c’est trop peu.
    }
refusal-stale_turn = Cela concernait un tour précédent. Rien n’a changé.
refusal-time_is_up = Votre temps pour ce tour est écoulé.
refusal-too_soon =
    { SECONDS($retry_ms) ->
        [one] Attendez { SECONDS($retry_ms) } seconde avant le prochain message.
       *[other] Attendez { SECONDS($retry_ms) } secondes avant le prochain message.
    }
refusal-nothing_to_do = C’est déjà le cas.
refusal-try_again = Le serveur ne peut rien enregistrer pour le moment. Réessayez.
refusal-busy = Le serveur est très occupé. Réessayez dans un instant.
refusal-unknown_table = Aucune table ouverte n’a ce code.
refusal-table_parked = Une erreur de notre part a arrêté cette table. Tout ce qui a été joué est conservé.
refusal-draining = Le serveur va redémarrer. Reconnectez-vous.
refusal-bad_message =
    { $field ->
        [none] Le serveur ne comprend pas cette demande.
       *[other] Le serveur ne comprend pas cette demande ({ $field } : { $problem }).
    }
refusal-unknown_card = « { $card } » n’est pas une carte.
refusal-too_large = Le message est trop long.
refusal-rate_limited =
    { SECONDS($retry_ms) ->
        [one] Trop de demandes à la fois. Attendez { SECONDS($retry_ms) } seconde.
       *[other] Trop de demandes à la fois. Attendez { SECONDS($retry_ms) } secondes.
    }
refusal-unauthenticated = Ce jeton n’est celui de personne. Recommencez ou connectez-vous.
refusal-forbidden = Vous n’avez pas le droit de faire cela.
refusal-not_at_a_table = Rejoignez ou observez d’abord une table.
refusal-not_found = Il n’y a rien à cette adresse.
refusal-method_not_allowed = Cette adresse ne permet pas cela.
refusal-bad_credentials = Le nom ou le mot de passe est faux.
refusal-login_taken = Quelqu’un d’autre se connecte sous ce nom. Choisissez-en un autre.
refusal-already_registered = Vous avez déjà un nom de connexion.
refusal-unknown_language = Les règles n’existent pas dans cette langue, mais dans celles-ci : { $allowed }.
refusal-internal_error = Une erreur de notre part. Elle a été signalée.

## Annonces du serveur

notice-draining = Le serveur va redémarrer. Vous serez reconnecté automatiquement.
notice-superseded = Vous avez ouvert cette table ailleurs. La partie continue là-bas.
notice-outdated = Cette version du jeu est trop ancienne. Rechargez-la.
notice-reconnect = La connexion à la table est perdue. Reconnexion…
notice-unknown_table = Il n’y a pas de table ouverte { $table }.

## Ce qui s’est passé à la table

say-opened = La table { $code } est ouverte.
say-sat =
    { $who ->
        [you] Vous prenez place.
       *[other] { $player } prend place.
    }
say-bot-sat = { $player } rejoint la table.
say-seat-emptied = La place { SEAT($seat) } est libre.
say-host =
    { $who ->
        [you] Vous êtes maintenant l’hôte.
       *[other] L’hôte est maintenant { $player }.
    }
say-settings = L’hôte a changé les réglages de la table.
say-ready =
    { $who ->
        [you] Vous pouvez commencer.
       *[other] { $player } peut commencer.
    }
say-not-ready =
    { $who ->
        [you] Vous demandez encore un instant.
       *[other] { $player } demande encore un instant.
    }
say-emoted = { $player } : { $text }
say-here =
    { $who ->
        [you] Vous voilà de retour.
       *[other] { $player } est de retour.
    }
say-slow =
    { $who ->
        [you] Votre connexion est lente.
       *[other] La connexion de { $player } est lente.
    }
say-away =
    { $who ->
        [you] Vous n’êtes pas là.
       *[other] { $player } n’est pas là.
    }
say-bot =
    { $who ->
        [you] Vous n’êtes pas là. Une IA joue à votre place.
       *[other] { $player } n’est pas là. Une IA joue à sa place.
    }
say-match-started = La partie commence.
say-dealt =
    Manche { $round }. La carte retournée est { CARD($card, form: "the") }. { $who ->
        [you] Vous commencez.
       *[other] { $player } commence.
    }
say-drew-stock =
    { $who ->
        [you] Vous avez pioché { CARD($card, form: "the") }.
       *[other] { $player } a pioché.
    }
say-drew-discard =
    { $who ->
        [you] Vous avez pris { CARD($card, form: "the") } dans la défausse.
       *[other] { $player } a pris { CARD($card, form: "the") } dans la défausse.
    }
say-melded =
    { $who ->
        [you] Vous avez posé { CARDS($cards, form: "the") }.
       *[other] { $player } a posé { CARDS($cards, form: "the") }.
    }
say-laid-off =
    { $who ->
        [you] Vous avez ajouté { CARDS($cards, form: "the") } à cette combinaison : { CARDS($onto) }.
       *[other] { $player } a ajouté { CARDS($cards, form: "the") } à cette combinaison : { CARDS($onto) }.
    }
say-discarded =
    { $who ->
        [you] Vous avez défaussé { CARD($card, form: "the") }.
       *[other] { $player } a défaussé { CARD($card, form: "the") }.
    }
say-timed-out =
    { $who ->
        [you] Votre temps est écoulé. Le serveur joue ce tour pour vous.
       *[other] Le temps de { $player } est écoulé. Le serveur joue ce tour.
    }
say-credited =
    { SECONDS($ms) ->
        [one] Le serveur s’est absenté { SECONDS($ms) } seconde. Personne n’y perd de temps.
       *[other] Le serveur s’est absenté { SECONDS($ms) } secondes. Personne n’y perd de temps.
    }
say-closed =
    { $reason ->
        [dismissed] La table est fermée.
       *[abandoned] La table est fermée : tout le monde est parti.
    }

## Tout un tour en une phrase

say-turn =
    { $who ->
        [you] Vous avez { $parts }.
       *[other] { $player } a { $parts }.
    }
say-part-drew-stock =
    { $who ->
        [you] pioché
       *[other] pioché
    }
say-part-drew-discard =
    { $who ->
        [you] pris { CARD($card, form: "the") }
       *[other] pris { CARD($card, form: "the") }
    }
say-part-melded =
    { $who ->
        [you] posé { CARDS($cards, form: "the") }
       *[other] posé { CARDS($cards, form: "the") }
    }
say-part-laid-off =
    { $who ->
        [you] ajouté { CARDS($cards, form: "the") }
       *[other] ajouté { CARDS($cards, form: "the") }
    }
say-part-discarded =
    { $who ->
        [you] défaussé { CARD($card, form: "the") }
       *[other] défaussé { CARD($card, form: "the") }
    }
say-part-went-out =
    { $who ->
        [you] fini la manche
       *[other] fini la manche
    }

## Fin d’une manche, fin d’une partie

round-end-went-out =
    { $who ->
        [you] Vous n’avez plus de cartes et marquez { points-gained }.
       *[other] { $player } n’a plus de cartes et marque { points-gained }.
    }
round-end-empty-stock =
    { $who ->
        [you] Pioche vide : votre main est la plus faible avec { points-held }. Vous marquez { points-gained }.
       *[other] Pioche vide : la main la plus faible, avec { points-held }, est celle de { $player }, qui marque { points-gained }.
    }
round-end-tie =
    { $who ->
        [you] Pioche vide, et plusieurs mains comptent { points-held } : vous venez en premier dans l’ordre des places et marquez { points-gained }.
       *[other] Pioche vide, et plusieurs mains comptent { points-held } : { $player } vient en premier dans l’ordre des places et marque { points-gained }.
    }
match-end =
    { $who ->
        [you] Vous gagnez la partie avec { points-scored }.
       *[other] { $player } gagne la partie avec { points-scored }.
    }
points-gained =
    { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    }
points-held =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-scored =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

## Ce qu’on se dit

emote-hello = Bonjour !
emote-good_luck = Bonne chance !
emote-well_played = Bien joué !
emote-thanks = Merci !
emote-oops = Oups !
emote-thinking = Je réfléchis…
emote-hurry = C’est à vous !
emote-bye = Au revoir !

## Pourquoi une IA jouerait ainsi

reason-goes_out = Vous pouvez finir la manche à ce tour.
reason-takes_to_go_out = Avec { CARD($card, form: "the") }, vous pouvez finir la manche.
reason-takes_for_meld = { CARD($card, form: "The") } complète ou prolonge une combinaison.
reason-takes_to_lay_off = { CARD($card, form: "The") } va avec une combinaison de la table.
reason-takes_for_points = { CARD($card, form: "The") } compte moins qu’une carte de votre main.
reason-takes_for_chances = { CARD($card, form: "The") } offre plus de chances de combinaison que cela ne coûte.
reason-draws_unknown = { CARD($card, form: "The") } ne vous sert pas ; une carte inconnue, peut-être.
reason-draws_only_way = On ne peut piocher qu’à un seul endroit.
reason-ends_round = La pioche est vide : y demander une carte finit la manche, et votre main a { $percent } % de chances d’être la plus faible.
reason-lays_down = Posez { MELDS($melds, form: "the") }, puis défaussez { CARD($card, form: "the") }.
reason-discards_isolated = { CARD($card, form: "The") } est la plus forte carte qui ne va avec aucune autre.
reason-discards_highest = Chaque carte va avec une autre ; la plus forte est { CARD($card, form: "the") }.
reason-discards_least_worth = { CARD($card, form: "The") } est ce qui vous sert le moins.
reason-holds_back = { CARD($card, form: "The") } est ce qui vous sert le moins ; gardez vos combinaisons cachées pour l’instant.
reason-played_out = Jouée bien des fois jusqu’au bout, la manche tourne le mieux si l’on défausse { CARD($card, form: "the") }.
reason-only_move = Rien d’autre n’est permis.
reason-deadwood = Points hors de vos combinaisons : { $before } maintenant, { $after } ensuite.
reason-deadwood_now = Points hors de vos combinaisons : { $before }.
reason-points = Points dans votre main : { $before } maintenant, { $after } ensuite.
reason-risk = Il y a { $percent } % de chances que { CARD($card, form: "the") } serve au joueur suivant.
reason-chances =
    { $count ->
        [one] { $count } carte peut encore former une combinaison avec { CARD($card, form: "the") }.
       *[other] { $count } cartes peuvent encore former une combinaison avec { CARD($card, form: "the") }.
    }
reason-memory_holds = Le joueur suivant a pris { CARDS($cards, form: "the") } et n’a rien rendu.
reason-memory_let_go = Le joueur suivant n’a pas voulu de ce qui suit : { CARDS($cards) }.

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
       *[normal] moyen
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
refusal-not_ready = La place { SEAT($seat) } est vide, ou la personne n’y est pas prête.
refusal-bad_options =
    La place { SEAT($seat) } est occupée : { $players ->
        [one] { $players } joueur, c’est trop peu.
       *[other] { $players } joueurs, c’est trop peu.
    }
refusal-stale_turn = Cela concernait un tour précédent. Rien n’a changé.
refusal-stale_commit = Ce nombre était pour une autre donne. Envoyez-en un nouveau.
refusal-match_not_over = La partie n’est pas finie : ses cartes restent cachées.
refusal-round_not_over = Cette manche n’est pas finie : ses cartes restent cachées.
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

notice-draining = Le serveur va redémarrer. La connexion reviendra d’elle-même.
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

## Client : partout

ui-title = Rami
ui-loading = Chargement…
ui-close = Fermer
ui-back = Retour
ui-cancel = Annuler
ui-yes = Oui
ui-no = Non
ui-copied = Copié
ui-share = Partager
ui-more = Plus
ui-menu = Menu
ui-skip-to-table = Aller à la table
ui-you = Vous
ui-nobody = Personne
ui-empty-seat = Place libre
ui-seat = Place { SEAT($seat) }
ui-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-points-short = { $points } pts
ui-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
ui-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }

## Accueil

ui-home-play = Jouer
ui-home-friends = Jouer entre amis
ui-home-friends-hint = Ouvrez une table et partagez son code
ui-home-find = Trouver des joueurs
ui-home-find-hint = Jouez avec qui cherche une partie
ui-home-finding = Recherche de joueurs…
ui-home-resume = Reprendre la partie
ui-home-resume-hint = Table { $code }
ui-home-name = Votre nom
ui-home-name-hint = Les autres le voient à la table
ui-home-language = Langue
ui-home-code = Code de la table
ui-home-join = Rejoindre
ui-home-open-tables = Tables ouvertes
ui-home-no-open-tables = Aucune table ouverte en ce moment
ui-home-rules = Règles
ui-home-learn = Apprendre
ui-home-settings = Réglages
ui-home-history = Vos parties
ui-home-claim = Le rami, à table en deux gestes
ui-home-against =
    { $count ->
        [one] contre { $count } IA, niveau { level-name }
       *[other] contre { $count } IA, niveau { level-name }
    }
ui-home-opponents = Adversaires
ui-home-guest = Invité { $number }
ui-home-create = Ouvrir une table
ui-home-public = Ouverte à tous
ui-home-back-to-table = Retour à votre table
ui-home-code-wrong = Un code a 6 lettres et chiffres, comme K7PQ4M.
ui-home-table-seats = { $taken } places prises sur { $players }
ui-home-join-table = Rejoindre la table { $code }
ui-level =
    { $level ->
        [easy] Facile
        [hard] Difficile
       *[normal] Moyen
    }

## Salle d’attente

ui-lobby-title = Table { $code }
ui-lobby-code = Code
ui-lobby-qr = Code à scanner avec un téléphone
ui-lobby-copy-link = Copier le lien
ui-lobby-seats = Places
ui-lobby-sit = S’asseoir ici
ui-lobby-leave = Quitter la table
ui-lobby-add-ai = Ajouter une IA
ui-lobby-kick = Exclure { $player }
ui-lobby-level = Niveau
ui-lobby-host = Hôte
ui-lobby-ready = C’est bon
ui-lobby-not-ready = Pas encore
ui-lobby-i-am-ready = On peut y aller
ui-lobby-start = Commencer
ui-lobby-start-empty =
    { $count ->
        [one] { $count } place est encore libre
       *[other] { $count } places sont encore libres
    }
ui-lobby-start-waiting = On attend { $player }
ui-lobby-start-host = Seul l’hôte peut commencer
ui-lobby-spectators =
    { $count ->
        [0] Personne ne regarde
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
ui-lobby-options = Options de la table
ui-lobby-players = Joueurs
ui-lobby-limit = Limite
ui-lobby-ace-high = L’as compte 11
ui-lobby-discard-to-win = On finit par une défausse
ui-lobby-no-return = Pas de retour à la défausse
ui-lobby-draw-cap = Prises de suite dans la défausse
ui-lobby-clock = Pendule
ui-lobby-clock-auto = Automatique
ui-lobby-clock-none = Aucune
ui-lobby-clock-custom = Sur mesure
ui-lobby-reserve = Réserve pour la partie
ui-lobby-stand-in = Remplaçant des absents
ui-lobby-hints = Conseils
ui-lobby-invite = Vos amis entrent avec ce code
ui-lobby-invitation = Jouez au Rami avec moi !
ui-lobby-invited = On vous invite à jouer au Rami, table { $code }.
ui-lobby-qr-label = Carré à scanner avec un téléphone : il mène à la table { $code }
ui-lobby-remove = Retirer
ui-lobby-kick-hint = { $player } perd sa place mais peut regarder.
ui-lobby-level-of = Niveau de { $player }
ui-lobby-options-host = L’hôte de la table peut les changer.
ui-lobby-press-ready = Dites qu’on peut y aller, pour que l’hôte commence.
ui-lobby-host-starts = L’hôte lance la partie.
ui-lobby-any-number = Sans limite
ui-lobby-clock-turn =
    { $seconds ->
        [one] { $seconds } seconde par tour
       *[other] { $seconds } secondes par tour
    }
ui-quick-waiting-for =
    { $count ->
        [0] Tout le monde est là
        [one] Il manque { $count } joueur
       *[other] Il manque { $count } joueurs
    }
ui-quick-hint = La partie commence d’elle-même : dès que toutes les places sont prises, ou dans quelques secondes avec des IA aux places libres.

## Table : lieux et choses

ui-table = Table
ui-stock = Pioche
ui-discard-pile = Défausse
ui-melds = Combinaisons
ui-hand = Votre main
ui-run = Suite
ui-set = Brelan, carré
ui-opponents = Adversaires
ui-log = Ce qui s’est passé
ui-log-empty = Il ne s’est rien passé depuis votre arrivée
ui-clock = Pendule
ui-round = Manche { $round }
ui-score = Score
ui-stock-count =
    { $count ->
        [0] Pioche vide
        [one] Pioche, { $count } carte
       *[other] Pioche, { $count } cartes
    }
ui-stock-last =
    { $count ->
        [0] Pioche vide
        [one] Dernière carte
       *[other] Dernières cartes
    }
ui-discard-top = Défausse, { CARD($card) } au-dessus
ui-discard-empty = Défausse vide
ui-discard-history = Toutes les défausses
ui-discard-history-item = { $player } : { CARD($card) }
ui-melds-empty = Rien n’est encore posé
ui-meld-of =
    { $who ->
        [you] { meld-name }, à vous
       *[other] { meld-name }, de { $player }
    }
ui-meld-fits = { $meld } ; { CARDS($cards, form: "the", join: "or") } irait ici
ui-seat-away = Pas là
ui-seat-slow = Réseau lent
ui-seat-stand-in = IA joue
ui-seat-to-move = Joue
ui-seat-takeover =
    { $seconds ->
        [one] Une IA prend la place dans { $seconds } seconde
       *[other] Une IA prend la place dans { $seconds } secondes
    }
ui-seat-summary = { $player } : { $cards }, { $points }
ui-watching = Vous regardez
ui-paused = Le jeu attend que quelqu’un revienne
ui-time-left =
    { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }
ui-time-reserve =
    { $seconds ->
        [one] Réserve : { $seconds } seconde
       *[other] Réserve : { $seconds } secondes
    }
ui-you-mark = V
ui-actions = Actions
ui-choose-meld-for = Où poser { CARDS($cards, form: "the") } ?
ui-choose-new = Une nouvelle combinaison
ui-discard-none = Rien n’a été défaussé dans cette manche
ui-discard-taken =
    { $who ->
        [you] Prise par vous
       *[other] Prise par { $player }
    }
ui-link-missed = Pendant votre absence :
ui-prompt-armed = Entrée défausse { CARD($card, form: "the") }
ui-prompt-go-out = Jouez vos cartes pour finir
ui-prompt-selected-fits = Compléter avec { CARDS($cards, form: "the") }
ui-prompt-selected-meld = Poser { CARDS($cards, form: "the") }
ui-prompt-selected-discard = Défausser { CARD($card, form: "the") }
ui-seat-away-for = Pas là · { $seconds }
ui-stock-left =
    { $count ->
        [0] Pioche vide
        [one] { $count } en pioche
       *[other] { $count } en pioche
    }
ui-table-home = Accueil
ui-table-leave-hint = Si vous partez, une IA joue à votre place. Vous pouvez revenir à tout moment.
ui-title-turn = À vous

## Table : les cartes de la main

ui-card-position = { CARD($card) }, { $index } sur { $count }
ui-card-selected = { CARD($card) }, choisie, { $index } sur { $count }
ui-card-fits = { $card }, va avec une combinaison de la table
ui-card-new = { $card }, nouvelle
ui-hand-groups = Combinaisons dans votre main : { $groups }.
ui-hand-deadwood =
    { $points ->
        [one] Cartes isolées : { $cards }, { $points } point.
       *[other] Cartes isolées : { $cards }, { $points } points.
    }
ui-selection =
    { $count ->
        [0] Aucune carte choisie
        [one] { $count } carte choisie
       *[other] { $count } cartes choisies
    }

## Table : que faire maintenant

ui-prompt-draw = À vous : piochez une carte
ui-prompt-play = Posez, complétez ou défaussez
ui-prompt-discard = Défaussez pour finir votre tour
ui-prompt-their-turn = { $player } joue
ui-prompt-dealing = On distribue…
ui-prompt-sending = Un instant…
ui-prompt-ask-stock = Pioche vide : y demander finit la manche
ui-prompt-round-end = La manche est finie
ui-prompt-match-end = La partie est finie
ui-prompt-waiting = On attend les autres
ui-stock-empty = Pioche vide : la main la plus faible gagne la manche

## Table : actions

ui-action-meld = Poser
ui-action-lay-off = Compléter
ui-action-discard = Défausser
ui-action-sort = Trier
ui-action-hint = Conseil
ui-action-undo = Annuler
ui-action-end-turn = Jouer
ui-draw-stock = Prendre dans la pioche
ui-draw-discard = Prendre { CARD($card, form: "the") } dans la défausse
ui-sort-by-suit = Par couleur
ui-sort-by-rank = Par rang
ui-sort-by-melds = Par combinaison
ui-sorted = Tri : { $order }
ui-undo-melded = Posé, pas encore envoyé
ui-undo-done = Repris
ui-choose-meld = Quelle combinaison ?
ui-confirm-discard = Défausser { CARD($card, form: "the") } ?
ui-tray = Prêt à jouer
ui-tray-send = Jouer
ui-tray-clear = Tout reprendre

## Table : pourquoi une action est coupée

ui-why-not-your-turn = Ce n’est pas votre tour
ui-why-draw-first = Piochez d’abord une carte
ui-why-drawn = Vous avez déjà pioché
ui-why-select = Choisissez d’abord des cartes
ui-why-select-one = Choisissez une seule carte
ui-why-no-meld = Ces cartes ne forment pas de combinaison
ui-why-no-fit = Cela ne va avec aucune combinaison
ui-why-keep-one = On finit par une défausse
ui-why-just-taken = Vous venez de prendre cette carte
ui-why-pile-closed = Cette fois, piochez dans la pioche
ui-why-pile-empty = La défausse est vide
ui-why-sending = La dernière action est en route
ui-why-offline = Il n’y a pas de connexion
ui-why-no-hints = Cette table joue sans conseils
ui-why-nothing-to-undo = Il n’y a rien à reprendre

## Conseils

ui-hint-draw-stock = Conseil : prenez dans la pioche
ui-hint-draw-discard = Conseil : prenez { CARD($card, form: "the") }
ui-hint-meld = Conseil : posez { CARDS($cards, form: "the") }
ui-hint-lay-off = Conseil : complétez avec { CARDS($cards, form: "the") }
ui-hint-discard = Conseil : défaussez { CARD($card, form: "the") }

## Annonces pour le lecteur d’écran

ui-announce-your-turn = À vous.
ui-announce-turn-of = C’est à { $player }.
ui-announce-draw-phase = Piochez une carte.
ui-announce-play-phase = Posez, complétez ou défaussez.
ui-announce-time =
    { $seconds ->
        [one] Encore { $seconds } seconde.
       *[other] Encore { $seconds } secondes.
    }
ui-announce-no-time = Il n’y a pas de pendule.
ui-announce-refused = Refusé. { $reason }
ui-announce-stock =
    { $count ->
        [0] La pioche est vide.
        [one] { $count } carte dans la pioche.
       *[other] { $count } cartes dans la pioche.
    }
ui-announce-top = Au-dessus de la défausse : { CARD($card, form: "the") }.
ui-announce-no-top = La défausse est vide.
ui-announce-no-melds = Aucune combinaison sur la table.
ui-announce-nothing-new = Il ne s’est rien passé depuis votre dernier tour.
ui-announce-selected = Choix : { CARD($card) }.
ui-announce-unselected = Plus choisi : { CARD($card) }.
ui-announce-moved = { CARD($card) } : maintenant { $index } sur { $count }.

## Résultat de la manche

ui-round-title = La manche { $round } est finie
ui-round-hands = Les mains
ui-round-no-cards = Plus de cartes
ui-round-winner = Gagne la manche
ui-round-next = Manche suivante
ui-round-next-in =
    { $seconds ->
        [one] Manche suivante dans { $seconds } seconde
       *[other] Manche suivante dans { $seconds } secondes
    }
ui-round-check = Vérifier cette donne
ui-round-checking = Vérification…
ui-round-check-commitment = Publié avant la donne
ui-round-check-seed = Secret, montré après
ui-round-check-deck = Ordre des cartes

## Résultat de la partie

ui-match-title = La partie est finie
ui-match-grid = Manche par manche
ui-match-total = Total
ui-match-rematch = Rejouer
ui-match-rematch-waiting = On attend les autres
ui-match-replay = Revoir
ui-match-share = Partager le résultat
ui-match-share-text = { $player } gagne au Rami : { $scores }
ui-match-home = Accueil
ui-round-next-soon = La manche suivante va commencer
ui-round-look-at-table = Regarder la table
ui-round-show-result = Montrer le résultat
ui-match-round = Manche
ui-match-last-round = La dernière manche

## Vos parties

ui-history-empty = Vous n’avez encore joué aucune partie.
ui-history-match = Partie
ui-history-won = Gagnée
ui-history-lost = Perdue
ui-history-running = En cours
ui-history-abandoned = Pas jouée jusqu’au bout
ui-history-parts = Autour de cette partie

## Revoir une partie

ui-replay-title = Revoir la partie
ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-next = Pas suivant
ui-replay-previous = Pas précédent
ui-replay-start = Au début
ui-replay-end = À la fin
ui-replay-speed = Vitesse
ui-replay-view = Vu par
ui-replay-open = Toutes les mains ouvertes
ui-replay-previous-turn = Tour précédent
ui-replay-next-turn = Tour suivant
ui-replay-controls = Commandes de lecture
ui-replay-position = Position dans la partie
ui-replay-place = Pas { $step } sur { $count }
ui-replay-round = Manche
ui-replay-round-of = Manche { $round } sur { $count }
ui-replay-seats = Places
ui-replay-hands = Mains
ui-replay-begin = Le début
ui-replay-event-nonce =
    { $who ->
        [you] Vous avez ajouté votre nombre aléatoire à la donne suivante.
       *[other] { $player } a ajouté son nombre aléatoire à la donne suivante.
    }
ui-replay-event-sealed = La donne de la manche { $round } est scellée : plus personne ne peut la changer.
ui-replay-event-revealed = Le secret de la donne est montré : on peut maintenant la vérifier.
ui-replay-redacted = La partie est encore en cours : vous voyez ce qu’on voyait de votre place. Toutes les mains seront ouvertes à la fin.
ui-replay-share = Copier le lien vers ce moment
ui-replay-keys = Touches
ui-replay-keys-play = Lecture ou pause
ui-replay-keys-step = Un pas en arrière ou en avant
ui-replay-keys-turn = Au tour précédent ou suivant
ui-replay-keys-ends = Au début ou à la fin
ui-replay-keys-speed = Plus vite ou moins vite
ui-replay-event-drew = { $player } a pioché { CARD($card, form: "the") }.

## Vérifier les donnes

ui-proof-title = Vérifier les donnes
ui-proof-check-all = Vérifier les donnes
ui-proof-file = Fichier { $name }
ui-proof-verdict-good = Donne honnête : tout ce qu’on peut recalculer correspond.
ui-proof-verdict-bad = Cette donne ne correspond pas à ce qui était promis. Voyez plus bas ce qui ne va pas.
ui-proof-verdict-unproved = Cette donne ne peut pas être vérifiée : rien n’engageait personne avant qu’elle soit distribuée.
ui-proof-match-none = Aucune manche de cette partie n’est encore finie.
ui-proof-match-good =
    { $count ->
        [one] La seule donne de cette partie correspond à ce qui était promis avant.
       *[other] Les { $count } donnes de cette partie correspondent toutes à ce qui était promis avant.
    }
ui-proof-match-bad = Quelque chose ne correspond pas. Voyez plus bas.
ui-proof-match-unproved = Les donnes de cette partie ne peuvent pas être vérifiées : rien n’engageait personne avant qu’elles soient distribuées.
ui-proof-round = Donne de la manche { $round }
ui-proof-result-good = Correspond
ui-proof-result-bad = Ne correspond pas
ui-proof-result-unproved = Invérifiable
ui-proof-outcome-good = Correspond
ui-proof-outcome-bad = Ne correspond pas
ui-proof-outcome-unknown = Inconnu ici
ui-proof-step-promise = La promesse avant la donne
ui-proof-promise-good = L’empreinte que ce navigateur a reçue avant la donne est celle avec laquelle la donne a été scellée.
ui-proof-promise-bad = Avant la donne, ce navigateur a reçu une autre empreinte que celle avec laquelle la donne a été scellée.
ui-proof-promise-unknown = Ce navigateur n’était pas à la table avant la donne : il ne peut pas dire ce qui était promis.
ui-proof-step-commitment = Le secret
ui-proof-commitment-good = Le secret montré après la manche a exactement cette empreinte : il était fixé avant la donne.
ui-proof-commitment-bad = Le secret montré après la manche a une autre empreinte que celle qui était promise.
ui-proof-step-nonce = Votre nombre aléatoire
ui-proof-nonce-good =
    { $count ->
        [one] Le nombre ajouté par votre navigateur est dans la donne.
       *[other] Le nombre ajouté par votre navigateur est dans la donne, avec ceux des autres : { $count } en tout.
    }
ui-proof-nonce-bad = À votre place figure un autre nombre que celui de votre navigateur.
ui-proof-nonce-left-out = Le nombre ajouté par votre navigateur a été laissé hors de la donne.
ui-proof-nonce-malformed = La liste des nombres des joueurs est abîmée.
ui-proof-nonce-unknown =
    { $count ->
        [one] { $count } joueur a ajouté son nombre. Ce navigateur n’en a gardé aucun de vous, il n’y a donc rien à comparer.
       *[other] { $count } joueurs ont ajouté leur nombre. Ce navigateur n’en a gardé aucun de vous, il n’y a donc rien à comparer.
    }
ui-proof-nonce-nobody = Personne n’a ajouté de nombre ; l’ordre des cartes était tout de même fixé avant la donne.
ui-proof-step-starter = Qui commence
ui-proof-starter-good = D’après les règles, c’était à { $player } de commencer, et c’est bien ce qui s’est passé.
ui-proof-starter-bad = D’après les règles, c’était à { $player } de commencer, mais quelqu’un d’autre a commencé.
ui-proof-starter-unknown = La manche d’avant n’a pas été vue ici : on ne peut pas dire à qui c’était de commencer.
ui-proof-step-deck = L’ordre des cartes
ui-proof-deck-good = Mélangées à nouveau dans ce navigateur, les 52 cartes sont dans le même ordre.
ui-proof-deck-bad = Mélangées à nouveau dans ce navigateur, les 52 cartes sont dans un autre ordre que celui du fichier.
ui-proof-step-hands = Les cartes distribuées
ui-proof-hands-one = Après un nouveau mélange et une nouvelle donne dans ce navigateur, votre main a les mêmes cartes.
ui-proof-hands-good = Après un nouveau mélange et une nouvelle donne dans ce navigateur, les { $count } mains ont les mêmes cartes.
ui-proof-hands-bad = Après un nouveau mélange et une nouvelle donne dans ce navigateur, { $player } aurait reçu d’autres cartes.
ui-proof-hands-unknown = La donne elle-même n’a pas été vue ici.
ui-proof-step-upcard = La première carte de la défausse
ui-proof-upcard-good = La carte à retourner était { CARD($card, form: "the") }, et c’est bien celle-là.
ui-proof-upcard-bad = La carte à retourner était { CARD($card, form: "the") }, mais on a vu { CARD($seen, form: "the") }.
ui-proof-step-draws = Les cartes piochées
ui-proof-draws-all =
    { $count ->
        [0] Personne n’a pris de carte dans la pioche.
        [one] La seule carte piochée est venue comme le mélange le veut.
       *[other] Les { $count } cartes piochées sont toutes venues dans l’ordre du mélange.
    }
ui-proof-draws-good =
    { $count ->
        [0] Cartes piochées : { $total }. Vous n’en avez vu aucune.
        [one] Cartes piochées : { $total }. Vous en avez vu { $count } : elle est venue comme le mélange le veut.
       *[other] Cartes piochées : { $total }. Vous en avez vu { $count } : elles sont venues dans l’ordre du mélange.
    }
ui-proof-draws-bad = Carte { $number } de la pioche : on attendait { CARD($card, form: "the") }, mais on a pioché { CARD($seen, form: "the") }.
ui-proof-draws-unknown = Les cartes piochées n’ont pas toutes été suivies ici.
ui-proof-step-play = Toute la manche
ui-proof-play-good = Rejouée avec ces cartes, la manche tient : chaque coup était possible, pioches cachées comprises, et chacun finit avec la main montrée.
ui-proof-play-bad = Rejouée avec ces cartes, la manche laisserait à { $player } une autre main que celle qui a été montrée.
ui-proof-play-impossible = Rejouée avec ces cartes, la manche bute sur le coup { $number } : { $player } ne pouvait pas avoir { CARD($card, form: "the") }.
ui-proof-play-unknown = Toute cette manche n’a pas été vue ici.
ui-proof-odd-card = Cette carte n’existe pas : { $card }
ui-proof-values = Les valeurs, pour refaire le calcul à la main
ui-proof-value-deal = Table, partie, manche
ui-proof-value-nonce = Nombre aléatoire : { $player }
ui-proof-value-commitment = Empreinte, calculée ici
ui-proof-value-seed = Graine du mélange, calculée ici
ui-proof-damaged = Le fichier n’est pas tel que le serveur l’a écrit : quelque chose y a été changé.
ui-proof-save = Enregistrer la partie dans un fichier
ui-proof-choose = Vérifier un fichier
ui-proof-no-bundle = Ce fichier n’est pas celui d’une partie.
ui-proof-how = Comment ça marche
ui-proof-how-sealed = Avant chaque donne, le serveur tire un nombre secret et en montre l’empreinte à tous. Dès lors, il ne peut plus en prendre un autre.
ui-proof-how-chance = Ensuite, le navigateur de chaque joueur ajoute son nombre aléatoire. Les cartes sont mélangées à partir du secret et de tous ces nombres : personne ne peut donc choisir leur ordre.
ui-proof-how-shown = Quand la manche est finie, le secret est montré. Votre navigateur recalcule tout, sans aucune aide du serveur.

## Analyse, et ce que l’IA a vu

ui-review-title = Analyse
ui-review-best = L’IA difficile aurait joué : { $move }
ui-review-same = L’IA difficile aurait joué pareil
ui-review-ai-title = Ce que l’IA a vu
ui-review-ai-seat = Joueur
ui-review-ai-thinking = On redemande à l’IA…
ui-review-ai-none = Aucune IA n’a joué à cette place dans cette manche.
ui-review-ai-steps = Décisions
ui-review-ai-count = Décision { $number } sur { $count }
ui-review-ai-next = Décision suivante
ui-review-ai-previous = Décision précédente
ui-review-ai-again = Si on lui redemande, elle choisit autre chose : { $move }
ui-review-ai-saw = C’est tout ce qu’elle a vu. Son niveau : { $level }
ui-review-ai-weighed = Ce qu’elle a pesé, le meilleur d’abord
ui-review-ai-no-reason = Elle ne donne pas de raison.
ui-review-move-draw-stock = prendre dans la pioche
ui-review-move-draw-discard = prendre { CARD($card, form: "the") }
ui-review-move-meld = poser { CARDS($cards, form: "the") }
ui-review-move-lay-off = compléter avec { CARDS($cards, form: "the") }
ui-review-move-discard = défausser { CARD($card, form: "the") }
ui-review-progress = { $judged } décisions examinées sur { $total }
ui-review-none = Dans cette partie, vous n’avez rien décidé vous-même.
ui-review-sum = Dans { $same } décisions sur { $count }, vous avez joué comme l’IA difficile.
ui-review-how = L’IA s’en tient à ce que vous pouviez savoir à ce moment-là. Chaque choix a été joué jusqu’au bout sur les mêmes { $worlds } répartitions possibles des cartes cachées.
ui-review-left-out =
    { $count ->
        [one] Une décision n’a pas pu être jugée.
       *[other] { $count } décisions n’ont pas pu être jugées.
    }
ui-review-clean = Aucune décision ne vous a coûté plus que le hasard.
ui-review-worst = Ce qui vous a coûté le plus
ui-review-others = Là où l’IA aurait joué autrement ({ $count })
ui-review-where = Manche { $round }, tour { $turn }
ui-review-gain =
    { $better ->
        [own] Votre choix est meilleur de { $points } points en moyenne (± { $error }).
       *[hard] Le choix de l’IA est meilleur de { $points } points en moyenne (± { $error }).
    }
ui-review-you = Vous
ui-review-hard = L’IA difficile
ui-review-replay = Revoir ce moment
ui-review-again = Rejouer à partir d’ici
ui-review-again-how = Vous pouvez rejouer contre des IA. Les cartes que vous ne pouviez pas voir sont redistribuées ; une telle donne ne peut donc pas être vérifiée.

## Réglages

ui-settings-title = Réglages
ui-settings-language = Langue
ui-settings-deck = Jeu de cartes
ui-settings-letters = Lettres des couleurs sur les cartes
ui-settings-index = Lettres du valet, de la dame, du roi
ui-settings-card-size = Taille des cartes
ui-settings-rows = Rangées de la main
ui-settings-motion = Animations
ui-settings-sound = Sons
ui-settings-haptics = Vibration
ui-settings-shortcuts = Raccourcis clavier
ui-settings-confirm-discard = Demander avant de défausser
ui-settings-theme = Thème
ui-settings-left-handed = Pour gauchers
ui-settings-notify = Me prévenir quand c’est à moi
ui-settings-account = Compte
ui-settings-login = Se connecter
ui-settings-logout = Se déconnecter
ui-settings-register = Garder ce joueur
ui-settings-register-hint = Avec un nom et un mot de passe, vous revenez depuis n’importe quel appareil
ui-settings-login-name = Nom de connexion
ui-settings-password = Mot de passe
ui-settings-delete = Supprimer ce joueur
ui-settings-delete-confirm = Supprimer votre nom, votre connexion et tout ce qui mène à vous ? C’est définitif.
ui-settings-look = Apparence
ui-settings-cards = Cartes
ui-settings-play = À la table
ui-settings-sample = Aspect des cartes
ui-choice-theme =
    { $value ->
        [light] Clair
        [dark] Sombre
       *[auto] Comme le système
    }
ui-choice-motion =
    { $value ->
        [on] Oui
        [off] Non
       *[auto] Comme le système
    }
ui-choice-deck =
    { $value ->
        [four] Quatre couleurs
        [safe] Pour daltoniens
       *[two] Deux couleurs
    }
ui-choice-index =
    { $value ->
        [jqk] J Q K
        [vdr] V D R
        [bvh] B V H
       *[auto] Selon la langue
    }
ui-choice-cardSize =
    { $value ->
        [large] Grande
       *[normal] Normale
    }
ui-choice-handRows =
    { $value ->
        [1] Une
        [2] Deux
       *[auto] Automatique
    }
ui-suit-letter =
    { $suit ->
        [C] T
        [D] K
        [H] C
       *[S] P
    }
ui-settings-guest = Vous jouez sous le nom de { $player }, en invité de ce navigateur.
ui-settings-account-of = Vous êtes { $player }. Vous vous connectez sous { $login }.
ui-settings-login-hint = Avez-vous déjà joué ici, avec un nom de connexion ?
ui-settings-login-replaces = L’invité de ce navigateur est alors abandonné.
ui-settings-have-login = J’ai déjà un nom de connexion
ui-settings-password-hint = Au moins 8 caractères
ui-settings-credentials-missing = Un nom de connexion a au moins 3 lettres, chiffres ou . _ @ + -, un nouveau mot de passe au moins 8 caractères.
ui-settings-registered = C’est gardé. Vous pouvez vous connecter sur n’importe quel appareil.
ui-settings-logged-in = Bon retour, { $player } !
ui-settings-deleted = Votre joueur est supprimé.

## Règles : la page autour

ui-rules-title = Règles
ui-rules-contents = Sommaire
ui-rules-version = Version { $version }
ui-rules-at-table = À cette table
ui-rules-default = D’ordinaire { $value }
ui-rules-legal = Permis
ui-rules-refused = Pas permis
ui-rules-try = Essayer
ui-rules-language-missing = Les règles n’existent pas encore dans votre langue ; les voici en anglais.
ui-rules-try-hint = Choisissez des cartes et voyez si elles forment une combinaison.

## Apprendre

ui-learn-title = Apprendre
ui-learn-intro = Six petites donnes de quelques minutes
ui-learn-step = Étape { $step } sur { $count }
ui-learn-next = Continuer
ui-learn-again = Encore une fois
ui-learn-done = Bravo !
ui-learn-finished = Maintenant, vous savez jouer
ui-learn-1-title = Piocher et défausser
ui-learn-2-title = Poser une suite
ui-learn-3-title = Poser un brelan
ui-learn-4-title = Compléter
ui-learn-5-title = Finir la manche
ui-learn-6-title = La pioche vide
ui-learn-1-text = Chaque tour commence par une carte, de la pioche ou de la défausse, et finit par une défausse.
ui-learn-2-text = Trois cartes voisines d’une même couleur, ou plus, forment une suite. L’as vient après le roi.
ui-learn-3-text = Trois cartes de même rang forment un brelan, quatre un carré.
ui-learn-4-text = Vous pouvez ajouter des cartes à toute combinaison de la table, quel que soit celui qui l’a posée.
ui-learn-5-text = Qui n’a plus de cartes gagne la manche et marque les points que les autres ont en main.
ui-learn-6-text = Quand quelqu’un demande une carte à la pioche vide, la main qui a le moins de points gagne.
ui-learn-opponent = Adversaire
ui-learn-later = Ce serait permis. Ici, cela vient plus tard : faites ce qui est demandé plus haut.
ui-learn-did = Fait
ui-learn-1-goal-1 = C’est à vous. Prenez le 8 de cœur dans la défausse : il va avec vos 6 et 7.
ui-learn-1-goal-2 = Finissez votre tour : choisissez une forte carte qui ne va avec rien, le roi ou le valet, et défaussez-la.
ui-learn-1-end = Voilà un tour : une carte entre, une carte sort. Les fortes cartes coûtent le plus cher à qui les garde.
ui-learn-2-goal-1 = Prenez le 7 de cœur. C’est lui qui manque à votre suite.
ui-learn-2-goal-2 = Choisissez le 5, le 6 et le 7 de cœur, et posez-les.
ui-learn-2-goal-3 = Il y a une autre suite dans votre main, avec l’as. Laquelle : dame, roi, as, ou roi, as, 2 ? Choisissez trois cartes de pique et posez-les.
ui-learn-2-goal-4 = C’est cela : l’as vient après le roi et nulle part ailleurs. Maintenant, défaussez une carte.
ui-learn-2-end = Deux suites en un tour. Vous pouvez en poser autant que vous en avez.
ui-learn-3-goal-1 = Vous avez deux rois. Voyez ce que donne la pioche : prenez une carte.
ui-learn-3-goal-2 = Le troisième roi ! Choisissez les trois et posez-les en brelan.
ui-learn-3-goal-3 = Il y a un autre brelan dans votre main. Trouvez-le et posez-le.
ui-learn-3-goal-4 = Finissez votre tour par une défausse.
ui-learn-3-end = Trois cartes de même rang sont un brelan, quatre un carré, quelles que soient leurs couleurs.
ui-learn-4-goal-1 = Votre adversaire a posé une suite et un brelan. Commencez votre tour : piochez une carte.
ui-learn-4-goal-2 = Deux de vos piques allongent la suite, un à chaque bout. Choisissez l’un ou les deux, et complétez.
ui-learn-4-goal-3 = La dame de carreau fait du brelan un carré. Ajoutez-la.
ui-learn-4-goal-4 = Maintenant, défaussez une carte.
ui-learn-4-end = Ce que vous ajoutez ne compte plus contre vous, quel que soit celui qui a posé la combinaison.
ui-learn-5-goal-1 = Vous pouvez gagner à ce tour. Prenez le 8 de trèfle.
ui-learn-5-goal-2 = Posez vos trois trèfles.
ui-learn-5-goal-3 = Ajoutez le roi aux rois de votre adversaire.
ui-learn-5-goal-4 = Il reste une carte. Défaussez-la, et c’est gagné !
ui-learn-5-end = Vous n’avez plus de cartes et gagnez la manche. Vous marquez ce que votre adversaire a encore.
ui-learn-6-goal-1 = La pioche est vide. Votre main est faible : demandez une carte à la pioche, et la manche finit.
ui-learn-6-end = Personne n’a fini, donc la main la plus faible gagne et marque ce que les autres ont.

## Aide du clavier

ui-keys-title = Clavier
ui-keys-tab = Partie suivante de la table
ui-keys-arrows = Se déplacer dans la main ou les combinaisons
ui-keys-digits = Aller à la carte de ce numéro
ui-keys-space = Choisir la carte, ou non
ui-keys-shift-arrows = Étendre le choix
ui-keys-alt-arrows = Déplacer la carte dans la main
ui-keys-s = Prendre dans la pioche
ui-keys-d = Prendre la défausse
ui-keys-m = Poser le choix
ui-keys-l = Compléter avec le choix
ui-keys-x = Défausser la carte choisie (puis Entrée)
ui-keys-enter = Faire ce qui est proposé d’abord
ui-keys-help = Cette aide
ui-keys-t = Dire à qui c’est et le temps restant
ui-keys-v = Dire votre main par groupes
ui-keys-b = Dire les combinaisons de la table
ui-keys-p = Dire la pioche et la défausse
ui-keys-c = Dire les cartes et scores de chacun
ui-keys-g = Dire ce qui s’est passé depuis votre dernier tour
ui-keys-o = Tri suivant
ui-keys-h = Conseil
ui-keys-u = Annuler
ui-keys-esc = Vider le choix, ou fermer

## État de la connexion

ui-link-online = En ligne
ui-link-slow = Connexion lente
ui-link-reconnecting = Reconnexion…
ui-link-reconnecting-in =
    { $seconds ->
        [0] Reconnexion…
        [one] Reconnexion dans { $seconds } seconde
       *[other] Reconnexion dans { $seconds } secondes
    }
ui-link-attempt = Essai { $attempt }
ui-link-offline = Vous êtes hors ligne
ui-link-superseded = Cette table est ouverte ailleurs. La partie continue là-bas.
ui-link-superseded-here = Jouer ici
ui-link-retry = Essayer maintenant
ui-link-back = De nouveau en ligne
ui-link-i-am-back = Me revoilà
ui-link-while-away = Pendant votre absence, une IA a joué pour vous :

## L’application

ui-app-install = Installer l’application
ui-app-update = Une nouvelle version est là
ui-app-update-now = Mettre à jour
ui-app-update-later = Après cette manche
ui-app-offline-note = Les leçons marchent sans connexion, et les règles aussi une fois lues. Les tables reviendront avec elle.
ui-app-turn-title = À vous de jouer au Rami
ui-app-turn-text = La table { $code } vous attend

## Erreurs

ui-error-title = Quelque chose n’a pas marché
ui-error-unknown = Quelque chose n’a pas marché. Réessayez.
ui-error-network = Le serveur ne répond pas.
ui-error-retry = Réessayer
ui-error-reload = Recharger
ui-error-not-found = Cette page n’existe pas.
ui-error-no-table = Il n’y a pas de table ouverte { $code }.
ui-error-storage = Ce navigateur ne garde rien : recharger la page vous ferait perdre la place.
ui-error-reload-hint = L’erreur est de notre côté, et votre place est sauve. Rechargez la page pour continuer.
ui-error-not-found-hint = Il y a peut-être une faute dans l’adresse.
ui-error-no-table-hint = Il y a peut-être une faute dans le code, ou tout le monde est parti.
ui-error-stranger = Le serveur ne vous reconnaît plus
ui-error-start-anew = Recommencer en invité

## Ce qu’on se dit

ui-emotes = Dire quelque chose
ui-mute = Ne plus entendre { $player }
ui-unmute = Entendre { $player } de nouveau

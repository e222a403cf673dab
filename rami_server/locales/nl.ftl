### De teksten van Rami Server in het Nederlands. De uitleg staat in en.ftl en docs/texts.md.
### Vormen van CARD en CARDS: “plain” (hartenvrouw, harten 7), “the” (de hartenvrouw, harten 7),
### “The” (De hartenvrouw, Harten 7).

## Kaarten

card-rank =
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
        [jack] boer
        [queen] vrouw
        [king] heer
       *[ace] aas
    }
card-suit =
    { $suit ->
        [clubs] klaveren
        [diamonds] ruiten
        [hearts] harten
       *[spades] schoppen
    }
card-suit-first =
    { $suit ->
        [clubs] klaver
        [diamonds] ruiten
        [hearts] harten
       *[spades] schoppen
    }
card-suit-First =
    { $suit ->
        [clubs] Klaver
        [diamonds] Ruiten
        [hearts] Harten
       *[spades] Schoppen
    }
card-plain =
    { $rank ->
        [jack] { card-suit-first }boer
        [queen] { card-suit-first }vrouw
        [king] { card-suit-first }heer
        [ace] { card-suit-first }aas
       *[other] { card-suit-first } { card-rank }
    }
card-the =
    { $rank ->
        [jack] de { card-plain }
        [queen] de { card-plain }
        [king] de { card-plain }
        [ace] de { card-plain }
       *[other] { card-plain }
    }
card-The =
    { $rank ->
        [jack] De { card-plain }
        [queen] De { card-plain }
        [king] De { card-plain }
        [ace] De { card-plain }
       *[other] { card-suit-First } { card-rank }
    }
card =
    { $form ->
        [the] { card-the }
        [The] { card-The }
       *[plain] { card-plain }
    }
cards-suited =
    { $form ->
        [The] { card-suit-First } { $ranks }
       *[plain] { card-suit-first } { $ranks }
    }
cards-span =
    { $form ->
        [The] { card-suit-First } { $first } tot en met { $last }
       *[plain] { card-suit-first } { $first } tot en met { $last }
    }
card-ranks =
    { $rank ->
        [two] tweeën
        [three] drieën
        [four] vieren
        [five] vijven
        [six] zessen
        [seven] zevens
        [eight] achten
        [nine] negens
        [ten] tienen
        [jack] boeren
        [queen] vrouwen
        [king] heren
       *[ace] azen
    }
cards-ranked =
    { $form ->
        [the] de { card-ranks } van { $suits }
        [The] De { card-ranks } van { $suits }
       *[plain] { card-ranks } van { $suits }
    }

## Lijsten

list-and = { $first } en { $last }
list-or = { $first } of { $last }
list-more = { $list }, { $item }

## Namen

card-name = { CARD($card) }
cards-name = { CARDS($cards) }
rank-name = { card-rank }
suit-name = { card-suit }
meld-name =
    { $kind ->
        [run] straat: { CARDS($cards) }
       *[set]
            { $count ->
                [3] groep: { CARDS($cards) }
               *[other] groep van vier: { CARDS($cards) }
            }
    }
level-name =
    { $level ->
        [easy] makkelijke
        [hard] moeilijke
       *[normal] gewone
    }
bot-name =
    { $level ->
        [easy] Makkelijke AI
        [hard] Moeilijke AI
       *[normal] Gewone AI
    } { SEAT($seat) }

## Weigeringen

refusal-round_over = De ronde is voorbij. Zo wordt er opnieuw gedeeld.
refusal-not_your_turn = Je bent niet aan de beurt.
refusal-wrong_phase = Nu niet: eerst trek je een kaart, dan leg je uit of aan, en als laatste gooi je een kaart weg.
refusal-discard_pile_empty = Er ligt geen kaart op de aflegstapel. Trek van de stapel.
refusal-discard_draws_exhausted = Er is te vaak achter elkaar van de aflegstapel gepakt: trek nu van de stapel.
refusal-no_steps = Voor deze beurt is niets gekozen.
refusal-too_few_cards = Te weinig kaarten: uitleggen kan met minstens drie, aanleggen met minstens één.
refusal-duplicate_card = { CARD($card, form: "The") } is twee keer gekozen.
refusal-card_not_held = Deze kaart heb je niet in je hand: { CARD($card) }.
refusal-not_a_meld = Deze kaarten zijn geen straat en geen groep. Een straat is minstens drie opeenvolgende kaarten van één kleur, een groep drie of vier kaarten van dezelfde waarde.
refusal-not_a_set =
    { CARD($card, form: "The") } hoort niet in deze groep: { $near ->
        [none] alle kaarten moeten dezelfde waarde hebben.
       *[other] wat past is { CARDS($near, form: "the", join: "or") }.
    }
refusal-not_a_run =
    { CARD($card, form: "The") } zet deze straat niet voort: { $near ->
        [none] het moeten opeenvolgende kaarten van één kleur zijn.
       *[other] wat past is { CARDS($near, form: "the", join: "or") }.
    }
refusal-ace_is_high =
    De aas komt alleen na de heer: vrouw, heer, aas is een straat, maar aas, twee, drie en heer, aas, twee zijn dat niet.{ $near ->
        [none] {""}
       *[other] {" "}Dit kan wel: { CARDS($near) }.
    }
refusal-unknown_meld = Deze combinatie ligt niet op tafel.
refusal-does_not_fit =
    { CARD($card, form: "The") } past niet bij deze combinatie{ $near ->
        [none] , die al vol is.
       *[other] . Wat past is { CARDS($near, form: "the", join: "or") }.
    }
refusal-must_keep_a_discard = Aan deze tafel moet je je laatste kaart weggooien: houd er één over.
refusal-card_just_taken = Deze kaart heb je net van de aflegstapel gepakt: { CARD($card) }. Aan deze tafel mag die niet meteen terug.
refusal-not_seated = Daarvoor heb je een plaats aan deze tafel nodig.
refusal-already_seated = Je hebt al een plaats aan deze tafel.
refusal-seat_taken = Plaats { SEAT($seat) } is bezet.
refusal-no_such_seat = Deze tafel heeft geen plaats { SEAT($seat) }.
refusal-seat_empty = Op plaats { SEAT($seat) } zit niemand.
refusal-table_full = Alle plaatsen aan deze tafel zijn bezet.
refusal-table_closed = Deze tafel is gesloten.
refusal-not_host = Dat kan alleen de gastheer van de tafel.
refusal-not_a_bot = Op plaats { SEAT($seat) } zit een mens, geen AI.
refusal-already_started = Niet tijdens een ronde.
refusal-not_started = Er is nog geen partij begonnen.
refusal-not_ready = Plaats { SEAT($seat) } is leeg, of wie daar zit is nog niet klaar.
refusal-bad_options =
    Er zit iemand op plaats { SEAT($seat) }: { $players ->
        [one] { $players } speler is te weinig.
       *[other] { $players } spelers is te weinig.
    }
refusal-stale_turn = Dat hoorde bij een eerdere beurt. Er is niets veranderd.
refusal-stale_commit = Dit getal was voor een andere deling. Stuur een nieuw.
refusal-match_not_over = De partij is nog niet voorbij: de kaarten blijven verborgen.
refusal-round_not_over = Deze ronde is nog niet voorbij: de kaarten blijven verborgen.
refusal-time_is_up = Je tijd voor deze beurt is om.
refusal-too_soon =
    { SECONDS($retry_ms) ->
        [one] Wacht { SECONDS($retry_ms) } seconde voordat je weer iets zegt.
       *[other] Wacht { SECONDS($retry_ms) } seconden voordat je weer iets zegt.
    }
refusal-nothing_to_do = Dat is al zo.
refusal-try_again = De server kan nu niets opslaan. Probeer het nog eens.
refusal-busy = De server heeft het druk. Probeer het zo nog eens.
refusal-unknown_table = Er is geen open tafel met deze code.
refusal-table_parked = Deze tafel is door een fout van ons gestopt. Alles wat is gespeeld blijft bewaard.
refusal-draining = De server start zo opnieuw. Maak opnieuw verbinding.
refusal-bad_message =
    { $field ->
        [none] De server begrijpt dit niet.
       *[other] De server begrijpt dit niet ({ $field }: { $problem }).
    }
refusal-unknown_card = “{ $card }” is geen kaart.
refusal-too_large = Het bericht is te lang.
refusal-rate_limited =
    { SECONDS($retry_ms) ->
        [one] Te veel tegelijk. Wacht { SECONDS($retry_ms) } seconde.
       *[other] Te veel tegelijk. Wacht { SECONDS($retry_ms) } seconden.
    }
refusal-unauthenticated = We herkennen je niet. Begin opnieuw of log in.
refusal-forbidden = Dat mag je niet doen.
refusal-not_at_a_table = Ga eerst aan een tafel zitten of kijken.
refusal-not_found = Op dit adres is niets te vinden.
refusal-method_not_allowed = Dat kan niet op dit adres.
refusal-bad_credentials = De naam of het wachtwoord klopt niet.
refusal-login_taken = Iemand anders logt al in met deze naam. Kies een andere.
refusal-already_registered = Je hebt al een inlognaam.
refusal-unknown_language = De regels zijn er niet in deze taal, wel in: { $allowed }.
refusal-internal_error = Een fout van ons. Die is gemeld.

## Mededelingen van de server

notice-draining = De server start zo opnieuw. Je wordt weer verbonden.
notice-superseded = Je hebt deze tafel ergens anders geopend. Daar gaat het verder.
notice-outdated = Deze versie van het spel is te oud. Laad het opnieuw.
notice-reconnect = De verbinding met de tafel is weg. Opnieuw verbinden…
notice-unknown_table = Er is geen open tafel { $table }.

## Wat er aan tafel gebeurde

say-opened = Tafel { $code } is open.
say-sat =
    { $who ->
        [you] Je gaat zitten.
       *[other] { $player } gaat zitten.
    }
say-bot-sat = { $player } komt aan tafel.
say-seat-emptied = Plaats { SEAT($seat) } is vrij.
say-host =
    { $who ->
        [you] Jij bent nu de gastheer.
       *[other] { $player } is nu de gastheer.
    }
say-settings = De gastheer heeft de instellingen van de tafel veranderd.
say-ready =
    { $who ->
        [you] Je bent klaar om te beginnen.
       *[other] { $player } is klaar om te beginnen.
    }
say-not-ready =
    { $who ->
        [you] Je bent nog niet klaar.
       *[other] { $player } is nog niet klaar.
    }
say-emoted = { $player }: { $text }
say-here =
    { $who ->
        [you] Je bent er weer.
       *[other] { $player } is er weer.
    }
say-slow =
    { $who ->
        [you] Je verbinding is traag.
       *[other] { $player } heeft een trage verbinding.
    }
say-away =
    { $who ->
        [you] Je bent weg.
       *[other] { $player } is weg.
    }
say-bot =
    { $who ->
        [you] Je bent weg. Een AI speelt voor je.
       *[other] { $player } is weg. Een AI speelt zolang mee.
    }
say-match-started = De partij begint.
say-dealt =
    Ronde { $round }. { CARD($card, form: "The") } ligt open. { $who ->
        [you] Jij begint.
       *[other] { $player } begint.
    }
say-drew-stock =
    { $who ->
        [you] Je trok { CARD($card, form: "the") } van de stapel.
       *[other] { $player } trok van de stapel.
    }
say-drew-discard =
    { $who ->
        [you] Je pakte { CARD($card, form: "the") } van de aflegstapel.
       *[other] { $player } pakte { CARD($card, form: "the") } van de aflegstapel.
    }
say-melded =
    { $who ->
        [you] Je legde { CARDS($cards, form: "the") } uit.
       *[other] { $player } legde { CARDS($cards, form: "the") } uit.
    }
say-laid-off =
    { $who ->
        [you] Je legde { CARDS($cards, form: "the") } aan bij { CARDS($onto, form: "the") }.
       *[other] { $player } legde { CARDS($cards, form: "the") } aan bij { CARDS($onto, form: "the") }.
    }
say-discarded =
    { $who ->
        [you] Je gooide { CARD($card, form: "the") } weg.
       *[other] { $player } gooide { CARD($card, form: "the") } weg.
    }
say-timed-out =
    { $who ->
        [you] Je tijd is om. De server speelt deze beurt voor je.
       *[other] De tijd van { $player } is om. De server speelt deze beurt.
    }
say-credited =
    { SECONDS($ms) ->
        [one] De server was { SECONDS($ms) } seconde weg. Dat kost niemand tijd.
       *[other] De server was { SECONDS($ms) } seconden weg. Dat kost niemand tijd.
    }
say-closed =
    { $reason ->
        [dismissed] De tafel is gesloten.
       *[abandoned] De tafel is gesloten: iedereen is weg.
    }

## Een hele beurt in één zin

say-turn =
    { $who ->
        [you] Je { $parts }.
       *[other] { $player } { $parts }.
    }
say-part-drew-stock =
    { $who ->
        [you] trok van de stapel
       *[other] trok van de stapel
    }
say-part-drew-discard =
    { $who ->
        [you] pakte { CARD($card, form: "the") }
       *[other] pakte { CARD($card, form: "the") }
    }
say-part-melded =
    { $who ->
        [you] legde { CARDS($cards, form: "the") } uit
       *[other] legde { CARDS($cards, form: "the") } uit
    }
say-part-laid-off =
    { $who ->
        [you] legde { CARDS($cards, form: "the") } aan
       *[other] legde { CARDS($cards, form: "the") } aan
    }
say-part-discarded =
    { $who ->
        [you] gooide { CARD($card, form: "the") } weg
       *[other] gooide { CARD($card, form: "the") } weg
    }
say-part-went-out =
    { $who ->
        [you] ging uit
       *[other] ging uit
    }

## Hoe een ronde en een partij eindigen

round-end-went-out =
    { $who ->
        [you] Je bent uit en krijgt { points-gained }.
       *[other] { $player } is uit en krijgt { points-gained }.
    }
round-end-empty-stock =
    { $who ->
        [you] De stapel is leeg: jouw hand is met { points-held } de laagste. Je krijgt { points-gained }.
       *[other] De stapel is leeg: de laagste hand, met { points-held }, is die van { $player }, goed voor { points-gained }.
    }
round-end-tie =
    { $who ->
        [you] De stapel is leeg en meer dan één hand telt { points-held }: jij zit het eerst in de rij en krijgt { points-gained }.
       *[other] De stapel is leeg en meer dan één hand telt { points-held }: { $player } zit het eerst in de rij en krijgt { points-gained }.
    }
match-end =
    { $who ->
        [you] Je wint de partij met { points-scored }.
       *[other] { $player } wint de partij met { points-scored }.
    }
points-gained =
    { $gain ->
        [one] { $gain } punt
       *[other] { $gain } punten
    }
points-held =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
points-scored =
    { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }

## Wat spelers zeggen

emote-hello = Hallo!
emote-good_luck = Succes!
emote-well_played = Goed gespeeld!
emote-thanks = Bedankt!
emote-oops = Oeps!
emote-thinking = Even denken…
emote-hurry = Jij bent!
emote-bye = Tot ziens!

## Waarom een AI zo zou spelen

reason-goes_out = Je kunt deze beurt uitgaan.
reason-takes_to_go_out = Met { CARD($card, form: "the") } kun je uitgaan.
reason-takes_for_meld = { CARD($card, form: "The") } maakt een combinatie af of langer.
reason-takes_to_lay_off = { CARD($card, form: "The") } past bij een combinatie op tafel.
reason-takes_for_points = { CARD($card, form: "The") } telt minder dan een kaart in je hand.
reason-takes_for_chances = { CARD($card, form: "The") } geeft meer kans op een combinatie dan het kost.
reason-draws_unknown = Aan { CARD($card, form: "the") } heb je nu niets; aan een onbekende kaart misschien wel.
reason-draws_only_way = Er is maar één stapel om van te trekken.
reason-ends_round = De stapel is leeg: vraag je er een kaart van, dan eindigt de ronde, en met { $percent } % kans is jouw hand de laagste.
reason-lays_down = Leg { MELDS($melds, form: "the") } uit en gooi dan { CARD($card, form: "the") } weg.
reason-discards_isolated = { CARD($card, form: "The") } is de hoogste kaart die bij geen andere past.
reason-discards_highest = Elke kaart past bij een andere; { CARD($card, form: "the") } is de hoogste.
reason-discards_least_worth = Aan { CARD($card, form: "the") } heb je het minst.
reason-holds_back = Aan { CARD($card, form: "the") } heb je het minst; houd je combinaties nog even verborgen.
reason-played_out = Vaak tot het eind gespeeld loopt de ronde het best als je { CARD($card, form: "the") } weggooit.
reason-only_move = Iets anders mag niet.
reason-deadwood = Punten buiten je combinaties: nu { $before }, daarna { $after }.
reason-deadwood_now = Punten buiten je combinaties: { $before }.
reason-points = Punten in je hand: nu { $before }, daarna { $after }.
reason-risk = Met { $percent } % kans heeft de volgende speler iets aan { CARD($card, form: "the") }.
reason-chances =
    { $count ->
        [one] { $count } kaart kan nog een combinatie maken met { CARD($card, form: "the") }.
       *[other] { $count } kaarten kunnen nog een combinatie maken met { CARD($card, form: "the") }.
    }
reason-memory_holds = De volgende speler pakte { CARDS($cards, form: "the") } en heeft niets daarvan teruggegeven.
reason-memory_let_go = De volgende speler had niets aan { CARDS($cards, form: "the") }.

## Client: overal

ui-title = Rami
ui-loading = Laden…
ui-close = Sluiten
ui-back = Terug
ui-cancel = Annuleren
ui-yes = Ja
ui-no = Nee
ui-copied = Gekopieerd
ui-share = Delen
ui-more = Meer
ui-menu = Menu
ui-skip-to-table = Naar de tafel
ui-you = Jij
ui-nobody = Niemand
ui-empty-seat = Lege plaats
ui-seat = Plaats { SEAT($seat) }
ui-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
ui-points-short = { $points } pt
ui-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
ui-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }

## Begin

ui-home-play = Nu spelen
ui-home-friends = Met vrienden spelen
ui-home-friends-hint = Maak een tafel en deel de code
ui-home-find = Spelers zoeken
ui-home-find-hint = Speel met wie ook een spel zoekt
ui-home-finding = Spelers zoeken…
ui-home-resume = Verder met je spel
ui-home-resume-hint = Tafel { $code }
ui-home-name = Je naam
ui-home-name-hint = De anderen aan tafel zien die
ui-home-language = Taal
ui-home-code = Code van de tafel
ui-home-join = Meedoen
ui-home-open-tables = Open tafels
ui-home-no-open-tables = Nu geen open tafel
ui-home-rules = Regels
ui-home-learn = Leren
ui-home-settings = Instellingen
ui-home-history = Je partijen
ui-home-claim = Rami, het Franse kaartspel, in twee tikken aan tafel
ui-home-against =
    { $count ->
        [one] tegen { $count } { level-name } AI
       *[other] tegen { $count } { level-name } AI’s
    }
ui-home-opponents = Tegenstanders
ui-home-guest = Gast { $number }
ui-home-create = Tafel maken
ui-home-public = Iedereen mag meedoen
ui-home-back-to-table = Terug naar je tafel
ui-home-code-wrong = Een code heeft 6 letters en cijfers, zoals K7PQ4M.
ui-home-table-seats = { $taken } van { $players } plaatsen bezet
ui-home-join-table = Meedoen aan tafel { $code }
ui-level =
    { $level ->
        [easy] Makkelijk
        [hard] Moeilijk
       *[normal] Gewoon
    }

## Wachtkamer

ui-lobby-title = Tafel { $code }
ui-lobby-code = Tafelcode
ui-lobby-qr = Code om met een telefoon te scannen
ui-lobby-copy-link = Link kopiëren
ui-lobby-seats = Plaatsen
ui-lobby-sit = Hier zitten
ui-lobby-leave = Van tafel gaan
ui-lobby-add-ai = AI toevoegen
ui-lobby-kick = { $player } wegsturen
ui-lobby-level = Niveau
ui-lobby-host = Gastheer
ui-lobby-ready = Klaar
ui-lobby-not-ready = Nog niet klaar
ui-lobby-i-am-ready = Ik ben klaar
ui-lobby-start = Beginnen
ui-lobby-start-empty =
    { $count ->
        [one] Er is nog { $count } plaats leeg
       *[other] Er zijn nog { $count } plaatsen leeg
    }
ui-lobby-start-waiting = Wachten op { $player }
ui-lobby-start-host = Alleen de gastheer kan beginnen
ui-lobby-spectators =
    { $count ->
        [0] Niemand kijkt
        [one] { $count } kijker
       *[other] { $count } kijkers
    }
ui-lobby-options = Opties van de tafel
ui-lobby-players = Spelers
ui-lobby-limit = Limiet
ui-lobby-ace-high = Azen tellen 11
ui-lobby-discard-to-win = De laatste kaart gooi je weg
ui-lobby-no-return = Net gepakte kaart niet teruggeven
ui-lobby-draw-cap = Achter elkaar van de aflegstapel
ui-lobby-clock = Klok
ui-lobby-clock-auto = Automatisch
ui-lobby-clock-none = Geen
ui-lobby-clock-custom = Eigen tijden
ui-lobby-reserve = Reserve voor de partij
ui-lobby-stand-in = Invaller voor wie weg is
ui-lobby-hints = Tips
ui-lobby-invite = Je vrienden doen mee met deze code
ui-lobby-invitation = Speel Rami met me!
ui-lobby-invited = Je bent uitgenodigd voor Rami aan tafel { $code }.
ui-lobby-qr-label = Vierkant om met een telefoon te scannen: leidt naar tafel { $code }
ui-lobby-remove = Weghalen
ui-lobby-kick-hint = { $player } raakt de plaats kwijt en mag toekijken.
ui-lobby-level-of = Niveau van { $player }
ui-lobby-options-host = De gastheer van de tafel mag deze veranderen.
ui-lobby-press-ready = Zeg dat je klaar bent, zodat de gastheer kan beginnen.
ui-lobby-host-starts = De gastheer begint de partij.
ui-lobby-any-number = Onbeperkt
ui-lobby-clock-turn =
    { $seconds ->
        [one] { $seconds } seconde per beurt
       *[other] { $seconds } seconden per beurt
    }
ui-quick-waiting-for =
    { $count ->
        [0] Iedereen is er
        [one] Nog { $count } speler gezocht
       *[other] Nog { $count } spelers gezocht
    }
ui-quick-hint = De partij begint vanzelf: zodra alle plaatsen bezet zijn, of over een paar seconden met AI-spelers op de lege plaatsen.

## Tafel: plekken en dingen

ui-table = Tafel
ui-stock = Stapel
ui-discard-pile = Aflegstapel
ui-melds = Combinaties
ui-hand = Je hand
ui-run = Straat
ui-set = Groep
ui-opponents = Tegenstanders
ui-log = Wat er gebeurde
ui-log-empty = Er is niets gebeurd sinds je hier bent
ui-clock = Klok
ui-round = Ronde { $round }
ui-score = Stand
ui-stock-count =
    { $count ->
        [0] Stapel leeg
        [one] Stapel, { $count } kaart
       *[other] Stapel, { $count } kaarten
    }
ui-stock-last =
    { $count ->
        [0] Stapel leeg
        [one] Laatste kaart
       *[other] Laatste kaarten
    }
ui-discard-top = Aflegstapel, { CARD($card) } bovenop
ui-discard-empty = Aflegstapel leeg
ui-discard-history = Alles wat is weggegooid
ui-discard-history-item = { $player }: { CARD($card) }
ui-melds-empty = Nog geen combinatie op tafel
ui-meld-of =
    { $who ->
        [you] { meld-name }, van jou
       *[other] { meld-name }, van { $player }
    }
ui-meld-fits = { $meld }; { CARDS($cards, form: "the", join: "or") } past erbij
ui-seat-away = Weg
ui-seat-slow = Trage lijn
ui-seat-stand-in = AI speelt
ui-seat-to-move = Aan zet
ui-seat-takeover =
    { $seconds ->
        [one] Over { $seconds } seconde neemt een AI het over
       *[other] Over { $seconds } seconden neemt een AI het over
    }
ui-seat-summary = { $player }: { $cards }, { $points }
ui-watching = Je kijkt toe
ui-paused = Het spel wacht tot er iemand terug is
ui-time-left =
    { $seconds ->
        [one] Nog { $seconds } seconde
       *[other] Nog { $seconds } seconden
    }
ui-time-reserve =
    { $seconds ->
        [one] Reserve: { $seconds } seconde
       *[other] Reserve: { $seconds } seconden
    }
ui-you-mark = J
ui-actions = Acties
ui-choose-meld-for = { CARDS($cards, form: "The") } kan naar:
ui-choose-new = Een nieuwe combinatie
ui-discard-none = In deze ronde is niets weggegooid
ui-discard-taken =
    { $who ->
        [you] Jij pakte die
       *[other] { $player } pakte die
    }
ui-link-missed = Terwijl je weg was:
ui-prompt-armed = Enter gooit { CARD($card, form: "the") } weg
ui-prompt-go-out = Speel je kaarten om uit te gaan
ui-prompt-selected-fits = { CARDS($cards, form: "The") } aanleggen
ui-prompt-selected-meld = { CARDS($cards, form: "The") } uitleggen
ui-prompt-selected-discard = { CARD($card, form: "The") } weggooien
ui-seat-away-for = Weg · { $seconds }
ui-stock-left =
    { $count ->
        [0] Stapel leeg
        [one] Nog { $count } op stapel
       *[other] Nog { $count } op stapel
    }
ui-table-home = Startscherm
ui-table-leave-hint = Ga je weg, dan speelt een AI voor je verder. Je kunt altijd terugkomen.
ui-title-turn = Jouw beurt

## Tafel: de kaarten in je hand

ui-card-position = { CARD($card) }, { $index } van { $count }
ui-card-selected = { CARD($card) }, gekozen, { $index } van { $count }
ui-card-fits = { $card }, past bij een combinatie op tafel
ui-card-new = { $card }, net getrokken
ui-hand-groups = Combinaties in je hand: { $groups }.
ui-hand-deadwood =
    { $points ->
        [one] Losse kaarten: { $cards }, { $points } punt.
       *[other] Losse kaarten: { $cards }, { $points } punten.
    }
ui-selection =
    { $count ->
        [0] Niets gekozen
        [one] { $count } kaart gekozen
       *[other] { $count } kaarten gekozen
    }

## Tafel: wat nu

ui-prompt-draw = Jouw beurt: trek een kaart
ui-prompt-play = Leg uit, leg aan of gooi weg
ui-prompt-discard = Gooi een kaart weg om je beurt te eindigen
ui-prompt-their-turn = { $player } speelt
ui-prompt-dealing = Er wordt gedeeld…
ui-prompt-sending = Een ogenblik…
ui-prompt-ask-stock = Stapel leeg: ernaar vragen eindigt de ronde
ui-prompt-round-end = De ronde is voorbij
ui-prompt-match-end = De partij is voorbij
ui-prompt-waiting = Wachten op de anderen
ui-stock-empty = De stapel is leeg: de laagste hand wint de ronde

## Tafel: acties

ui-action-meld = Uitleggen
ui-action-lay-off = Aanleggen
ui-action-discard = Weggooien
ui-action-sort = Sorteren
ui-action-hint = Tip
ui-action-undo = Ongedaan maken
ui-action-end-turn = Spelen
ui-draw-stock = Van de stapel trekken
ui-draw-discard = { CARD($card, form: "The") } van de aflegstapel pakken
ui-sort-by-suit = Op kleur
ui-sort-by-rank = Op waarde
ui-sort-by-melds = Op combinatie
ui-sorted = Gesorteerd: { $order }
ui-undo-melded = Neergelegd, nog niet verstuurd
ui-undo-done = Teruggenomen
ui-choose-meld = Welke combinatie?
ui-confirm-discard = { CARD($card, form: "The") } weggooien?
ui-tray = Klaar om te spelen
ui-tray-send = Spelen
ui-tray-clear = Alles terugnemen

## Tafel: waarom iets niet kan

ui-why-not-your-turn = Je bent niet aan de beurt
ui-why-draw-first = Trek eerst een kaart
ui-why-drawn = Je hebt al getrokken
ui-why-select = Kies eerst kaarten
ui-why-select-one = Kies één kaart
ui-why-no-meld = Deze kaarten zijn geen combinatie
ui-why-no-fit = Dit past bij geen combinatie op tafel
ui-why-keep-one = De laatste kaart moet je weggooien
ui-why-just-taken = Deze kaart heb je net gepakt
ui-why-pile-closed = Nu moet je van de stapel trekken
ui-why-pile-empty = De aflegstapel is leeg
ui-why-sending = De laatste actie is onderweg
ui-why-offline = Je bent niet verbonden
ui-why-no-hints = Deze tafel speelt zonder tips
ui-why-nothing-to-undo = Er is niets terug te nemen

## Tips

ui-hint-draw-stock = Tip: trek van de stapel
ui-hint-draw-discard = Tip: pak { CARD($card, form: "the") }
ui-hint-meld = Tip: leg { CARDS($cards, form: "the") } uit
ui-hint-lay-off = Tip: leg { CARDS($cards, form: "the") } aan
ui-hint-discard = Tip: gooi { CARD($card, form: "the") } weg

## Meldingen voor de schermlezer

ui-announce-your-turn = Jouw beurt.
ui-announce-turn-of = { $player } is aan de beurt.
ui-announce-draw-phase = Trek een kaart.
ui-announce-play-phase = Leg uit, leg aan of gooi weg.
ui-announce-time =
    { $seconds ->
        [one] Nog { $seconds } seconde.
       *[other] Nog { $seconds } seconden.
    }
ui-announce-no-time = Er is geen klok.
ui-announce-refused = Geweigerd. { $reason }
ui-announce-stock =
    { $count ->
        [0] De stapel is leeg.
        [one] Nog { $count } kaart op de stapel.
       *[other] Nog { $count } kaarten op de stapel.
    }
ui-announce-top = Bovenop de aflegstapel ligt { CARD($card, form: "the") }.
ui-announce-no-top = De aflegstapel is leeg.
ui-announce-no-melds = Geen combinaties op tafel.
ui-announce-nothing-new = Er is niets gebeurd sinds je laatste beurt.
ui-announce-selected = { CARD($card, form: "The") } gekozen.
ui-announce-unselected = { CARD($card, form: "The") } niet meer gekozen.
ui-announce-moved = { CARD($card, form: "The") } is nu { $index } van { $count }.

## Uitslag van de ronde

ui-round-title = Ronde { $round } is voorbij
ui-round-hands = De handen
ui-round-no-cards = Geen kaarten meer
ui-round-winner = Wint de ronde
ui-round-next = Volgende ronde
ui-round-next-in =
    { $seconds ->
        [one] Volgende ronde over { $seconds } seconde
       *[other] Volgende ronde over { $seconds } seconden
    }
ui-round-check = Deze deling controleren
ui-round-checking = Controleren…
ui-round-check-commitment = Vooraf gepubliceerd
ui-round-check-seed = Geheim, achteraf getoond
ui-round-check-deck = Volgorde van de kaarten

## Uitslag van de partij

ui-match-title = De partij is voorbij
ui-match-grid = Ronde voor ronde
ui-match-total = Totaal
ui-match-rematch = Nog een partij
ui-match-rematch-waiting = Wachten op de anderen
ui-match-replay = Terugkijken
ui-match-share = Uitslag delen
ui-match-share-text = { $player } won met Rami: { $scores }
ui-match-home = Startscherm
ui-round-next-soon = De volgende ronde begint zo
ui-round-look-at-table = De tafel bekijken
ui-round-show-result = De uitslag tonen
ui-match-round = Ronde
ui-match-last-round = De laatste ronde

## Je partijen

ui-history-empty = Je hebt nog geen partij gespeeld.
ui-history-match = Partij
ui-history-won = Gewonnen
ui-history-lost = Verloren
ui-history-running = Nog bezig
ui-history-abandoned = Niet uitgespeeld
ui-history-parts = Meer over deze partij

## Terugkijken

ui-replay-title = Terugkijken
ui-replay-play = Afspelen
ui-replay-pause = Pauze
ui-replay-next = Volgende stap
ui-replay-previous = Vorige stap
ui-replay-start = Naar het begin
ui-replay-end = Naar het eind
ui-replay-speed = Snelheid
ui-replay-view = Gezien door
ui-replay-open = Alle handen open
ui-replay-previous-turn = Vorige beurt
ui-replay-next-turn = Volgende beurt
ui-replay-controls = Bediening
ui-replay-position = Plek in de partij
ui-replay-place = Stap { $step } van { $count }
ui-replay-round = Ronde
ui-replay-round-of = Ronde { $round } van { $count }
ui-replay-seats = Plaatsen
ui-replay-hands = Handen
ui-replay-begin = Het begin
ui-replay-event-nonce =
    { $who ->
        [you] Je voegde een eigen toevalsgetal toe aan de volgende deling.
       *[other] { $player } voegde een eigen toevalsgetal toe aan de volgende deling.
    }
ui-replay-event-sealed = De deling van ronde { $round } is verzegeld: vanaf nu kan niemand haar nog veranderen.
ui-replay-event-revealed = Het geheim van de deling wordt getoond: nu is ze te controleren.
ui-replay-redacted = Deze partij is nog bezig: je ziet wat er vanaf je eigen plaats te zien was. Na afloop liggen alle handen open.
ui-replay-share = Link naar dit moment kopiëren
ui-replay-keys = Toetsen
ui-replay-keys-play = Afspelen of pauzeren
ui-replay-keys-step = Een stap terug of vooruit
ui-replay-keys-turn = Naar de vorige of de volgende beurt
ui-replay-keys-ends = Naar het begin of het eind
ui-replay-keys-speed = Sneller of langzamer
ui-replay-event-drew = { $player } trok { CARD($card, form: "the") } van de stapel.

## Delingen controleren

ui-proof-title = Delingen controleren
ui-proof-check-all = Delingen controleren
ui-proof-file = Bestand { $name }
ui-proof-verdict-good = Eerlijk gedeeld: alles wat na te rekenen is, klopt.
ui-proof-verdict-bad = Deze deling klopt niet met wat beloofd was. Hieronder staat wat er niet klopt.
ui-proof-verdict-unproved = Deze deling is niet te controleren: vooraf was niemand eraan gebonden.
ui-proof-match-none = Van deze partij is nog geen ronde voorbij.
ui-proof-match-good =
    { $count ->
        [one] De enige deling van deze partij klopt met wat vooraf beloofd was.
       *[other] Alle { $count } delingen van deze partij kloppen met wat vooraf beloofd was.
    }
ui-proof-match-bad = Er klopt iets niet. Hieronder staat wat.
ui-proof-match-unproved = De delingen van deze partij zijn niet te controleren: vooraf was niemand eraan gebonden.
ui-proof-round = Deling van ronde { $round }
ui-proof-result-good = Klopt
ui-proof-result-bad = Klopt niet
ui-proof-result-unproved = Niet te controleren
ui-proof-outcome-good = Klopt
ui-proof-outcome-bad = Klopt niet
ui-proof-outcome-unknown = Hier niet bekend
ui-proof-step-promise = De belofte vooraf
ui-proof-promise-good = De vingerafdruk die deze browser vóór de deling kreeg, is die waarmee de deling is verzegeld.
ui-proof-promise-bad = Vóór de deling kreeg deze browser een andere vingerafdruk dan die waarmee de deling is verzegeld.
ui-proof-promise-unknown = Deze browser zat vóór de deling niet aan tafel en weet dus niet wat er beloofd was.
ui-proof-step-commitment = Het geheim
ui-proof-commitment-good = Het geheim dat na de ronde is getoond, heeft precies deze vingerafdruk: het lag vast vóór de deling.
ui-proof-commitment-bad = Het geheim dat na de ronde is getoond, heeft een andere vingerafdruk dan beloofd was.
ui-proof-step-nonce = Je eigen toevalsgetal
ui-proof-nonce-good =
    { $count ->
        [one] Het getal dat je browser toevoegde, zit in de deling.
       *[other] Het getal dat je browser toevoegde, zit in de deling, samen met die van de anderen: { $count } bij elkaar.
    }
ui-proof-nonce-bad = Op jouw plaats staat een ander getal dan je browser toevoegde.
ui-proof-nonce-left-out = Het getal dat je browser toevoegde, is buiten de deling gelaten.
ui-proof-nonce-malformed = De lijst met de getallen van de spelers is beschadigd.
ui-proof-nonce-unknown =
    { $count ->
        [one] { $count } speler voegde een eigen getal toe. Van jou heeft deze browser er geen bewaard om te vergelijken.
       *[other] { $count } spelers voegden een eigen getal toe. Van jou heeft deze browser er geen bewaard om te vergelijken.
    }
ui-proof-nonce-nobody = Niemand voegde een eigen getal toe; de volgorde van de kaarten lag evengoed vast vóór de deling.
ui-proof-step-starter = Wie begint
ui-proof-starter-good = Volgens de regels moest { $player } beginnen, en zo ging het ook.
ui-proof-starter-bad = Volgens de regels moest { $player } beginnen, maar een ander begon.
ui-proof-starter-unknown = De vorige ronde is hier niet gezien, dus is niet te zeggen wie er moest beginnen.
ui-proof-step-deck = Het kaartspel
ui-proof-deck-good = Opnieuw geschud in deze browser liggen alle 52 kaarten in dezelfde volgorde.
ui-proof-deck-bad = Opnieuw geschud in deze browser liggen de 52 kaarten in een andere volgorde dan is opgeschreven.
ui-proof-step-hands = De gedeelde kaarten
ui-proof-hands-one = Opnieuw geschud en gedeeld in deze browser heeft je hand dezelfde kaarten.
ui-proof-hands-good = Opnieuw geschud en gedeeld in deze browser hebben alle { $count } handen dezelfde kaarten.
ui-proof-hands-bad = Opnieuw geschud en gedeeld in deze browser had { $player } andere kaarten gekregen.
ui-proof-hands-unknown = De deling zelf is hier niet gezien.
ui-proof-step-upcard = De eerste kaart van de aflegstapel
ui-proof-upcard-good = { CARD($card, form: "The") } moest open komen te liggen, en zo was het ook.
ui-proof-upcard-bad = { CARD($card, form: "The") } moest open komen te liggen, maar het was { CARD($seen, form: "the") }.
ui-proof-step-draws = De kaarten van de stapel
ui-proof-draws-all =
    { $count ->
        [0] Niemand trok van de stapel.
        [one] De enige getrokken kaart kwam zoals het kaartspel lag.
       *[other] Alle { $count } getrokken kaarten kwamen in de volgorde van het kaartspel.
    }
ui-proof-draws-good =
    { $count ->
        [0] Getrokken kaarten: { $total }. Je zag er geen van.
        [one] Getrokken kaarten: { $total }. Je zag er { $count }: die kwam zoals het kaartspel lag.
       *[other] Getrokken kaarten: { $total }. Je zag er { $count }: ze kwamen in de volgorde van het kaartspel.
    }
ui-proof-draws-bad = Kaart { $number } van de stapel moest { CARD($card, form: "the") } zijn, maar getrokken werd { CARD($seen, form: "the") }.
ui-proof-draws-unknown = Niet elke kaart die werd getrokken, is hier gezien.
ui-proof-step-play = De hele ronde
ui-proof-play-good = Nagespeeld met deze kaarten kon elke zet, ook met de verborgen kaarten van de stapel, en iedereen eindigt met de hand die is getoond.
ui-proof-play-bad = Nagespeeld met deze kaarten zou { $player } met een andere hand eindigen dan is getoond.
ui-proof-play-impossible = Nagespeeld met deze kaarten kon zet { $number } niet: { $player } kon { CARD($card, form: "the") } niet hebben.
ui-proof-play-unknown = Niet alles van deze ronde is hier gezien.
ui-proof-odd-card = Zo’n kaart bestaat niet: { $card }
ui-proof-values = De waarden, om het zelf na te rekenen
ui-proof-value-deal = Tafel, partij, ronde
ui-proof-value-nonce = Toevalsgetal van { $player }
ui-proof-value-commitment = Vingerafdruk, hier berekend
ui-proof-value-seed = Startgetal van het schudden, hier berekend
ui-proof-damaged = Het bestand is niet zoals de server het heeft geschreven: er is iets in veranderd.
ui-proof-save = Partij als bestand bewaren
ui-proof-choose = Een bestand controleren
ui-proof-no-bundle = Dit is geen bestand van een partij.
ui-proof-how = Hoe het werkt
ui-proof-how-sealed = Vóór elke deling trekt de server een willekeurig geheim getal en toont iedereen de vingerafdruk ervan. Vanaf dat moment kan hij geen ander meer nemen.
ui-proof-how-chance = Daarna voegt de browser van elke speler een eigen toevalsgetal toe. De kaarten worden geschud met het geheim en al die getallen samen, dus kan niemand de volgorde kiezen.
ui-proof-how-shown = Als de ronde voorbij is, wordt het geheim getoond. Je browser rekent alles na, zonder enige hulp van de server.

## Nabespreking, en wat de AI zag

ui-review-title = Nabespreking
ui-review-best = De moeilijke AI had gespeeld: { $move }
ui-review-same = De moeilijke AI had hetzelfde gespeeld
ui-review-ai-title = Wat de AI zag
ui-review-ai-seat = Speler
ui-review-ai-thinking = De AI wordt het opnieuw gevraagd…
ui-review-ai-none = In deze ronde heeft op deze plaats geen AI gespeeld.
ui-review-ai-steps = Beslissingen
ui-review-ai-count = Beslissing { $number } van { $count }
ui-review-ai-next = Volgende beslissing
ui-review-ai-previous = Vorige beslissing
ui-review-ai-again = Opnieuw gevraagd zou hij iets anders kiezen: { $move }
ui-review-ai-saw = Dit is alles wat deze { $level } AI zag.
ui-review-ai-weighed = Wat hij heeft afgewogen, het beste eerst
ui-review-ai-no-reason = Hij geeft geen reden.
ui-review-move-draw-stock = van de stapel trekken
ui-review-move-draw-discard = { CARD($card, form: "the") } pakken
ui-review-move-meld = { CARDS($cards, form: "the") } uitleggen
ui-review-move-lay-off = { CARDS($cards, form: "the") } aanleggen
ui-review-move-discard = { CARD($card, form: "the") } weggooien
ui-review-progress = { $judged } van { $total } beslissingen bekeken
ui-review-none = In deze partij heb je zelf niets beslist.
ui-review-sum = In { $same } van { $count } beslissingen speelde je zoals de moeilijke AI.
ui-review-how = De AI gaat uit van wat je toen kon weten. Elke keuze is uitgespeeld met dezelfde { $worlds } mogelijke verdelingen van de verborgen kaarten.
ui-review-left-out =
    { $count ->
        [one] Eén beslissing kon niet worden beoordeeld.
       *[other] { $count } beslissingen konden niet worden beoordeeld.
    }
ui-review-clean = Geen beslissing kostte je meer dan het toeval verklaart.
ui-review-worst = Wat je het meest kostte
ui-review-others = Waar de AI anders had gespeeld ({ $count })
ui-review-where = Ronde { $round }, beurt { $turn }
ui-review-gain =
    { $better ->
        [own] Jouw keuze is gemiddeld { $points } punten beter (± { $error }).
       *[hard] De keuze van de AI is gemiddeld { $points } punten beter (± { $error }).
    }
ui-review-you = Jij
ui-review-hard = De moeilijke AI
ui-review-replay = Dit moment terugkijken
ui-review-again = Vanaf hier opnieuw proberen
ui-review-again-how = Je kunt het opnieuw proberen tegen AI-spelers. De kaarten die je niet kon zien worden opnieuw gedeeld; zo’n deling kan dus niet worden gecontroleerd.

## Instellingen

ui-settings-title = Instellingen
ui-settings-language = Taal
ui-settings-deck = Kaartspel
ui-settings-letters = Letters van de kleuren op kaarten
ui-settings-index = Letters van boer, vrouw, heer
ui-settings-card-size = Grootte van de kaarten
ui-settings-rows = Rijen van de hand
ui-settings-motion = Beweging
ui-settings-sound = Geluid
ui-settings-haptics = Trillen
ui-settings-shortcuts = Sneltoetsen
ui-settings-confirm-discard = Vragen voor weggooien
ui-settings-theme = Kleuren
ui-settings-left-handed = Voor linkshandigen
ui-settings-notify = Zeg het als ik aan de beurt ben
ui-settings-account = Account
ui-settings-login = Inloggen
ui-settings-logout = Uitloggen
ui-settings-register = Deze speler bewaren
ui-settings-register-hint = Met een naam en een wachtwoord kom je op elk apparaat terug
ui-settings-login-name = Inlognaam
ui-settings-password = Wachtwoord
ui-settings-delete = Deze speler verwijderen
ui-settings-delete-confirm = Je naam, je login en alles wat naar jou leidt verwijderen? Dit kan niet ongedaan worden gemaakt.
ui-settings-look = Uiterlijk
ui-settings-cards = Kaarten
ui-settings-play = Aan tafel
ui-settings-sample = Zo zien kaarten er nu uit
ui-choice-theme =
    { $value ->
        [light] Licht
        [dark] Donker
       *[auto] Zoals het systeem
    }
ui-choice-motion =
    { $value ->
        [on] Aan
        [off] Uit
       *[auto] Zoals het systeem
    }
ui-choice-deck =
    { $value ->
        [four] Vier kleuren
        [safe] Voor kleurenblinden
       *[two] Twee kleuren
    }
ui-choice-index =
    { $value ->
        [jqk] J Q K
        [vdr] V D R
        [bvh] B V H
       *[auto] Naar de taal
    }
ui-choice-cardSize =
    { $value ->
        [large] Groot
       *[normal] Gewoon
    }
ui-choice-handRows =
    { $value ->
        [1] Eén
        [2] Twee
       *[auto] Automatisch
    }
ui-suit-letter =
    { $suit ->
        [C] K
        [D] R
        [H] H
       *[S] S
    }
ui-settings-guest = Je speelt als { $player }, gast in deze browser.
ui-settings-account-of = Je bent { $player }. Je logt in als { $login }.
ui-settings-login-hint = Heb je hier al eens gespeeld, met een inlognaam?
ui-settings-login-replaces = De gast van deze browser blijft dan achter.
ui-settings-have-login = Ik heb al een inlognaam
ui-settings-password-hint = Minstens 8 tekens
ui-settings-credentials-missing = Een inlognaam heeft minstens 3 letters, cijfers of . _ @ + -, een nieuw wachtwoord minstens 8 tekens.
ui-settings-registered = Bewaard. Je kunt nu op elk apparaat inloggen.
ui-settings-logged-in = Welkom terug, { $player }!
ui-settings-deleted = Je speler is verwijderd.

## Regels: de pagina eromheen

ui-rules-title = Regels
ui-rules-contents = Inhoud
ui-rules-version = Versie { $version }
ui-rules-at-table = Aan deze tafel
ui-rules-default = Gewoonlijk { $value }
ui-rules-legal = Mag
ui-rules-refused = Mag niet
ui-rules-try = Probeer het
ui-rules-language-missing = De regels zijn er nog niet in jouw taal; hier zijn ze in het Engels.
ui-rules-try-hint = Kies kaarten en kijk of het een combinatie is.

## Leren

ui-learn-title = Leren
ui-learn-intro = Zes korte spellen van een paar minuten
ui-learn-step = Stap { $step } van { $count }
ui-learn-next = Verder
ui-learn-again = Nog een keer
ui-learn-done = Goed gedaan!
ui-learn-finished = Nu kun je het
ui-learn-1-title = Trekken en weggooien
ui-learn-2-title = Een straat uitleggen
ui-learn-3-title = Een groep uitleggen
ui-learn-4-title = Aanleggen
ui-learn-5-title = Uitgaan
ui-learn-6-title = De lege stapel
ui-learn-1-text = Elke beurt begint met een kaart, van de stapel of van de aflegstapel, en eindigt met weggooien.
ui-learn-2-text = Drie of meer opeenvolgende kaarten van één kleur zijn een straat. De aas komt na de heer.
ui-learn-3-text = Drie of vier kaarten van dezelfde waarde zijn een groep.
ui-learn-4-text = Je mag kaarten aanleggen bij elke combinatie op tafel, van wie die ook is.
ui-learn-5-text = Wie geen kaarten meer heeft, wint de ronde en krijgt de punten die de anderen in de hand hebben.
ui-learn-6-text = Vraagt iemand een kaart van de lege stapel, dan wint de hand met de minste punten.
ui-learn-opponent = Tegenstander
ui-learn-later = Dat zou mogen. Hier komt het later: doe wat hierboven wordt gevraagd.
ui-learn-did = Gedaan
ui-learn-1-goal-1 = Jij bent aan de beurt. Pak harten 8 van de aflegstapel: die hoort bij je 6 en 7.
ui-learn-1-goal-2 = Eindig nu je beurt: kies een hoge kaart die nergens bij past, de heer of de boer, en gooi die weg.
ui-learn-1-end = Dat is een beurt: één kaart erin, één kaart eruit. Hoge kaarten kosten het meest als je ermee blijft zitten.
ui-learn-2-goal-1 = Pak harten 7. Die mist je straat nog.
ui-learn-2-goal-2 = Kies harten 5, 6 en 7, en leg ze uit.
ui-learn-2-goal-3 = Er zit nog een straat in je hand, met de aas. Welke: vrouw, heer, aas of heer, aas, 2? Kies drie schoppenkaarten en leg ze uit.
ui-learn-2-goal-4 = Juist: de aas komt na de heer en nergens anders. Gooi nu een kaart weg.
ui-learn-2-end = Twee straten in één beurt. Je mag er zoveel uitleggen als je hebt.
ui-learn-3-goal-1 = Je hebt twee heren. Kijk wat de stapel brengt: trek een kaart.
ui-learn-3-goal-2 = De derde heer! Kies ze alle drie en leg ze uit als groep.
ui-learn-3-goal-3 = Er zit nog een groep in je hand. Zoek die en leg hem uit.
ui-learn-3-goal-4 = Eindig je beurt door weg te gooien.
ui-learn-3-end = Drie of vier gelijke kaarten zijn een groep, welke kleuren het ook zijn.
ui-learn-4-goal-1 = Je tegenstander heeft een straat en een groep uitgelegd. Begin je beurt: trek een kaart.
ui-learn-4-goal-2 = Twee van je schoppen maken de straat langer, aan elk eind één. Kies er een of allebei, en leg aan.
ui-learn-4-goal-3 = De ruitenvrouw maakt de groep compleet. Leg haar aan.
ui-learn-4-goal-4 = Gooi nu een kaart weg.
ui-learn-4-end = Wat je aanlegt telt niet meer tegen je, van wie de combinatie ook is.
ui-learn-5-goal-1 = Je kunt deze beurt winnen. Pak klaver 8.
ui-learn-5-goal-2 = Leg je drie klaveren uit.
ui-learn-5-goal-3 = Leg de heer aan bij de heren van je tegenstander.
ui-learn-5-goal-4 = Er is nog één kaart. Gooi die weg, en je bent uit!
ui-learn-5-end = Je bent uit en wint de ronde. Je krijgt wat je tegenstander nog heeft.
ui-learn-6-goal-1 = De stapel is leeg. Je hand is laag, dus vraag een kaart van de stapel: dan eindigt de ronde.
ui-learn-6-end = Niemand is uit, dus de laagste hand wint en krijgt wat de anderen hebben.

## Hulp bij het toetsenbord

ui-keys-title = Toetsenbord
ui-keys-tab = Volgend deel van de tafel
ui-keys-arrows = Door de hand of de combinaties gaan
ui-keys-digits = Naar de kaart met dit nummer
ui-keys-space = De kaart kiezen of loslaten
ui-keys-shift-arrows = De keuze uitbreiden
ui-keys-alt-arrows = De kaart in je hand verplaatsen
ui-keys-s = Van de stapel trekken
ui-keys-d = Van de aflegstapel pakken
ui-keys-m = De keuze uitleggen
ui-keys-l = De keuze aanleggen
ui-keys-x = De gekozen kaart weggooien (dan Enter)
ui-keys-enter = Doen wat als eerste wordt getoond
ui-keys-help = Deze hulp
ui-keys-t = Zeggen wie aan de beurt is en hoeveel tijd er is
ui-keys-v = Je hand in groepen zeggen
ui-keys-b = De combinaties op tafel zeggen
ui-keys-p = De stapel en de aflegstapel zeggen
ui-keys-c = Ieders kaarten en score zeggen
ui-keys-g = Zeggen wat er sinds je laatste beurt gebeurde
ui-keys-o = Volgende sortering
ui-keys-h = Tip
ui-keys-u = Ongedaan maken
ui-keys-esc = De keuze wissen, of sluiten

## Staat van de verbinding

ui-link-online = Verbonden
ui-link-slow = Trage verbinding
ui-link-reconnecting = Opnieuw verbinden…
ui-link-reconnecting-in =
    { $seconds ->
        [0] Opnieuw verbinden…
        [one] Opnieuw verbinden over { $seconds } seconde
       *[other] Opnieuw verbinden over { $seconds } seconden
    }
ui-link-attempt = Poging { $attempt }
ui-link-offline = Je bent offline
ui-link-superseded = Deze tafel is ergens anders open. Daar gaat het verder.
ui-link-superseded-here = Hier spelen
ui-link-retry = Nu proberen
ui-link-back = Weer verbonden
ui-link-i-am-back = Ik ben er weer
ui-link-while-away = Terwijl je weg was, speelde een AI voor je:

## De app

ui-app-install = App installeren
ui-app-update = Er is een nieuwe versie
ui-app-update-now = Bijwerken
ui-app-update-later = Na deze ronde
ui-app-offline-note = De lessen werken zonder verbinding, en de regels ook als je ze al eens hebt gelezen. Tafels komen terug als de verbinding er weer is.
ui-app-turn-title = Jouw beurt bij Rami
ui-app-turn-text = Tafel { $code } wacht op je

## Fouten

ui-error-title = Er ging iets mis
ui-error-unknown = Er ging iets mis. Probeer het nog eens.
ui-error-network = De server is niet te bereiken.
ui-error-retry = Nog eens proberen
ui-error-reload = Opnieuw laden
ui-error-not-found = Die pagina is er niet.
ui-error-no-table = Er is geen open tafel { $code }.
ui-error-storage = Deze browser bewaart niets, dus bij opnieuw laden ben je je plaats kwijt.
ui-error-reload-hint = Het ligt aan ons, en je plaats is veilig. Laad de pagina opnieuw om verder te gaan.
ui-error-not-found-hint = Misschien zit er een fout in het adres.
ui-error-no-table-hint = Misschien zit er een fout in de code, of is iedereen weg.
ui-error-stranger = De server kent je niet meer
ui-error-start-anew = Opnieuw beginnen als gast

## Wat spelers zeggen

ui-emotes = Iets zeggen
ui-mute = { $player } dempen
ui-unmute = { $player } weer horen

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

### Every text of Rami Server in English: the model for the other languages. docs/texts.md is the
### manual for translators.
###
### ids        `refusal-CODE` and `notice-CODE` for every code of the protocol, `say-…` for what is
###            told of a game, `round-end-…` and `match-end…` for how it ends, `reason-CODE` for why
###            an AI plays a card, `card…`, `cards-…`, `list-…` for the functions below, `ui-…` for
###            the browser client.
### variables  They are named in each section. `$who` is "you" if the sentence is about its reader and
###            "other" if not; `$player` is then that player's name. Numbers are written, and their
###            plural chosen, as the language has it.
### functions  CARD($card, form: "…")              a card of the wire, "7S", as the language names it
###            CARDS($cards, form: "…", join: "…") several, "7S 8S 9S", in one phrase; join is "and"
###                                                (the default) or "or"
###            MELDS($melds, form: "…")            several melds, "7S 8S 9S/QC QD QH", in one phrase
###            SECONDS($ms)                        milliseconds as whole seconds, rounded up: a number
###            SEAT($seat)                         the number of a seat as people count: from 1
###            A form is whatever the messages `card…` of this language tell apart; it is "plain"
###            where none is given. English has "the" and "The". A form with a capital letter is for
###            the beginning of a sentence: only the first card of several gets it, the others
###            have the same form in small letters.

## Cards. `$rank` is two, three … ten, jack, queen, king or ace; `$suit` clubs, diamonds, hearts or
## spades; `$form` as above. card-rank is asked with the forms "first" and "last" by cards-span, and
## with the wanted form otherwise.

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
        [jack] jack
        [queen] queen
        [king] king
       *[ace] ace
    }
card-suit =
    { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }
# One card.
card =
    { $form ->
        [the] the { card-rank } of { card-suit }
        [The] The { card-rank } of { card-suit }
       *[plain] { card-rank } of { card-suit }
    }
# Some cards of one suit: `$ranks` is a list of card-rank, joined as `$join` ("and", "or") says.
cards-suited =
    { $form ->
        [the] the { $ranks } of { card-suit }
        [The] The { $ranks } of { card-suit }
       *[plain] { $ranks } of { card-suit }
    }
# Four and more that follow one another: `$first` and `$last` are card-rank.
cards-span =
    { $form ->
        [the] the { $first } to { $last } of { card-suit }
        [The] The { $first } to { $last } of { card-suit }
       *[plain] { $first } to { $last } of { card-suit }
    }
# Two to four of one rank: `$suits` is a list of card-suit, `$count` how many.
card-ranks =
    { $rank ->
        [two] 2s
        [three] 3s
        [four] 4s
        [five] 5s
        [six] 6s
        [seven] 7s
        [eight] 8s
        [nine] 9s
        [ten] 10s
        [jack] jacks
        [queen] queens
        [king] kings
       *[ace] aces
    }
cards-ranked =
    { $form ->
        [the] the { card-ranks } of { $suits }
        [The] The { card-ranks } of { $suits }
       *[plain] { card-ranks } of { $suits }
    }

## Lists. "A, B and C" is list-two(list-more(A, B), C).

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-more = { $list }, { $item }

## Names. `$card` as "7S", `$cards` as "7S 8S 9S", `$count` how many, `$kind` run or set, `$level` easy,
## normal or hard, `$seat` from 0.

card-name = { CARD($card) }
cards-name = { CARDS($cards) }
rank-name = { card-rank }
suit-name = { card-suit }
meld-name =
    { $kind ->
        [run] run: { CARDS($cards) }
       *[set]
            { $count ->
                [3] set: { CARDS($cards) }
               *[other] set of four: { CARDS($cards) }
            }
    }
level-name =
    { $level ->
        [easy] easy
        [hard] hard
       *[normal] normal
    }
bot-name =
    { $level ->
        [easy] Easy AI
        [hard] Hard AI
       *[normal] Normal AI
    } { SEAT($seat) }

## Refusals: one for each code; the variables are the refusal's params. `$near` holds the cards of the
## nearest thing that would be legal, or is "none".

refusal-round_over = The round is over. The next deal follows.
refusal-not_your_turn = It is not your turn.
refusal-wrong_phase = Draw first, and only once; then meld and lay off; a discard ends the turn.
refusal-discard_pile_empty = There is no card in the discard pile. Draw from the stock.
refusal-discard_draws_exhausted = So many draws in a row came from the discard pile that this one must be from the stock.
refusal-no_steps = Nothing was chosen for this turn.
refusal-too_few_cards = Too few cards: a meld needs at least three, a lay-off at least one.
refusal-duplicate_card = { CARD($card, form: "The") } was chosen twice.
refusal-card_not_held = You do not hold { CARD($card, form: "the") }.
refusal-not_a_meld = These cards are neither a run nor a set. A run is at least three neighbours of one suit, a set three or four cards of one rank.
refusal-not_a_set =
    { CARD($card, form: "The") } does not belong to this set: { $near ->
        [none] all its cards must have the same rank.
       *[other] it would take { CARDS($near, form: "the", join: "or") }.
    }
refusal-not_a_run =
    { CARD($card, form: "The") } does not continue this run: { $near ->
        [none] its cards must be neighbours of one suit.
       *[other] it needs { CARDS($near, form: "the", join: "or") }.
    }
refusal-ace_is_high =
    The ace stands after the king only: queen, king, ace is a run, but ace, two, three or king, ace, two is none.{ $near ->
        [none] {""}
       *[other] {" "}{ CARDS($near, form: "The") } would do.
    }
refusal-unknown_meld = This meld is not on the table.
refusal-does_not_fit =
    { CARD($card, form: "The") } does not fit this meld{ $near ->
        [none] , which takes nothing more.
       *[other] . It takes { CARDS($near, form: "the", join: "or") }.
    }
refusal-must_keep_a_discard = At this table the last card must be a discard: keep one.
refusal-card_just_taken = You have just taken { CARD($card, form: "the") } from the pile. At this table it may not go straight back.
refusal-not_seated = You need a seat at this table to do that.
refusal-already_seated = You already have a seat at this table.
refusal-seat_taken = Seat { SEAT($seat) } is taken.
refusal-no_such_seat = This table has no seat { SEAT($seat) }.
refusal-seat_empty = Nobody sits in seat { SEAT($seat) }.
refusal-table_full = Every seat at this table is taken.
refusal-table_closed = This table is closed.
refusal-not_host = Only the host of the table can do that.
refusal-not_a_bot = A person sits in seat { SEAT($seat) }, not an AI.
refusal-already_started = Not while a round is being played.
refusal-not_started = No match has begun yet.
refusal-not_ready = Seat { SEAT($seat) } is empty, or its player is not ready yet.
refusal-bad_options =
    Somebody sits in seat { SEAT($seat) }, so { $players ->
        [one] { $players } player is too few.
       *[other] { $players } players are too few.
    }
refusal-stale_turn = That was for an earlier turn. Nothing has changed.
refusal-stale_commit = The nonce was for another deal. Send a new one.
refusal-match_not_over = The match is not over yet: its cards stay hidden.
refusal-round_not_over = This round is not over yet: its cards stay hidden.
refusal-time_is_up = Your time for this turn is up.
refusal-too_soon =
    { SECONDS($retry_ms) ->
        [one] Wait { SECONDS($retry_ms) } second before you say something again.
       *[other] Wait { SECONDS($retry_ms) } seconds before you say something again.
    }
refusal-nothing_to_do = It is so already.
refusal-try_again = The server cannot store anything right now. Try again.
refusal-busy = The server is busy. Try again in a moment.
refusal-unknown_table = There is no open table with this code.
refusal-table_parked = A fault of ours has stopped this table. Everything played so far is kept.
refusal-draining = The server is about to restart. Connect again.
# `$field` is "none" if it is not one field that is wrong; `$problem` is in English.
refusal-bad_message =
    { $field ->
        [none] The server cannot make sense of this.
       *[other] The server cannot make sense of this ({ $field }: { $problem }).
    }
refusal-unknown_card = “{ $card }” is not a card.
refusal-too_large = The message is too long.
refusal-rate_limited =
    { SECONDS($retry_ms) ->
        [one] Too much at once. Wait { SECONDS($retry_ms) } second.
       *[other] Too much at once. Wait { SECONDS($retry_ms) } seconds.
    }
refusal-unauthenticated = Nobody is known by this token. Start anew or log in.
refusal-forbidden = You are not allowed to do that.
refusal-not_at_a_table = Join or watch a table first.
refusal-not_found = There is nothing at this address.
refusal-method_not_allowed = This address does not allow that.
refusal-bad_credentials = The name or the password is wrong.
refusal-login_taken = Somebody else logs in by this name. Choose another one.
refusal-already_registered = You have a login name already.
refusal-unknown_language = The rules are not available in this language, only in: { $allowed }.
refusal-internal_error = A fault of ours. It has been reported.

## Notices: one for each code; the variables are the notice's params.

notice-draining = The server is about to restart. You will be connected again.
notice-superseded = You have opened this table somewhere else. It goes on there.
notice-outdated = This version of the game is too old. Load it anew.
notice-reconnect = The connection to the table is lost. Connecting again.
notice-unknown_table = There is no open table { $table }.

## What happened at the table, one message for each kind of event worth telling. `$player` and `$who`
## as above; `$card`, `$cards`, `$onto` in the wire's notation (`$onto`: the meld before the lay-off;
## `$card` is "" where the reader may not see it); `$seat` from 0.

say-opened = Table { $code } is open.
say-sat =
    { $who ->
        [you] You sit down.
       *[other] { $player } sits down.
    }
say-bot-sat = { $player } joins the table.
say-seat-emptied = Seat { SEAT($seat) } is free.
say-host =
    { $who ->
        [you] You are the host now.
       *[other] { $player } is the host now.
    }
say-settings = The host has changed the settings of the table.
say-ready =
    { $who ->
        [you] You are ready.
       *[other] { $player } is ready.
    }
say-not-ready =
    { $who ->
        [you] You are not ready yet.
       *[other] { $player } is not ready yet.
    }
say-emoted = { $player }: { $text }
say-here =
    { $who ->
        [you] You are back.
       *[other] { $player } is back.
    }
say-slow =
    { $who ->
        [you] Your connection is slow.
       *[other] { $player } has a slow connection.
    }
say-away =
    { $who ->
        [you] You are away.
       *[other] { $player } is away.
    }
say-bot =
    { $who ->
        [you] You are away. An AI plays for you.
       *[other] { $player } is away. An AI plays for them.
    }
say-match-started = The match begins.
say-dealt =
    Round { $round }. { CARD($card, form: "The") } is turned up. { $who ->
        [you] You begin.
       *[other] { $player } begins.
    }
say-drew-stock =
    { $who ->
        [you] You drew { CARD($card, form: "the") } from the stock.
       *[other] { $player } drew from the stock.
    }
say-drew-discard =
    { $who ->
        [you] You took { CARD($card, form: "the") } from the pile.
       *[other] { $player } took { CARD($card, form: "the") } from the pile.
    }
say-melded =
    { $who ->
        [you] You melded { CARDS($cards, form: "the") }.
       *[other] { $player } melded { CARDS($cards, form: "the") }.
    }
say-laid-off =
    { $who ->
        [you] You laid off { CARDS($cards, form: "the") } on { CARDS($onto, form: "the") }.
       *[other] { $player } laid off { CARDS($cards, form: "the") } on { CARDS($onto, form: "the") }.
    }
say-discarded =
    { $who ->
        [you] You discarded { CARD($card, form: "the") }.
       *[other] { $player } discarded { CARD($card, form: "the") }.
    }
say-timed-out =
    { $who ->
        [you] Your time is up. The server plays this turn for you.
       *[other] Time is up for { $player }. The server plays this turn.
    }
say-credited =
    { SECONDS($ms) ->
        [one] The server was away for { SECONDS($ms) } second. It costs nobody any time.
       *[other] The server was away for { SECONDS($ms) } seconds. It costs nobody any time.
    }
say-closed =
    { $reason ->
        [dismissed] The table is closed.
       *[abandoned] The table is closed: everybody has left.
    }

## One sentence for a whole turn: say-turn with `$parts`, a list (list-and, list-more) of the parts.

say-turn =
    { $who ->
        [you] You { $parts }.
       *[other] { $player } { $parts }.
    }
say-part-drew-stock =
    { $who ->
        [you] drew from the stock
       *[other] drew from the stock
    }
say-part-drew-discard =
    { $who ->
        [you] took { CARD($card, form: "the") }
       *[other] took { CARD($card, form: "the") }
    }
say-part-melded =
    { $who ->
        [you] melded { CARDS($cards, form: "the") }
       *[other] melded { CARDS($cards, form: "the") }
    }
say-part-laid-off =
    { $who ->
        [you] laid off { CARDS($cards, form: "the") }
       *[other] laid off { CARDS($cards, form: "the") }
    }
say-part-discarded =
    { $who ->
        [you] discarded { CARD($card, form: "the") }
       *[other] discarded { CARD($card, form: "the") }
    }
say-part-went-out =
    { $who ->
        [you] went out
       *[other] went out
    }

## How a round and a match end. `$gain` is what the winner scores, `$points` what the hand counted.

round-end-went-out =
    { $who ->
        [you] You go out and score { points-gained }.
       *[other] { $player } goes out and scores { points-gained }.
    }
round-end-empty-stock =
    { $who ->
        [you] The stock is empty: your hand is the lowest with { points-held }. You score { points-gained }.
       *[other] The stock is empty: the lowest hand, with { points-held }, is that of { $player }, who scores { points-gained }.
    }
# As above, where several hands had as few points: the first of them in seat order wins.
round-end-tie =
    { $who ->
        [you] The stock is empty and several hands have { points-held }: you come first in seat order and score { points-gained }.
       *[other] The stock is empty and several hands have { points-held }: { $player } comes first in seat order and scores { points-gained }.
    }
match-end =
    { $who ->
        [you] You win the match with { points-scored }.
       *[other] { $player } wins the match with { points-scored }.
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

## What people say to each other.

emote-hello = Hello!
emote-good_luck = Good luck!
emote-well_played = Well played!
emote-thanks = Thanks!
emote-oops = Oops!
emote-thinking = Let me think…
emote-hurry = Your turn!
emote-bye = Goodbye!

## Why an AI would play so: `$card` as "7S", `$cards` as "7S 8S", `$melds` as "7S 8S 9S/QC QD QH", the rest
## whole numbers.

reason-goes_out = You can go out in this turn.
reason-takes_to_go_out = With { CARD($card, form: "the") } you can go out.
reason-takes_for_meld = { CARD($card, form: "The") } completes or lengthens a meld.
reason-takes_to_lay_off = { CARD($card, form: "The") } fits a meld on the table.
reason-takes_for_points = { CARD($card, form: "The") } counts less than a card in your hand.
reason-takes_for_chances = { CARD($card, form: "The") } opens more ways to a meld than it costs.
reason-draws_unknown = { CARD($card, form: "The") } is of no use to you now; an unknown card may be.
reason-draws_only_way = There is only one pile to draw from.
reason-ends_round = The stock is empty: asking it for a card ends the round, and your hand has the fewest points with a chance of { $percent } %.
reason-lays_down = Lay down { MELDS($melds, form: "the") }, then discard { CARD($card, form: "the") }.
reason-discards_isolated = { CARD($card, form: "The") } is the highest card that goes with no other.
reason-discards_highest = Every card goes with another; { CARD($card, form: "the") } is the highest.
reason-discards_least_worth = { CARD($card, form: "The") } is worth the least to you.
reason-holds_back = { CARD($card, form: "The") } is worth the least; keep your melds hidden for now.
reason-played_out = Played on many times, the round goes best when { CARD($card, form: "the") } is discarded.
reason-only_move = Nothing else is allowed.
reason-deadwood = Points outside your melds: { $before } now, { $after } afterwards.
reason-deadwood_now = Points outside your melds: { $before }.
reason-points = Points in your hand: { $before } now, { $after } afterwards.
reason-risk = The next player can use { CARD($card, form: "the") } with a chance of { $percent } %.
reason-chances =
    { $count ->
        [one] { $count } card could still make a meld with { CARD($card, form: "the") }.
       *[other] { $count } cards could still make a meld with { CARD($card, form: "the") }.
    }
reason-memory_holds = The next player took { CARDS($cards, form: "the") } and has kept what was taken.
reason-memory_let_go = The next player had no use for { CARDS($cards, form: "the") }.

## Browser client: everywhere. Labels on buttons are short; those of the action bar (ui-action-…) have
## 81 px at 13 px bold.

ui-title = Rami
ui-loading = Loading…
ui-close = Close
ui-back = Back
ui-cancel = Cancel
ui-yes = Yes
ui-no = No
ui-copied = Copied
ui-share = Share
ui-more = More
ui-menu = Menu
ui-skip-to-table = Skip to the table
ui-you = You
ui-nobody = Nobody
ui-empty-seat = Empty seat
ui-seat = Seat { SEAT($seat) }
ui-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# Where there is no room for the word.
ui-points-short = { $points } pts
ui-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
ui-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }

## Home

ui-home-play = Play now
ui-home-friends = Play with friends
ui-home-friends-hint = Make a table and share its code
ui-home-find = Find players
ui-home-find-hint = Play with whoever is looking for a game
ui-home-finding = Looking for players…
ui-home-resume = Resume your game
ui-home-resume-hint = Table { $code }
ui-home-name = Your name
ui-home-name-hint = The others at the table see it
ui-home-language = Language
ui-home-code = Code of the table
ui-home-join = Join
ui-home-open-tables = Open tables
ui-home-no-open-tables = No open table at the moment
ui-home-rules = Rules
ui-home-learn = Learn
ui-home-settings = Settings
ui-home-history = Your matches
ui-home-claim = French rummy, at your table in two taps
ui-home-against =
    { $count ->
        [one] against { $count } AI, { level-name }
       *[other] against { $count } AIs, { level-name }
    }
ui-home-opponents = Opponents
ui-home-guest = Guest { $number }
ui-home-create = Make a table
ui-home-public = Anybody may join
ui-home-back-to-table = Back to your table
ui-home-code-wrong = A code has 6 letters and digits, like K7PQ4M.
ui-home-table-seats = { $taken } of { $players } seats taken
ui-home-join-table = Join table { $code }
# A level on a button of its own: with a capital, unlike level-name.
ui-level =
    { $level ->
        [easy] Easy
        [hard] Hard
       *[normal] Normal
    }

## Lobby

ui-lobby-title = Table { $code }
ui-lobby-code = Code
ui-lobby-qr = Code to scan with a phone
ui-lobby-copy-link = Copy the link
ui-lobby-seats = Seats
ui-lobby-sit = Sit here
ui-lobby-leave = Leave the table
ui-lobby-add-ai = Add an AI
ui-lobby-kick = Remove { $player }
ui-lobby-level = Level
ui-lobby-host = Host
ui-lobby-ready = Ready
ui-lobby-not-ready = Not ready
ui-lobby-i-am-ready = I am ready
ui-lobby-start = Start
ui-lobby-start-empty =
    { $count ->
        [one] One seat is still empty
       *[other] { $count } seats are still empty
    }
ui-lobby-start-waiting = Waiting for { $player }
ui-lobby-start-host = Only the host can start
ui-lobby-spectators =
    { $count ->
        [0] Nobody is watching
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
ui-lobby-options = Table options
ui-lobby-players = Players
ui-lobby-limit = Score limit
ui-lobby-ace-high = Aces count 11
ui-lobby-discard-to-win = The last card is a discard
ui-lobby-no-return = No handing back the card just taken
ui-lobby-draw-cap = Draws in a row from the pile
ui-lobby-clock = Clock
ui-lobby-clock-auto = Automatic
ui-lobby-clock-none = None
ui-lobby-clock-custom = Own times
ui-lobby-reserve = Reserve for the match
ui-lobby-stand-in = Stand-in for who is away
ui-lobby-hints = Hints
ui-lobby-invite = Your friends join with this code
ui-lobby-invitation = Play Rami with me!
ui-lobby-invited = You are invited to play Rami at table { $code }.
ui-lobby-qr-label = Square to scan with a phone: leads to table { $code }
ui-lobby-remove = Remove
ui-lobby-kick-hint = { $player } loses the seat and may look on.
ui-lobby-level-of = Level of { $player }
ui-lobby-options-host = The host of the table may change these.
ui-lobby-press-ready = Say that you are ready, so that the host can start.
ui-lobby-host-starts = The host starts the match.
ui-lobby-any-number = Any number
ui-lobby-clock-turn =
    { $seconds ->
        [one] { $seconds } second a turn
       *[other] { $seconds } seconds a turn
    }
ui-quick-waiting-for =
    { $count ->
        [0] Everybody is here
        [one] { $count } more player is wanted
       *[other] { $count } more players are wanted
    }
ui-quick-hint = The match begins by itself: as soon as every seat is taken, or in a few seconds with AI players in the seats that are left.

## Table: places and things

ui-table = Table
ui-stock = Stock
ui-discard-pile = Discard pile
ui-melds = Melds
ui-hand = Your hand
ui-run = Run
ui-set = Set
ui-opponents = Opponents
ui-log = What happened
ui-log-empty = Nothing has happened since you came here
ui-clock = Clock
ui-round = Round { $round }
ui-score = Score
ui-stock-count =
    { $count ->
        [0] Stock, empty
        [one] Stock, { $count } card
       *[other] Stock, { $count } cards
    }
ui-stock-last =
    { $count ->
        [0] Stock empty
        [one] Last card
       *[other] Last cards
    }
ui-discard-top = Discard pile, { CARD($card) } on top
ui-discard-empty = Discard pile, empty
ui-discard-history = All discards
ui-discard-history-item = { $player }: { CARD($card) }
ui-melds-empty = No meld on the table yet
ui-meld-of =
    { $who ->
        [you] { meld-name }, yours
       *[other] { meld-name }, of { $player }
    }
# Added to ui-meld-of when something in the hand fits.
ui-meld-fits = { $meld }; { CARDS($cards, form: "the", join: "or") } would fit
ui-seat-away = Away
ui-seat-slow = Slow
ui-seat-stand-in = AI plays
ui-seat-to-move = To move
ui-seat-takeover =
    { $seconds ->
        [one] An AI takes over in { $seconds } second
       *[other] An AI takes over in { $seconds } seconds
    }
# A seat for the screen reader: name, cards, score, as lists of ui-cards and ui-points.
ui-seat-summary = { $player }: { $cards }, { $points }
ui-watching = You are watching
ui-paused = The game waits until somebody is back
ui-time-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
ui-time-reserve =
    { $seconds ->
        [one] Reserve: { $seconds } second
       *[other] Reserve: { $seconds } seconds
    }

# One letter: marks the reader's own melds, as A to D mark the others'.
ui-you-mark = Y
ui-actions = Actions
ui-choose-meld-for = { CARDS($cards, form: "The") } can go to:
ui-choose-new = A new meld
ui-discard-none = Nothing has been discarded in this round
# Under a discarded card that somebody has taken since.
ui-discard-taken =
    { $who ->
        [you] You took it
       *[other] { $player } took it
    }
ui-link-missed = While you were away:
# After the key X: Enter is the second half.
ui-prompt-armed = Enter discards { CARD($card, form: "the") }
ui-prompt-go-out = Play your cards to go out
ui-prompt-selected-fits = Lay off { CARDS($cards, form: "the") }
ui-prompt-selected-meld = Meld { CARDS($cards, form: "the") }
ui-prompt-selected-discard = Discard { CARD($card, form: "the") }
# Short: there is little room.
ui-seat-away-for = Away · { $seconds }
ui-stock-left =
    { $count ->
        [0] Stock empty
        [one] 1 left in stock
       *[other] { $count } left in stock
    }
ui-table-home = Home
ui-table-leave-hint = If you leave, an AI plays on for you. You can come back at any time.
# The title of the browser's tab on the reader's own turn.
ui-title-turn = Your turn

## Table: cards of the hand, for the screen reader

ui-card-position = { CARD($card) }, { $index } of { $count }
ui-card-selected = { CARD($card) }, selected, { $index } of { $count }
# Added to the two above.
ui-card-fits = { $card }, fits a meld on the table
ui-card-new = { $card }, just drawn
ui-hand-groups = Melds in your hand: { $groups }.
ui-hand-deadwood =
    { $points ->
        [one] Cards without a meld: { $cards }, { $points } point.
       *[other] Cards without a meld: { $cards }, { $points } points.
    }
ui-selection =
    { $count ->
        [0] Nothing selected
        [one] { $count } card selected
       *[other] { $count } cards selected
    }

## Table: what to do now (one sentence, 164 px wide in two lines, 124 px in three)

ui-prompt-draw = Your turn: draw a card
ui-prompt-play = Meld, lay off, or discard
ui-prompt-discard = Discard a card to end your turn
ui-prompt-their-turn = { $player } is playing
ui-prompt-dealing = Dealing…
ui-prompt-sending = One moment…
ui-prompt-ask-stock = The stock is empty: ask it and the round ends
ui-prompt-round-end = The round is over
ui-prompt-match-end = The match is over
ui-prompt-waiting = Waiting for the others
ui-stock-empty = Stock is empty: lowest hand wins the round

## Table: actions

ui-action-meld = Meld
ui-action-lay-off = Lay off
ui-action-discard = Discard
ui-action-sort = Sort
ui-action-hint = Hint
ui-action-undo = Undo
ui-action-end-turn = Play
ui-draw-stock = Draw from the stock
ui-draw-discard = Take { CARD($card, form: "the") } from the pile
ui-sort-by-suit = By suit
ui-sort-by-rank = By rank
ui-sort-by-melds = By melds
ui-sorted = Sorted: { $order }
ui-undo-melded = Laid down, not sent yet
ui-undo-done = Taken back
ui-choose-meld = Which meld?
ui-confirm-discard = Discard { CARD($card, form: "the") }?
ui-tray = Ready to play
ui-tray-send = Play it
ui-tray-clear = Take all back

## Table: why an action is off

ui-why-not-your-turn = It is not your turn
ui-why-draw-first = Draw a card first
ui-why-drawn = You have drawn already
ui-why-select = Select cards first
ui-why-select-one = Select one card
ui-why-no-meld = These cards are no meld
ui-why-no-fit = This fits no meld on the table
ui-why-keep-one = The last card must be a discard
ui-why-just-taken = You have just taken this card
ui-why-pile-closed = This draw must be from the stock
ui-why-pile-empty = The discard pile is empty
ui-why-sending = The last action is being sent
ui-why-offline = You are not connected
ui-why-no-hints = This table plays without hints
ui-why-nothing-to-undo = There is nothing to take back

## Hints

ui-hint-draw-stock = Hint: draw from the stock
ui-hint-draw-discard = Hint: take { CARD($card, form: "the") }
ui-hint-meld = Hint: meld { CARDS($cards, form: "the") }
ui-hint-lay-off = Hint: lay off { CARDS($cards, form: "the") }
ui-hint-discard = Hint: discard { CARD($card, form: "the") }

## Announcements for the screen reader

ui-announce-your-turn = Your turn.
ui-announce-turn-of = It is the turn of { $player }.
ui-announce-draw-phase = Draw a card.
ui-announce-play-phase = Meld, lay off or discard.
ui-announce-time =
    { $seconds ->
        [one] { $seconds } second left.
       *[other] { $seconds } seconds left.
    }
ui-announce-no-time = There is no clock.
ui-announce-refused = Not accepted. { $reason }
ui-announce-stock =
    { $count ->
        [0] The stock is empty.
        [one] One card in the stock.
       *[other] { $count } cards in the stock.
    }
ui-announce-top = { CARD($card, form: "The") } is on top of the discard pile.
ui-announce-no-top = The discard pile is empty.
ui-announce-no-melds = No melds on the table.
ui-announce-nothing-new = Nothing has happened since your last turn.
ui-announce-selected = { CARD($card) } selected.
ui-announce-unselected = { CARD($card) } not selected any more.
ui-announce-moved = { CARD($card) } is now { $index } of { $count }.

## Round result

ui-round-title = Round { $round } is over
ui-round-hands = The hands
ui-round-no-cards = No cards left
ui-round-winner = Winner of the round
ui-round-next = Next round
ui-round-next-in =
    { $seconds ->
        [one] Next round in { $seconds } second
       *[other] Next round in { $seconds } seconds
    }
ui-round-check = Check this deal
ui-round-checking = Checking…
ui-round-check-commitment = Published before the deal
ui-round-check-seed = Secret, shown afterwards
ui-round-check-deck = Order of the cards

## Match result

ui-match-title = The match is over
ui-match-grid = Round by round
ui-match-total = Total
ui-match-rematch = Play again
ui-match-rematch-waiting = Waiting for the others
ui-match-replay = Replay
ui-match-share = Share the result
ui-match-share-text = { $player } won at Rami: { $scores }
ui-match-home = Home
ui-round-next-soon = The next round begins in a moment
ui-round-look-at-table = Look at the table
ui-round-show-result = Show the result
ui-match-round = Round
ui-match-last-round = The last round

## History of one’s matches

ui-history-empty = You have not played a match yet.
ui-history-match = Match
ui-history-won = Won
ui-history-lost = Lost
ui-history-running = Still running
ui-history-abandoned = Not played to the end
ui-history-parts = More about this match

## Replay. `$step` from 1 to `$count`; `$card` is a card drawn from the stock.

ui-replay-title = Replay
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-next = Next step
ui-replay-previous = Previous step
ui-replay-start = To the start
ui-replay-end = To the end
ui-replay-speed = Speed
ui-replay-view = Seen from
ui-replay-open = All hands open
ui-replay-previous-turn = Previous turn
ui-replay-next-turn = Next turn
ui-replay-controls = Replay controls
ui-replay-position = Position in the replay
ui-replay-place = Step { $step } of { $count }
ui-replay-round = Round
ui-replay-round-of = Round { $round } of { $count }
ui-replay-seats = Seats
ui-replay-hands = Hands
ui-replay-begin = The beginning
ui-replay-event-nonce =
    { $who ->
        [you] You added your own chance to the next deal.
       *[other] { $player } added a chance of their own to the next deal.
    }
ui-replay-event-sealed = The deal of round { $round } is sealed: from here on nobody can change it.
ui-replay-event-revealed = The secret of the deal is shown: it can be checked now.
ui-replay-redacted = This match is still running: you see what your own seat saw. All hands are open when it is over.
ui-replay-share = Copy the link to this moment
ui-replay-keys = Keys
ui-replay-keys-play = Play or pause
ui-replay-keys-step = One step back or on
ui-replay-keys-turn = To the turn before or the next turn
ui-replay-keys-ends = To the beginning or the end
ui-replay-keys-speed = Faster or slower
ui-replay-event-drew = { $player } drew { CARD($card, form: "the") } from the stock.

## Checking the deals (docs/fair-deal.md). The fingerprint is the commitment, a player’s chance the
## nonce. `$card` is the card that had to be, `$seen` the one that was; `$number` and `$total` count cards
## or moves, `$name` is that of a file. In ui-proof-odd-card `$card` is what a changed file has instead.

ui-proof-title = Check the deals
ui-proof-check-all = Check the deals
ui-proof-file = File { $name }
ui-proof-verdict-good = The deal was fair: everything that can be recomputed agrees.
ui-proof-verdict-bad = This deal does not agree with what was promised. Below is what does not match.
ui-proof-verdict-unproved = This deal cannot be checked: nobody was bound to it before it was dealt.
ui-proof-match-none = No round of this match is over yet.
ui-proof-match-good =
    { $count ->
        [one] The one deal of this match agrees with what was promised before it.
       *[other] All { $count } deals of this match agree with what was promised before them.
    }
ui-proof-match-bad = Something does not match. Below is what.
ui-proof-match-unproved = The deals of this match cannot be checked: nobody was bound to them before they were dealt.
ui-proof-round = Deal of round { $round }
ui-proof-result-good = Agrees
ui-proof-result-bad = Does not agree
ui-proof-result-unproved = Cannot be checked
ui-proof-outcome-good = Agrees
ui-proof-outcome-bad = Does not agree
ui-proof-outcome-unknown = Not known here
ui-proof-step-promise = The promise before the deal
ui-proof-promise-good = The fingerprint that this browser was shown before the deal is the one that the deal was sealed with.
ui-proof-promise-bad = Before the deal this browser was shown another fingerprint than the one that the deal was sealed with.
ui-proof-promise-unknown = This browser was not at the table before the deal, so it cannot say what was promised.
ui-proof-step-commitment = The secret
ui-proof-commitment-good = The secret that was shown after the round has exactly this fingerprint: it was fixed before the deal.
ui-proof-commitment-bad = The secret that was shown after the round has another fingerprint than the one that was promised.
ui-proof-step-nonce = Your own chance
ui-proof-nonce-good =
    { $count ->
        [one] The chance that your browser added is in the deal.
       *[other] The chance that your browser added is in the deal, with those of the others: { $count } in all.
    }
ui-proof-nonce-bad = In your place stands another chance than the one that your browser added.
ui-proof-nonce-left-out = The chance that your browser added was left out of the deal.
ui-proof-nonce-malformed = The list of the players' chances is damaged.
ui-proof-nonce-unknown =
    { $count ->
        [one] One player has added a chance of their own. This browser has kept none of yours to compare.
       *[other] { $count } players have added a chance of their own. This browser has kept none of yours to compare.
    }
ui-proof-nonce-nobody = Nobody has added a chance of their own; the deck was still fixed before the deal.
ui-proof-step-starter = Who begins
ui-proof-starter-good = By the rules { $player } had to begin, and did.
ui-proof-starter-bad = By the rules { $player } had to begin, but another player did.
ui-proof-starter-unknown = The round before was not seen here, so it cannot be said whose turn it was to begin.
ui-proof-step-deck = The deck
ui-proof-deck-good = Shuffled anew in this browser, all 52 cards lie in the same order.
ui-proof-deck-bad = Shuffled anew in this browser, the 52 cards lie in another order than the one written down.
ui-proof-step-hands = The cards dealt
ui-proof-hands-one = Shuffled and dealt anew in this browser, your hand has the same cards.
ui-proof-hands-good = Shuffled and dealt anew in this browser, all { $count } hands have the same cards.
ui-proof-hands-bad = Shuffled and dealt anew in this browser, { $player } would have got other cards.
ui-proof-hands-unknown = The deal itself was not seen here.
ui-proof-step-upcard = The first card of the discard pile
ui-proof-upcard-good = { CARD($card, form: "The") } had to be turned up, and was.
ui-proof-upcard-bad = { CARD($card, form: "The") } had to be turned up, but it was { CARD($seen, form: "the") }.
ui-proof-step-draws = The cards drawn from the stock
ui-proof-draws-all =
    { $count ->
        [0] Nobody has drawn from the stock.
        [one] The one card that was drawn came as the deck has it.
       *[other] All { $count } cards that were drawn came in the order of the deck.
    }
ui-proof-draws-good =
    { $count ->
        [0] { $total } cards were drawn; none of them was shown to you.
        [one] Of { $total } cards that were drawn you saw { $count }: it came as the deck has it.
       *[other] Of { $total } cards that were drawn you saw { $count }: they came in the order of the deck.
    }
ui-proof-draws-bad = Card { $number } of the stock had to be { CARD($card, form: "the") }, but { CARD($seen, form: "the") } was drawn.
ui-proof-draws-unknown = The draws were not all seen here.
ui-proof-step-play = The whole round
ui-proof-play-good = Played again with these cards, every move was possible, hidden draws included, and everybody ends with the hand that was shown.
ui-proof-play-bad = Played again with these cards, { $player } would end with another hand than the one that was shown.
ui-proof-play-impossible = Played again with these cards, move { $number } was not possible: { $player } could not have { CARD($card, form: "the") }.
ui-proof-play-unknown = Not everything of this round was seen here.
ui-proof-odd-card = There is no such card: { $card }
ui-proof-values = The values, to compute it by hand
ui-proof-value-deal = Table, match, round
ui-proof-value-nonce = Chance of { $player }
ui-proof-value-commitment = Fingerprint, computed here
ui-proof-value-seed = Seed of the shuffle, computed here
ui-proof-damaged = The file is not as the server has written it: something in it was changed.
ui-proof-save = Save the match as a file
ui-proof-choose = Check a file
ui-proof-no-bundle = This is no file of a match.
ui-proof-how = How it works
ui-proof-how-sealed = Before each deal the server draws a secret number and shows everybody its fingerprint. From then on it cannot take another.
ui-proof-how-chance = Then every player's browser adds a random number of its own. The deck is shuffled from the secret and all of these together, so nobody can choose it.
ui-proof-how-shown = When the round is over, the secret is shown. Your browser computes everything anew, without any help of the server.

## Review, and what an AI saw. `$move` is a list of ui-review-move-…, so these begin small.

ui-review-title = Review
ui-review-best = The hard AI would have played: { $move }
ui-review-same = The hard AI would have played the same
ui-review-ai-title = What the AI saw
ui-review-ai-seat = Player
ui-review-ai-thinking = The AI is asked again…
ui-review-ai-none = No AI has played this seat in this round.
ui-review-ai-steps = Decisions
ui-review-ai-count = Decision { $number } of { $count }
ui-review-ai-next = Next decision
ui-review-ai-previous = Previous decision
ui-review-ai-again = Asked again now, it would choose otherwise: { $move }
ui-review-ai-saw = This is all that it saw. Its level: { $level }
ui-review-ai-weighed = What it weighed, the best first
ui-review-ai-no-reason = It gives no reason.
ui-review-move-draw-stock = draw from the stock
ui-review-move-draw-discard = take { CARD($card, form: "the") }
ui-review-move-meld = lay down { CARDS($cards, form: "the") }
ui-review-move-lay-off = lay off { CARDS($cards, form: "the") }
ui-review-move-discard = discard { CARD($card, form: "the") }
# `$judged` of `$total` decisions have been looked at.
ui-review-progress = { $judged } of { $total } decisions looked at
ui-review-none = In this match you decided nothing yourself.
# `$same` of `$count` decisions are those of the hard AI.
ui-review-sum = In { $same } of { $count } decisions you played like the hard AI.
ui-review-how = The AI goes by what you could know then. Each choice was played on over the same { $worlds } ways the hidden cards could lie.
ui-review-left-out =
    { $count ->
        [one] One decision could not be judged.
       *[other] { $count } decisions could not be judged.
    }
ui-review-clean = No decision cost you more than chance explains.
ui-review-worst = What cost you most
ui-review-others = Where the AI would have played otherwise ({ $count })
ui-review-where = Round { $round }, turn { $turn }
# `$better` says whose choice gains more: `hard`, the AI's, or `own`, the reader's. `$error` is the standard error.
ui-review-gain =
    { $better ->
        [own] Your choice is better by { $points } points on average (± { $error }).
       *[hard] The AI’s choice is better by { $points } points on average (± { $error }).
    }
ui-review-you = You
ui-review-hard = The hard AI
ui-review-replay = See it in the replay
ui-review-again = Try again from here
ui-review-again-how = You can try again against AI players. The cards that you could not see are dealt anew, so such a deal cannot be checked.

## Settings

ui-settings-title = Settings
ui-settings-language = Language
ui-settings-deck = Deck
ui-settings-letters = Letters of the suits on cards
ui-settings-index = Letters of jack, queen, king
ui-settings-card-size = Size of the cards
ui-settings-rows = Rows of the hand
ui-settings-motion = Motion
ui-settings-sound = Sound
ui-settings-haptics = Vibration
ui-settings-shortcuts = Keyboard shortcuts
ui-settings-confirm-discard = Ask before discarding
ui-settings-theme = Colours
ui-settings-left-handed = For left-handed people
ui-settings-notify = Tell me when it is my turn
ui-settings-account = Account
ui-settings-login = Log in
ui-settings-logout = Log out
ui-settings-register = Keep this player
ui-settings-register-hint = With a name and a password you can come back on any device
ui-settings-login-name = Login name
ui-settings-password = Password
ui-settings-delete = Delete this player
ui-settings-delete-confirm = Delete your name, login and all that leads to you? This cannot be undone.
# `$value` is what is chosen.
ui-settings-look = Look
ui-settings-cards = Cards
ui-settings-play = At the table
ui-settings-sample = How cards look now
ui-choice-theme =
    { $value ->
        [light] Light
        [dark] Dark
       *[auto] Like the system
    }
ui-choice-motion =
    { $value ->
        [on] On
        [off] Off
       *[auto] Like the system
    }
ui-choice-deck =
    { $value ->
        [four] Four colours
        [safe] For colour-blind eyes
       *[two] Two colours
    }
ui-choice-index =
    { $value ->
        [jqk] J Q K
        [vdr] V D R
        [bvh] B V H
       *[auto] By language
    }
ui-choice-cardSize =
    { $value ->
        [large] Large
       *[normal] Normal
    }
ui-choice-handRows =
    { $value ->
        [1] One
        [2] Two
       *[auto] Automatic
    }
ui-suit-letter =
    { $suit ->
        [C] C
        [D] D
        [H] H
       *[S] S
    }
ui-settings-guest = You play as { $player }, a guest of this browser.
ui-settings-account-of = You are { $player }. You log in as { $login }.
ui-settings-login-hint = Have you played here before, with a login name?
ui-settings-login-replaces = The guest of this browser is then left behind.
ui-settings-have-login = I have a login name already
ui-settings-password-hint = At least 8 characters
ui-settings-credentials-missing = A login name has at least 3 letters, digits or . _ @ + -, a new password at least 8 characters.
ui-settings-registered = Kept. You can log in on any device now.
ui-settings-logged-in = Welcome back, { $player }!
ui-settings-deleted = Your player is deleted.

## Rules: the page around the sheet

ui-rules-title = Rules
ui-rules-contents = Contents
ui-rules-version = Version { $version }
ui-rules-at-table = At this table
ui-rules-default = Usually { $value }
ui-rules-legal = Allowed
ui-rules-refused = Not allowed
ui-rules-try = Try it
ui-rules-language-missing = The rules are not available in your language yet, so you see them in English.
ui-rules-try-hint = Choose cards and see whether they are a meld.

## Learn

ui-learn-title = Learn
ui-learn-intro = Six short deals, a few minutes each
ui-learn-step = Step { $step } of { $count }
ui-learn-next = Continue
ui-learn-again = Once more
ui-learn-done = Well done!
ui-learn-finished = You know how to play now
ui-learn-1-title = Draw and discard
ui-learn-2-title = Lay down a run
ui-learn-3-title = Lay down a set
ui-learn-4-title = Lay off
ui-learn-5-title = Go out
ui-learn-6-title = The empty stock
ui-learn-1-text = Every turn begins with a card, from the stock or from the discard pile, and ends with a discard.
ui-learn-2-text = Three or more neighbours of one suit are a run. The ace comes after the king.
ui-learn-3-text = Three or four cards of one rank are a set.
ui-learn-4-text = You may add cards to every meld on the table, whoever laid it.
ui-learn-5-text = Whoever has no card left wins the round and scores the points that the others hold.
ui-learn-6-text = When somebody asks the empty stock for a card, the hand with the fewest points wins.
ui-learn-opponent = Opponent
ui-learn-later = That would be allowed. Here it comes later: do what is asked above.
ui-learn-did = Done
ui-learn-1-goal-1 = It is your turn. Take the 8 of hearts from the discard pile: it goes with your 6 and 7.
ui-learn-1-goal-2 = Now end your turn: pick a high card that goes with nothing, the king or the jack, and discard it.
ui-learn-1-end = That is a turn: one card in, one card out. High cards cost most if you are caught with them.
ui-learn-2-goal-1 = Take the 7 of hearts. It is what your run is missing.
ui-learn-2-goal-2 = Pick the 5, 6 and 7 of hearts, and meld them.
ui-learn-2-goal-3 = There is another run in your hand, with the ace. Which one: queen, king, ace, or king, ace, 2? Pick three cards of spades and meld.
ui-learn-2-goal-4 = Right: the ace comes after the king and nowhere else. Now discard a card.
ui-learn-2-end = Two runs in one turn. You may lay down as many as you have.
ui-learn-3-goal-1 = You hold two kings. See what the stock brings: draw a card.
ui-learn-3-goal-2 = The third king! Pick all three and meld them as a set.
ui-learn-3-goal-3 = There is another set in your hand. Find it and lay it down.
ui-learn-3-goal-4 = End your turn with a discard.
ui-learn-3-end = Three or four of a kind are a set, whatever their suits.
ui-learn-4-goal-1 = Your opponent has laid down a run and a set. Begin your turn: draw a card.
ui-learn-4-goal-2 = Two of your spades lengthen the run, one at each end. Pick one or both, and lay off.
ui-learn-4-goal-3 = The queen of diamonds completes the set. Lay it off.
ui-learn-4-goal-4 = Now discard a card.
ui-learn-4-end = What you lay off does not count against you any more, whoever laid the meld.
ui-learn-5-goal-1 = You can win in this turn. Take the 8 of clubs.
ui-learn-5-goal-2 = Meld your three clubs.
ui-learn-5-goal-3 = Lay the king off on your opponent’s kings.
ui-learn-5-goal-4 = One card is left. Discard it, and you are out!
ui-learn-5-end = You are out and win the round. You score what your opponent still holds.
ui-learn-6-goal-1 = The stock is empty. Your hand is low, so ask the stock for a card: that ends the round.
ui-learn-6-end = Nobody is out, so the lowest hand wins, and scores what the others hold.

## Keyboard help

ui-keys-title = Keyboard
ui-keys-tab = Next part of the table
ui-keys-arrows = Move in the hand or among the melds
ui-keys-digits = Go to the card with this number
ui-keys-space = Select or unselect the card
ui-keys-shift-arrows = Extend the selection
ui-keys-alt-arrows = Move the card in your hand
ui-keys-s = Draw from the stock
ui-keys-d = Take the discard
ui-keys-m = Meld the selection
ui-keys-l = Lay off the selection
ui-keys-x = Discard the selected card (then Enter)
ui-keys-enter = Do what is shown first
ui-keys-help = This help
ui-keys-t = Say whose turn it is and the time left
ui-keys-v = Say your hand in groups
ui-keys-b = Say the melds on the table
ui-keys-p = Say the stock and the top discard
ui-keys-c = Say everybody’s cards and scores
ui-keys-g = Say what happened since your last turn
ui-keys-o = Next order of sorting
ui-keys-h = Hint
ui-keys-u = Undo
ui-keys-esc = Clear the selection, or close

## State of the connection

ui-link-online = Connected
ui-link-slow = Slow connection
ui-link-reconnecting = Reconnecting…
ui-link-reconnecting-in =
    { $seconds ->
        [0] Reconnecting…
        [one] Reconnecting in { $seconds } second
       *[other] Reconnecting in { $seconds } seconds
    }
ui-link-attempt = Attempt { $attempt }
ui-link-offline = You are offline
ui-link-superseded = This table is open somewhere else. It goes on there.
ui-link-superseded-here = Play here
ui-link-retry = Try now
ui-link-back = Connected again
ui-link-i-am-back = I am back
ui-link-while-away = While you were away, an AI played for you:

## The app: installing, updating, alerts

ui-app-install = Install the app
ui-app-update = A new version is there
ui-app-update-now = Update
ui-app-update-later = After this round
ui-app-offline-note = The lessons work without a connection, and so do the rules once you have read them. Tables come back with it.
ui-app-turn-title = Your turn at Rami
ui-app-turn-text = Table { $code } waits for you

## Errors

ui-error-title = Something went wrong
ui-error-unknown = Something went wrong. Try again.
ui-error-network = The server cannot be reached.
ui-error-retry = Try again
ui-error-reload = Load anew
ui-error-not-found = There is no such page.
ui-error-no-table = There is no open table { $code }.
ui-error-storage = This browser keeps nothing, so a reload loses your seat.
ui-error-reload-hint = It is our fault, and your seat is safe. Load the page anew to go on.
ui-error-not-found-hint = Perhaps the address has a mistake in it.
ui-error-no-table-hint = Perhaps the code has a mistake in it, or everybody has left.
ui-error-stranger = The server does not know you any more
ui-error-start-anew = Start anew as a guest

## What people say

ui-emotes = Say something
ui-mute = Mute { $player }
ui-unmute = Hear { $player } again

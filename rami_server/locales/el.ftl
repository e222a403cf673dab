### Τα κείμενα του Rami Server στα ελληνικά. Οι εξηγήσεις βρίσκονται στο en.ftl και στο docs/texts.md.
### Μορφές των CARD και CARDS: «plain» (ντάμα κούπα), «the» (η ντάμα κούπα), «The» (Η ντάμα…),
### «acc» (την ντάμα κούπα).

## Φύλλα

card-rank =
    { $form ->
        [the] { card-rank-the }
        [The] { card-rank-The }
        [acc] { card-rank-acc }
        [first] { card-rank-acc }
        [last] { card-rank-acc }
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
        [jack] βαλές
        [queen] ντάμα
        [king] ρήγας
       *[ace] άσος
    }
card-rank-the =
    { $rank ->
        [jack] ο βαλές
        [queen] η ντάμα
        [king] ο ρήγας
        [ace] ο άσος
       *[other] το { card-rank-plain }
    }
card-rank-The =
    { $rank ->
        [jack] Ο βαλές
        [queen] Η ντάμα
        [king] Ο ρήγας
        [ace] Ο άσος
       *[other] Το { card-rank-plain }
    }
card-rank-acc =
    { $rank ->
        [jack] τον βαλέ
        [queen] την ντάμα
        [king] τον ρήγα
        [ace] τον άσο
       *[other] το { card-rank-plain }
    }
card-suit =
    { $suit ->
        [clubs] σπαθί
        [diamonds] καρό
        [hearts] κούπα
       *[spades] μπαστούνι
    }
card = { card-rank } { card-suit }
cards-suited = { $ranks } { card-suit }
cards-span =
    { $form ->
        [the] τα φύλλα από { $first } ως { $last } { card-suit }
        [The] Τα φύλλα από { $first } ως { $last } { card-suit }
        [acc] τα φύλλα από { $first } ως { $last } { card-suit }
       *[plain] από { $first } ως { $last } { card-suit }
    }
card-ranks-plain =
    { $rank ->
        [jack] βαλέδες
        [queen] ντάμες
        [king] ρηγάδες
        [ace] άσοι
       *[other] { card-rank-plain }
    }
card-ranks-the =
    { $rank ->
        [jack] οι βαλέδες
        [queen] οι ντάμες
        [king] οι ρηγάδες
        [ace] οι άσοι
       *[other] τα { card-rank-plain }
    }
card-ranks-The =
    { $rank ->
        [jack] Οι βαλέδες
        [queen] Οι ντάμες
        [king] Οι ρηγάδες
        [ace] Οι άσοι
       *[other] Τα { card-rank-plain }
    }
card-ranks-acc =
    { $rank ->
        [jack] τους βαλέδες
        [queen] τις ντάμες
        [king] τους ρηγάδες
        [ace] τους άσους
       *[other] τα { card-rank-plain }
    }
cards-ranked =
    { $form ->
        [the] { card-ranks-the } { $suits }
        [The] { card-ranks-The } { $suits }
        [acc] { card-ranks-acc } { $suits }
       *[plain] { card-ranks-plain } { $suits }
    }

## Λίστες

list-and = { $first } και { $last }
list-or = { $first } ή { $last }
list-more = { $list }, { $item }

## Ονόματα

card-name = { CARD($card) }
cards-name = { CARDS($cards) }
rank-name = { card-rank-plain }
suit-name = { card-suit }
meld-name =
    { $kind ->
        [run] σειρά: { CARDS($cards) }
       *[set]
            { $count ->
                [3] ομάδα ίδιων: { CARDS($cards) }
               *[other] ομάδα τεσσάρων: { CARDS($cards) }
            }
    }
level-name =
    { $level ->
        [easy] εύκολο
        [hard] δύσκολο
       *[normal] μέτριο
    }
bot-name =
    { $level ->
        [easy] Εύκολο AI
        [hard] Δύσκολο AI
       *[normal] Μέτριο AI
    } { SEAT($seat) }

## Αρνήσεις

refusal-round_over = Ο γύρος τελείωσε. Ακολουθεί η επόμενη μοιρασιά.
refusal-not_your_turn = Δεν είναι η σειρά σας.
refusal-wrong_phase = Όχι τώρα: πρώτα τραβάτε ένα φύλλο, ύστερα κατεβάζετε και προσθέτετε, στο τέλος πετάτε ένα.
refusal-discard_pile_empty = Δεν υπάρχει φύλλο στα πεταμένα. Τραβήξτε από την τράπουλα.
refusal-discard_draws_exhausted = Τραβήχτηκαν πάρα πολλά φύλλα στη σειρά από τα πεταμένα: τώρα τραβήξτε από την τράπουλα.
refusal-no_steps = Δεν επιλέχθηκε τίποτα για αυτή τη σειρά.
refusal-too_few_cards = Πολύ λίγα φύλλα: για κατέβασμα χρειάζονται τουλάχιστον τρία, για πρόσθεση τουλάχιστον ένα.
refusal-duplicate_card = Επιλέξατε δύο φορές { CARD($card, form: "acc") }.
refusal-card_not_held = Δεν έχετε στο χέρι { CARD($card, form: "acc") }.
refusal-not_a_meld = Αυτά τα φύλλα δεν είναι ούτε σειρά ούτε ομάδα ίδιων. Σειρά είναι τρία ή περισσότερα συνεχόμενα φύλλα ίδιου χρώματος, ομάδα τρία ή τέσσερα φύλλα ίδιας αξίας.
refusal-not_a_set =
    { CARD($card, form: "The") } δεν ανήκει σε αυτή την ομάδα: { $near ->
        [none] όλα τα φύλλα πρέπει να έχουν την ίδια αξία.
       *[other] της ταιριάζει { CARDS($near, form: "the", join: "or") }.
    }
refusal-not_a_run =
    { CARD($card, form: "The") } δεν συνεχίζει αυτή τη σειρά: { $near ->
        [none] χρειάζονται συνεχόμενα φύλλα ίδιου χρώματος.
       *[other] λείπει { CARDS($near, form: "the", join: "or") }.
    }
refusal-ace_is_high =
    Ο άσος μπαίνει μόνο μετά τον ρήγα: ντάμα, ρήγας, άσος είναι σειρά· άσος, δύο, τρία και ρήγας, άσος, δύο δεν είναι.{ $near ->
        [none] {""}
       *[other] {" "}Θα ταίριαζε: { CARDS($near) }.
    }
refusal-unknown_meld = Αυτός ο συνδυασμός δεν είναι στο τραπέζι.
refusal-does_not_fit =
    { CARD($card, form: "The") } δεν ταιριάζει σε αυτόν τον συνδυασμό{ $near ->
        [none] , που δεν παίρνει άλλο φύλλο.
       *[other] . Του ταιριάζει { CARDS($near, form: "the", join: "or") }.
    }
refusal-must_keep_a_discard = Σε αυτό το τραπέζι το τελευταίο φύλλο πρέπει να πεταχτεί: κρατήστε ένα.
refusal-card_just_taken = Μόλις πήρατε { CARD($card, form: "acc") } από τα πεταμένα. Σε αυτό το τραπέζι δεν επιστρέφει αμέσως.
refusal-not_seated = Γι’ αυτό χρειάζεστε μια θέση στο τραπέζι.
refusal-already_seated = Έχετε ήδη θέση σε αυτό το τραπέζι.
refusal-seat_taken = Η θέση { SEAT($seat) } είναι πιασμένη.
refusal-no_such_seat = Το τραπέζι δεν έχει θέση { SEAT($seat) }.
refusal-seat_empty = Στη θέση { SEAT($seat) } δεν κάθεται κανείς.
refusal-table_full = Όλες οι θέσεις του τραπεζιού είναι πιασμένες.
refusal-table_closed = Το τραπέζι έκλεισε.
refusal-not_host = Αυτό μπορεί να το κάνει μόνο ο οικοδεσπότης του τραπεζιού.
refusal-not_a_bot = Στη θέση { SEAT($seat) } κάθεται άνθρωπος, όχι AI.
refusal-already_started = Όχι όσο παίζεται ένας γύρος.
refusal-not_started = Δεν έχει αρχίσει παρτίδα.
refusal-not_ready = Η θέση { SEAT($seat) } είναι άδεια ή ο παίκτης της δεν είναι έτοιμος.
refusal-bad_options =
    Κάποιος κάθεται στη θέση { SEAT($seat) }: { $players ->
        [one] { $players } παίκτης δεν φτάνει.
       *[other] { $players } παίκτες δεν φτάνουν.
    }
refusal-stale_turn = Αυτό αφορούσε προηγούμενη σειρά. Τίποτα δεν άλλαξε.
refusal-time_is_up = Ο χρόνος σας για αυτή τη σειρά τελείωσε.
refusal-too_soon =
    { SECONDS($retry_ms) ->
        [one] Περιμένετε { SECONDS($retry_ms) } δευτερόλεπτο πριν ξαναπείτε κάτι.
       *[other] Περιμένετε { SECONDS($retry_ms) } δευτερόλεπτα πριν ξαναπείτε κάτι.
    }
refusal-nothing_to_do = Έτσι είναι ήδη.
refusal-try_again = Ο διακομιστής δεν μπορεί να αποθηκεύσει αυτή τη στιγμή. Δοκιμάστε ξανά.
refusal-busy = Ο διακομιστής έχει πολλή δουλειά. Δοκιμάστε ξανά σε λίγο.
refusal-unknown_table = Δεν υπάρχει ανοιχτό τραπέζι με αυτόν τον κωδικό.
refusal-table_parked = Δικό μας σφάλμα σταμάτησε αυτό το τραπέζι. Ό,τι παίχτηκε έχει φυλαχτεί.
refusal-draining = Ο διακομιστής θα επανεκκινήσει. Συνδεθείτε ξανά.
refusal-bad_message =
    { $field ->
        [none] Ο διακομιστής δεν καταλαβαίνει αυτό το αίτημα.
       *[other] Ο διακομιστής δεν καταλαβαίνει αυτό το αίτημα ({ $field }: { $problem }).
    }
refusal-unknown_card = Το «{ $card }» δεν είναι φύλλο.
refusal-too_large = Το μήνυμα είναι πολύ μεγάλο.
refusal-rate_limited =
    { SECONDS($retry_ms) ->
        [one] Πάρα πολλά μαζί. Περιμένετε { SECONDS($retry_ms) } δευτερόλεπτο.
       *[other] Πάρα πολλά μαζί. Περιμένετε { SECONDS($retry_ms) } δευτερόλεπτα.
    }
refusal-unauthenticated = Δεν σας αναγνωρίζουμε. Ξεκινήστε από την αρχή ή συνδεθείτε.
refusal-forbidden = Δεν σας επιτρέπεται αυτό.
refusal-not_at_a_table = Πρώτα μπείτε σε ένα τραπέζι, για παιχνίδι ή ως θεατής.
refusal-not_found = Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση.
refusal-method_not_allowed = Αυτή η διεύθυνση δεν το επιτρέπει.
refusal-bad_credentials = Το όνομα ή ο κωδικός είναι λάθος.
refusal-login_taken = Κάποιος άλλος συνδέεται με αυτό το όνομα. Διαλέξτε άλλο.
refusal-already_registered = Έχετε ήδη όνομα σύνδεσης.
refusal-unknown_language = Οι κανόνες δεν υπάρχουν σε αυτή τη γλώσσα, μόνο σε αυτές: { $allowed }.
refusal-internal_error = Δικό μας σφάλμα. Έχει ήδη αναφερθεί.

## Ειδοποιήσεις του διακομιστή

notice-draining = Ο διακομιστής θα επανεκκινήσει. Θα συνδεθείτε ξανά.
notice-superseded = Ανοίξατε αυτό το τραπέζι αλλού. Το παιχνίδι συνεχίζεται εκεί.
notice-outdated = Αυτή η έκδοση του παιχνιδιού είναι πολύ παλιά. Φορτώστε την ξανά.
notice-reconnect = Η σύνδεση με το τραπέζι χάθηκε. Επανασύνδεση…
notice-unknown_table = Δεν υπάρχει ανοιχτό τραπέζι { $table }.

## Τι έγινε στο τραπέζι

say-opened = Το τραπέζι { $code } άνοιξε.
say-sat =
    { $who ->
        [you] Καθίσατε στο τραπέζι.
       *[other] Κάθισε στο τραπέζι: { $player }.
    }
say-bot-sat = Μπήκε στο τραπέζι: { $player }.
say-seat-emptied = Η θέση { SEAT($seat) } είναι ελεύθερη.
say-host =
    { $who ->
        [you] Τώρα είστε ο οικοδεσπότης του τραπεζιού.
       *[other] Οικοδεσπότης του τραπεζιού είναι τώρα: { $player }.
    }
say-settings = Ο οικοδεσπότης άλλαξε τις ρυθμίσεις του τραπεζιού.
say-ready =
    { $who ->
        [you] Μπορείτε να αρχίσετε.
       *[other] { $player }: μπορούμε να αρχίσουμε.
    }
say-not-ready =
    { $who ->
        [you] Ζητάτε λίγο χρόνο ακόμη.
       *[other] { $player }: λίγο χρόνο ακόμη.
    }
say-emoted = { $player }: { $text }
say-here =
    { $who ->
        [you] Είστε πάλι εδώ.
       *[other] { $player }: πάλι εδώ.
    }
say-slow =
    { $who ->
        [you] Η σύνδεσή σας είναι αργή.
       *[other] { $player }: αργή σύνδεση.
    }
say-away =
    { $who ->
        [you] Λείπετε.
       *[other] { $player } λείπει.
    }
say-bot =
    { $who ->
        [you] Λείπετε. Στη θέση σας παίζει AI.
       *[other] { $player } λείπει. Στη θέση αυτή παίζει AI.
    }
say-match-started = Η παρτίδα αρχίζει.
say-dealt =
    Γύρος { $round }. Ανοιχτό φύλλο: { CARD($card) }. { $who ->
        [you] Αρχίζετε εσείς.
       *[other] Αρχίζει: { $player }.
    }
say-drew-stock =
    { $who ->
        [you] Τραβήξατε { CARD($card, form: "acc") } από την τράπουλα.
       *[other] { $player } τράβηξε από την τράπουλα.
    }
say-drew-discard =
    { $who ->
        [you] Πήρατε { CARD($card, form: "acc") } από τα πεταμένα.
       *[other] { $player } πήρε { CARD($card, form: "acc") } από τα πεταμένα.
    }
say-melded =
    { $who ->
        [you] Κατεβάσατε { CARDS($cards, form: "acc") }.
       *[other] { $player } κατέβασε { CARDS($cards, form: "acc") }.
    }
say-laid-off =
    { $who ->
        [you] Προσθέσατε { CARDS($cards, form: "acc") } στον συνδυασμό: { CARDS($onto) }.
       *[other] { $player } πρόσθεσε { CARDS($cards, form: "acc") } στον συνδυασμό: { CARDS($onto) }.
    }
say-discarded =
    { $who ->
        [you] Πετάξατε { CARD($card, form: "acc") }.
       *[other] { $player } πέταξε { CARD($card, form: "acc") }.
    }
say-timed-out =
    { $who ->
        [you] Ο χρόνος σας τελείωσε. Ο διακομιστής παίζει αυτή τη σειρά για εσάς.
       *[other] { $player }: ο χρόνος τελείωσε. Ο διακομιστής παίζει αυτή τη σειρά.
    }
say-credited =
    { SECONDS($ms) ->
        [one] Ο διακομιστής έλειψε { SECONDS($ms) } δευτερόλεπτο. Κανείς δεν χάνει χρόνο.
       *[other] Ο διακομιστής έλειψε { SECONDS($ms) } δευτερόλεπτα. Κανείς δεν χάνει χρόνο.
    }
say-closed =
    { $reason ->
        [dismissed] Το τραπέζι έκλεισε.
       *[abandoned] Το τραπέζι έκλεισε: έφυγαν όλοι.
    }

## Μια ολόκληρη σειρά σε μία πρόταση

say-turn =
    { $who ->
        [you] Εσείς { $parts }.
       *[other] { $player } { $parts }.
    }
say-part-drew-stock =
    { $who ->
        [you] τραβήξατε από την τράπουλα
       *[other] τράβηξε από την τράπουλα
    }
say-part-drew-discard =
    { $who ->
        [you] πήρατε { CARD($card, form: "acc") }
       *[other] πήρε { CARD($card, form: "acc") }
    }
say-part-melded =
    { $who ->
        [you] κατεβάσατε { CARDS($cards, form: "acc") }
       *[other] κατέβασε { CARDS($cards, form: "acc") }
    }
say-part-laid-off =
    { $who ->
        [you] προσθέσατε { CARDS($cards, form: "acc") }
       *[other] πρόσθεσε { CARDS($cards, form: "acc") }
    }
say-part-discarded =
    { $who ->
        [you] πετάξατε { CARD($card, form: "acc") }
       *[other] πέταξε { CARD($card, form: "acc") }
    }
say-part-went-out =
    { $who ->
        [you] βγήκατε
       *[other] βγήκε
    }

## Τέλος γύρου, τέλος παρτίδας

round-end-went-out =
    { $who ->
        [you] Βγήκατε και κερδίζετε { points-gained }.
       *[other] { $player } βγήκε και κερδίζει { points-gained }.
    }
round-end-empty-stock =
    { $who ->
        [you] Η τράπουλα τελείωσε: το χέρι σας έχει τους λιγότερους πόντους, { points-held }. Κερδίζετε { points-gained }.
       *[other] Η τράπουλα τελείωσε. Το χέρι με τους λιγότερους πόντους, { points-held }, το έχει: { $player }. Κερδίζει { points-gained }.
    }
round-end-tie =
    { $who ->
        [you] Η τράπουλα τελείωσε και πολλά χέρια έχουν { points-held }: έρχεστε πρώτοι στη σειρά των θέσεων και κερδίζετε { points-gained }.
       *[other] Η τράπουλα τελείωσε και πολλά χέρια έχουν { points-held }. Πρώτη θέση στη σειρά: { $player }. Κερδίζει { points-gained }.
    }
match-end =
    { $who ->
        [you] Κερδίζετε την παρτίδα με { points-scored }.
       *[other] { $player } κερδίζει την παρτίδα με { points-scored }.
    }
points-gained =
    { $gain ->
        [one] { $gain } πόντο
       *[other] { $gain } πόντους
    }
points-held =
    { $points ->
        [one] { $points } πόντο
       *[other] { $points } πόντους
    }
points-scored =
    { $score ->
        [one] { $score } πόντο
       *[other] { $score } πόντους
    }

## Τι λένε οι παίκτες

emote-hello = Γεια!
emote-good_luck = Καλή τύχη!
emote-well_played = Ωραίο παιχνίδι!
emote-thanks = Ευχαριστώ!
emote-oops = Ωχ!
emote-thinking = Το σκέφτομαι…
emote-hurry = Σειρά σας!
emote-bye = Αντίο!

## Γιατί ένα AI θα έπαιζε έτσι

reason-goes_out = Μπορείτε να βγείτε σε αυτή τη σειρά.
reason-takes_to_go_out = Με { CARD($card, form: "acc") } μπορείτε να βγείτε.
reason-takes_for_meld = { CARD($card, form: "The") } συμπληρώνει ή μεγαλώνει έναν συνδυασμό.
reason-takes_to_lay_off = { CARD($card, form: "The") } ταιριάζει σε συνδυασμό του τραπεζιού.
reason-takes_for_points = { CARD($card, form: "The") } μετράει λιγότερο από ένα φύλλο του χεριού σας.
reason-takes_for_chances = { CARD($card, form: "The") } ανοίγει περισσότερους δρόμους για συνδυασμό απ’ όσο κοστίζει.
reason-draws_unknown = { CARD($card, form: "The") } δεν σας χρησιμεύει τώρα· ένα άγνωστο φύλλο ίσως.
reason-draws_only_way = Μόνο από ένα μέρος μπορείτε να τραβήξετε.
reason-ends_round = Η τράπουλα είναι άδεια: αν ζητήσετε φύλλο, ο γύρος τελειώνει, και το χέρι σας έχει τους λιγότερους πόντους με πιθανότητα { $percent } %.
reason-lays_down = Κατεβάστε { MELDS($melds, form: "acc") } και μετά πετάξτε { CARD($card, form: "acc") }.
reason-discards_isolated = { CARD($card, form: "The") } είναι το ψηλότερο φύλλο που δεν ταιριάζει με άλλο.
reason-discards_highest = Κάθε φύλλο ταιριάζει με κάποιο άλλο· το ψηλότερο είναι { CARD($card, form: "the") }.
reason-discards_least_worth = { CARD($card, form: "The") } σας χρησιμεύει λιγότερο απ’ όλα.
reason-holds_back = { CARD($card, form: "The") } σας χρησιμεύει λιγότερο απ’ όλα· κρατήστε προς το παρόν κρυφούς τους συνδυασμούς σας.
reason-played_out = Παιγμένος πολλές φορές ως το τέλος, ο γύρος πάει καλύτερα αν πετάξετε { CARD($card, form: "acc") }.
reason-only_move = Τίποτε άλλο δεν επιτρέπεται.
reason-deadwood = Πόντοι έξω από τους συνδυασμούς σας: { $before } τώρα, { $after } μετά.
reason-deadwood_now = Πόντοι έξω από τους συνδυασμούς σας: { $before }.
reason-points = Πόντοι στο χέρι σας: { $before } τώρα, { $after } μετά.
reason-risk = Με πιθανότητα { $percent } % ο επόμενος παίκτης μπορεί να χρησιμοποιήσει { CARD($card, form: "acc") }.
reason-chances =
    { $count ->
        [one] { $count } φύλλο μπορεί ακόμη να κάνει συνδυασμό με { CARD($card, form: "acc") }.
       *[other] { $count } φύλλα μπορούν ακόμη να κάνουν συνδυασμό με { CARD($card, form: "acc") }.
    }
reason-memory_holds = Ο επόμενος παίκτης πήρε { CARDS($cards, form: "acc") } και τα κρατάει ακόμη.
reason-memory_let_go = Ο επόμενος παίκτης δεν ήθελε { CARDS($cards, form: "acc") }.

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
refusal-stale_commit = Αυτός ο αριθμός ήταν για άλλη μοιρασιά. Στείλτε καινούργιο.
refusal-match_not_over = Η παρτίδα δεν τελείωσε ακόμη: τα φύλλα της μένουν κρυφά.
refusal-round_not_over = Αυτός ο γύρος δεν τελείωσε ακόμη: τα φύλλα του μένουν κρυφά.
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
reason-memory_holds = Ο επόμενος παίκτης πήρε { CARDS($cards, form: "acc") } και δεν έχει δώσει τίποτα πίσω.
reason-memory_let_go = Ο επόμενος παίκτης δεν ήθελε { CARDS($cards, form: "acc") }.

## Πελάτης: παντού

ui-title = Ραμί
ui-loading = Φόρτωση…
ui-close = Κλείσιμο
ui-back = Πίσω
ui-cancel = Άκυρο
ui-yes = Ναι
ui-no = Όχι
ui-copied = Αντιγράφηκε
ui-share = Κοινοποίηση
ui-more = Περισσότερα
ui-menu = Μενού
ui-skip-to-table = Στο τραπέζι
ui-you = Εσείς
ui-nobody = Κανείς
ui-empty-seat = Άδεια θέση
ui-seat = Θέση { SEAT($seat) }
ui-points =
    { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }
ui-points-short = { $points } π.
ui-cards =
    { $count ->
        [one] { $count } φύλλο
       *[other] { $count } φύλλα
    }
ui-seconds =
    { $seconds ->
        [one] { $seconds } δευτερόλεπτο
       *[other] { $seconds } δευτερόλεπτα
    }

## Αρχική

ui-home-play = Παίξτε τώρα
ui-home-friends = Παίξτε με φίλους
ui-home-friends-hint = Ανοίξτε ένα τραπέζι και δώστε τον κωδικό
ui-home-find = Βρείτε παίκτες
ui-home-find-hint = Παίξτε με όποιον ψάχνει παιχνίδι
ui-home-finding = Αναζήτηση παικτών…
ui-home-resume = Συνεχίστε το παιχνίδι
ui-home-resume-hint = Τραπέζι { $code }
ui-home-name = Το όνομά σας
ui-home-name-hint = Το βλέπουν οι άλλοι στο τραπέζι
ui-home-language = Γλώσσα
ui-home-code = Κωδικός τραπεζιού
ui-home-join = Είσοδος
ui-home-open-tables = Ανοιχτά τραπέζια
ui-home-no-open-tables = Κανένα ανοιχτό τραπέζι αυτή τη στιγμή
ui-home-rules = Κανόνες
ui-home-learn = Μάθετε
ui-home-settings = Ρυθμίσεις
ui-home-history = Οι παρτίδες σας
ui-home-claim = Γαλλικό ραμί, στο τραπέζι με δύο αγγίγματα
ui-home-against =
    { $count ->
        [one] με { $count } AI, επίπεδο { level-name }
       *[other] με { $count } AI, επίπεδο { level-name }
    }
ui-home-opponents = Αντίπαλοι
ui-home-guest = Επισκέπτης { $number }
ui-home-create = Νέο τραπέζι
ui-home-public = Μπαίνει όποιος θέλει
ui-home-back-to-table = Πίσω στο τραπέζι σας
ui-home-code-wrong = Ένας κωδικός έχει 6 γράμματα και αριθμούς, όπως K7PQ4M.
ui-home-table-seats = Πιασμένες θέσεις: { $taken } από { $players }
ui-home-join-table = Είσοδος στο τραπέζι { $code }
ui-level =
    { $level ->
        [easy] Εύκολο
        [hard] Δύσκολο
       *[normal] Μέτριο
    }

## Αίθουσα αναμονής

ui-lobby-title = Τραπέζι { $code }
ui-lobby-code = Κωδικός
ui-lobby-qr = Κωδικός για σάρωση με κινητό
ui-lobby-copy-link = Αντιγραφή συνδέσμου
ui-lobby-seats = Θέσεις
ui-lobby-sit = Καθίστε εδώ
ui-lobby-leave = Φύγετε από το τραπέζι
ui-lobby-add-ai = Προσθήκη AI
ui-lobby-kick = Απομάκρυνση: { $player }
ui-lobby-level = Επίπεδο
ui-lobby-host = Οικοδεσπότης
ui-lobby-ready = Μπορούμε
ui-lobby-not-ready = Όχι ακόμη
ui-lobby-i-am-ready = Ας αρχίσουμε
ui-lobby-start = Έναρξη
ui-lobby-start-empty =
    { $count ->
        [one] Μένει { $count } άδεια θέση
       *[other] Μένουν { $count } άδειες θέσεις
    }
ui-lobby-start-waiting = Περιμένουμε: { $player }
ui-lobby-start-host = Μόνο ο οικοδεσπότης μπορεί να αρχίσει
ui-lobby-spectators =
    { $count ->
        [0] Δεν παρακολουθεί κανείς
        [one] Παρακολουθεί { $count } άτομο
       *[other] Παρακολουθούν { $count } άτομα
    }
ui-lobby-options = Επιλογές τραπεζιού
ui-lobby-players = Παίκτες
ui-lobby-limit = Όριο πόντων
ui-lobby-ace-high = Ο άσος μετράει 11
ui-lobby-discard-to-win = Το τελευταίο φύλλο πετιέται
ui-lobby-no-return = Χωρίς επιστροφή του φύλλου που πήρατε
ui-lobby-draw-cap = Τραβήγματα στη σειρά από τα πεταμένα
ui-lobby-clock = Ρολόι
ui-lobby-clock-auto = Αυτόματα
ui-lobby-clock-none = Κανένα
ui-lobby-clock-custom = Δικοί σας χρόνοι
ui-lobby-reserve = Απόθεμα για την παρτίδα
ui-lobby-stand-in = Αντικαταστάτης όσων λείπουν
ui-lobby-hints = Συμβουλές
ui-lobby-invite = Οι φίλοι σας μπαίνουν με αυτόν τον κωδικό
ui-lobby-invitation = Παίξτε Ραμί μαζί μου!
ui-lobby-invited = Σας προσκαλούν για Ραμί στο τραπέζι { $code }.
ui-lobby-qr-label = Τετράγωνο για σάρωση με κινητό: οδηγεί στο τραπέζι { $code }
ui-lobby-remove = Αφαίρεση
ui-lobby-kick-hint = { $player } χάνει τη θέση και μπορεί να παρακολουθεί.
ui-lobby-level-of = Επίπεδο: { $player }
ui-lobby-options-host = Τις αλλάζει ο οικοδεσπότης του τραπεζιού.
ui-lobby-press-ready = Πείτε ότι μπορούμε να αρχίσουμε, για να ξεκινήσει ο οικοδεσπότης.
ui-lobby-host-starts = Την παρτίδα την αρχίζει ο οικοδεσπότης.
ui-lobby-any-number = Χωρίς όριο
ui-lobby-clock-turn =
    { $seconds ->
        [one] { $seconds } δευτερόλεπτο για κάθε σειρά
       *[other] { $seconds } δευτερόλεπτα για κάθε σειρά
    }
ui-quick-waiting-for =
    { $count ->
        [0] Είναι όλοι εδώ
        [one] Λείπει { $count } παίκτης
       *[other] Λείπουν { $count } παίκτες
    }
ui-quick-hint = Η παρτίδα αρχίζει μόνη της: μόλις γεμίσουν οι θέσεις, ή σε λίγα δευτερόλεπτα με AI στις άδειες.

## Τραπέζι: μέρη και πράγματα

ui-table = Τραπέζι
ui-stock = Τράπουλα
ui-discard-pile = Πεταμένα
ui-melds = Συνδυασμοί
ui-hand = Το χέρι σας
ui-run = Σειρά
ui-set = Ομάδα ίδιων
ui-opponents = Αντίπαλοι
ui-log = Τι έγινε
ui-log-empty = Δεν έγινε τίποτα από τότε που ήρθατε
ui-clock = Ρολόι
ui-round = Γύρος { $round }
ui-score = Σκορ
ui-stock-count =
    { $count ->
        [0] Τράπουλα, άδεια
        [one] Τράπουλα, { $count } φύλλο
       *[other] Τράπουλα, { $count } φύλλα
    }
ui-stock-last =
    { $count ->
        [0] Άδεια τράπουλα
        [one] Τελευταίο φύλλο
       *[other] Τελευταία φύλλα
    }
ui-discard-top = Πεταμένα, πάνω: { CARD($card) }
ui-discard-empty = Πεταμένα, κανένα
ui-discard-history = Όλα τα πεταμένα
ui-discard-history-item = { $player }: { CARD($card) }
ui-melds-empty = Κανένας συνδυασμός ακόμη στο τραπέζι
ui-meld-of =
    { $who ->
        [you] { meld-name }, από εσάς
       *[other] { meld-name }, από { $player }
    }
ui-meld-fits = { $meld }· ταιριάζει { CARDS($cards, form: "the", join: "or") }
ui-seat-away = Λείπει
ui-seat-slow = Αργή σύνδεση
ui-seat-stand-in = Παίζει AI
ui-seat-to-move = Παίζει
ui-seat-takeover =
    { $seconds ->
        [one] Σε { $seconds } δευτερόλεπτο παίζει AI
       *[other] Σε { $seconds } δευτερόλεπτα παίζει AI
    }
ui-seat-summary = { $player }: { $cards }, { $points }
ui-watching = Παρακολουθείτε
ui-paused = Το παιχνίδι περιμένει να γυρίσει κάποιος
ui-time-left =
    { $seconds ->
        [one] Μένει { $seconds } δευτερόλεπτο
       *[other] Μένουν { $seconds } δευτερόλεπτα
    }
ui-time-reserve =
    { $seconds ->
        [one] Απόθεμα: { $seconds } δευτερόλεπτο
       *[other] Απόθεμα: { $seconds } δευτερόλεπτα
    }
ui-you-mark = Ε
ui-actions = Ενέργειες
ui-choose-meld-for = Πού να πάει: { CARDS($cards) };
ui-choose-new = Νέος συνδυασμός
ui-discard-none = Τίποτα δεν έχει πεταχτεί σε αυτόν τον γύρο
ui-discard-taken =
    { $who ->
        [you] Το πήρατε εσείς
       *[other] { $player } το πήρε
    }
ui-link-missed = Όσο λείπατε:
ui-prompt-armed = Με Enter πετάτε { CARD($card, form: "acc") }
ui-prompt-go-out = Παίξτε τα φύλλα σας για να βγείτε
ui-prompt-selected-fits = Προσθέστε { CARDS($cards, form: "acc") }
ui-prompt-selected-meld = Κατεβάστε { CARDS($cards, form: "acc") }
ui-prompt-selected-discard = Πετάξτε { CARD($card, form: "acc") }
ui-seat-away-for = Λείπει · { $seconds }
ui-stock-left =
    { $count ->
        [0] Άδεια τράπουλα
        [one] Μένει { $count } φύλλο
       *[other] Μένουν { $count } φύλλα
    }
ui-table-home = Αρχική
ui-table-leave-hint = Αν φύγετε, παίζει για εσάς ένα AI. Μπορείτε να γυρίσετε όποτε θέλετε.
ui-title-turn = Η σειρά σας

## Τραπέζι: τα φύλλα του χεριού

ui-card-position = { CARD($card) }, { $index } από { $count }
ui-card-selected = { CARD($card) }, επιλογή, { $index } από { $count }
ui-card-fits = { $card }, ταιριάζει σε συνδυασμό του τραπεζιού
ui-card-new = { $card }, μόλις τραβήχτηκε
ui-hand-groups = Συνδυασμοί στο χέρι σας: { $groups }.
ui-hand-deadwood =
    { $points ->
        [one] Φύλλα χωρίς συνδυασμό: { $cards }, { $points } πόντος.
       *[other] Φύλλα χωρίς συνδυασμό: { $cards }, { $points } πόντοι.
    }
ui-selection =
    { $count ->
        [0] Καμία επιλογή
        [one] Επιλέχθηκε { $count } φύλλο
       *[other] Επιλέχθηκαν { $count } φύλλα
    }

## Τραπέζι: τι κάνετε τώρα

ui-prompt-draw = Σειρά σας: τραβήξτε ένα φύλλο
ui-prompt-play = Κατεβάστε, προσθέστε ή πετάξτε
ui-prompt-discard = Πετάξτε ένα φύλλο για να τελειώσετε
ui-prompt-their-turn = Παίζει: { $player }
ui-prompt-dealing = Μοιρασιά…
ui-prompt-sending = Μια στιγμή…
ui-prompt-ask-stock = Άδεια τράπουλα: αν ζητήσετε, ο γύρος τελειώνει
ui-prompt-round-end = Ο γύρος τελείωσε
ui-prompt-match-end = Η παρτίδα τελείωσε
ui-prompt-waiting = Περιμένουμε τους άλλους
ui-stock-empty = Η τράπουλα τελείωσε: κερδίζει το χέρι με τους λιγότερους πόντους

## Τραπέζι: ενέργειες

ui-action-meld = Κατέβασμα
ui-action-lay-off = Πρόσθεση
ui-action-discard = Πέταγμα
ui-action-sort = Ταξινόμηση
ui-action-hint = Συμβουλή
ui-action-undo = Αναίρεση
ui-action-end-turn = Παίξιμο
ui-draw-stock = Τραβήξτε από την τράπουλα
ui-draw-discard = Πάρτε { CARD($card, form: "acc") } από τα πεταμένα
ui-sort-by-suit = Κατά χρώμα
ui-sort-by-rank = Κατά αξία
ui-sort-by-melds = Κατά συνδυασμό
ui-sorted = Ταξινόμηση: { $order }
ui-undo-melded = Κατέβηκε, δεν στάλθηκε ακόμη
ui-undo-done = Πάρθηκε πίσω
ui-choose-meld = Σε ποιον συνδυασμό;
ui-confirm-discard = Να πετάξετε { CARD($card, form: "acc") };
ui-tray = Έτοιμα για παίξιμο
ui-tray-send = Παίξτε
ui-tray-clear = Πάρτε τα όλα πίσω

## Τραπέζι: γιατί κάτι δεν γίνεται

ui-why-not-your-turn = Δεν είναι η σειρά σας
ui-why-draw-first = Πρώτα τραβήξτε ένα φύλλο
ui-why-drawn = Έχετε ήδη τραβήξει
ui-why-select = Πρώτα επιλέξτε φύλλα
ui-why-select-one = Επιλέξτε ένα φύλλο
ui-why-no-meld = Αυτά τα φύλλα δεν είναι συνδυασμός
ui-why-no-fit = Δεν ταιριάζει σε κανέναν συνδυασμό
ui-why-keep-one = Το τελευταίο φύλλο πρέπει να πεταχτεί
ui-why-just-taken = Μόλις πήρατε αυτό το φύλλο
ui-why-pile-closed = Τώρα τραβήξτε από την τράπουλα
ui-why-pile-empty = Δεν υπάρχουν πεταμένα
ui-why-sending = Η προηγούμενη ενέργεια στέλνεται
ui-why-offline = Δεν υπάρχει σύνδεση
ui-why-no-hints = Αυτό το τραπέζι παίζει χωρίς συμβουλές
ui-why-nothing-to-undo = Δεν υπάρχει τίποτα να πάρετε πίσω

## Συμβουλές

ui-hint-draw-stock = Συμβουλή: τραβήξτε από την τράπουλα
ui-hint-draw-discard = Συμβουλή: πάρτε { CARD($card, form: "acc") }
ui-hint-meld = Συμβουλή: κατεβάστε { CARDS($cards, form: "acc") }
ui-hint-lay-off = Συμβουλή: προσθέστε { CARDS($cards, form: "acc") }
ui-hint-discard = Συμβουλή: πετάξτε { CARD($card, form: "acc") }

## Ανακοινώσεις για την ανάγνωση οθόνης

ui-announce-your-turn = Σειρά σας.
ui-announce-turn-of = Σειρά έχει: { $player }.
ui-announce-draw-phase = Τραβήξτε ένα φύλλο.
ui-announce-play-phase = Κατεβάστε, προσθέστε ή πετάξτε.
ui-announce-time =
    { $seconds ->
        [one] Μένει { $seconds } δευτερόλεπτο.
       *[other] Μένουν { $seconds } δευτερόλεπτα.
    }
ui-announce-no-time = Δεν υπάρχει ρολόι.
ui-announce-refused = Δεν έγινε δεκτό. { $reason }
ui-announce-stock =
    { $count ->
        [0] Η τράπουλα είναι άδεια.
        [one] Η τράπουλα έχει { $count } φύλλο.
       *[other] Η τράπουλα έχει { $count } φύλλα.
    }
ui-announce-top = Πάνω στα πεταμένα είναι { CARD($card, form: "the") }.
ui-announce-no-top = Δεν υπάρχουν πεταμένα.
ui-announce-no-melds = Κανένας συνδυασμός στο τραπέζι.
ui-announce-nothing-new = Δεν έγινε τίποτα από την προηγούμενη σειρά σας.
ui-announce-selected = Επιλογή: { CARD($card) }.
ui-announce-unselected = Εκτός επιλογής: { CARD($card) }.
ui-announce-moved = { CARD($card) }: τώρα { $index } από { $count }.

## Αποτέλεσμα γύρου

ui-round-title = Ο γύρος { $round } τελείωσε
ui-round-hands = Τα χέρια
ui-round-no-cards = Χωρίς φύλλα
ui-round-winner = Κερδίζει τον γύρο
ui-round-next = Επόμενος γύρος
ui-round-next-in =
    { $seconds ->
        [one] Επόμενος γύρος σε { $seconds } δευτερόλεπτο
       *[other] Επόμενος γύρος σε { $seconds } δευτερόλεπτα
    }
ui-round-check = Έλεγχος της μοιρασιάς
ui-round-checking = Έλεγχος…
ui-round-check-commitment = Δημοσιεύτηκε πριν από τη μοιρασιά
ui-round-check-seed = Μυστικό, φανερώθηκε μετά
ui-round-check-deck = Η σειρά των φύλλων

## Αποτέλεσμα παρτίδας

ui-match-title = Η παρτίδα τελείωσε
ui-match-grid = Γύρο με γύρο
ui-match-total = Σύνολο
ui-match-rematch = Παίξτε ξανά
ui-match-rematch-waiting = Περιμένουμε τους άλλους
ui-match-replay = Επανάληψη
ui-match-share = Κοινοποίηση αποτελέσματος
ui-match-share-text = Νίκη στο Ραμί: { $player }. { $scores }
ui-match-home = Αρχική
ui-round-next-soon = Ο επόμενος γύρος αρχίζει σε λίγο
ui-round-look-at-table = Δείτε το τραπέζι
ui-round-show-result = Δείτε το αποτέλεσμα
ui-match-round = Γύρος
ui-match-last-round = Ο τελευταίος γύρος

## Οι παρτίδες σας

ui-history-empty = Δεν έχετε παίξει ακόμη παρτίδα.
ui-history-match = Παρτίδα
ui-history-won = Νίκη
ui-history-lost = Ήττα
ui-history-running = Παίζεται ακόμη
ui-history-abandoned = Δεν παίχτηκε ως το τέλος
ui-history-parts = Περισσότερα για την παρτίδα

## Επανάληψη

ui-replay-title = Επανάληψη
ui-replay-play = Αναπαραγωγή
ui-replay-pause = Παύση
ui-replay-next = Επόμενο βήμα
ui-replay-previous = Προηγούμενο βήμα
ui-replay-start = Στην αρχή
ui-replay-end = Στο τέλος
ui-replay-speed = Ταχύτητα
ui-replay-view = Από τη θέση
ui-replay-open = Όλα τα χέρια ανοιχτά
ui-replay-previous-turn = Προηγούμενη σειρά
ui-replay-next-turn = Επόμενη σειρά
ui-replay-controls = Χειρισμός της επανάληψης
ui-replay-position = Σημείο της επανάληψης
ui-replay-place = Βήμα { $step } από { $count }
ui-replay-round = Γύρος
ui-replay-round-of = Γύρος { $round } από { $count }
ui-replay-seats = Θέσεις
ui-replay-hands = Χέρια
ui-replay-begin = Η αρχή
ui-replay-event-nonce =
    { $who ->
        [you] Προσθέσατε τον δικό σας τυχαίο αριθμό στην επόμενη μοιρασιά.
       *[other] { $player } πρόσθεσε έναν τυχαίο αριθμό στην επόμενη μοιρασιά.
    }
ui-replay-event-sealed = Η μοιρασιά του γύρου { $round } σφραγίστηκε: από εδώ και πέρα κανείς δεν την αλλάζει.
ui-replay-event-revealed = Το μυστικό της μοιρασιάς φανερώθηκε: τώρα μπορεί να ελεγχθεί.
ui-replay-redacted = Η παρτίδα παίζεται ακόμη: βλέπετε ό,τι φαινόταν από τη θέση σας. Όταν τελειώσει, όλα τα χέρια θα είναι ανοιχτά.
ui-replay-share = Αντιγραφή συνδέσμου για αυτή τη στιγμή
ui-replay-keys = Πλήκτρα
ui-replay-keys-play = Αναπαραγωγή ή παύση
ui-replay-keys-step = Ένα βήμα πίσω ή μπροστά
ui-replay-keys-turn = Στην προηγούμενη ή στην επόμενη σειρά
ui-replay-keys-ends = Στην αρχή ή στο τέλος
ui-replay-keys-speed = Πιο γρήγορα ή πιο αργά
ui-replay-event-drew = { $player } τράβηξε { CARD($card, form: "acc") } από την τράπουλα.

## Έλεγχος των μοιρασιών

ui-proof-title = Έλεγχος των μοιρασιών
ui-proof-check-all = Έλεγχος των μοιρασιών
ui-proof-file = Αρχείο { $name }
ui-proof-verdict-good = Τίμια μοιρασιά: όσα υπολογίζονται ξανά συμφωνούν όλα.
ui-proof-verdict-bad = Αυτή η μοιρασιά δεν συμφωνεί με την υπόσχεση. Πιο κάτω είναι τι δεν ταιριάζει.
ui-proof-verdict-unproved = Αυτή η μοιρασιά δεν μπορεί να ελεγχθεί: πριν μοιραστεί, κανείς δεν είχε δεσμευτεί.
ui-proof-match-none = Κανένας γύρος αυτής της παρτίδας δεν τελείωσε ακόμη.
ui-proof-match-good =
    { $count ->
        [one] Η μοναδική μοιρασιά αυτής της παρτίδας συμφωνεί με την υπόσχεση που είχε δοθεί πριν.
       *[other] Και οι { $count } μοιρασιές αυτής της παρτίδας συμφωνούν με την υπόσχεση που είχε δοθεί πριν.
    }
ui-proof-match-bad = Κάτι δεν ταιριάζει. Πιο κάτω είναι τι.
ui-proof-match-unproved = Οι μοιρασιές αυτής της παρτίδας δεν μπορούν να ελεγχθούν: πριν μοιραστούν, κανείς δεν είχε δεσμευτεί.
ui-proof-round = Μοιρασιά του γύρου { $round }
ui-proof-result-good = Συμφωνεί
ui-proof-result-bad = Δεν συμφωνεί
ui-proof-result-unproved = Δεν ελέγχεται
ui-proof-outcome-good = Συμφωνεί
ui-proof-outcome-bad = Δεν συμφωνεί
ui-proof-outcome-unknown = Άγνωστο εδώ
ui-proof-step-promise = Η υπόσχεση πριν από τη μοιρασιά
ui-proof-promise-good = Το αποτύπωμα που έλαβε αυτό το πρόγραμμα περιήγησης πριν από τη μοιρασιά είναι εκείνο με το οποίο σφραγίστηκε.
ui-proof-promise-bad = Πριν από τη μοιρασιά αυτό το πρόγραμμα περιήγησης έλαβε άλλο αποτύπωμα από εκείνο με το οποίο σφραγίστηκε.
ui-proof-promise-unknown = Αυτό το πρόγραμμα περιήγησης δεν ήταν στο τραπέζι πριν από τη μοιρασιά, οπότε δεν ξέρει την υπόσχεση.
ui-proof-step-commitment = Το μυστικό
ui-proof-commitment-good = Το μυστικό που φανερώθηκε μετά τον γύρο έχει ακριβώς αυτό το αποτύπωμα: είχε οριστεί πριν από τη μοιρασιά.
ui-proof-commitment-bad = Το μυστικό που φανερώθηκε μετά τον γύρο έχει άλλο αποτύπωμα από εκείνο της υπόσχεσης.
ui-proof-step-nonce = Ο δικός σας τυχαίος αριθμός
ui-proof-nonce-good =
    { $count ->
        [one] Ο αριθμός που πρόσθεσε το πρόγραμμά σας είναι μέσα στη μοιρασιά.
       *[other] Ο αριθμός που πρόσθεσε το πρόγραμμά σας είναι μέσα στη μοιρασιά, μαζί με των άλλων: { $count } συνολικά.
    }
ui-proof-nonce-bad = Στη θέση σας υπάρχει άλλος αριθμός από εκείνον που πρόσθεσε το πρόγραμμά σας.
ui-proof-nonce-left-out = Ο αριθμός που πρόσθεσε το πρόγραμμά σας έμεινε έξω από τη μοιρασιά.
ui-proof-nonce-malformed = Ο κατάλογος με τους αριθμούς των παικτών έχει χαλάσει.
ui-proof-nonce-unknown =
    { $count ->
        [one] { $count } παίκτης πρόσθεσε τυχαίο αριθμό. Εδώ δεν έχει κρατηθεί κανένας δικός σας για σύγκριση.
       *[other] { $count } παίκτες πρόσθεσαν τυχαίο αριθμό. Εδώ δεν έχει κρατηθεί κανένας δικός σας για σύγκριση.
    }
ui-proof-nonce-nobody = Κανείς δεν πρόσθεσε τυχαίο αριθμό· και πάλι, η σειρά των φύλλων είχε οριστεί πριν από τη μοιρασιά.
ui-proof-step-starter = Ποιος αρχίζει
ui-proof-starter-good = Σύμφωνα με τους κανόνες έπρεπε να αρχίσει: { $player }. Έτσι έγινε.
ui-proof-starter-bad = Σύμφωνα με τους κανόνες έπρεπε να αρχίσει: { $player }. Όμως άρχισε άλλος.
ui-proof-starter-unknown = Ο προηγούμενος γύρος δεν φάνηκε εδώ, οπότε δεν ξέρουμε ποιος έπρεπε να αρχίσει.
ui-proof-step-deck = Η σειρά των φύλλων
ui-proof-deck-good = Ανακατεμένα ξανά εδώ, στο πρόγραμμά σας, και τα 52 φύλλα είναι στην ίδια σειρά.
ui-proof-deck-bad = Ανακατεμένα ξανά εδώ, στο πρόγραμμά σας, τα 52 φύλλα είναι σε άλλη σειρά από τη γραμμένη.
ui-proof-step-hands = Τα φύλλα που μοιράστηκαν
ui-proof-hands-one = Με νέο ανακάτεμα και μοίρασμα εδώ, στο πρόγραμμά σας, το χέρι σας έχει τα ίδια φύλλα.
ui-proof-hands-good = Με νέο ανακάτεμα και μοίρασμα εδώ, στο πρόγραμμά σας, και τα { $count } χέρια έχουν τα ίδια φύλλα.
ui-proof-hands-bad = Με νέο ανακάτεμα και μοίρασμα εδώ, στο πρόγραμμά σας, βγαίνουν άλλα φύλλα για: { $player }.
ui-proof-hands-unknown = Η ίδια η μοιρασιά δεν φάνηκε εδώ.
ui-proof-step-upcard = Το πρώτο φύλλο στα πεταμένα
ui-proof-upcard-good = Το φύλλο που έπρεπε να ανοίξει ήταν { CARD($card, form: "the") }, και αυτό άνοιξε.
ui-proof-upcard-bad = Το φύλλο που έπρεπε να ανοίξει ήταν { CARD($card, form: "the") }, αλλά άνοιξε { CARD($seen, form: "the") }.
ui-proof-step-draws = Τα φύλλα που τραβήχτηκαν
ui-proof-draws-all =
    { $count ->
        [0] Κανείς δεν τράβηξε από την τράπουλα.
        [one] Το μοναδικό φύλλο που τραβήχτηκε ήρθε όπως το έβγαλε το ανακάτεμα.
       *[other] Και τα { $count } φύλλα που τραβήχτηκαν ήρθαν στη σειρά που έβγαλε το ανακάτεμα.
    }
ui-proof-draws-good =
    { $count ->
        [0] Φύλλα που τραβήχτηκαν: { $total }. Δεν είδατε κανένα.
        [one] Φύλλα που τραβήχτηκαν: { $total }. Είδατε { $count }: ήρθε όπως το έβγαλε το ανακάτεμα.
       *[other] Φύλλα που τραβήχτηκαν: { $total }. Είδατε { $count }: ήρθαν στη σειρά που έβγαλε το ανακάτεμα.
    }
ui-proof-draws-bad = Το φύλλο { $number } της τράπουλας έπρεπε να είναι { CARD($card, form: "the") }, αλλά τραβήχτηκε { CARD($seen, form: "the") }.
ui-proof-draws-unknown = Δεν φάνηκαν εδώ όλα τα τραβήγματα.
ui-proof-step-play = Ολόκληρος ο γύρος
ui-proof-play-good = Παίχτηκε ξανά με αυτά τα φύλλα: κάθε κίνηση ήταν δυνατή, και με τα κρυφά τραβήγματα, και όλοι τελειώνουν με το χέρι που φανερώθηκε.
ui-proof-play-bad = Παίχτηκε ξανά με αυτά τα φύλλα: { $player } θα τελείωνε με άλλο χέρι από εκείνο που φανερώθηκε.
ui-proof-play-impossible = Παίχτηκε ξανά με αυτά τα φύλλα: η κίνηση { $number } δεν ήταν δυνατή, γιατί { $player } δεν μπορούσε να έχει { CARD($card, form: "acc") }.
ui-proof-play-unknown = Δεν φάνηκαν όλα από αυτόν τον γύρο εδώ.
ui-proof-odd-card = Δεν υπάρχει τέτοιο φύλλο: { $card }
ui-proof-values = Οι τιμές, για να τα υπολογίσετε μόνοι σας
ui-proof-value-deal = Τραπέζι, παρτίδα, γύρος
ui-proof-value-nonce = Τυχαίος αριθμός: { $player }
ui-proof-value-commitment = Αποτύπωμα, υπολογισμένο εδώ
ui-proof-value-seed = Σπόρος του ανακατέματος, υπολογισμένος εδώ
ui-proof-damaged = Το αρχείο δεν είναι όπως το έγραψε ο διακομιστής: κάτι άλλαξε μέσα του.
ui-proof-save = Αποθήκευση της παρτίδας σε αρχείο
ui-proof-choose = Έλεγχος αρχείου
ui-proof-no-bundle = Αυτό δεν είναι αρχείο παρτίδας.
ui-proof-how = Πώς γίνεται
ui-proof-how-sealed = Πριν από κάθε μοιρασιά ο διακομιστής κληρώνει έναν μυστικό αριθμό και δείχνει σε όλους το αποτύπωμά του. Από τότε δεν μπορεί πια να πάρει άλλον.
ui-proof-how-chance = Ύστερα το πρόγραμμα περιήγησης κάθε παίκτη προσθέτει έναν δικό του τυχαίο αριθμό. Τα φύλλα ανακατεύονται με βάση το μυστικό και όλους αυτούς μαζί, ώστε κανείς να μη διαλέγει τη σειρά τους.
ui-proof-how-shown = Όταν τελειώσει ο γύρος, το μυστικό φανερώνεται. Το πρόγραμμά σας τα υπολογίζει όλα από την αρχή, χωρίς καμία βοήθεια του διακομιστή.

## Ανάλυση, και τι είδε το AI

ui-review-title = Ανάλυση
ui-review-best = Το δύσκολο AI θα έπαιζε: { $move }
ui-review-same = Το δύσκολο AI θα έπαιζε το ίδιο
ui-review-ai-title = Τι είδε το AI
ui-review-ai-seat = Παίκτης
ui-review-ai-thinking = Ρωτάμε ξανά το AI…
ui-review-ai-none = Σε αυτόν τον γύρο κανένα AI δεν έπαιξε σε αυτή τη θέση.
ui-review-ai-steps = Αποφάσεις
ui-review-ai-count = Απόφαση { $number } από { $count }
ui-review-ai-next = Επόμενη απόφαση
ui-review-ai-previous = Προηγούμενη απόφαση
ui-review-ai-again = Αν το ρωτούσαμε τώρα, θα διάλεγε κάτι άλλο: { $move }
ui-review-ai-saw = Αυτά είναι όλα όσα είδε. Το επίπεδό του: { $level }
ui-review-ai-weighed = Τι ζύγισε, πρώτα το καλύτερο
ui-review-ai-no-reason = Δεν λέει τον λόγο.
ui-review-move-draw-stock = να τραβήξει από την τράπουλα
ui-review-move-draw-discard = να πάρει { CARD($card, form: "acc") }
ui-review-move-meld = να κατεβάσει { CARDS($cards, form: "acc") }
ui-review-move-lay-off = να προσθέσει { CARDS($cards, form: "acc") }
ui-review-move-discard = να πετάξει { CARD($card, form: "acc") }
ui-review-progress = Εξετάστηκαν { $judged } από { $total } αποφάσεις
ui-review-none = Σε αυτή την παρτίδα δεν αποφασίσατε τίποτα εσείς.
ui-review-sum = Σε { $same } από { $count } αποφάσεις παίξατε όπως το δύσκολο AI.
ui-review-how = Το AI βασίζεται σε όσα μπορούσατε να ξέρετε εκείνη τη στιγμή. Κάθε επιλογή παίχτηκε ως το τέλος στις ίδιες { $worlds } πιθανές θέσεις των κρυφών φύλλων.
ui-review-left-out =
    { $count ->
        [one] Μία απόφαση δεν μπόρεσε να κριθεί.
       *[other] { $count } αποφάσεις δεν μπόρεσαν να κριθούν.
    }
ui-review-clean = Καμία απόφαση δεν σας κόστισε περισσότερο από όσο εξηγεί η τύχη.
ui-review-worst = Τι σας κόστισε περισσότερο
ui-review-others = Πού το AI θα έπαιζε αλλιώς ({ $count })
ui-review-where = Γύρος { $round }, σειρά { $turn }
ui-review-gain =
    { $better ->
        [own] Η δική σας επιλογή είναι καλύτερη κατά { $points } πόντους κατά μέσο όρο (± { $error }).
       *[hard] Η επιλογή του AI είναι καλύτερη κατά { $points } πόντους κατά μέσο όρο (± { $error }).
    }
ui-review-you = Εσείς
ui-review-hard = Το δύσκολο AI
ui-review-replay = Δείτε το στην επανάληψη
ui-review-again = Δοκιμάστε ξανά από εδώ
ui-review-again-how = Μπορείτε να δοκιμάσετε ξανά με αντιπάλους AI. Τα φύλλα που δεν μπορούσατε να δείτε μοιράζονται ξανά, γι’ αυτό ένα τέτοιο μοίρασμα δεν μπορεί να ελεγχθεί.

## Ρυθμίσεις

ui-settings-title = Ρυθμίσεις
ui-settings-language = Γλώσσα
ui-settings-deck = Τράπουλα
ui-settings-letters = Γράμματα χρωμάτων στα φύλλα
ui-settings-index = Γράμματα βαλέ, ντάμας, ρήγα
ui-settings-card-size = Μέγεθος φύλλων
ui-settings-rows = Σειρές του χεριού
ui-settings-motion = Κίνηση
ui-settings-sound = Ήχος
ui-settings-haptics = Δόνηση
ui-settings-shortcuts = Συντομεύσεις πληκτρολογίου
ui-settings-confirm-discard = Ερώτηση πριν από το πέταγμα
ui-settings-theme = Χρώματα
ui-settings-left-handed = Για αριστερόχειρες
ui-settings-notify = Ειδοποίηση όταν έρθει η σειρά μου
ui-settings-account = Λογαριασμός
ui-settings-login = Σύνδεση
ui-settings-logout = Αποσύνδεση
ui-settings-register = Κρατήστε αυτόν τον παίκτη
ui-settings-register-hint = Με όνομα και κωδικό γυρίζετε από κάθε συσκευή
ui-settings-login-name = Όνομα σύνδεσης
ui-settings-password = Κωδικός
ui-settings-delete = Διαγραφή αυτού του παίκτη
ui-settings-delete-confirm = Να διαγραφούν το όνομα, η σύνδεση και ό,τι οδηγεί σε εσάς; Δεν αναιρείται.
ui-settings-look = Εμφάνιση
ui-settings-cards = Φύλλα
ui-settings-play = Στο τραπέζι
ui-settings-sample = Πώς φαίνονται τα φύλλα
ui-choice-theme =
    { $value ->
        [light] Φωτεινά
        [dark] Σκούρα
       *[auto] Όπως το σύστημα
    }
ui-choice-motion =
    { $value ->
        [on] Ναι
        [off] Όχι
       *[auto] Όπως το σύστημα
    }
ui-choice-deck =
    { $value ->
        [four] Τέσσερα χρώματα
        [safe] Για αχρωματοψία
       *[two] Δύο χρώματα
    }
ui-choice-index =
    { $value ->
        [jqk] J Q K
        [vdr] V D R
        [bvh] B V H
       *[auto] Κατά τη γλώσσα
    }
ui-choice-cardSize =
    { $value ->
        [large] Μεγάλα
       *[normal] Κανονικά
    }
ui-choice-handRows =
    { $value ->
        [1] Μία
        [2] Δύο
       *[auto] Αυτόματα
    }
ui-suit-letter =
    { $suit ->
        [C] Σ
        [D] Κ
        [H] Ο
       *[S] Μ
    }
ui-settings-guest = Παίζετε με το όνομα { $player }, ως επισκέπτης σε αυτό το πρόγραμμα περιήγησης.
ui-settings-account-of = Είστε: { $player }. Συνδέεστε ως { $login }.
ui-settings-login-hint = Έχετε ξαναπαίξει εδώ, με όνομα σύνδεσης;
ui-settings-login-replaces = Ο επισκέπτης αυτού του προγράμματος περιήγησης μένει τότε πίσω.
ui-settings-have-login = Έχω ήδη όνομα σύνδεσης
ui-settings-password-hint = Τουλάχιστον 8 χαρακτήρες
ui-settings-credentials-missing = Ένα όνομα σύνδεσης έχει τουλάχιστον 3 γράμματα, αριθμούς ή . _ @ + -, ένας νέος κωδικός τουλάχιστον 8 χαρακτήρες.
ui-settings-registered = Έγινε. Τώρα συνδέεστε από κάθε συσκευή.
ui-settings-logged-in = Καλώς ήρθατε πάλι, { $player }!
ui-settings-deleted = Ο παίκτης σας διαγράφηκε.

## Κανόνες: η σελίδα γύρω από το φύλλο

ui-rules-title = Κανόνες
ui-rules-contents = Περιεχόμενα
ui-rules-version = Έκδοση { $version }
ui-rules-at-table = Σε αυτό το τραπέζι
ui-rules-default = Συνήθως { $value }
ui-rules-legal = Επιτρέπεται
ui-rules-refused = Δεν επιτρέπεται
ui-rules-try = Δοκιμάστε
ui-rules-language-missing = Οι κανόνες δεν υπάρχουν ακόμη στη γλώσσα σας· εδώ είναι στα αγγλικά.
ui-rules-try-hint = Διαλέξτε φύλλα και δείτε αν είναι συνδυασμός.

## Μαθήματα

ui-learn-title = Μάθετε
ui-learn-intro = Έξι μικρές μοιρασιές, λίγα λεπτά η καθεμία
ui-learn-step = Βήμα { $step } από { $count }
ui-learn-next = Συνέχεια
ui-learn-again = Άλλη μία φορά
ui-learn-done = Μπράβο!
ui-learn-finished = Τώρα ξέρετε να παίζετε
ui-learn-1-title = Τράβηγμα και πέταγμα
ui-learn-2-title = Κατεβάστε μια σειρά
ui-learn-3-title = Κατεβάστε μια ομάδα
ui-learn-4-title = Προσθέστε
ui-learn-5-title = Βγείτε
ui-learn-6-title = Η άδεια τράπουλα
ui-learn-1-text = Κάθε σειρά αρχίζει με ένα φύλλο, από την τράπουλα ή τα πεταμένα, και τελειώνει με ένα πέταγμα.
ui-learn-2-text = Τρία ή περισσότερα συνεχόμενα φύλλα ίδιου χρώματος είναι σειρά. Ο άσος μπαίνει μετά τον ρήγα.
ui-learn-3-text = Τρία ή τέσσερα φύλλα ίδιας αξίας είναι ομάδα.
ui-learn-4-text = Μπορείτε να προσθέσετε φύλλα σε κάθε συνδυασμό του τραπεζιού, όποιος κι αν τον κατέβασε.
ui-learn-5-text = Όποιος μείνει χωρίς φύλλα κερδίζει τον γύρο και γράφει τους πόντους που έχουν οι άλλοι.
ui-learn-6-text = Όταν κάποιος ζητήσει φύλλο από την άδεια τράπουλα, κερδίζει το χέρι με τους λιγότερους πόντους.
ui-learn-opponent = Αντίπαλος
ui-learn-later = Αυτό θα επιτρεπόταν. Εδώ έρχεται αργότερα: κάντε ό,τι ζητείται πιο πάνω.
ui-learn-did = Έγινε
ui-learn-1-goal-1 = Είναι η σειρά σας. Πάρτε το 8 κούπα από τα πεταμένα: ταιριάζει με το 6 και το 7 σας.
ui-learn-1-goal-2 = Τώρα τελειώστε τη σειρά σας: διαλέξτε ένα ψηλό φύλλο που δεν ταιριάζει με τίποτα, τον ρήγα ή τον βαλέ, και πετάξτε το.
ui-learn-1-end = Αυτή είναι μια σειρά: ένα φύλλο μέσα, ένα φύλλο έξω. Τα ψηλά φύλλα κοστίζουν πιο πολύ αν σας μείνουν.
ui-learn-2-goal-1 = Πάρτε το 7 κούπα. Αυτό λείπει από τη σειρά σας.
ui-learn-2-goal-2 = Διαλέξτε το 5, το 6 και το 7 κούπα, και κατεβάστε τα.
ui-learn-2-goal-3 = Υπάρχει κι άλλη σειρά στο χέρι σας, με τον άσο. Ποια: ντάμα, ρήγας, άσος, ή ρήγας, άσος, 2; Διαλέξτε τρία μπαστούνια και κατεβάστε.
ui-learn-2-goal-4 = Σωστά: ο άσος μπαίνει μετά τον ρήγα και πουθενά αλλού. Τώρα πετάξτε ένα φύλλο.
ui-learn-2-end = Δύο σειρές μαζί. Μπορείτε να κατεβάσετε όσες έχετε.
ui-learn-3-goal-1 = Έχετε δύο ρηγάδες. Δείτε τι φέρνει η τράπουλα: τραβήξτε ένα φύλλο.
ui-learn-3-goal-2 = Ο τρίτος ρήγας! Διαλέξτε και τους τρεις και κατεβάστε τους ως ομάδα.
ui-learn-3-goal-3 = Υπάρχει κι άλλη ομάδα στο χέρι σας. Βρείτε την και κατεβάστε την.
ui-learn-3-goal-4 = Τελειώστε τη σειρά σας πετώντας ένα φύλλο.
ui-learn-3-end = Τρία ή τέσσερα ίδια είναι ομάδα, σε όποια χρώματα κι αν είναι.
ui-learn-4-goal-1 = Ο αντίπαλός σας κατέβασε μια σειρά και μια ομάδα. Αρχίστε: τραβήξτε ένα φύλλο.
ui-learn-4-goal-2 = Δύο από τα μπαστούνια σας μεγαλώνουν τη σειρά, ένα σε κάθε άκρη. Διαλέξτε ένα ή και τα δύο, και προσθέστε.
ui-learn-4-goal-3 = Η ντάμα καρό συμπληρώνει την ομάδα. Προσθέστε την.
ui-learn-4-goal-4 = Τώρα πετάξτε ένα φύλλο.
ui-learn-4-end = Ό,τι προσθέτετε δεν μετράει πια εις βάρος σας, όποιος κι αν κατέβασε τον συνδυασμό.
ui-learn-5-goal-1 = Μπορείτε να κερδίσετε τώρα. Πάρτε το 8 σπαθί.
ui-learn-5-goal-2 = Κατεβάστε τα τρία σπαθιά σας.
ui-learn-5-goal-3 = Προσθέστε τον ρήγα στους ρηγάδες του αντιπάλου σας.
ui-learn-5-goal-4 = Μένει ένα φύλλο. Πετάξτε το, και βγήκατε!
ui-learn-5-end = Βγήκατε και κερδίζετε τον γύρο. Γράφετε ό,τι έχει ακόμη ο αντίπαλός σας.
ui-learn-6-goal-1 = Η τράπουλα είναι άδεια. Το χέρι σας είναι χαμηλό, άρα ζητήστε φύλλο από την τράπουλα: έτσι τελειώνει ο γύρος.
ui-learn-6-end = Δεν βγήκε κανείς, άρα κερδίζει το χαμηλότερο χέρι και γράφει ό,τι έχουν οι άλλοι.

## Βοήθεια πληκτρολογίου

ui-keys-title = Πληκτρολόγιο
ui-keys-tab = Επόμενο μέρος του τραπεζιού
ui-keys-arrows = Κίνηση στο χέρι ή στους συνδυασμούς
ui-keys-digits = Στο φύλλο με αυτόν τον αριθμό
ui-keys-space = Επιλογή φύλλου, ή όχι
ui-keys-shift-arrows = Επέκταση της επιλογής
ui-keys-alt-arrows = Μετακίνηση του φύλλου στο χέρι
ui-keys-s = Τράβηγμα από την τράπουλα
ui-keys-d = Παίρνετε από τα πεταμένα
ui-keys-m = Κατέβασμα της επιλογής
ui-keys-l = Πρόσθεση της επιλογής
ui-keys-x = Πέταγμα του φύλλου (μετά Enter)
ui-keys-enter = Ό,τι προτείνεται πρώτο
ui-keys-help = Αυτή η βοήθεια
ui-keys-t = Λέει ποιος παίζει και πόσος χρόνος μένει
ui-keys-v = Λέει το χέρι σας σε ομάδες
ui-keys-b = Λέει τους συνδυασμούς του τραπεζιού
ui-keys-p = Λέει την τράπουλα και τα πεταμένα
ui-keys-c = Λέει τα φύλλα και τα σκορ όλων
ui-keys-g = Λέει τι έγινε από την προηγούμενη σειρά σας
ui-keys-o = Επόμενη ταξινόμηση
ui-keys-h = Συμβουλή
ui-keys-u = Αναίρεση
ui-keys-esc = Καθαρισμός της επιλογής, ή κλείσιμο

## Κατάσταση σύνδεσης

ui-link-online = Σε σύνδεση
ui-link-slow = Αργή σύνδεση
ui-link-reconnecting = Επανασύνδεση…
ui-link-reconnecting-in =
    { $seconds ->
        [0] Επανασύνδεση…
        [one] Επανασύνδεση σε { $seconds } δευτερόλεπτο
       *[other] Επανασύνδεση σε { $seconds } δευτερόλεπτα
    }
ui-link-attempt = Προσπάθεια { $attempt }
ui-link-offline = Είστε εκτός σύνδεσης
ui-link-superseded = Αυτό το τραπέζι είναι ανοιχτό αλλού. Το παιχνίδι συνεχίζεται εκεί.
ui-link-superseded-here = Παίξτε εδώ
ui-link-retry = Δοκιμή τώρα
ui-link-back = Πάλι σε σύνδεση
ui-link-i-am-back = Γύρισα
ui-link-while-away = Όσο λείπατε, έπαιζε για εσάς ένα AI:

## Η εφαρμογή

ui-app-install = Εγκατάσταση εφαρμογής
ui-app-update = Υπάρχει νέα έκδοση
ui-app-update-now = Ενημέρωση
ui-app-update-later = Μετά τον γύρο
ui-app-offline-note = Τα μαθήματα δουλεύουν χωρίς σύνδεση, και οι κανόνες αν τους έχετε διαβάσει μία φορά. Τα τραπέζια γυρίζουν μαζί της.
ui-app-turn-title = Σειρά σας στο Ραμί
ui-app-turn-text = Το τραπέζι { $code } σας περιμένει

## Σφάλματα

ui-error-title = Κάτι πήγε στραβά
ui-error-unknown = Κάτι πήγε στραβά. Δοκιμάστε ξανά.
ui-error-network = Ο διακομιστής δεν απαντά.
ui-error-retry = Δοκιμή ξανά
ui-error-reload = Νέα φόρτωση
ui-error-not-found = Αυτή η σελίδα δεν υπάρχει.
ui-error-no-table = Δεν υπάρχει ανοιχτό τραπέζι { $code }.
ui-error-storage = Αυτό το πρόγραμμα περιήγησης δεν κρατάει τίποτα: με νέα φόρτωση χάνετε τη θέση σας.
ui-error-reload-hint = Το σφάλμα είναι δικό μας, και η θέση σας είναι ασφαλής. Φορτώστε ξανά τη σελίδα για να συνεχίσετε.
ui-error-not-found-hint = Ίσως υπάρχει λάθος στη διεύθυνση.
ui-error-no-table-hint = Ίσως υπάρχει λάθος στον κωδικό, ή έφυγαν όλοι.
ui-error-stranger = Ο διακομιστής δεν σας γνωρίζει πια
ui-error-start-anew = Νέα αρχή ως επισκέπτης

## Τι λένε οι παίκτες

ui-emotes = Πείτε κάτι
ui-mute = Σίγαση: { $player }
ui-unmute = Χωρίς σίγαση: { $player }

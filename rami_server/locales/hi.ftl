### Rami Server के सारे पाठ हिन्दी में। समझाने वाली बातें en.ftl और docs/texts.md में हैं।
### CARD और CARDS के रूप: “plain” (पान का सत्ता), “ob” (पान के सत्ते, कारक-चिह्न से पहले),
### “gender” (m, f या बहुवचन mp: क्रिया इसी से मेल खाती है)।

## पत्ते

card-rank =
    { $form ->
        [ob] { card-rank-ob }
        [first] { card-rank-ob }
        [last] { card-rank-ob }
       *[plain] { card-rank-plain }
    }
card-rank-plain =
    { $rank ->
        [two] दुक्की
        [three] तिक्की
        [four] चौका
        [five] पंजा
        [six] छक्का
        [seven] सत्ता
        [eight] अट्ठा
        [nine] नहला
        [ten] दहला
        [jack] गुलाम
        [queen] बेगम
        [king] बादशाह
       *[ace] इक्का
    }
card-rank-ob =
    { $rank ->
        [four] चौके
        [five] पंजे
        [six] छक्के
        [seven] सत्ते
        [eight] अट्ठे
        [nine] नहले
        [ten] दहले
        [ace] इक्के
       *[other] { card-rank-plain }
    }
card-suit =
    { $suit ->
        [clubs] चिड़ी
        [diamonds] ईंट
        [hearts] पान
       *[spades] हुकुम
    }
card-gender =
    { $rank ->
        [two] f
        [three] f
        [queen] f
       *[other] m
    }
card-of =
    { $rank ->
        [two] की
        [three] की
        [queen] की
       *[other] का
    }
card-of-ob =
    { $rank ->
        [two] की
        [three] की
        [queen] की
       *[other] के
    }
card =
    { $form ->
        [gender] { card-gender }
        [ob] { card-suit } { card-of-ob } { card-rank-ob }
       *[plain] { card-suit } { card-of } { card-rank-plain }
    }
cards-suited =
    { $form ->
        [gender] mp
       *[plain] { card-suit } के { $ranks }
    }
cards-span =
    { $form ->
        [gender] mp
        [ob] { card-suit } के { $first } से { $last } तक के पत्तों
       *[plain] { card-suit } के { $first } से { $last } तक के पत्ते
    }
card-ranks =
    { $rank ->
        [two] दुक्कियाँ
        [three] तिक्कियाँ
        [queen] बेगमें
       *[other] { card-rank-ob }
    }
card-ranks-ob =
    { $rank ->
        [two] दुक्कियों
        [three] तिक्कियों
        [four] चौकों
        [five] पंजों
        [six] छक्कों
        [seven] सत्तों
        [eight] अट्ठों
        [nine] नहलों
        [ten] दहलों
        [jack] गुलामों
        [queen] बेगमों
        [king] बादशाहों
       *[ace] इक्कों
    }
cards-gender =
    { $rank ->
        [two] fp
        [three] fp
        [queen] fp
       *[other] mp
    }
cards-ranked =
    { $form ->
        [gender] { cards-gender }
        [ob] { $suits } { card-of-ob } { card-ranks-ob }
       *[plain] { $suits } { card-of-ob } { card-ranks }
    }

## सूचियाँ

list-and = { $first } और { $last }
list-or = { $first } या { $last }
list-more = { $list }, { $item }

## नाम

card-name = { CARD($card) }
cards-name = { CARDS($cards) }
rank-name = { card-rank-plain }
suit-name = { card-suit }
meld-name =
    { $kind ->
        [run] सीक्वेंस: { CARDS($cards) }
       *[set]
            { $count ->
                [3] सेट: { CARDS($cards) }
               *[other] चार का सेट: { CARDS($cards) }
            }
    }
level-name =
    { $level ->
        [easy] आसान
        [hard] मुश्किल
       *[normal] सामान्य
    }
bot-name =
    { $level ->
        [easy] आसान AI
        [hard] मुश्किल AI
       *[normal] सामान्य AI
    } { SEAT($seat) }

## इनकार

refusal-round_over = दौर ख़त्म हो चुका है। अगली बाँट आ रही है।
refusal-not_your_turn = अभी आपकी बारी नहीं है।
refusal-wrong_phase = अभी नहीं: पहले एक पत्ता लें, फिर बिछाएँ और जोड़ें, अंत में एक पत्ता फेंकें।
refusal-discard_pile_empty = फेंके पत्तों में कोई पत्ता नहीं है। गड्डी से लें।
refusal-discard_draws_exhausted = लगातार बहुत बार फेंका हुआ पत्ता उठाया जा चुका है: इस बार गड्डी से लें।
refusal-no_steps = इस बारी के लिए कुछ चुना नहीं गया।
refusal-too_few_cards = पत्ते कम हैं: बिछाने के लिए कम से कम तीन चाहिए, जोड़ने के लिए कम से कम एक।
refusal-duplicate_card = { CARD($card, form: "ob") } को दो बार चुना गया है।
refusal-card_not_held = यह पत्ता आपके हाथ में नहीं है: { CARD($card) }।
refusal-not_a_meld = ये पत्ते न सीक्वेंस हैं, न सेट। सीक्वेंस में एक ही रंग के कम से कम तीन लगातार पत्ते होते हैं, सेट में एक ही नंबर के तीन या चार पत्ते।
refusal-not_a_set =
    इस सेट में यह पत्ता नहीं आता: { CARD($card) }। { $near ->
        [none] सभी पत्ते एक ही नंबर के होने चाहिए।
       *[other] यहाँ चाहिए: { CARDS($near, join: "or") }।
    }
refusal-not_a_run =
    इस सीक्वेंस में यह पत्ता नहीं आता: { CARD($card) }। { $near ->
        [none] पत्ते एक ही रंग के और लगातार होने चाहिए।
       *[other] यहाँ चाहिए: { CARDS($near, join: "or") }।
    }
refusal-ace_is_high =
    इक्का सिर्फ़ बादशाह के बाद आता है: बेगम, बादशाह, इक्का सीक्वेंस है, पर इक्का, दुक्की, तिक्की या बादशाह, इक्का, दुक्की नहीं।{ $near ->
        [none] {""}
       *[other] {" "}यह चलेगा: { CARDS($near) }।
    }
refusal-unknown_meld = यह मेल टेबल पर नहीं है।
refusal-does_not_fit =
    इस मेल में यह पत्ता नहीं जुड़ता: { CARD($card) }। { $near ->
        [none] इसमें अब कुछ नहीं जुड़ सकता।
       *[other] यहाँ चाहिए: { CARDS($near, join: "or") }।
    }
refusal-must_keep_a_discard = इस टेबल पर आख़िरी पत्ता फेंकना ज़रूरी है: एक बचाकर रखें।
refusal-card_just_taken = यह पत्ता आपने अभी-अभी उठाया है: { CARD($card) }। इस टेबल पर इसे तुरंत वापस नहीं फेंक सकते।
refusal-not_seated = इसके लिए इस टेबल पर आपकी सीट होनी चाहिए।
refusal-already_seated = इस टेबल पर आपकी सीट पहले से है।
refusal-seat_taken = सीट { SEAT($seat) } भरी हुई है।
refusal-no_such_seat = इस टेबल पर सीट { SEAT($seat) } नहीं है।
refusal-seat_empty = सीट { SEAT($seat) } पर कोई नहीं बैठा है।
refusal-table_full = इस टेबल की सारी सीटें भरी हुई हैं।
refusal-table_closed = यह टेबल बंद हो चुकी है।
refusal-not_host = यह सिर्फ़ टेबल का होस्ट कर सकता है।
refusal-not_a_bot = सीट { SEAT($seat) } पर AI नहीं, कोई इंसान बैठा है।
refusal-already_started = दौर के बीच में यह नहीं हो सकता।
refusal-not_started = अभी कोई मैच शुरू नहीं हुआ है।
refusal-not_ready = सीट { SEAT($seat) } ख़ाली है, या वहाँ का खिलाड़ी अभी तैयार नहीं है।
refusal-bad_options =
    सीट { SEAT($seat) } पर कोई बैठा है: { $players ->
        [one] { $players } खिलाड़ी कम है।
       *[other] { $players } खिलाड़ी कम हैं।
    }
refusal-stale_turn = यह किसी पिछली बारी के लिए था। कुछ नहीं बदला।
refusal-time_is_up = इस बारी का आपका समय ख़त्म हो गया।
refusal-too_soon =
    { SECONDS($retry_ms) ->
        [one] फिर कुछ कहने से पहले { SECONDS($retry_ms) } सेकंड रुकें।
       *[other] फिर कुछ कहने से पहले { SECONDS($retry_ms) } सेकंड रुकें।
    }
refusal-nothing_to_do = ऐसा पहले से ही है।
refusal-try_again = सर्वर अभी कुछ सहेज नहीं पा रहा। फिर से कोशिश करें।
refusal-busy = सर्वर अभी व्यस्त है। थोड़ी देर में फिर कोशिश करें।
refusal-unknown_table = इस कोड की कोई खुली टेबल नहीं है।
refusal-table_parked = हमारी एक ग़लती से यह टेबल रुक गई है। अब तक का सारा खेल सुरक्षित है।
refusal-draining = सर्वर फिर से शुरू होने वाला है। दोबारा जुड़ें।
refusal-bad_message =
    { $field ->
        [none] सर्वर इसे समझ नहीं पाया।
       *[other] सर्वर इसे समझ नहीं पाया ({ $field }: { $problem })।
    }
refusal-unknown_card = “{ $card }” कोई पत्ता नहीं है।
refusal-too_large = संदेश बहुत लंबा है।
refusal-rate_limited =
    { SECONDS($retry_ms) ->
        [one] एक साथ बहुत ज़्यादा। { SECONDS($retry_ms) } सेकंड रुकें।
       *[other] एक साथ बहुत ज़्यादा। { SECONDS($retry_ms) } सेकंड रुकें।
    }
refusal-unauthenticated = हम आपको पहचान नहीं पाए। नए सिरे से शुरू करें या लॉग इन करें।
refusal-forbidden = आपको इसकी अनुमति नहीं है।
refusal-not_at_a_table = पहले किसी टेबल पर बैठें या उसे देखें।
refusal-not_found = इस पते पर कुछ नहीं है।
refusal-method_not_allowed = इस पते पर ऐसा नहीं हो सकता।
refusal-bad_credentials = नाम या पासवर्ड ग़लत है।
refusal-login_taken = इस नाम से कोई और लॉग इन करता है। दूसरा नाम चुनें।
refusal-already_registered = आपका लॉग इन नाम पहले से है।
refusal-unknown_language = नियम इस भाषा में नहीं हैं, सिर्फ़ इनमें हैं: { $allowed }।
refusal-internal_error = हमारी ओर से ग़लती हुई। इसकी सूचना दे दी गई है।

## सर्वर की सूचनाएँ

notice-draining = सर्वर फिर से शुरू होने वाला है। आप अपने-आप जुड़ जाएँगे।
notice-superseded = आपने यह टेबल कहीं और खोली है। खेल वहीं आगे चलेगा।
notice-outdated = खेल का यह वर्शन बहुत पुराना है। इसे फिर से लोड करें।
notice-reconnect = टेबल से कनेक्शन टूट गया। फिर से जुड़ रहे हैं…
notice-unknown_table = { $table } नाम की कोई खुली टेबल नहीं है।

## टेबल पर क्या हुआ

say-opened = टेबल { $code } खुल गई।
say-sat =
    { $who ->
        [you] आप बैठ गए हैं।
       *[other] { $player } टेबल पर हैं।
    }
say-bot-sat = { $player } टेबल पर है।
say-seat-emptied = सीट { SEAT($seat) } ख़ाली है।
say-host =
    { $who ->
        [you] अब आप होस्ट हैं।
       *[other] अब { $player } होस्ट हैं।
    }
say-settings = होस्ट ने टेबल की सेटिंग बदल दी हैं।
say-ready =
    { $who ->
        [you] आप तैयार हैं।
       *[other] { $player } तैयार हैं।
    }
say-not-ready =
    { $who ->
        [you] आप अभी तैयार नहीं हैं।
       *[other] { $player } अभी तैयार नहीं हैं।
    }
say-emoted = { $player }: { $text }
say-here =
    { $who ->
        [you] आप वापस आ गए हैं।
       *[other] { $player } वापस आ गए हैं।
    }
say-slow =
    { $who ->
        [you] आपका कनेक्शन धीमा है।
       *[other] { $player } का कनेक्शन धीमा है।
    }
say-away =
    { $who ->
        [you] आप यहाँ नहीं हैं।
       *[other] { $player } यहाँ नहीं हैं।
    }
say-bot =
    { $who ->
        [you] आप यहाँ नहीं हैं। आपकी जगह AI खेल रहा है।
       *[other] { $player } यहाँ नहीं हैं। उनकी जगह AI खेल रहा है।
    }
say-match-started = मैच शुरू होता है।
say-dealt =
    दौर { $round }। खुला पत्ता: { CARD($card) }। { $who ->
        [you] आप शुरू करेंगे।
       *[other] { $player } शुरू करेंगे।
    }
say-drew-stock =
    { $who ->
        [you] आपको गड्डी से मिला पत्ता: { CARD($card) }।
       *[other] { $player } ने गड्डी से पत्ता लिया।
    }
say-drew-discard =
    { $who ->
        [you] आपने फेंके पत्तों से { CARD($card) } { CARD($card, form: "gender") ->
            [f] उठाई
           *[m] उठाया
        }।
       *[other] { $player } ने फेंके पत्तों से { CARD($card) } { CARD($card, form: "gender") ->
            [f] उठाई
           *[m] उठाया
        }।
    }
say-melded =
    { $who ->
        [you] आपने { CARDS($cards) } { CARDS($cards, form: "gender") ->
            [fp] बिछाईं
           *[mp] बिछाए
        }।
       *[other] { $player } ने { CARDS($cards) } { CARDS($cards, form: "gender") ->
            [fp] बिछाईं
           *[mp] बिछाए
        }।
    }
say-laid-off =
    { $who ->
        [you] आपने { CARDS($cards) } { CARDS($cards, form: "gender") ->
            [m] जोड़ा
            [f] जोड़ी
            [fp] जोड़ीं
           *[mp] जोड़े
        }, इस मेल में: { CARDS($onto) }।
       *[other] { $player } ने { CARDS($cards) } { CARDS($cards, form: "gender") ->
            [m] जोड़ा
            [f] जोड़ी
            [fp] जोड़ीं
           *[mp] जोड़े
        }, इस मेल में: { CARDS($onto) }।
    }
say-discarded =
    { $who ->
        [you] आपने { CARD($card) } { CARD($card, form: "gender") ->
            [f] फेंकी
           *[m] फेंका
        }।
       *[other] { $player } ने { CARD($card) } { CARD($card, form: "gender") ->
            [f] फेंकी
           *[m] फेंका
        }।
    }
say-timed-out =
    { $who ->
        [you] आपका समय ख़त्म हो गया। यह बारी सर्वर आपके लिए खेलेगा।
       *[other] { $player } का समय ख़त्म हो गया। यह बारी सर्वर खेलेगा।
    }
say-credited =
    { SECONDS($ms) ->
        [one] सर्वर { SECONDS($ms) } सेकंड तक बंद था। इससे किसी का समय नहीं कटेगा।
       *[other] सर्वर { SECONDS($ms) } सेकंड तक बंद था। इससे किसी का समय नहीं कटेगा।
    }
say-closed =
    { $reason ->
        [dismissed] टेबल बंद हो गई।
       *[abandoned] टेबल बंद हो गई: सब जा चुके हैं।
    }

## पूरी बारी एक वाक्य में

say-turn =
    { $who ->
        [you] आपने { $parts }।
       *[other] { $player } ने { $parts }।
    }
say-part-drew-stock =
    { $who ->
        [you] गड्डी से पत्ता लिया
       *[other] गड्डी से पत्ता लिया
    }
say-part-drew-discard =
    { $who ->
        [you] { CARD($card) } { CARD($card, form: "gender") ->
            [f] उठाई
           *[m] उठाया
        }
       *[other] { CARD($card) } { CARD($card, form: "gender") ->
            [f] उठाई
           *[m] उठाया
        }
    }
say-part-melded =
    { $who ->
        [you] { CARDS($cards) } { CARDS($cards, form: "gender") ->
            [fp] बिछाईं
           *[mp] बिछाए
        }
       *[other] { CARDS($cards) } { CARDS($cards, form: "gender") ->
            [fp] बिछाईं
           *[mp] बिछाए
        }
    }
say-part-laid-off =
    { $who ->
        [you] { CARDS($cards) } { CARDS($cards, form: "gender") ->
            [m] जोड़ा
            [f] जोड़ी
            [fp] जोड़ीं
           *[mp] जोड़े
        }
       *[other] { CARDS($cards) } { CARDS($cards, form: "gender") ->
            [m] जोड़ा
            [f] जोड़ी
            [fp] जोड़ीं
           *[mp] जोड़े
        }
    }
say-part-discarded =
    { $who ->
        [you] { CARD($card) } { CARD($card, form: "gender") ->
            [f] फेंकी
           *[m] फेंका
        }
       *[other] { CARD($card) } { CARD($card, form: "gender") ->
            [f] फेंकी
           *[m] फेंका
        }
    }
say-part-went-out =
    { $who ->
        [you] दौर ख़त्म किया
       *[other] दौर ख़त्म किया
    }

## दौर और मैच का अंत

round-end-went-out =
    { $who ->
        [you] आपके सारे पत्ते निकल गए: आपको { points-gained } मिलते हैं।
       *[other] { $player } के सारे पत्ते निकल गए: उन्हें { points-gained } मिलते हैं।
    }
round-end-empty-stock =
    { $who ->
        [you] गड्डी ख़त्म: { points-held } के साथ आपका हाथ सबसे कम है। आपको { points-gained } मिलते हैं।
       *[other] गड्डी ख़त्म: सबसे कम हाथ { $player } का है, { points-held }। उन्हें { points-gained } मिलते हैं।
    }
round-end-tie =
    { $who ->
        [you] गड्डी ख़त्म, और कई हाथों में { points-held } हैं: सीटों के क्रम में आप पहले हैं, इसलिए आपको { points-gained } मिलते हैं।
       *[other] गड्डी ख़त्म, और कई हाथों में { points-held } हैं: सीटों के क्रम में { $player } पहले हैं, इसलिए उन्हें { points-gained } मिलते हैं।
    }
match-end =
    { $who ->
        [you] आप { points-scored } के साथ मैच जीतते हैं।
       *[other] { $player } { points-scored } के साथ मैच जीतते हैं।
    }
points-gained =
    { $gain ->
        [one] { $gain } अंक
       *[other] { $gain } अंक
    }
points-held =
    { $points ->
        [one] { $points } अंक
       *[other] { $points } अंक
    }
points-scored =
    { $score ->
        [one] { $score } अंक
       *[other] { $score } अंक
    }

## खिलाड़ी क्या कहते हैं

emote-hello = नमस्ते!
emote-good_luck = शुभकामनाएँ!
emote-well_played = बढ़िया खेला!
emote-thanks = धन्यवाद!
emote-oops = अरे!
emote-thinking = ज़रा सोचने दें…
emote-hurry = आपकी बारी!
emote-bye = फिर मिलेंगे!

## AI ऐसा क्यों खेलेगा

reason-goes_out = इसी बारी में आप दौर जीत सकते हैं।
reason-takes_to_go_out = { CARD($card, form: "ob") } से आप दौर जीत सकते हैं।
reason-takes_for_meld = { CARD($card, form: "ob") } से कोई मेल पूरा या लंबा होता है।
reason-takes_to_lay_off = टेबल के किसी मेल में जुड़ सकने वाला पत्ता: { CARD($card) }।
reason-takes_for_points = { CARD($card, form: "ob") } के अंक आपके हाथ के किसी पत्ते से कम हैं।
reason-takes_for_chances = { CARD($card, form: "ob") } से मेल बनने के जितने रास्ते खुलते हैं, नुक़सान उससे कम है।
reason-draws_unknown = { CARD($card, form: "ob") } से अभी कोई फ़ायदा नहीं; अनजान पत्ते से शायद हो।
reason-draws_only_way = पत्ता एक ही जगह से लिया जा सकता है।
reason-ends_round = गड्डी ख़ाली है: पत्ता माँगने से दौर ख़त्म होगा, और { $percent } % संभावना है कि आपका हाथ सबसे कम हो।
reason-lays_down = पहले बिछाएँ: { MELDS($melds) }। फिर फेंकें: { CARD($card) }।
reason-discards_isolated = जो पत्ते किसी से नहीं मिलते, उनमें सबसे बड़ा: { CARD($card) }।
reason-discards_highest = हर पत्ता किसी दूसरे से मिलता है; सबसे बड़ा: { CARD($card) }।
reason-discards_least_worth = आपके सबसे कम काम का पत्ता: { CARD($card) }।
reason-holds_back = आपके सबसे कम काम का पत्ता: { CARD($card) }। अपने मेल अभी छिपाकर रखें।
reason-played_out = बहुत बार अंत तक खेलकर देखा: दौर सबसे अच्छा तब चलता है जब आप फेंकें { CARD($card) }।
reason-only_move = इसके सिवा कुछ नहीं हो सकता।
reason-deadwood = मेल से बाहर के अंक: अभी { $before }, बाद में { $after }।
reason-deadwood_now = मेल से बाहर के अंक: { $before }।
reason-points = आपके हाथ के अंक: अभी { $before }, बाद में { $after }।
reason-risk = { $percent } % संभावना है कि { CARD($card, form: "ob") } से अगले खिलाड़ी का काम बने।
reason-chances =
    { $count ->
        [one] { CARD($card, form: "ob") } के साथ अब भी { $count } पत्ता मेल बना सकता है।
       *[other] { CARD($card, form: "ob") } के साथ अब भी { $count } पत्ते मेल बना सकते हैं।
    }
reason-memory_holds = अगले खिलाड़ी ने जो उठाया और अब भी रखा है: { CARDS($cards) }।
reason-memory_let_go = अगले खिलाड़ी ने जिन्हें नहीं लिया: { CARDS($cards) }।

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
       *[plain]
            { $join ->
                [or] { $ranks } ({ card-suit })
               *[and] { card-suit } के { $ranks }
            }
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
refusal-stale_commit = यह संख्या किसी दूसरी बाँट के लिए थी। नई भेजें।
refusal-match_not_over = मैच अभी ख़त्म नहीं हुआ: पत्ते छिपे रहेंगे।
refusal-round_not_over = यह दौर अभी ख़त्म नहीं हुआ: पत्ते छिपे रहेंगे।
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

## क्लाइंट: हर जगह

ui-title = रमी
ui-loading = लोड हो रहा है…
ui-close = बंद करें
ui-back = वापस
ui-cancel = रद्द करें
ui-yes = हाँ
ui-no = नहीं
ui-copied = कॉपी हो गया
ui-share = शेयर करें
ui-more = और
ui-menu = मेन्यू
ui-skip-to-table = सीधे टेबल पर
ui-you = आप
ui-nobody = कोई नहीं
ui-empty-seat = ख़ाली सीट
ui-seat = सीट { SEAT($seat) }
ui-points =
    { $points ->
        [one] { $points } अंक
       *[other] { $points } अंक
    }
ui-points-short = { $points } अंक
ui-cards =
    { $count ->
        [one] { $count } पत्ता
       *[other] { $count } पत्ते
    }
ui-seconds =
    { $seconds ->
        [one] { $seconds } सेकंड
       *[other] { $seconds } सेकंड
    }

## होम

ui-home-play = अभी खेलें
ui-home-friends = दोस्तों के साथ खेलें
ui-home-friends-hint = टेबल बनाएँ और उसका कोड भेजें
ui-home-find = खिलाड़ी ढूँढें
ui-home-find-hint = जो भी खेल ढूँढ रहा हो, उसके साथ खेलें
ui-home-finding = खिलाड़ी ढूँढ रहे हैं…
ui-home-resume = अपना खेल जारी रखें
ui-home-resume-hint = टेबल { $code }
ui-home-name = आपका नाम
ui-home-name-hint = टेबल पर दूसरे इसे देखते हैं
ui-home-language = भाषा
ui-home-code = टेबल का कोड
ui-home-join = शामिल हों
ui-home-open-tables = खुली टेबलें
ui-home-no-open-tables = अभी कोई खुली टेबल नहीं
ui-home-rules = नियम
ui-home-learn = सीखें
ui-home-settings = सेटिंग
ui-home-history = आपके मैच
ui-home-claim = फ़्रेंच रमी, दो टैप में टेबल पर
ui-home-against =
    { $count ->
        [one] { $count } AI के साथ, { level-name }
       *[other] { $count } AI के साथ, { level-name }
    }
ui-home-opponents = विरोधी
ui-home-guest = मेहमान { $number }
ui-home-create = टेबल बनाएँ
ui-home-public = कोई भी आ सकता है
ui-home-back-to-table = अपनी टेबल पर लौटें
ui-home-code-wrong = कोड में 6 अक्षर और अंक होते हैं, जैसे K7PQ4M।
ui-home-table-seats = { $players } में से { $taken } सीटें भरी हैं
ui-home-join-table = टेबल { $code } में शामिल हों
ui-level =
    { $level ->
        [easy] आसान
        [hard] मुश्किल
       *[normal] सामान्य
    }

## लॉबी

ui-lobby-title = टेबल { $code }
ui-lobby-code = कोड
ui-lobby-qr = फ़ोन से स्कैन करने का कोड
ui-lobby-copy-link = लिंक कॉपी करें
ui-lobby-seats = सीटें
ui-lobby-sit = यहाँ बैठें
ui-lobby-leave = टेबल छोड़ें
ui-lobby-add-ai = AI जोड़ें
ui-lobby-kick = { $player } को हटाएँ
ui-lobby-level = स्तर
ui-lobby-host = होस्ट
ui-lobby-ready = तैयार
ui-lobby-not-ready = तैयार नहीं
ui-lobby-i-am-ready = मैं तैयार
ui-lobby-start = शुरू करें
ui-lobby-start-empty =
    { $count ->
        [one] अभी { $count } सीट ख़ाली है
       *[other] अभी { $count } सीटें ख़ाली हैं
    }
ui-lobby-start-waiting = { $player } का इंतज़ार है
ui-lobby-start-host = सिर्फ़ होस्ट शुरू कर सकता है
ui-lobby-spectators =
    { $count ->
        [0] कोई नहीं देख रहा
        [one] { $count } दर्शक
       *[other] { $count } दर्शक
    }
ui-lobby-options = टेबल के विकल्प
ui-lobby-players = खिलाड़ी
ui-lobby-limit = स्कोर की सीमा
ui-lobby-ace-high = इक्के के 11 अंक
ui-lobby-discard-to-win = आख़िरी पत्ता फेंकना ज़रूरी
ui-lobby-no-return = उठाया पत्ता वापस फेंकना मना
ui-lobby-draw-cap = लगातार फेंके पत्ते उठाना
ui-lobby-clock = घड़ी
ui-lobby-clock-auto = अपने-आप
ui-lobby-clock-none = नहीं
ui-lobby-clock-custom = अपना समय
ui-lobby-reserve = मैच के लिए रिज़र्व
ui-lobby-stand-in = ग़ैरहाज़िर की जगह
ui-lobby-hints = सुझाव
ui-lobby-invite = आपके दोस्त इस कोड से आएँगे
ui-lobby-invitation = मेरे साथ रमी खेलें!
ui-lobby-invited = आपको टेबल { $code } पर रमी खेलने बुलाया गया है।
ui-lobby-qr-label = फ़ोन से स्कैन करने का चौकोर: टेबल { $code } तक ले जाता है
ui-lobby-remove = हटाएँ
ui-lobby-kick-hint = { $player } की सीट जाएगी, पर देखना जारी रह सकता है।
ui-lobby-level-of = { $player } का स्तर
ui-lobby-options-host = इन्हें टेबल का होस्ट बदल सकता है।
ui-lobby-press-ready = बताएँ कि आप तैयार हैं, ताकि होस्ट शुरू कर सके।
ui-lobby-host-starts = मैच होस्ट शुरू करेगा।
ui-lobby-any-number = कोई सीमा नहीं
ui-lobby-clock-turn =
    { $seconds ->
        [one] हर बारी { $seconds } सेकंड
       *[other] हर बारी { $seconds } सेकंड
    }
ui-quick-waiting-for =
    { $count ->
        [0] सब आ गए हैं
        [one] { $count } खिलाड़ी और चाहिए
       *[other] { $count } खिलाड़ी और चाहिए
    }
ui-quick-hint = मैच अपने-आप शुरू होगा: जैसे ही सारी सीटें भरें, या कुछ सेकंड में बची सीटों पर AI के साथ।

## टेबल: जगहें और चीज़ें

ui-table = टेबल
ui-stock = गड्डी
ui-discard-pile = फेंके पत्ते
ui-melds = मेल
ui-hand = आपका हाथ
ui-run = सीक्वेंस
ui-set = सेट
ui-opponents = विरोधी
ui-log = क्या हुआ
ui-log-empty = आपके आने के बाद कुछ नहीं हुआ
ui-clock = घड़ी
ui-round = दौर { $round }
ui-score = स्कोर
ui-stock-count =
    { $count ->
        [0] गड्डी ख़ाली
        [one] गड्डी, { $count } पत्ता
       *[other] गड्डी, { $count } पत्ते
    }
ui-stock-last =
    { $count ->
        [0] गड्डी ख़ाली
        [one] आख़िरी पत्ता
       *[other] आख़िरी पत्ते
    }
ui-discard-top = फेंके पत्ते, सबसे ऊपर { CARD($card) }
ui-discard-empty = फेंके पत्ते, कोई नहीं
ui-discard-history = सारे फेंके पत्ते
ui-discard-history-item = { $player }: { CARD($card) }
ui-melds-empty = टेबल पर अभी कोई मेल नहीं
ui-meld-of =
    { $who ->
        [you] { meld-name }, आपका
       *[other] { meld-name }, { $player } का
    }
ui-meld-fits = { $meld }; यहाँ जुड़ेगा: { CARDS($cards, join: "or") }
ui-seat-away = नहीं हैं
ui-seat-slow = धीमा नेट
ui-seat-stand-in = AI की चाल
ui-seat-to-move = बारी
ui-seat-takeover =
    { $seconds ->
        [one] { $seconds } सेकंड में AI खेलेगा
       *[other] { $seconds } सेकंड में AI खेलेगा
    }
ui-seat-summary = { $player }: { $cards }, { $points }
ui-watching = आप देख रहे हैं
ui-paused = किसी के लौटने तक खेल रुका है
ui-time-left =
    { $seconds ->
        [one] { $seconds } सेकंड बचा
       *[other] { $seconds } सेकंड बचे
    }
ui-time-reserve =
    { $seconds ->
        [one] रिज़र्व: { $seconds } सेकंड
       *[other] रिज़र्व: { $seconds } सेकंड
    }
ui-you-mark = आ
ui-actions = विकल्प
ui-choose-meld-for = कहाँ रखें: { CARDS($cards) }?
ui-choose-new = नया मेल
ui-discard-none = इस दौर में अभी कुछ नहीं फेंका गया
ui-discard-taken =
    { $who ->
        [you] आपने उठाया
       *[other] { $player } ने उठाया
    }
ui-link-missed = जब आप नहीं थे:
ui-prompt-armed = Enter दबाने पर फेंकेंगे: { CARD($card) }
ui-prompt-go-out = दौर जीतने के लिए पत्ते खेलें
ui-prompt-selected-fits = जोड़ें: { CARDS($cards) }
ui-prompt-selected-meld = बिछाएँ: { CARDS($cards) }
ui-prompt-selected-discard = फेंकें: { CARD($card) }
ui-seat-away-for = नहीं · { $seconds }
ui-stock-left =
    { $count ->
        [0] गड्डी ख़ाली
        [one] गड्डी में { $count }
       *[other] गड्डी में { $count }
    }
ui-table-home = होम
ui-table-leave-hint = आप जाएँगे तो आपकी जगह AI खेलेगा। आप कभी भी लौट सकते हैं।
ui-title-turn = आपकी बारी

## टेबल: हाथ के पत्ते

ui-card-position = { CARD($card) }, { $count } में से { $index }
ui-card-selected = { CARD($card) }, चुना हुआ, { $count } में से { $index }
ui-card-fits = { $card }, टेबल के किसी मेल में जुड़ेगा
ui-card-new = { $card }, अभी-अभी आया
ui-hand-groups = आपके हाथ के मेल: { $groups }।
ui-hand-deadwood =
    { $points ->
        [one] बेमेल पत्ते: { $cards }, { $points } अंक।
       *[other] बेमेल पत्ते: { $cards }, { $points } अंक।
    }
ui-selection =
    { $count ->
        [0] कुछ नहीं चुना
        [one] { $count } पत्ता चुना
       *[other] { $count } पत्ते चुने
    }

## टेबल: अब क्या करें

ui-prompt-draw = आपकी बारी: एक पत्ता लें
ui-prompt-play = बिछाएँ, जोड़ें या फेंकें
ui-prompt-discard = बारी ख़त्म करने को पत्ता फेंकें
ui-prompt-their-turn = { $player } की बारी
ui-prompt-dealing = पत्ते बँट रहे हैं…
ui-prompt-sending = एक पल…
ui-prompt-ask-stock = गड्डी ख़ाली: माँगने पर दौर ख़त्म
ui-prompt-round-end = दौर ख़त्म हुआ
ui-prompt-match-end = मैच ख़त्म हुआ
ui-prompt-waiting = दूसरों का इंतज़ार
ui-stock-empty = गड्डी ख़त्म: सबसे कम अंकों वाला हाथ दौर जीतता है

## टेबल: काम

ui-action-meld = बिछाएँ
ui-action-lay-off = जोड़ें
ui-action-discard = फेंकें
ui-action-sort = क्रम
ui-action-hint = सुझाव
ui-action-undo = वापस लें
ui-action-end-turn = खेलें
ui-draw-stock = गड्डी से लें
ui-draw-discard = फेंके पत्तों से { CARD($card, form: "ob") } को उठाएँ
ui-sort-by-suit = रंग से
ui-sort-by-rank = नंबर से
ui-sort-by-melds = मेल से
ui-sorted = क्रम: { $order }
ui-undo-melded = बिछाया, अभी भेजा नहीं
ui-undo-done = वापस लिया
ui-choose-meld = कौन-सा मेल?
ui-confirm-discard = { CARD($card, form: "ob") } को फेंकें?
ui-tray = खेलने को तैयार
ui-tray-send = खेलें
ui-tray-clear = सब वापस लें

## टेबल: कोई काम क्यों नहीं हो सकता

ui-why-not-your-turn = अभी आपकी बारी नहीं
ui-why-draw-first = पहले एक पत्ता लें
ui-why-drawn = आप पत्ता ले चुके हैं
ui-why-select = पहले पत्ते चुनें
ui-why-select-one = एक पत्ता चुनें
ui-why-no-meld = इन पत्तों से मेल नहीं बनता
ui-why-no-fit = यह टेबल के किसी मेल में नहीं जुड़ता
ui-why-keep-one = आख़िरी पत्ता फेंकना ज़रूरी है
ui-why-just-taken = यह पत्ता आपने अभी उठाया है
ui-why-pile-closed = इस बार गड्डी से लेना होगा
ui-why-pile-empty = फेंके पत्तों में कुछ नहीं
ui-why-sending = पिछला काम भेजा जा रहा है
ui-why-offline = आपका कनेक्शन नहीं है
ui-why-no-hints = इस टेबल पर सुझाव बंद हैं
ui-why-nothing-to-undo = वापस लेने को कुछ नहीं

## सुझाव

ui-hint-draw-stock = सुझाव: गड्डी से लें
ui-hint-draw-discard = सुझाव: उठाएँ { CARD($card) }
ui-hint-meld = सुझाव: बिछाएँ { CARDS($cards) }
ui-hint-lay-off = सुझाव: जोड़ें { CARDS($cards) }
ui-hint-discard = सुझाव: फेंकें { CARD($card) }

## स्क्रीन रीडर के लिए

ui-announce-your-turn = आपकी बारी।
ui-announce-turn-of = { $player } की बारी है।
ui-announce-draw-phase = एक पत्ता लें।
ui-announce-play-phase = बिछाएँ, जोड़ें या फेंकें।
ui-announce-time =
    { $seconds ->
        [one] { $seconds } सेकंड बचा।
       *[other] { $seconds } सेकंड बचे।
    }
ui-announce-no-time = घड़ी नहीं है।
ui-announce-refused = मंज़ूर नहीं हुआ। { $reason }
ui-announce-stock =
    { $count ->
        [0] गड्डी ख़ाली है।
        [one] गड्डी में { $count } पत्ता है।
       *[other] गड्डी में { $count } पत्ते हैं।
    }
ui-announce-top = फेंके पत्तों में सबसे ऊपर { CARD($card) }।
ui-announce-no-top = फेंके पत्तों में कुछ नहीं।
ui-announce-no-melds = टेबल पर कोई मेल नहीं।
ui-announce-nothing-new = आपकी पिछली बारी के बाद कुछ नहीं हुआ।
ui-announce-selected = चुना: { CARD($card) }।
ui-announce-unselected = अब नहीं चुना: { CARD($card) }।
ui-announce-moved = { CARD($card) }: अब { $count } में से { $index }।

## दौर का नतीजा

ui-round-title = दौर { $round } ख़त्म हुआ
ui-round-hands = सबके हाथ
ui-round-no-cards = कोई पत्ता नहीं बचा
ui-round-winner = दौर का विजेता
ui-round-next = अगला दौर
ui-round-next-in =
    { $seconds ->
        [one] अगला दौर { $seconds } सेकंड में
       *[other] अगला दौर { $seconds } सेकंड में
    }
ui-round-check = इस बाँट को जाँचें
ui-round-checking = जाँच रहे हैं…
ui-round-check-commitment = बाँट से पहले बताया गया
ui-round-check-seed = राज़, बाद में दिखाया गया
ui-round-check-deck = पत्तों का क्रम

## मैच का नतीजा

ui-match-title = मैच ख़त्म हुआ
ui-match-grid = दौर-दर-दौर
ui-match-total = कुल
ui-match-rematch = फिर खेलें
ui-match-rematch-waiting = दूसरों का इंतज़ार
ui-match-replay = दोबारा देखें
ui-match-share = नतीजा शेयर करें
ui-match-share-text = रमी में { $player } की जीत: { $scores }
ui-match-home = होम
ui-round-next-soon = अगला दौर बस शुरू होने वाला है
ui-round-look-at-table = टेबल देखें
ui-round-show-result = नतीजा देखें
ui-match-round = दौर
ui-match-last-round = आख़िरी दौर

## आपके मैच

ui-history-empty = आपने अभी कोई मैच नहीं खेला।
ui-history-match = मैच
ui-history-won = जीत
ui-history-lost = हार
ui-history-running = अभी चल रहा है
ui-history-abandoned = पूरा नहीं खेला गया
ui-history-parts = इस मैच के बारे में और

## दोबारा देखना

ui-replay-title = दोबारा देखें
ui-replay-play = चलाएँ
ui-replay-pause = रोकें
ui-replay-next = अगला क़दम
ui-replay-previous = पिछला क़दम
ui-replay-start = शुरू में
ui-replay-end = अंत में
ui-replay-speed = गति
ui-replay-view = किसकी नज़र से
ui-replay-open = सारे हाथ खुले
ui-replay-previous-turn = पिछली बारी
ui-replay-next-turn = अगली बारी
ui-replay-controls = चलाने के बटन
ui-replay-position = मैच में जगह
ui-replay-place = क़दम { $step }, कुल { $count }
ui-replay-round = दौर
ui-replay-round-of = दौर { $round }, कुल { $count }
ui-replay-seats = सीटें
ui-replay-hands = हाथ
ui-replay-begin = शुरुआत
ui-replay-event-nonce =
    { $who ->
        [you] आपने अगली बाँट में अपनी रैंडम संख्या जोड़ी।
       *[other] { $player } ने अगली बाँट में अपनी रैंडम संख्या जोड़ी।
    }
ui-replay-event-sealed = दौर { $round } की बाँट पर मुहर लग गई: अब इसे कोई नहीं बदल सकता।
ui-replay-event-revealed = बाँट का राज़ दिखा दिया गया: अब इसे जाँचा जा सकता है।
ui-replay-redacted = यह मैच अभी चल रहा है: आपको वही दिखता है जो आपकी सीट से दिखा था। मैच ख़त्म होने पर सारे हाथ खुल जाएँगे।
ui-replay-share = इस पल का लिंक कॉपी करें
ui-replay-keys = कुंजियाँ
ui-replay-keys-play = चलाएँ या रोकें
ui-replay-keys-step = एक क़दम पीछे या आगे
ui-replay-keys-turn = पिछली या अगली बारी पर
ui-replay-keys-ends = शुरू में या अंत में
ui-replay-keys-speed = तेज़ या धीमे
ui-replay-event-drew =
    { $player } ने गड्डी से { CARD($card) } { CARD($card, form: "gender") ->
        [f] ली
       *[m] लिया
    }।

## बाँट की जाँच

ui-proof-title = बाँट की जाँच
ui-proof-check-all = सारी बाँट जाँचें
ui-proof-file = फ़ाइल { $name }
ui-proof-verdict-good = बाँट सही थी: दोबारा हिसाब करने पर सब कुछ मेल खाता है।
ui-proof-verdict-bad = यह बाँट पहले किए गए वादे से मेल नहीं खाती। क्या ग़लत है, यह नीचे लिखा है।
ui-proof-verdict-unproved = इस बाँट की जाँच नहीं हो सकती: बँटने से पहले कोई वादा नहीं किया गया था।
ui-proof-match-none = इस मैच का कोई दौर अभी ख़त्म नहीं हुआ।
ui-proof-match-good =
    { $count ->
        [one] इस मैच में { $count } बाँट है, और वह पहले किए गए वादे से मेल खाती है।
       *[other] इस मैच की सभी { $count } बाँटें पहले किए गए वादे से मेल खाती हैं।
    }
ui-proof-match-bad = कुछ मेल नहीं खाता। क्या, यह नीचे लिखा है।
ui-proof-match-unproved = इस मैच की बाँटों की जाँच नहीं हो सकती: बँटने से पहले कोई वादा नहीं किया गया था।
ui-proof-round = दौर { $round } की बाँट
ui-proof-result-good = मेल खाती है
ui-proof-result-bad = मेल नहीं खाती
ui-proof-result-unproved = जाँच नहीं हो सकती
ui-proof-outcome-good = मेल खाता है
ui-proof-outcome-bad = मेल नहीं खाता
ui-proof-outcome-unknown = यहाँ मालूम नहीं
ui-proof-step-promise = बाँट से पहले का वादा
ui-proof-promise-good = बाँट से पहले इस ब्राउज़र को जो फ़िंगरप्रिंट दिखाया गया था, बाँट पर उसी की मुहर लगी।
ui-proof-promise-bad = बाँट से पहले इस ब्राउज़र को जो फ़िंगरप्रिंट दिखाया गया था, बाँट पर उसकी नहीं, किसी दूसरे की मुहर लगी।
ui-proof-promise-unknown = बाँट से पहले यह ब्राउज़र टेबल पर नहीं था, इसलिए नहीं बता सकता कि क्या वादा था।
ui-proof-step-commitment = राज़
ui-proof-commitment-good = दौर के बाद दिखाए गए राज़ का फ़िंगरप्रिंट बिल्कुल यही है: वह बाँट से पहले तय था।
ui-proof-commitment-bad = दौर के बाद दिखाए गए राज़ का फ़िंगरप्रिंट वह नहीं है जिसका वादा था।
ui-proof-step-nonce = आपकी रैंडम संख्या
ui-proof-nonce-good =
    { $count ->
        [one] आपके ब्राउज़र की जोड़ी हुई संख्या बाँट में है।
       *[other] आपके ब्राउज़र की जोड़ी हुई संख्या बाँट में है, दूसरों की संख्याओं के साथ: कुल { $count }।
    }
ui-proof-nonce-bad = आपकी जगह पर आपके ब्राउज़र की जोड़ी हुई संख्या नहीं, कोई दूसरी है।
ui-proof-nonce-left-out = आपके ब्राउज़र की जोड़ी हुई संख्या बाँट से बाहर छोड़ दी गई।
ui-proof-nonce-malformed = खिलाड़ियों की संख्याओं की सूची ख़राब है।
ui-proof-nonce-unknown =
    { $count ->
        [one] { $count } खिलाड़ी ने अपनी संख्या जोड़ी है। मिलाने के लिए इस ब्राउज़र के पास आपकी कोई संख्या नहीं है।
       *[other] { $count } खिलाड़ियों ने अपनी संख्या जोड़ी है। मिलाने के लिए इस ब्राउज़र के पास आपकी कोई संख्या नहीं है।
    }
ui-proof-nonce-nobody = किसी ने अपनी संख्या नहीं जोड़ी; फिर भी पत्तों का क्रम बाँट से पहले तय था।
ui-proof-step-starter = शुरू कौन करेगा
ui-proof-starter-good = नियमों के हिसाब से { $player } को शुरू करना था, और वैसा ही हुआ।
ui-proof-starter-bad = नियमों के हिसाब से { $player } को शुरू करना था, पर किसी और ने शुरू किया।
ui-proof-starter-unknown = पिछला दौर यहाँ नहीं देखा गया, इसलिए नहीं कह सकते कि किसे शुरू करना था।
ui-proof-step-deck = पत्तों का क्रम
ui-proof-deck-good = इस ब्राउज़र में फिर से फेंटने पर सभी 52 पत्ते उसी क्रम में आते हैं।
ui-proof-deck-bad = इस ब्राउज़र में फिर से फेंटने पर 52 पत्ते लिखे हुए क्रम से अलग आते हैं।
ui-proof-step-hands = बाँटे गए पत्ते
ui-proof-hands-one = इस ब्राउज़र में फिर से फेंटने और बाँटने पर आपके हाथ में वही पत्ते आते हैं।
ui-proof-hands-good = इस ब्राउज़र में फिर से फेंटने और बाँटने पर सभी { $count } हाथों में वही पत्ते आते हैं।
ui-proof-hands-bad = इस ब्राउज़र में फिर से फेंटने और बाँटने पर { $player } को दूसरे पत्ते मिलते।
ui-proof-hands-unknown = ख़ुद बाँट यहाँ नहीं देखी गई।
ui-proof-step-upcard = फेंके पत्तों का पहला पत्ता
ui-proof-upcard-good = जो पत्ता खुलना था, वही खुला: { CARD($card) }।
ui-proof-upcard-bad = खुलना था: { CARD($card) }। पर खुला: { CARD($seen) }।
ui-proof-step-draws = गड्डी से लिए गए पत्ते
ui-proof-draws-all =
    { $count ->
        [0] गड्डी से किसी ने पत्ता नहीं लिया।
        [one] गड्डी से { $count } पत्ता लिया गया, और वह फेंटे हुए क्रम से ही आया।
       *[other] गड्डी से लिए गए सभी { $count } पत्ते फेंटे हुए क्रम से ही आए।
    }
ui-proof-draws-good =
    { $count ->
        [0] गड्डी से लिए गए पत्ते: { $total }। आपने इनमें से कोई नहीं देखा।
        [one] गड्डी से लिए गए पत्ते: { $total }। आपने { $count } देखा: वह फेंटे हुए क्रम से ही आया।
       *[other] गड्डी से लिए गए पत्ते: { $total }। आपने { $count } देखे: वे फेंटे हुए क्रम से ही आए।
    }
ui-proof-draws-bad = गड्डी में क्रम { $number } पर होना था: { CARD($card) }। पर निकला: { CARD($seen) }।
ui-proof-draws-unknown = गड्डी से लिए गए सारे पत्ते यहाँ नहीं देखे गए।
ui-proof-step-play = पूरा दौर
ui-proof-play-good = इन्हीं पत्तों से दोबारा खेलने पर हर चाल हो सकती थी, गड्डी से लिए छिपे पत्तों के साथ भी, और सबके पास वही हाथ बचता है जो दिखाया गया।
ui-proof-play-bad = इन्हीं पत्तों से दोबारा खेलने पर { $player } के पास दिखाए गए हाथ से अलग हाथ बचता।
ui-proof-play-impossible = इन्हीं पत्तों से दोबारा खेलने पर चाल { $number } नहीं हो सकती थी: { $player } के पास यह पत्ता हो ही नहीं सकता था: { CARD($card) }।
ui-proof-play-unknown = इस दौर का सब कुछ यहाँ नहीं देखा गया।
ui-proof-odd-card = ऐसा कोई पत्ता नहीं है: { $card }
ui-proof-values = मान, ताकि हिसाब ख़ुद किया जा सके
ui-proof-value-deal = टेबल, मैच, दौर
ui-proof-value-nonce = { $player } की संख्या
ui-proof-value-commitment = फ़िंगरप्रिंट, यहाँ निकाला गया
ui-proof-value-seed = फेंटने का बीज, यहाँ निकाला गया
ui-proof-damaged = फ़ाइल वैसी नहीं है जैसी सर्वर ने लिखी थी: उसमें कुछ बदला गया है।
ui-proof-save = मैच को फ़ाइल में सहेजें
ui-proof-choose = कोई फ़ाइल जाँचें
ui-proof-no-bundle = यह किसी मैच की फ़ाइल नहीं है।
ui-proof-how = यह कैसे काम करता है
ui-proof-how-sealed = हर बाँट से पहले सर्वर एक गुप्त संख्या निकालता है और सबको उसका फ़िंगरप्रिंट दिखाता है। उसके बाद वह कोई दूसरी संख्या नहीं ले सकता।
ui-proof-how-chance = फिर हर खिलाड़ी का ब्राउज़र अपनी एक रैंडम संख्या जोड़ता है। पत्ते इस राज़ और इन सारी संख्याओं से फेंटे जाते हैं, इसलिए उनका क्रम कोई नहीं चुन सकता।
ui-proof-how-shown = दौर ख़त्म होने पर राज़ दिखाया जाता है। आपका ब्राउज़र सर्वर की मदद के बिना सारा हिसाब दोबारा करता है।

## विश्लेषण, और AI ने क्या देखा

ui-review-title = विश्लेषण
ui-review-best = मुश्किल AI खेलता: { $move }
ui-review-same = मुश्किल AI भी यही खेलता
ui-review-ai-title = AI ने क्या देखा
ui-review-ai-seat = खिलाड़ी
ui-review-ai-thinking = AI से फिर पूछ रहे हैं…
ui-review-ai-none = इस दौर में इस सीट पर कोई AI नहीं खेला।
ui-review-ai-steps = फ़ैसले
ui-review-ai-count = फ़ैसला { $number }, कुल { $count }
ui-review-ai-next = अगला फ़ैसला
ui-review-ai-previous = पिछला फ़ैसला
ui-review-ai-again = अब फिर पूछने पर यह कुछ और चुनता: { $move }
ui-review-ai-saw = इसने बस इतना ही देखा। इसका स्तर: { $level }
ui-review-ai-weighed = इसने क्या-क्या तौला, सबसे अच्छा पहले
ui-review-ai-no-reason = यह कोई वजह नहीं बताता।
ui-review-move-draw-stock = गड्डी से लेना
ui-review-move-draw-discard = { CARD($card) } उठाना
ui-review-move-meld = { CARDS($cards) } बिछाना
ui-review-move-lay-off = { CARDS($cards) } जोड़ना
ui-review-move-discard = { CARD($card) } फेंकना
ui-review-progress = { $total } में से { $judged } फ़ैसले देखे गए
ui-review-none = इस मैच में आपने ख़ुद कोई फ़ैसला नहीं लिया।
ui-review-sum = { $count } में से { $same } फ़ैसलों में आपने मुश्किल AI की तरह खेला।
ui-review-how = AI सिर्फ़ वही मानकर चलता है जो आप तब जान सकते थे। हर चुनाव को छिपे पत्तों की उन्हीं { $worlds } संभव बाँटों पर अंत तक खेला गया।
ui-review-left-out =
    { $count ->
        [one] { $count } फ़ैसला परखा नहीं जा सका।
       *[other] { $count } फ़ैसले परखे नहीं जा सके।
    }
ui-review-clean = किसी भी फ़ैसले का नुक़सान संयोग से ज़्यादा नहीं था।
ui-review-worst = सबसे महँगे फ़ैसले
ui-review-others = जहाँ AI कुछ और खेलता ({ $count })
ui-review-where = दौर { $round }, बारी { $turn }
ui-review-gain =
    { $better ->
        [own] आपका चुनाव औसतन { $points } अंक बेहतर है (± { $error })।
       *[hard] AI का चुनाव औसतन { $points } अंक बेहतर है (± { $error })।
    }
ui-review-you = आप
ui-review-hard = मुश्किल AI
ui-review-replay = यह पल दोबारा देखें
ui-review-again = यहाँ से फिर खेलें
ui-review-again-how = आप AI खिलाड़ियों के साथ फिर खेल सकते हैं। जो पत्ते आप नहीं देख सकते थे वे नए सिरे से बाँटे जाते हैं, इसलिए ऐसी बाँट जाँची नहीं जा सकती।

## सेटिंग

ui-settings-title = सेटिंग
ui-settings-language = भाषा
ui-settings-deck = ताश
ui-settings-letters = पत्तों पर रंगों के अक्षर
ui-settings-index = गुलाम, बेगम, बादशाह के अक्षर
ui-settings-card-size = पत्तों का आकार
ui-settings-rows = हाथ की क़तारें
ui-settings-motion = ऐनिमेशन
ui-settings-sound = आवाज़
ui-settings-haptics = कंपन
ui-settings-shortcuts = कीबोर्ड शॉर्टकट
ui-settings-confirm-discard = फेंकने से पहले पूछें
ui-settings-theme = थीम
ui-settings-left-handed = बाएँ हाथ वालों के लिए
ui-settings-notify = मेरी बारी आने पर बताएँ
ui-settings-account = अकाउंट
ui-settings-login = लॉग इन
ui-settings-logout = लॉग आउट
ui-settings-register = इस खिलाड़ी को सहेजें
ui-settings-register-hint = नाम और पासवर्ड से आप किसी भी डिवाइस पर लौट सकते हैं
ui-settings-login-name = लॉग इन नाम
ui-settings-password = पासवर्ड
ui-settings-delete = इस खिलाड़ी को मिटाएँ
ui-settings-delete-confirm = आपका नाम, लॉग इन और आप तक ले जाने वाला सब कुछ मिटा दें? यह वापस नहीं हो सकता।
ui-settings-look = रूप
ui-settings-cards = पत्ते
ui-settings-play = टेबल पर
ui-settings-sample = पत्ते अब ऐसे दिखते हैं
ui-choice-theme =
    { $value ->
        [light] हल्का
        [dark] गहरा
       *[auto] सिस्टम जैसा
    }
ui-choice-motion =
    { $value ->
        [on] चालू
        [off] बंद
       *[auto] सिस्टम जैसा
    }
ui-choice-deck =
    { $value ->
        [four] चार रंग
        [safe] वर्णांध लोगों के लिए
       *[two] दो रंग
    }
ui-choice-index =
    { $value ->
        [jqk] J Q K
        [vdr] V D R
        [bvh] B V H
       *[auto] भाषा के हिसाब से
    }
ui-choice-cardSize =
    { $value ->
        [large] बड़े
       *[normal] सामान्य
    }
ui-choice-handRows =
    { $value ->
        [1] एक
        [2] दो
       *[auto] अपने-आप
    }
ui-suit-letter =
    { $suit ->
        [C] चि
        [D] ईं
        [H] पा
       *[S] हु
    }
ui-settings-guest = आप { $player } नाम से खेल रहे हैं, इस ब्राउज़र के मेहमान।
ui-settings-account-of = आप { $player } हैं। आप { $login } नाम से लॉग इन करते हैं।
ui-settings-login-hint = क्या आप यहाँ पहले लॉग इन नाम से खेल चुके हैं?
ui-settings-login-replaces = तब इस ब्राउज़र का मेहमान पीछे छूट जाएगा।
ui-settings-have-login = मेरा लॉग इन नाम पहले से है
ui-settings-password-hint = कम से कम 8 अक्षर
ui-settings-credentials-missing = लॉग इन नाम में कम से कम 3 अक्षर, अंक या . _ @ + - होते हैं, नए पासवर्ड में कम से कम 8 अक्षर।
ui-settings-registered = सहेज लिया। अब आप किसी भी डिवाइस पर लॉग इन कर सकते हैं।
ui-settings-logged-in = फिर स्वागत है, { $player }!
ui-settings-deleted = आपका खिलाड़ी मिटा दिया गया।

## नियम: नियम-पत्र के आसपास

ui-rules-title = नियम
ui-rules-contents = विषय-सूची
ui-rules-version = वर्शन { $version }
ui-rules-at-table = इस टेबल पर
ui-rules-default = आम तौर पर { $value }
ui-rules-legal = हो सकता है
ui-rules-refused = नहीं हो सकता
ui-rules-try = आज़माएँ
ui-rules-language-missing = नियम अभी आपकी भाषा में नहीं हैं, इसलिए यहाँ अंग्रेज़ी में हैं।
ui-rules-try-hint = पत्ते चुनें और देखें कि मेल बनता है या नहीं।

## सीखें

ui-learn-title = सीखें
ui-learn-intro = छह छोटी बाँटें, हर एक कुछ मिनट की
ui-learn-step = क़दम { $step }, कुल { $count }
ui-learn-next = आगे
ui-learn-again = एक बार और
ui-learn-done = शाबाश!
ui-learn-finished = अब आपको खेलना आता है
ui-learn-1-title = पत्ता लें और फेंकें
ui-learn-2-title = सीक्वेंस बिछाएँ
ui-learn-3-title = सेट बिछाएँ
ui-learn-4-title = पत्ते जोड़ें
ui-learn-5-title = दौर जीतें
ui-learn-6-title = ख़ाली गड्डी
ui-learn-1-text = हर बारी गड्डी या फेंके पत्तों से एक पत्ता लेकर शुरू होती है, और एक पत्ता फेंककर ख़त्म।
ui-learn-2-text = एक ही रंग के तीन या ज़्यादा लगातार पत्ते सीक्वेंस हैं। इक्का बादशाह के बाद आता है।
ui-learn-3-text = एक ही नंबर के तीन या चार पत्ते सेट हैं।
ui-learn-4-text = आप टेबल के हर मेल में पत्ते जोड़ सकते हैं, चाहे उसे किसी ने भी बिछाया हो।
ui-learn-5-text = जिसके पास कोई पत्ता न बचे, वह दौर जीतता है और दूसरों के हाथ के अंक पाता है।
ui-learn-6-text = जब कोई ख़ाली गड्डी से पत्ता माँगता है, तो सबसे कम अंकों वाला हाथ जीतता है।
ui-learn-opponent = विरोधी
ui-learn-later = यह हो सकता था। यहाँ यह बाद में आएगा: ऊपर जो कहा है वह करें।
ui-learn-did = हो गया
ui-learn-1-goal-1 = आपकी बारी है। फेंके पत्तों से पान का अट्ठा उठाएँ: यह आपके छक्के और सत्ते से मिलता है।
ui-learn-1-goal-2 = अब बारी ख़त्म करें: कोई बड़ा पत्ता चुनें जो किसी से न मिले, बादशाह या गुलाम, और उसे फेंकें।
ui-learn-1-end = यही एक बारी है: एक पत्ता अंदर, एक बाहर। बड़े पत्ते हाथ में रह जाएँ तो सबसे महँगे पड़ते हैं।
ui-learn-2-goal-1 = पान का सत्ता उठाएँ। आपके सीक्वेंस में वही कम है।
ui-learn-2-goal-2 = पान के पंजा, छक्का और सत्ता चुनें, और बिछाएँ।
ui-learn-2-goal-3 = आपके हाथ में एक और सीक्वेंस है, इक्के वाला। कौन-सा: बेगम, बादशाह, इक्का या बादशाह, इक्का, दुक्की? हुकुम के तीन पत्ते चुनकर बिछाएँ।
ui-learn-2-goal-4 = सही: इक्का बादशाह के बाद आता है, और कहीं नहीं। अब एक पत्ता फेंकें।
ui-learn-2-end = एक ही बारी में दो सीक्वेंस। जितने हों, उतने बिछा सकते हैं।
ui-learn-3-goal-1 = आपके पास दो बादशाह हैं। देखें गड्डी क्या देती है: एक पत्ता लें।
ui-learn-3-goal-2 = तीसरा बादशाह! तीनों चुनें और सेट बनाकर बिछाएँ।
ui-learn-3-goal-3 = आपके हाथ में एक और सेट है। उसे ढूँढें और बिछाएँ।
ui-learn-3-goal-4 = एक पत्ता फेंककर बारी ख़त्म करें।
ui-learn-3-end = एक जैसे तीन या चार पत्ते सेट हैं, रंग कोई भी हों।
ui-learn-4-goal-1 = विरोधी ने एक सीक्वेंस और एक सेट बिछाया है। बारी शुरू करें: एक पत्ता लें।
ui-learn-4-goal-2 = आपके हुकुम के दो पत्ते सीक्वेंस को दोनों सिरों पर बढ़ाते हैं। एक या दोनों चुनें, और जोड़ें।
ui-learn-4-goal-3 = ईंट की बेगम सेट पूरा करती है। उसे जोड़ें।
ui-learn-4-goal-4 = अब एक पत्ता फेंकें।
ui-learn-4-end = जो जोड़ दिया, वह आपके ख़िलाफ़ नहीं गिना जाता, मेल चाहे किसी का भी हो।
ui-learn-5-goal-1 = आप इसी बारी में जीत सकते हैं। चिड़ी का अट्ठा उठाएँ।
ui-learn-5-goal-2 = चिड़ी के अपने तीनों पत्ते बिछाएँ।
ui-learn-5-goal-3 = अपना बादशाह विरोधी के बादशाहों में जोड़ें।
ui-learn-5-goal-4 = एक पत्ता बचा है। उसे फेंकें, और दौर आपका!
ui-learn-5-end = आपके सारे पत्ते निकल गए और आप दौर जीत गए। विरोधी के हाथ के अंक आपको मिलते हैं।
ui-learn-6-goal-1 = गड्डी ख़ाली है। आपके अंक कम हैं, तो गड्डी से पत्ता माँगें: इससे दौर ख़त्म होगा।
ui-learn-6-end = किसी के पत्ते पूरे नहीं निकले, इसलिए सबसे कम अंकों वाला हाथ जीतता है और दूसरों के अंक पाता है।

## कीबोर्ड की मदद

ui-keys-title = कीबोर्ड
ui-keys-tab = टेबल का अगला हिस्सा
ui-keys-arrows = हाथ या मेलों में आगे-पीछे
ui-keys-digits = इस नंबर के पत्ते पर
ui-keys-space = पत्ता चुनें या छोड़ें
ui-keys-shift-arrows = चुनाव बढ़ाएँ
ui-keys-alt-arrows = हाथ में पत्ते की जगह बदलें
ui-keys-s = गड्डी से लें
ui-keys-d = फेंका पत्ता उठाएँ
ui-keys-m = चुने पत्ते बिछाएँ
ui-keys-l = चुने पत्ते जोड़ें
ui-keys-x = चुना पत्ता फेंकें (फिर Enter)
ui-keys-enter = जो पहले दिखे, वह करें
ui-keys-help = यह मदद
ui-keys-t = किसकी बारी है और कितना समय बचा है
ui-keys-v = अपना हाथ मेलों में सुनें
ui-keys-b = टेबल के मेल सुनें
ui-keys-p = गड्डी और ऊपर का फेंका पत्ता सुनें
ui-keys-c = सबके पत्ते और स्कोर सुनें
ui-keys-g = पिछली बारी के बाद क्या हुआ, सुनें
ui-keys-o = अगला क्रम
ui-keys-h = सुझाव
ui-keys-u = वापस लें
ui-keys-esc = चुनाव हटाएँ, या बंद करें

## कनेक्शन का हाल

ui-link-online = जुड़े हैं
ui-link-slow = धीमा कनेक्शन
ui-link-reconnecting = फिर से जुड़ रहे हैं…
ui-link-reconnecting-in =
    { $seconds ->
        [0] फिर से जुड़ रहे हैं…
        [one] { $seconds } सेकंड में फिर जुड़ेंगे
       *[other] { $seconds } सेकंड में फिर जुड़ेंगे
    }
ui-link-attempt = कोशिश { $attempt }
ui-link-offline = आप ऑफ़लाइन हैं
ui-link-superseded = यह टेबल कहीं और खुली है। खेल वहीं आगे चलेगा।
ui-link-superseded-here = यहाँ खेलें
ui-link-retry = अभी कोशिश करें
ui-link-back = फिर जुड़ गए
ui-link-i-am-back = वापसी
ui-link-while-away = जब आप नहीं थे, AI ने आपके लिए खेला:

## ऐप

ui-app-install = ऐप इंस्टॉल करें
ui-app-update = नया वर्शन आ गया है
ui-app-update-now = अपडेट करें
ui-app-update-later = इस दौर के बाद
ui-app-offline-note = पाठ बिना कनेक्शन के चलते हैं, और एक बार पढ़े गए नियम भी। टेबलें कनेक्शन के साथ लौटेंगी।
ui-app-turn-title = रमी में आपकी बारी
ui-app-turn-text = टेबल { $code } आपका इंतज़ार कर रही है

## ग़लतियाँ

ui-error-title = कुछ गड़बड़ हुई
ui-error-unknown = कुछ गड़बड़ हुई। फिर से कोशिश करें।
ui-error-network = सर्वर से संपर्क नहीं हो पा रहा।
ui-error-retry = फिर कोशिश करें
ui-error-reload = फिर से लोड करें
ui-error-not-found = ऐसा कोई पेज नहीं है।
ui-error-no-table = { $code } नाम की कोई खुली टेबल नहीं है।
ui-error-storage = यह ब्राउज़र कुछ नहीं सहेजता, इसलिए दोबारा लोड करने पर आपकी सीट चली जाएगी।
ui-error-reload-hint = ग़लती हमारी है, और आपकी सीट सुरक्षित है। आगे बढ़ने के लिए पेज फिर से लोड करें।
ui-error-not-found-hint = शायद पते में कोई ग़लती है।
ui-error-no-table-hint = शायद कोड में ग़लती है, या सब जा चुके हैं।
ui-error-stranger = सर्वर अब आपको नहीं पहचानता
ui-error-start-anew = मेहमान बनकर नए सिरे से शुरू करें

## खिलाड़ी क्या कहते हैं

ui-emotes = कुछ कहें
ui-mute = { $player } को चुप करें
ui-unmute = { $player } को फिर सुनें

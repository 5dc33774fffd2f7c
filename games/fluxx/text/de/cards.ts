import type { Part } from '#engine';
import type { cards as enCards, marks as enMarks } from '../en/cards.ts';

export const cards: Part<typeof enCards> = {
  'basic-rules': {
    name: 'Grundregeln',
    text: 'Ein Zug: eine Karte ziehen, dann eine Karte spielen; Hand und Keeper ohne Limit.',
  },
  'draw-2': {
    name: 'Zieh 2',
    text: 'Ziehregel: Alle ziehen in ihrem Zug 2 Karten. Ersetzt die bisherige Ziehregel. Kommt das nach deiner Ziehphase ins Spiel und hast du in diesem Zug nach der Ziehregel weniger als 2 Karten gezogen, zieh jetzt die fehlenden.',
  },
  'draw-3': {
    name: 'Zieh 3',
    text: 'Ziehregel: Alle ziehen in ihrem Zug 3 Karten. Ersetzt die bisherige Ziehregel. Kommt das nach deiner Ziehphase ins Spiel und hast du in diesem Zug nach der Ziehregel weniger als 3 Karten gezogen, zieh jetzt die fehlenden.',
  },
  'draw-4': {
    name: 'Zieh 4',
    text: 'Ziehregel: Alle ziehen in ihrem Zug 4 Karten. Ersetzt die bisherige Ziehregel. Kommt das nach deiner Ziehphase ins Spiel und hast du in diesem Zug nach der Ziehregel weniger als 4 Karten gezogen, zieh jetzt die fehlenden.',
  },
  'draw-5': {
    name: 'Zieh 5',
    text: 'Ziehregel: Alle ziehen in ihrem Zug 5 Karten. Ersetzt die bisherige Ziehregel. Kommt das nach deiner Ziehphase ins Spiel und hast du in diesem Zug nach der Ziehregel weniger als 5 Karten gezogen, zieh jetzt die fehlenden.',
  },
  'play-2': {
    name: 'Spiel 2',
    text: 'Spielregel: Alle spielen in ihrem Zug 2 Karten, oder alle Handkarten, wenn es weniger sind. Ersetzt die bisherige Spielregel. Was in diesem Zug schon gespielt wurde, zählt mit, auch diese Karte, wenn sie dazugehört.',
  },
  'play-3': {
    name: 'Spiel 3',
    text: 'Spielregel: Alle spielen in ihrem Zug 3 Karten, oder alle Handkarten, wenn es weniger sind. Ersetzt die bisherige Spielregel. Was in diesem Zug schon gespielt wurde, zählt mit, auch diese Karte, wenn sie dazugehört.',
  },
  'play-4': {
    name: 'Spiel 4',
    text: 'Spielregel: Alle spielen in ihrem Zug 4 Karten, oder alle Handkarten, wenn es weniger sind. Ersetzt die bisherige Spielregel. Was in diesem Zug schon gespielt wurde, zählt mit, auch diese Karte, wenn sie dazugehört.',
  },
  'play-all': {
    name: 'Spiel alle',
    text: 'Spielregel: Alle spielen in ihrem Zug Karten, bis die Hand leer ist, auch solche, die im Zug dazukommen. Ersetzt die bisherige Spielregel.',
  },
  'play-all-but-1': {
    name: 'Spiel alle bis auf 1',
    text: 'Spielregel: Alle spielen in ihrem Zug Karten, bis 1 Karte (oder keine) auf der Hand ist. Wer den Zug mit leerer Hand begann und nach der Ziehregel nur 1 Karte gezogen hat, zieht 1 Karte mehr. Ersetzt die bisherige Spielregel.',
  },
  'hand-limit-0': {
    name: 'Handlimit 0',
    text: 'Handlimit: Solange du nicht am Zug bist, darfst du keine Karten auf der Hand haben; wirf alle sofort ab. Im eigenen Zug dürfen es beliebig viele sein, aber am Ende wirfst du alle ab. Ersetzt das bisherige Handlimit.',
  },
  'hand-limit-1': {
    name: 'Handlimit 1',
    text: 'Handlimit: Solange du nicht am Zug bist, darfst du höchstens 1 Karte auf der Hand haben; wirf den Rest sofort ab, nach deiner Wahl. Im eigenen Zug dürfen es mehr sein, aber am Ende wirfst du bis auf 1 ab. Ersetzt das bisherige Handlimit.',
  },
  'hand-limit-2': {
    name: 'Handlimit 2',
    text: 'Handlimit: Solange du nicht am Zug bist, darfst du höchstens 2 Karten auf der Hand haben; wirf den Rest sofort ab, nach deiner Wahl. Im eigenen Zug dürfen es mehr sein, aber am Ende wirfst du bis auf 2 ab. Ersetzt das bisherige Handlimit.',
  },
  'keeper-limit-3': {
    name: 'Keeperlimit 3',
    text: 'Keeperlimit: Solange du nicht am Zug bist, darfst du höchstens 3 Keeper im Spiel haben; wirf den Rest sofort ab, nach deiner Wahl. Im eigenen Zug dürfen es mehr sein, aber am Ende wirfst du Keeper bis auf 3 ab. Creeper zählen nicht. Ersetzt das bisherige Keeperlimit.',
  },
  'keeper-limit-4': {
    name: 'Keeperlimit 4',
    text: 'Keeperlimit: Solange du nicht am Zug bist, darfst du höchstens 4 Keeper im Spiel haben; wirf den Rest sofort ab, nach deiner Wahl. Im eigenen Zug dürfen es mehr sein, aber am Ende wirfst du Keeper bis auf 4 ab. Creeper zählen nicht. Ersetzt das bisherige Keeperlimit.',
  },
  'double-agenda': {
    name: 'Doppeltes Ziel',
    text: 'Zwei Ziele dürfen zugleich im Spiel sein. Wer ein Ziel spielt, während zwei im Spiel sind, wirft zuerst eins der beiden ab (nach eigener Wahl). Man gewinnt, wenn man eins der Ziele erfüllt. Verlässt diese Karte das Spiel, während zwei Ziele liegen, wirft die Person am Zug eins davon ab (nach eigener Wahl).',
  },
  'first-play-random': {
    name: 'Erste Karte zufällig',
    text: 'Die erste Karte, die du in deinem Zug aus der Hand spielst, wird zufällig aus deiner Hand gewählt. Diese Regel gilt nicht, solange du nur 1 Karte aus der Hand spielen kannst.',
  },
  'get-on-with-it': {
    name: 'Get On With It!',
    text: 'Freie Aktion, solange du eine Karte auf der Hand und noch eine zu spielen hast: Wirf alle Handkarten ab, zieh 3 und beende den Zug auf der Stelle.',
  },
  'swap-plays-for-draws': {
    name: 'Ziehen statt spielen',
    text: 'Freie Aktion, solange du noch eine Karte zu spielen hast: Verzichte auf alle, die du noch spielen müsstest, zieh für jede eine Karte und beende den Zug auf der Stelle.',
  },
  recycling: {
    name: 'Recycling',
    text: 'Freie Aktion, einmal im Zug: Wirf einen deiner Keeper im Spiel ab, dann zieh 3.',
  },
  'mystery-play': {
    name: 'Mystery Play',
    text: 'Freie Aktion, einmal im Zug: Deck die oberste Karte des Nachziehstapels auf und spiel sie sofort. Ein Creeper kommt vor dich, und dafür wird die nächste Karte aufgedeckt.',
  },
  'get-schwifty': {
    name: 'Get Schwifty',
    text: 'Freie Aktion, einmal im Zug, solange du einen Keeper mit Sprechzeichen im Spiel hast: Sag seinen Spruch, dann zieh 1.',
  },
  'dont-think-about-it': {
    name: 'Don’t Think About It',
    text: 'Creeper hindern niemanden am Sieg. Ein Creeper, den ein Ziel verlangt, wird weiterhin verlangt.',
  },
  'blame-jerry': {
    name: 'Blame Jerry',
    text: 'Freie Aktion, einmal im Zug, solange jemand anderes Jerry Smith im Spiel hat: Schieb einen deiner Creeper vor diese Person.',
  },
  'rick-sanchez': {
    name: 'Rick Sanchez',
    text: 'Wenn du diese Karte spielst, sag ihren Spruch.',
    say: 'Wubba lubba dub dub!',
  },
  'morty-smith': {
    name: 'Morty Smith',
    text: 'Wenn du diese Karte spielst, sag ihren Spruch.',
    say: 'Oh, Mann!',
  },
  'summer-smith': {
    name: 'Summer Smith',
    text: 'Keine eigene Wirkung.',
  },
  'beth-smith': {
    name: 'Beth Smith',
    text: 'Keine eigene Wirkung.',
  },
  'jerry-smith': {
    name: 'Jerry Smith',
    text: 'Keine eigene Wirkung.',
  },
  birdperson: {
    name: 'Birdperson',
    text: 'Freie Aktion in deinem Zug: Wirf die Galactic Federation ab, die vor dir liegt.',
  },
  squanchy: {
    name: 'Squanchy',
    text: 'Wenn du diese Karte spielst und am Anfang jedes deiner Züge, solange sie vor dir liegt, sag ihren Spruch.',
    say: 'Squanch!',
  },
  'mr-meeseeks': {
    name: 'Mr. Meeseeks',
    text: 'Wenn du diese Karte spielst und am Anfang jedes deiner Züge, solange sie vor dir liegt, sag ihren Spruch. Freie Aktion in deinem Zug: Wirf diese Karte aus dem Spiel ab, dann zieh 2.',
    say: 'Seht mich an!',
  },
  'mr-poopybutthole': {
    name: 'Mr. Poopybutthole',
    text: 'Wenn du diese Karte spielst, sag ihren Spruch.',
    say: 'Uuh-wii!',
  },
  'pickle-rick': {
    name: 'Pickle Rick',
    text: 'Wenn du diese Karte spielst, sag ihren Spruch. Für Ziele zählt diese Karte auch als Rick Sanchez.',
    say: 'Ich bin eine Gurke!',
  },
  snowball: {
    name: 'Snowball',
    text: 'Keine eigene Wirkung.',
  },
  'portal-gun': {
    name: 'Portal Gun',
    text: 'Freie Aktion in deinem Zug: Schieb die Cronenbergs, die vor dir liegen, zu jemand anderem deiner Wahl.',
  },
  'space-cruiser': {
    name: 'Space Cruiser',
    text: 'Solange das vor dir liegt, ist jedes Keeperlimit für dich um 1 höher.',
  },
  'interdimensional-cable-box': {
    name: 'Interdimensional Cable Box',
    text: 'Freie Aktion, einmal im Zug: Sieh dir heimlich die obersten 3 Karten des Nachziehstapels an und leg sie in beliebiger Reihenfolge obenauf zurück.',
  },
  'butter-robot': {
    name: 'Butter Robot',
    text: 'Freie Aktion, einmal im Zug: Gib jemand anderem deiner Wahl 1 Karte aus deiner Hand, dann zieh 1.',
  },
  plumbus: {
    name: 'Plumbus',
    text: 'Keine eigene Wirkung.',
  },
  'szechuan-sauce': {
    name: 'Szechuan-Soße',
    text: 'Keine eigene Wirkung.',
  },
  'sleepy-gary': {
    name: 'Sleepy Gary',
    text: 'Keine eigene Wirkung.',
  },
  pencilvester: {
    name: 'Pencilvester',
    text: 'Keine eigene Wirkung.',
  },
  tinkles: {
    name: 'Tinkles',
    text: 'Wenn du diese Karte spielst, sag ihren Spruch.',
    say: 'La-la-la!',
  },
  hamurai: {
    name: 'Hamurai',
    text: 'Keine eigene Wirkung.',
  },
  'reverse-giraffe': {
    name: 'Reverse Giraffe',
    text: 'Keine eigene Wirkung.',
  },
  'ghost-in-a-jar': {
    name: 'Ghost in a Jar',
    text: 'Keine eigene Wirkung.',
  },
  'photography-raptor': {
    name: 'Photography Raptor',
    text: 'Keine eigene Wirkung.',
  },
  'evil-morty': {
    name: 'Evil Morty',
    text: 'Solange das vor dir liegt, kannst du nicht gewinnen, es sei denn, das Ziel verlangt es. Wirf am Anfang deines Zugs einen deiner Keeper aus dem Spiel ab (nach deiner Wahl); hast du keinen, wirf stattdessen diese Karte ab.',
  },
  'galactic-federation': {
    name: 'Galactic Federation',
    text: 'Solange das vor dir liegt, kannst du nicht gewinnen, es sei denn, das Ziel verlangt es. Freie Aktion in deinem Zug: Wirf einen deiner Keeper im Spiel ab, dann diese Karte.',
  },
  cronenbergs: {
    name: 'Cronenbergs',
    text: 'Solange das vor dir liegt, kannst du nicht gewinnen, es sei denn, das Ziel verlangt es. Sobald sich ändert, welche Ziele im Spiel sind, wandert diese Karte zu der Person, die in der Reihenfolge unmittelbar vor der dran ist, vor der sie liegt.',
  },
  'goal-rick-and-morty': {
    name: 'Rick und Morty',
    text: 'Du gewinnst, wenn du Rick Sanchez und Morty Smith im Spiel hast.',
  },
  'goal-twenty-minute-adventure': {
    name: 'Zwanzig-Minuten-Abenteuer',
    text: 'Du gewinnst, wenn du Morty Smith und Space Cruiser im Spiel hast.',
  },
  'goal-garage-science': {
    name: 'Garagenforschung',
    text: 'Du gewinnst, wenn du Rick Sanchez und Portal Gun im Spiel hast.',
  },
  'goal-couples-counseling': {
    name: 'Paartherapie',
    text: 'Du gewinnst, wenn du Beth Smith und Jerry Smith im Spiel hast.',
  },
  'goal-house-party': {
    name: 'Hausparty',
    text: 'Du gewinnst, wenn du Summer Smith und Squanchy im Spiel hast.',
  },
  'goal-family-dinner': {
    name: 'Familienessen',
    text: 'Du gewinnst, wenn du mindestens 3 verschiedene von Rick Sanchez, Morty Smith, Summer Smith, Beth Smith, Jerry Smith im Spiel hast.',
  },
  'goal-pass-the-butter': {
    name: 'Gib mir die Butter',
    text: 'Du gewinnst, wenn du Rick Sanchez und Butter Robot im Spiel hast.',
  },
  'goal-all-for-the-sauce': {
    name: 'Alles für die Soße',
    text: 'Du gewinnst, wenn du Rick Sanchez und Szechuan-Soße im Spiel hast.',
  },
  'goal-guard-duty': {
    name: 'Wachdienst',
    text: 'Du gewinnst, wenn du Summer Smith und Space Cruiser im Spiel hast.',
  },
  'goal-old-bandmates': {
    name: 'Alte Bandkollegen',
    text: 'Du gewinnst, wenn du Birdperson und Squanchy im Spiel hast.',
  },
  'goal-skipping-therapy': {
    name: 'Therapie geschwänzt',
    text: 'Du gewinnst, wenn du Pickle Rick und Beth Smith im Spiel hast.',
  },
  'goal-two-strokes-off': {
    name: 'Zwei Schläge weniger',
    text: 'Du gewinnst, wenn du Mr. Meeseeks und Jerry Smith im Spiel hast.',
  },
  'goal-smartest-dog': {
    name: 'Der klügste Hund im Haus',
    text: 'Du gewinnst, wenn du Snowball und Jerry Smith im Spiel hast.',
  },
  'goal-late-night-infomercial': {
    name: 'Nächtliche Dauerwerbung',
    text: 'Du gewinnst, wenn du Interdimensional Cable Box und Plumbus im Spiel hast.',
  },
  'goal-household-essentials': {
    name: 'Fürs Haus unentbehrlich',
    text: 'Du gewinnst, wenn du Butter Robot und Plumbus im Spiel hast.',
  },
  'goal-sorry-about-the-bullet': {
    name: 'Tut mir leid wegen der Kugel',
    text: 'Du gewinnst, wenn du Beth Smith und Mr. Poopybutthole im Spiel hast.',
  },
  'goal-one-true-pal': {
    name: 'Ein wahrer Kumpel',
    text: 'Du gewinnst, wenn du Jerry Smith und Sleepy Gary im Spiel hast.',
  },
  'goal-total-rickall': {
    name: 'Total Rickall',
    text: 'Du gewinnst, wenn du mindestens 3 Keeper mit Freundeszeichen im Spiel hast.',
  },
  'goal-only-bad-memories': {
    name: 'Nur schlechte Erinnerungen sind echt',
    text: 'Du gewinnst, wenn du Mr. Poopybutthole und mindestens 1 Keeper mit Freundeszeichen im Spiel hast.',
  },
  'goal-crowded-living-room': {
    name: 'Volles Wohnzimmer',
    text: 'Hat jemand mindestens 2 Keeper mit Freundeszeichen im Spiel, gewinnt, wer die meisten davon hat. Bei Gleichstand geht es weiter, aber wen ein Creeper am Sieg hindert, der bleibt beim Gleichstand außen vor.',
  },
  'goal-packed-house': {
    name: 'Volles Haus',
    text: 'Hat jemand mindestens 5 Keeper im Spiel, gewinnt, wer die meisten Keeper hat. Bei Gleichstand geht es weiter, aber wen ein Creeper am Sieg hindert, der bleibt beim Gleichstand außen vor.',
  },
  'goal-infinite-timelines': {
    name: 'Unendliche Zeitlinien',
    text: 'Hat jemand mindestens 10 Karten auf der Hand, gewinnt, wer die meisten Karten auf der Hand hat. Bei Gleichstand geht es weiter, aber wen ein Creeper am Sieg hindert, der bleibt beim Gleichstand außen vor.',
  },
  'goal-secret-happy-land': {
    name: 'Geheimes Glücksland',
    text: 'Du gewinnst, wenn du Summer Smith und Tinkles im Spiel hast.',
  },
  'goal-anyone-but-the-pencil': {
    name: 'Jeder, nur nicht der Stift',
    text: 'Du gewinnst, wenn du Rick Sanchez und Pencilvester im Spiel hast.',
  },
  'goal-picture-day': {
    name: 'Fototag',
    text: 'Du gewinnst, wenn du Photography Raptor und Reverse Giraffe im Spiel hast.',
  },
  'goal-smoked-spirits': {
    name: 'Geräucherte Geister',
    text: 'Du gewinnst, wenn du Hamurai und Ghost in a Jar im Spiel hast.',
  },
  'goal-president-morty': {
    name: 'Präsident Morty',
    text: 'Du gewinnst, wenn du den Creeper Evil Morty und den Keeper Morty Smith im Spiel hast. Evil Morty hindert diesen Sieg nicht; andere Creeper schon.',
  },
  'goal-most-wanted': {
    name: 'Meistgesucht',
    text: 'Du gewinnst, wenn du den Creeper Galactic Federation und den Keeper Rick Sanchez im Spiel hast. Galactic Federation hindert diesen Sieg nicht; andere Creeper schon.',
  },
  'goal-switch-realities': {
    name: 'Zeit für eine andere Realität',
    text: 'Du gewinnst, wenn du den Creeper Cronenbergs und den Keeper Portal Gun im Spiel hast. Cronenbergs hindern diesen Sieg nicht; andere Creeper schon.',
  },
  'goal-everything-is-on-fire': {
    name: 'Alles brennt',
    text: 'Du gewinnst, wenn du mindestens 2 Creeper im Spiel hast. Creeper hindern diesen Sieg nicht.',
  },
  'draw-2-and-use-em': {
    name: 'Zieh 2 und nutze sie',
    text: 'Deine Hand wird beiseitegelegt. Zwei gezogene Karten bilden eine Nebenhand; du musst beide spielen, in beliebiger Reihenfolge, danach hast du deine Hand wieder.',
  },
  'draw-3-play-2': {
    name: 'Zieh 3, spiel 2',
    text: 'Deine Hand wird beiseitegelegt. Drei gezogene Karten bilden eine Nebenhand; du musst zwei davon spielen, in beliebiger Reihenfolge, dann wird die übrige abgeworfen, und du hast deine Hand wieder.',
  },
  'steal-something': {
    name: 'Stiehl etwas',
    text: 'Ein Keeper oder Creeper von jemand anderem, nach deiner Wahl, kommt vor dich. Pflicht, wenn es so eine Karte gibt.',
  },
  'trade-hands': {
    name: 'Hände tauschen',
    text: 'Wähle eine andere Person: Ihr gebt einander alle Handkarten. Pflicht, auch wenn eine Hand oder beide leer sind.',
  },
  'lets-simplify': {
    name: 'Machen wir’s einfach',
    text: 'Wirf mindestens 1 und höchstens die Hälfte (aufgerundet) der Neuen Regeln im Spiel ab, nach deiner Wahl. Gibt es keine, passiert nichts.',
  },
  'rules-reset': {
    name: 'Regeln zurückgesetzt',
    text: 'Jede Neue Regel im Spiel kommt auf den Ablagestapel. Ziele bleiben (beachte aber Doppeltes Ziel).',
  },
  'trash-a-new-rule': {
    name: 'Neue Regel wegwerfen',
    text: 'Eine Neue Regel im Spiel, nach deiner Wahl, kommt auf den Ablagestapel. Gibt es keine, passiert nichts.',
  },
  'trash-something': {
    name: 'Wirf etwas weg',
    text: 'Wirf 1 Keeper oder Creeper ab, der vor irgendjemandem liegt, auch vor dir. Pflicht, wenn es einen gibt.',
  },
  'exchange-keepers': {
    name: 'Keeper tauschen',
    text: 'Tausche einen deiner Keeper im Spiel gegen einen Keeper vor jemand anderem, beide nach deiner Wahl. Hast du keinen oder hat sonst niemand einen, passiert nichts.',
  },
  'use-what-you-take': {
    name: 'Nutze, was du nimmst',
    text: 'Wähle eine andere Person mit Handkarten: Du nimmst eine zufällige Karte aus dieser Hand und spielst sie sofort. Hat sonst niemand Handkarten, passiert nichts.',
  },
  'zap-a-card': {
    name: 'Schnapp dir eine Karte!',
    text: 'Nimm eine beliebige Karte im Spiel (Neue Regel, Ziel, Keeper oder Creeper, nicht die Grundregeln) auf die Hand; ein Creeper kommt stattdessen vor dich. Pflicht, wenn es so eine Karte gibt.',
  },
  'lets-do-that-again': {
    name: 'Gleich noch mal!',
    text: 'Wähle eine Aktion oder Neue Regel auf dem Ablagestapel und spiel sie sofort. Gibt es keine, passiert nichts.',
  },
  jackpot: {
    name: 'Jackpot!',
    text: 'Nimm drei weitere Karten vom Nachziehstapel auf die Hand.',
  },
  'everybody-gets-1': {
    name: 'Jeder bekommt 1',
    text: 'Zieh eine Karte je Person, getrennt von deiner Hand, und sieh sie an. Gib allen, auch dir, genau 1, wie du magst; sie kommen auf die Hand.',
  },
  'take-another-turn': {
    name: 'Noch ein Zug',
    text: 'Wenn dieser Zug vorbei ist, hast du noch einen. Diese Karte gibt niemandem mehr als zwei Züge hintereinander.',
  },
  'mix-it-all-up': {
    name: 'Alles durcheinander',
    text: 'Sammle alle Keeper und Creeper im Spiel ein, misch sie und teil sie offen einzeln aus, bei dir beginnend und in der Zugreihenfolge, bis keine mehr da sind.',
  },
  'show-me-what-you-got': {
    name: 'Show Me What You Got!',
    text: 'Alle anderen mit Handkarten wählen heimlich 1 davon; alle werden zusammen aufgedeckt. Wähle eine aufgedeckte Karte, nimm sie und spiel sie sofort; die anderen bleiben auf den Händen. Hat sonst niemand Handkarten, passiert nichts.',
  },
  'parasite-check': {
    name: 'Parasiten-Check!',
    text: 'Wähle eine Person, die mindestens 1 Keeper mit Freundeszeichen im Spiel hat (auch dich selbst), und wirf alle solchen Keeper dieser Person ab. Hat niemand einen, passiert nichts.',
  },
  'not-my-dimension': {
    name: 'Nicht meine Dimension',
    text: 'Schieb einen beliebigen Creeper im Spiel von dort, wo er liegt, zu irgendeiner anderen Person. Sind keine Creeper im Spiel, passiert nichts.',
  },
};

export const marks: Part<typeof enMarks> = {
  speech: 'Sprechzeichen: Man muss den Spruch der Karte sagen (einmal beim Spielen, oder auch am Anfang jedes eigenen Zugs).',
  friend: 'Freundeszeichen: Der Keeper ist einer von Ricks imaginären Freunden; manche Ziele und Aktionen zählen ihn.',
};

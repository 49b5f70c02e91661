// The demo shop in German: what the models say of themselves, and the words in the names of their variants.

/** Model → description. Every model has one; a test holds it. */
export const GERMAN_DESCRIPTIONS: Readonly<Record<string, string>> = {
  LINDEN3:
    'Drei Gänge, Rücktritt und eine Kette, die keine Hose zu fassen bekommt: das Rad für alle, die über Fahrräder so wenig wie möglich nachdenken wollen.',
  HERON:
    'Vierundzwanzig Gänge vom steilen Feldweg bis zum Rückenwind, eine Gabel, die sich sperren lässt, und ein Träger für zwei volle Taschen. Die vernünftige Wahl für die erste große Tour.',
  LINDENE:
    'Der Durchstieg ist so tief, dass man nicht aufsteigt, sondern hindurchgeht. Der Frontmotor zieht sanft vom ersten Tritt an, und der Rücktritt bleibt, wie man ihn kennt.',
  ALBA: 'Ein ehrliches erstes Rennrad. Der Lenker sitzt etwas höher als beim Renner, und so bleibt die Aussicht auch in der dritten Stunde gut.',
  POCKET:
    'Faltet sich in zwölf Sekunden auf Koffergröße und rollt auf dem Bahnsteig hinter Ihnen her. Das kleinste Rad, mit dem wir noch zehn Kilometer fahren würden.',
  DRIFT:
    'Wo der Asphalt endet, rollt es einfach weiter. Vierzig Millimeter breite Reifen, ruhiges Fahrverhalten und Ösen für jede Tasche, die Ihnen einfällt.',
  FELL: 'Ein Hardtail für Waldwege und erste Trails: zehn Gänge, die man sofort versteht, und Reifen, die auf nassen Wurzeln halten.',
  CARAVAN:
    'Zwei Kinder sitzen hinter Ihnen auf einer Bank mit Geländer, darunter hängen die Schulranzen. Kaum länger als ein Stadtrad, und es fährt sich auch so.',
  TIPTOE:
    'So leicht, dass Zweijährige es ohne Hilfe wieder aufheben. Die Luftreifen rollen weich über Bordsteinkanten.',
  PILOT20:
    'Das Rad für den ersten Schultag: drei Nabengänge, Licht vom Dynamo und ein Träger, auf dem der Ranzen hält.',
  LINDEN7:
    'Sieben Nabengänge schalten auch, während Sie an der Ampel warten. Die gefederte Sattelstütze nimmt dem Kopfsteinpflaster die Schärfe, den Rest erledigt der breite Sattel.',
  PLOVER:
    'Scheibenbremsen, die auch im Regen zupacken, und ein Nabendynamo für die letzte Stunde im Dunkeln. Für alle, die fahren, egal was der Wetterbericht sagt.',
  ARKADE:
    'Mittelmotor, Riemen und stufenlose Nabe: Sie drehen am Griff, bis es sich richtig anfühlt, und hören kein einziges Klicken. Unser gefragtestes E-Bike für den Weg zur Arbeit im Mantel.',
  SERRA:
    'Rahmen aus Aluminium, Gabel aus Carbon, Scheibenbremsen für die lange Abfahrt. Die leichten Gänge machen Pässe möglich, die auf der Karte nach einer schlechten Idee aussahen.',
  STATION:
    'Acht Gänge und Zwanzig-Zoll-Räder fahren sich fast wie ein ausgewachsenes Rad. Gefaltet passt es zwischen zwei Sitzreihen im Zug.',
  DRIFTC:
    'Das Drift 20 mit Schutzblechen, Dynamolicht und schlankem Träger: sportlich auf dem Weg zur Arbeit, vorzeigbar bei der Ankunft.',
  RIDGE:
    'Leichterer Rahmen, steifere Gabel, zwölf Gänge. Es klettert so bereitwillig, dass der Weg nach oben zur besseren Hälfte der Tour wird.',
  CARAVANB:
    'Riemen und zwei Akkus für Familien, die das Auto verkauft haben: Einkauf, Fußballtasche und zwei Mitfahrer, die ganze Woche mit einer Ladung.',
  TIPTOEB:
    'Das Laufrad mit richtiger Handbremse für sehr kleine Hände. Was hier gelernt wird, muss auf dem Fahrrad nicht noch einmal gelernt werden.',
  HOPPER20:
    'Acht Gänge an einem leichten Schalter und keine acht Kilo im Ganzen: Familienausflüge werden länger, wenn die Kleinste kein schweres Rad schiebt.',
  GRACHT:
    'Sitzen wie in Holland: Rücken gerade, Hände nah am Körper, Blick über die Autodächer. Ein Stahlrahmen, den noch Ihre Enkel fahren.',
  MERIDIAN:
    'Ein Stahlrahmen voller Ösen, vierzehn Nabengänge und ein Riemen: Mit weniger wurden schon Kontinente durchquert. Trägt Zelt, Kocher und Nudeln für eine Woche, ohne zu wackeln.',
  POLDER:
    'Aufrecht und ohne Eile, mit einem großen Akku tief im Rahmen und einem Motor, der auch gegen den Wind auf dem Deich ankommt.',
  VENTA:
    'Siebeneinhalb Kilo Carbon und Ungeduld. Elektronische Schaltung, Rohre aus dem Windkanal und kein Gramm für einen Gepäckträger.',
  MARINA:
    'Das Rad für Boot, Wohnmobil und den Kofferraum eines Kleinwagens. Ohne Schnickschnack, rostfrei, wo es darauf ankommt.',
  CAIRN:
    'Rahmen aus Carbon, weit gestufte Gänge und Platz für Matsch. Schnell genug für die Startlinie, zahm genug für drei Tage mit Zelt.',
  BADGER:
    'Viel Mountainbike fürs Geld, mit kleineren, wendigen Rädern. Fährt auch gern als Ferienrad über sandige Wege.',
  MULE: 'Das lange Rad, das sich mehr Familien leisten können. Ein Kindersitz passt heute, das zweite Polster kann warten, bis jemand darauf sitzt.',
  BEECH: 'Ein Laufrad aus Birken- und Buchenholz mit einem Sattel, der mitwächst. Sieht auch im Flur gut aus.',
  ROOT20:
    'Ein richtiges kleines Mountainbike: Scheibenbremsen, Luftgabel, griffige Reifen. Kinder suchen sich die Pfützen jetzt absichtlich.',
  MARKT:
    'Auf den breiten Träger passt eine ganze Kiste Gemüse, und der Doppelständer ist so breit, dass das Rad beim Beladen stehen bleibt.',
  WAYSIDE:
    'Ein erstes Trekkingrad, das Geld für die Fahrkarte übrig lässt. Einfache Teile, die jede Dorfwerkstatt richten kann.',
  TRAM: 'Man sieht ihm das E-Bike nicht an: Der Akku versteckt sich im Rahmen, und mit sechzehn Kilo lässt es sich noch die Kellertreppe hinauftragen.',
  LONGDAY:
    'Stahl und 32 Millimeter breite Reifen, gemacht für zweihundert Kilometer mit Kuchen in der Mitte. An versteckte Ösen kommen im Herbst die Schutzbleche.',
  FEATHER:
    'Neun Kilo, ein Gang, ein Riemen: Sie falten es mit einer Hand, während die andere den Kaffee hält. Und nie wieder Öl an der Tasche.',
  PEBBLE:
    'Finden Sie heraus, ob Gravel etwas für Sie ist, ohne das Sparbuch zu leeren. Sechzehn Gänge, Scheibenbremsen mit Seilzug, jede Menge Spaß.',
  SCREE:
    'Vollgefedert mit 130 Millimetern vorn und hinten: Es verzeiht die Linie, die Sie nehmen wollten und nicht getroffen haben.',
  PORTER:
    'Ein langes Rad ohne Motor für flache Städte und kräftige Schenkel. Trägt vier Einkaufskisten oder eine Tante.',
  PUDDLE:
    'Reifen aus Schaum, die keinen Platten kennen, und ein Preis, der nicht wehtut, wenn es doch wieder im Regen liegen bleibt.',
  ACORN20:
    'Sechs Gänge und alles dran, was die Straße verlangt, zu einem Preis für ein Rad, aus dem man in zwei Jahren herausgewachsen ist.',
  FERRY:
    'Zahnriemen statt Kette: kein Öl, kein Rost, kaum ein Geräusch. Mit acht Nabengängen und Scheibenbremsen kommen Sie schnell und sauber ins Büro.',
  SWALLOW:
    'Halb Rennrad, halb Trekkingrad: gerader Lenker, schmale Reifen und keine Federgabel, die mitwippt. Schutzbleche und Licht sind schon dran, die Abkürzung nach Hause darf also nass sein.',
  DAISY:
    'Ein freundlicher Preis für ein vollständiges E-Bike: sieben Gänge, Akku zum Abnehmen und so kleine Räder, dass auch kürzere Beine den Boden erreichen.',
  BREEZE:
    'Ein Rennrad, das leise hilft: Der kleine Motor hält Sie bergauf bei den schnelleren Freunden und ist in der Ebene nicht mehr da.',
  STATIONE:
    'Das Faltrad für Pendler mit Nabenmotor. Der Akku steckt im Hauptrohr und kommt zum Laden mit an den Schreibtisch.',
  DRIFTE:
    'Ein leichter Nabenmotor für den letzten Anstieg vor der Haustür. Nimmt jede Tasche, die ans Drift 20 passt, und der Akku lädt in einer Kaffeepause nach.',
  CORRIE:
    'Ein vollgefedertes Rad aus Carbon für lange Tage in den Bergen, vom Lenker aus zu sperren. Elfeinhalb Kilo, und keines davon faul.',
  HARBOUR:
    'Die Kiste sitzt tief zwischen den Rädern, so bringen auch drei Säcke Erde das Rad nicht aus der Ruhe. Bank und Gurte für zwei Kinder sind dabei.',
  HOPPER12:
    'Für die Kleinen, die mit drei Jahren mit dem Laufrad fertig sind. Tiefes Tretlager, zwei Handbremsen und kein Gramm, das nicht gebraucht wird.',
  BADGER20:
    'Sieht aus wie die großen und nimmt die Bordsteinkante wie sie. Sechs Gänge und eine Gabel, die wirklich federt.',
  SOLO: 'Ein Gang, elf Kilo, nichts klappert. Für flache Städte und für Treppenhäuser, in denen jedes Kilo zählt.',
  HERONE:
    'Der Tourenklassiker mit Motor in der Mitte: hundert Kilometer mit Gepäck, und die Hügel bestimmen nicht mehr, wo es langgeht.',
  PLAZA:
    'Zwanzig-Zoll-Räder, ein Rahmen für den ganzen Haushalt: Sattel und Lenker lassen sich ohne Werkzeug verstellen, und ein Kindersitz passt trotzdem.',
  POCKETE:
    'Ein Motor im kleinsten Faltmaß, das wir haben. Sechzehn Kilo, fünfundvierzig Kilometer und ein handlicher Akku, der vor dem Tragen mit einem Griff ab ist.',
  FELLE: 'Der Motor ist ruhig, die Gabel feinfühlig, und plötzlich hat der Wald mehr Abkürzungen bergauf als bergab.',
  HARBOURX:
    'Mit Federgabel, stufenloser Nabe und Riemen schwebt die ganze Fuhre dahin. Die Babys in der Kiste schlafen weiter, und ein größeres Lob kennen wir nicht.',
  PILOT12: 'Stützräder liegen bei, ein Rücktritt bremst, und der geschlossene Kettenkasten schont die Hosen.',
  PILOT24:
    'Sieben Nabengänge, Rücktritt und helles Licht für dunkle Morgen im November. Die Kette ist verkleidet, an den Träger passt eine Tasche.',
  CORNER:
    'Unser günstigstes Rad für jeden Tag: 21 Gänge, ein Träger für den Korb und Dynamolicht, das nie eine Batterie braucht.',
  ALBATROS:
    'Unser Meister der langen Strecke. Der Akku mit 750 Wattstunden hält länger durch als die meisten Menschen, und die gefederte Sattelstütze sorgt dafür, dass es ihnen nichts ausmacht.',
  MARINAE:
    'Fürs Wohnmobil: breite Reifen für den Weg zum Strand und ein tiefer Rahmen, damit alle an Bord es ausleihen können.',
  BADGERE: 'Unser günstigstes elektrisches Mountainbike. Licht ist montiert, es darf also auch jeden Tag zur Arbeit.',
  BAKER:
    'Das klassische Bäckerrad, bewegt von Ihnen allein. Acht Gänge und eine Holzkiste, in der Platz ist für Brot, Bierkästen oder einen geduldigen Hund.',
  HOPPER14:
    'Das beliebteste erste Fahrrad in unserem Laden. Die meisten Kinder, die vom Laufrad kommen, fahren noch am selben Nachmittag damit los.',
  HOPPER24:
    'Neun Kilo für große Pläne: neun Gänge, Bremsen wie bei den Großen, nur mit kurzem Griff, und Ösen für die Schutzbleche, die später kommen.',
  HORIZON:
    'Riemen, fünf robuste Nabengänge und ein Motor, der für Sie schaltet. Nach einer Saison im Regen braucht es einen Lappen und keine Werkstatt.',
  SCREEE:
    'Starker Motor, großer Akku, 150 Millimeter Federweg. Für alle, die dieselbe Abfahrt vor dem Mittagessen dreimal fahren wollen.',
  TRIO: 'Auf drei Rädern setzt man nie den Fuß ab. Vier Kinder passen in die Kiste, und an jeder roten Ampel steht es von allein.',
  PILOT16: 'Mit Klingel, Wimpel, Schutzblechen und Stützrädern, die am großen Tag in zwei Minuten ab sind.',
  ROOT24:
    'Für das Kind, das bergab schneller ist als Sie. Zehn Gänge, Scheibenbremsen und eine Gabel, die auf leichte Fahrer eingestellt ist.',
  RAMBLER:
    'Dicke Reifen, eine echte Federgabel und trotzdem Schutzbleche, Licht und Träger: am Freitag zur Arbeit, am Samstag in die Hügel.',
  SUMMITE:
    'Nur neunzehn Kilo, dank kleinem Motor und einem Rahmen aus Carbon. Es fühlt sich an wie ein Fahrrad mit guten Beinen und nicht wie eine Maschine.',
  TRIOS:
    'Legt sich in die Kurve wie ein Zweirad und steht geparkt trotzdem von allein. Schneller bewegt man drei Kinder und einen Kuchen unseres Wissens nicht.',
  HOPPER16:
    'Leichtes Aluminium, schmale Pedale und Bremsen für kurze Finger. Ihr Kind fährt damit, und Sie tragen es nicht nach Hause.',
  ACORN24: 'Zur Schule, zum See, zur Großmutter: mit Licht und Schutzblechen und achtzehn Gängen zum Ausprobieren.',
  ROVERE:
    'Ein Motor in der Hinterradnabe hält den Preis niedrig und die Fahrt leise. Achtzig Kilometer reichen für den Uferweg und zurück.',
  ACORN16:
    'Ein robustes kleines Rad für Hof, Garten und den Weg zum Kindergarten. Übersteht es auch, hingeworfen zu werden.',
  PILOT26: 'Ein Stadtrad in einer Größe für Zwölfjährige, mit Nabendynamo und Schloss am Hinterrad.',
  ROOT16:
    'Dicke Reifen für dicken Spaß: das kleinste Waldrad, das wir verkaufen, mit Stollen, die in Kies und Matsch halten.',
  HOPPER26:
    'Das leichte für lange Beine: zehn Gänge, Scheibenbremsen und Schutzbleche, bereit für die erste Tour ohne Eltern.',
  PILOT18: 'Drei Nabengänge für den Berg auf dem Weg zur Vorschule, und ein Rücktritt für den Heimweg.',
  ROOT26: 'Ein ganzes Mountainbike, nur kleiner. Zwölf Gänge schaffen alles, was sich der Schulausflug ausdenkt.',
};

/** What stands behind the model in the title of a variant. */
export const GERMAN_WORDS: Readonly<Record<string, string>> = {
  diamond: 'Diamantrahmen',
  trapeze: 'Trapezrahmen',
  'step-through': 'tiefer Einstieg',
  apricot: 'aprikosengelb',
  'barn red': 'scheunenrot',
  basalt: 'basaltgrau',
  birch: 'Birke natur',
  black: 'schwarz',
  blue: 'blau',
  'bottle green': 'flaschengrün',
  bracken: 'farnbraun',
  'brick red': 'ziegelrot',
  'canal turquoise': 'kanaltürkis',
  chalk: 'kreideweiß',
  'cherry red': 'kirschrot',
  cloud: 'wolkenweiß',
  coral: 'korallenrot',
  corn: 'maisgelb',
  'cream white': 'cremeweiß',
  denim: 'jeansblau',
  'desert sand': 'wüstensandbeige',
  'dragon green': 'drachengrün',
  dune: 'dünenbeige',
  dusk: 'abendviolett',
  ember: 'glutrot',
  'evening blue': 'abendblau',
  fern: 'farngrün',
  'fir green': 'tannengrün',
  fjord: 'fjordblau',
  flame: 'flammenrot',
  fog: 'nebelgrau',
  glacier: 'gletscherweiß',
  granite: 'granitgrau',
  graphite: 'graphitgrau',
  green: 'grün',
  grey: 'grau',
  'gull white': 'möwenweiß',
  'harbour grey': 'hafengrau',
  heather: 'heidelila',
  ink: 'tintenblau',
  'ladybird red': 'marienkäferrot',
  lagoon: 'lagunenblau',
  'lake blue': 'seeblau',
  lava: 'lavarot',
  'letterbox red': 'briefkastenrot',
  lichen: 'flechtengrün',
  'matt black': 'mattschwarz',
  meadow: 'wiesengrün',
  midnight: 'mitternachtsblau',
  mint: 'mintgrün',
  'moss green': 'moosgrün',
  mustard: 'senfgelb',
  navy: 'marineblau',
  'night blue': 'nachtblau',
  oat: 'haferbeige',
  'old rose': 'altrosa',
  olive: 'olivgrün',
  orange: 'orange',
  oxblood: 'ochsenblutrot',
  paprika: 'paprikarot',
  pearl: 'perlweiß',
  pebble: 'kieselgrau',
  petrol: 'petrol',
  pine: 'kieferngrün',
  pink: 'rosa',
  'plain wood': 'Holz natur',
  plum: 'pflaumenblau',
  'poppy red': 'mohnrot',
  purple: 'lila',
  raspberry: 'himbeerrot',
  'raw carbon': 'Carbon roh',
  red: 'rot',
  'rowan red': 'vogelbeerrot',
  rust: 'rostrot',
  sage: 'salbeigrün',
  salt: 'salzweiß',
  sand: 'sandfarben',
  scree: 'geröllgrau',
  'sea glass': 'meerglasgrün',
  'signal blue': 'signalblau',
  'signal yellow': 'signalgelb',
  silver: 'silbern',
  'sky blue': 'himmelblau',
  slate: 'schiefergrau',
  'slate blue': 'schieferblau',
  'slate grey': 'schiefergrau',
  'storm blue': 'sturmblau',
  straw: 'strohgelb',
  sunflower: 'sonnenblumengelb',
  'sunny yellow': 'sonnengelb',
  tarn: 'bergseeblau',
  'tram yellow': 'straßenbahngelb',
  turquoise: 'türkis',
  violet: 'violett',
  white: 'weiß',
  'wood and pink': 'Holz und Rosa',
  yellow: 'gelb',
};

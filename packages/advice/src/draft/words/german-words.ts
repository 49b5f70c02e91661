// German words for names of attributes, and the endings that tell the gender of German nouns. To add a word, write a pair of the
// English and the German word. To add an ending, write it folded (lower case, without accents) in the row of its gender.

export type Gender = 'der' | 'die' | 'das' | 'plural';

/** Terms of one or two words with their German words, in lower case. */
export const GERMAN_TERMS: ReadonlyMap<string, string> = new Map([
  ['refresh rate', 'Bildwiederholrate'],
  ['response time', 'Reaktionszeit'],
  ['aspect ratio', 'Seitenverhältnis'],
  ['screen size', 'Bildschirmgröße'],
  ['operating system', 'Betriebssystem'],
  ['op sys', 'Betriebssystem'],
  ['form factor', 'Formfaktor'],
  ['enclosure type', 'Bauform'],
  ['wireless', 'kabellos'],
  ['microphone', 'Mikrofon'],
  ['waterproof', 'wasserdicht'],
  ['backlit', 'beleuchtet'],
]);

/** English names in files of German shops, in lower case, with the German ones. */
export const GERMAN_NAMES: ReadonlyMap<string, string> = new Map(
  (
    'size:Größe colour:Farbe color:Farbe brand:Marke height:Höhe width:Breite depth:Tiefe length:Länge weight:Gewicht style:Stil ' +
    'type:Art shape:Form pattern:Muster finish:Oberfläche fit:Passform capacity:Kapazität power:Leistung volume:Volumen ' +
    'cushioning:Dämpfung gender:Geschlecht age:Alter season:Saison room:Raum taste:Geschmack flavour:Geschmack flavor:Geschmack ' +
    'scent:Duft storage:Speicherplatz memory:Speicher RAM:Arbeitsspeicher make:Hersteller family:Familie series:Serie rate:Rate ratio:Verhältnis noise:Lautstärke speed:Geschwindigkeit resolution:Auflösung'
  )
    .split(' ')
    .map((pair) => {
      const [english = '', german = ''] = pair.split(':');
      return [english.toLowerCase(), german] as const;
    }),
);

/** Endings of folded nouns. So the last part of a compound decides. The first row that fits wins. */
export const GENDER_ENDINGS: readonly (readonly [Gender, RegExp])[] = [
  [
    'plural',
    /(besonderheiten|funktionen|extras|eigenschaften|anschlusse|masse|schuhe|stiefel|mobel|lampen|kopfhorer)$/,
  ],
  [
    'das',
    /(system|werk|gewicht|volumen|material|modell|format|design|muster|bild|jahr|holz|gestell|brett|rad|gerat|gehause|laufwerk|gewinde|netzteil|profil|kabel|getriebe|display|panel|layout|motiv|fach|sofa|regal|bett|fahrrad|handy|tablet|notebook|buch|spiel|zelt|verhaltnis)$/,
  ],
  [
    'der',
    /(stil|typ|antrieb|anschluss|stoff|druck|tank|behalter|speicher|prozessor|motor|bezug|rahmen|filter|geschmack|duft|raum|grad|sitz|verschluss|armel|ausschnitt|sockel|hersteller|automat|laptop|monitor|tisch|stuhl|sessel|schrank|schuh|drucker|rucksack|koffer|faktor|speicherplatz|staubsauger|kuhlschrank|fernseher|grill|helm|winkel|strom|index|umfang|durchmesser|abstand|verbrauch|bereich|inhalt|farbton|hub|standard|anteil|durchsatz)$/,
  ],
  [
    'die',
    /(ung|keit|heit|schaft|ion|tat|grosse|hohe|breite|tiefe|lange|starke|klasse|farbe|form|art|marke|montage|saison|zeit|leistung|dauer|weite|menge|serie|reihe|maschine|lampe|leuchte|matratze|kamera|tasche|uhr|jacke|hose|tastatur|maus|pumpe|flache|dampfung|temperatur|saule|hulle|familie|rate|fullung|optik|technik|elektronik|grafik|norm|qualitat|kapazitat|sorte|herkunft|zahl|batterie|garantie|lautstarke|frequenz|distanz)$/,
  ],
];

/** Endings of folded nouns for what a place or another device demands, and not a person's taste. */
export const NEEDED =
  /(schutzart|schutzklasse|sockel|fassung|anschluss|stecker|gewinde|spannung|stromversorgung|frequenz|schnittstelle|betriebssystem|winkel|norm|netzteil|steckplatz|formfaktor|chipsatz|kompatibilitat)$/;

// Asks for a German noun: `Welches Milchsystem`, `Welchen Antrieb`. Catalogs do not say a noun's gender, but its ending
// often does. If it does not, nothing is guessed.

import { foldText } from './fold-text.ts';
import { GENDER_ENDINGS, GERMAN_TERMS, type Gender, NEEDED } from './german-words.ts';

/** English names in files of German shops. */
const TRANSLATED: ReadonlyMap<string, string> = new Map(
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

/** `CPU family` becomes `CPU-Familie`. Unknown words stay as they are. */
export function inGerman(label: string): string {
  const lower = label.toLowerCase();
  const known = GERMAN_TERMS.get(lower) ?? TRANSLATED.get(lower);
  if (known !== undefined) return known;
  const [, of, what] = /^(\S+) (\S+)$/.exec(label) ?? [];
  const noun =
    what === undefined || of === undefined || GERMAN.test(of) ? undefined : TRANSLATED.get(what.toLowerCase());
  return noun === undefined ? label : `${of}-${noun}`;
}

/** Endings of adjectives and articles, which are not joined by a hyphen. */
const GERMAN = /(e|er|es|en|em)$/;

/** Null if its ending does not tell. */
function genderOf(noun: string): Gender | null {
  const folded = foldText(noun);
  return noun.trim().includes(' ') ? null : (GENDER_ENDINGS.find(([, ending]) => ending.test(folded))?.[0] ?? null);
}

const WHICH: Readonly<Record<Gender, string>> = { der: 'Welchen', die: 'Welche', das: 'Welches', plural: 'Welche' };

/** `Welches Milchsystem`; null if the gender is not known. */
export function whichOne(noun: string): string | null {
  const gender = genderOf(noun);
  return gender === null ? null : `${WHICH[gender]} ${noun}`;
}

/** True for what a place or another device demands: people need a socket or a voltage, and would not like to have it. */
export const isNeeded = (noun: string): boolean => NEEDED.test(foldText(noun));

const YOUR: Readonly<Record<Gender, string>> = { der: 'Ihren', die: 'Ihre', das: 'Ihr', plural: 'Ihre' };

/** `Ihre Espressomaschine`. */
export function yourOwn(noun: string): string | null {
  const gender = genderOf(noun);
  return gender === null ? null : `${YOUR[gender]} ${noun}`;
}

/** Whether it is certainly a noun in the singular. */
export function isOneThing(noun: string): boolean {
  const gender = genderOf(noun);
  return gender !== null && gender !== 'plural';
}

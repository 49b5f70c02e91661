// Recognises scores out of 100 that a tester gave for several things at once: power 83, control 10, comfort 57. Nobody knows what 41 to 48
// of power is, so nobody is asked for it. Cards of results may show them.

import { foldText } from '../words/fold-text.ts';
import type { Concept } from './concept-names.ts';
import type { Profile } from './profile.ts';

const HUNDRED = 100;
/** A single column of such numbers may be anything; testers mark several things. */
const FEWEST_COLUMNS = 3;
/** They make use of the scale: some are good at it and some are not. */
const GOOD = 70;
const BAD = 45;
const FEWEST_VALUES = 8;

/** What is counted or measured under a name of its own is no score. */
const NEVER: ReadonlySet<Concept> = new Set([
  'price',
  'count',
  'year',
  'size',
  'age',
  'weight',
  'screen',
  'identifier',
]);
/** Sides of things have numbers up to 100 as well, and no unit where a shop forgot it. */
const SIDES =
  /\b(length|width|height|depth|thickness|diameter|radius|circumference|lange|laenge|breite|hohe|hoehe|tiefe|dicke|starke|durchmesser|umfang|longueur|largeur|hauteur|profondeur|epaisseur|diametre|largo|ancho|alto|anchura|altura|fondo|profundidad|grosor|diametro|longitud|lunghezza|larghezza|altezza|profondita|spessore|comprimento|largura|profundidade|espessura|lengte|breedte|hoogte|diepte|dikte|delka|sirka|vyska|hloubka|tloustka|prumer|dlzka|hlbka|hrubka|priemer|dlugosc|szerokosc|wysokosc|glebokosc|grubosc|srednica|langd|bredd|hojd|djup|tjocklek|laengde|bredde|hojde|hoyde|dybde|lengde|pituus|leveys|korkeus|syvyys|halkaisija|hossz|hosszusag|szelesseg|magassag|melyseg|vastagsag|atmero|lungime|latime|inaltime|adancime|grosime|duzina|duljina|sirina|visina|dubina|precnik|promjer|uzunluk|genislik|yukseklik|derinlik|kalinlik|cap)\b|длин|ширин|высот|глубин|толщин|диаметр|довжин|висот|глибин|діаметр|percent|prozent|%/;

/** Those of the profiles that are such scores; none, or several. */
export function findScores(profiles: readonly Profile[]): ReadonlySet<Profile> {
  const scores = profiles.filter(isOutOfHundredAtMost);
  return new Set(scores.length < FEWEST_COLUMNS ? [] : scores);
}

function isOutOfHundredAtMost({ attribute, column, codes, concept, known, products }: Profile): boolean {
  if (column.type !== 'number' || attribute.unit !== null || NEVER.has(concept)) return false;
  if ([attribute.name, attribute.label ?? ''].some((text) => SIDES.test(foldText(text)))) return false;
  const numbers = codes.map((code) => column.numbers[code - 1] ?? 0);
  const isScale = numbers.every((number) => number >= 0 && number <= HUNDRED && Number.isInteger(number * 2));
  const [lowest = 0, highest = 0] = [numbers[0], numbers.at(-1)];
  return isScale && numbers.length >= FEWEST_VALUES && highest >= GOOD && lowest <= BAD && known * 2 > products;
}

// What a price is for: a kilogram, a bunch, a piece. A column of such units goes with the price, and nobody looks for goods by the bunch.

import { foldText } from '../words/fold-text.ts';
import type { Profile } from './profile.ts';

/** Weights and measures, and words for one piece, as price lists write them; folded. */
const UNITS: ReadonlySet<string> = new Set(
  (
    'kg kilo kilogram kilogramm g gr gramm gram grams lb lbs oz l liter litre litro ml cl m meter metre metro qm m2 cm ' +
    'st stk stck stueck stuck piece pieces pc pcs ea each unit units einheit piece pce pces u ud uds unidad unidades un unid pza pieza pz pezzo pezzi cad ks kus kusy szt sztuka styck st stycken kpl db darab buc bucata kom komad adet шт штука кг г л м'
  ).split(' '),
);
/** Words that are units beside the others: a bunch, a pot, a hundredweight. */
const BUNDLES: ReadonlySet<string> = new Set(
  'bd bund bunde bunch botte mazzo manojo ramo zpt topf pot pots ztr zentner sack netz net schale punnet kiste box karton carton crate bag beutel packung pack pkg paar pair paire par dutzend dozen dose glas flasche'.split(
    ' ',
  ),
);
/** `100 g`, `je 2 kg` */
const AMOUNT = /^(?:(?:je|per|pro|par|por|al|za)\s+)?(?:(?:ca\.?\s*)?\d+(?:[.,]\d+)?\s*)?(.*)$/;
const NEARLY_ALL = 0.9;
/** Of the products. A shop that sells cans and bottles lets people choose, but not between kilograms and pieces. */
const MEASURED = 0.4;

export function isSellingUnit(
  { attribute, column, codes, counts, known }: Profile,
  values: readonly string[],
): boolean {
  if (attribute.type !== 'text' || column.type !== 'text' || codes.length < 2 || values.length !== codes.length)
    return false;
  const words = values.map((value) => AMOUNT.exec(foldText(value).replace(/(\d)([a-z])/g, '$1 $2'))?.[1]?.trim() ?? '');
  const sum = (is: (word: string) => boolean): number =>
    byCount(codes, counts).reduce((all, code, nth) => (is(words[nth] ?? '') ? all + (counts[code] ?? 0) : all), 0);
  return (
    sum((word) => UNITS.has(word) || BUNDLES.has(word)) >= known * NEARLY_ALL &&
    sum((word) => UNITS.has(word)) >= known * MEASURED
  );
}

/** In the order of `frequentValues`. */
const byCount = (codes: readonly number[], counts: Uint32Array): number[] =>
  [...codes].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);

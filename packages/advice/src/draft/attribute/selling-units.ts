// What a price is for: a kilogram, a bunch, a piece. A column of such units goes with the price, and nobody looks for goods by the bunch.

import { valueAt } from '@guidepost/engine/snapshot';
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

/** Prices that cannot be compared, because some are for a kilogram or a metre, and others for something else. */
export interface PriceUnits {
  readonly attribute: string;
  /** As the catalog writes them, the most frequent first. */
  readonly units: readonly string[];
}

/** Weights and measures: what is sold by these has a price for each of them. */
const MEASURES: ReadonlyMap<string, string> = new Map(
  [
    [
      'weight',
      'kg kilo kilogram kilogramm kilogramo kilogrammo g gr gramm gram grams lb lbs oz ztr zentner кг г кило килограм',
    ],
    ['volume', 'l liter litre litro litr ml cl л литр литър'],
    ['length', 'm meter metre metro metr mb lfm lfdm rm м метр'],
    ['area', 'qm m2 sqm mq м2'],
  ].flatMap(([measure = '', words = '']) => words.split(' ').map((word) => [word, measure] as const)),
);
/** Only the price of one unit is meant: of a column of `250 g` and `1 kg`, each is the size of a pack. */
const FOR_ONE = /^(?:(?:je|per|pro|par|por|al|za|na|1|100|\/)\s*)*(\p{L}[\p{L}\d]*)$/u;
const MOST_UNITS = 10;
/** One unit in several spellings, `100g` beside `100 g` and `Bd` beside `Bund`, is several values. */
const MOST_SPELLINGS = 24;
/** Of the products; fewer of another unit do not disturb. */
const FEW_OF_UNIT = 0.05;
const KNOWN_OF_MOST = 0.8;

/** Null: one budget suits all. */
export function findPriceUnits(profiles: readonly Profile[]): PriceUnits | null {
  for (const { attribute, column, concept, codes, counts, known, products } of profiles) {
    if (column.type !== 'text' || concept === 'size' || codes.length < 2 || codes.length > MOST_SPELLINGS) continue;
    if (known < KNOWN_OF_MOST * products) continue;
    const shares = new Map<string, number>();
    const words = new Set<string>();
    for (const code of codes) {
      const word = FOR_ONE.exec(foldText(valueAt(column, code)))?.[1] ?? '';
      const unit = MEASURES.get(word) ?? (UNITS.has(word) || BUNDLES.has(word) ? 'piece' : null);
      const of = unit ?? 'none';
      words.add(word);
      shares.set(of, (shares.get(of) ?? 0) + (counts[code] ?? 0));
    }
    const common = [...shares].filter(([of, share]) => of !== 'none' && share >= FEW_OF_UNIT * known);
    if ((shares.get('none') ?? 0) > (1 - NEARLY_ALL) * known || common.length < 2) continue;
    if (words.size > MOST_UNITS) continue;
    return { attribute: attribute.name, units: byCount(codes, counts).map((code) => valueAt(column, code)) };
  }
  return null;
}

/** In the order of `frequentValues`. */
const byCount = (codes: readonly number[], counts: Uint32Array): number[] =>
  [...codes].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);

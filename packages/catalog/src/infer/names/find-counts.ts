// Numbers with a word behind them that no table of units has: `4 berth`, `50 pezzi`, `15000 puffs`, `170 bhp`. The word tells what is
// counted if it hardly ever stands without a number.

import type { Decimal } from '../../mapping/mapping.ts';
import { FEATURES } from '../attribute/feature-words.ts';
import { quantityOf } from '../cell/known-units.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { KIND_WORDS } from './kind-words.ts';
import { alternatives, BEHIND_WORD } from './name-words.ts';
import { findPacks } from './packs.ts';

export interface CountInNames {
  /** What is counted, or null for pieces in a pack. */
  readonly word: string | null;
  readonly pattern: string;
  /** How thousands are written; null where there are none. */
  readonly decimal: Decimal | null;
  readonly count: number;
}

const FEWEST_NAMES = 8;
/** Words for pieces mean nothing else. */
const FEWEST_PACKS = 6;
const FEWEST_SHARE = 0.05;
const FEWEST_NUMBERS = 2;
const MOSTLY_COUNTED = 0.8;

/** `12 x 5 pieces` are neither 12 nor 5. */
const numberWith = (between: string): string =>
  `(?<![\\p{L}\\d.,/×x*+-])(?<!(?<![\\p{L}\\d.,])\\d{1,4} ?[x×*] ?)(\\d{1,3}(?:[${between}]\\d{3})+|\\d+)`;
/** `15 000 puffs` is one number, and `Voyager 540 165 bhp` has two: only where all such thousands are round are they thousands. */
const [NUMBER, SPACED] = [numberWith('.,'), numberWith('., ')];
const COUNTED = new RegExp(`${SPACED}[ -]?(\\p{L}{3,})(?![\\p{L}\\d])`, 'gu');
const isRound = (number: string): boolean => !number.includes(' ') || number.endsWith('00');

/** Pieces in a pack, in any language. */
const PIECES =
  'pcs|pc|pieces|piece|pack|packs|count|ct|stück|stk|st|pièces|pièce|pcs|pz|pezzi|uds|unidades|unid|stuks|szt|ks|kusů|шт|штук|adet|db|buc|kpl|capsules|capsule|cápsulas|capsule|kapseln|cialde|dosettes|pods|sachets|beutel|bags|kapsułek|kapslí|kapslar|kapsler|gélules|softgels|капсул|tabletten|tablets|tablet|tabs|comprimés|comprimidos|compresse|tabletek|tablety|tabletter|tabletta|tablete|таблеток|dragees|pastillen|pastilles|lutschtabletten|brausetabletten|filmtabletten|pak|rollen|rolls|caps|kaps|softgel|gummies|gummi|lozenges|chews|sobres|grageas|ampollas|perlas|bustine|compresse|perle|stick|sticks|ampoules|gommes|sachês|saquetas|gomas|Beutelchen|Ampullen|Gummis|zakjes|zuigtabletten|tobolek|tobolky|tobolka|sáčků|sáčky|saszetek|saszetki|torebek|kaps|tabl|капсули|капсулы|капс|таблетки|табл|пакетиків|пакетиков|саше|ампул|ампули|ампулы|kapszula|db-os|plicuri|comprimate|kapsül|poşet|poset|kapsula|kesica|kapsul|butir|sachet|hũ|viên|gói|hộp|túi|miếng|ống|chai|lon|cái|chiếc|κάψουλες|δισκία|φακελάκια|粒|錠|カプセル|個入り|包入り|枚入り|정|캡슐|개입|매입|片|袋|เม็ด|แคปซูล|ซอง|ชิ้น|kapsulių|tablečių|kapsulas|tabletes|kapslit|tabletti|comprimits';
const PIECES_BEHIND = new RegExp(`${SPACED}[ -]?(${PIECES})(?:\\.|(?![\\p{L}\\d]))`, 'giu');
const PIECES_BEFORE =
  /(?<![\p{L}\d])(pack of|set of|box of|lot de|pack de|set da|confezione da|zestaw|sada) (\d+)(?![\p{L}\d])/giu;

/** What stands behind a number without being counted. */
const NOT_COUNTED =
  /^(?:evo|qvo|neo|nova|super|prime|elite|turbo|sport|series|serie|model|type|typ|active|advanced|classic|comfort|premium|limited|basic|rev|mark|version|and|the|for|with|plus|pro|max|mini|ultra|lite|gen|edition|home|professional|enterprise|standard|und|für|mit|oder|bis|avec|pour|con|para|per|met|voor|або|для|или|january|february|march|april|may|june|july|august|september|october|november|december)$/i;

const KINDS = new Set(KIND_WORDS.flat().map((word) => word.toLowerCase()));
/** `22 Watch Band` is a watch band of size 22, where `4 chairs` are four: one of what shops sell is not counted. */
const isOneThing = (word: string): boolean => {
  const lower = word.toLowerCase();
  return KINDS.has(lower) && (KINDS.has(`${lower}s`) || KINDS.has(`${lower}es`));
};

const COLORS = new Set(
  FEATURES.filter(({ name }) => name === 'color').flatMap(({ words }) => words.map((word) => word.toLowerCase())),
);
/** `Ridge 12 black`: the model has the number. */
const isColor = (key: string): boolean => COLORS.has(key);
/** Short words that can be spoken, in capitals among words that have none: `860 EVO`. What is counted is a word like others, or letters (`170 BHP`). */
const isNameInCapitals = ({ values }: ColumnFacts, spellings: readonly string[]): boolean =>
  spellings.every((word) => SPOKEN.test(word)) &&
  values.filter(({ text }) => /\p{Ll}{3}/u.test(text)).length > values.length / 2;
const SPOKEN = /^(?=.*[AEIOUY])[A-Z]{2,4}$/;

/** `Oak Hill 2011 Riesling` */
const isYear = (number: string): boolean => /^(?:19|20)\d\d$/.test(number);

/** `measured`: patterns of measures that are known. What they take is not counted. */
export function findCountsInNames(
  title: ColumnFacts,
  isTaken: (word: string) => boolean,
  measured: readonly string[] = [],
): readonly CountInNames[] {
  const taken = measured.map((pattern) => new RegExp(pattern, 'u'));
  const pieces = findPieces(title);
  const counted = new Map<string, Counted>();
  for (const { text, count } of title.values) {
    for (const { 1: number = '', 2: word = '', index } of text.matchAll(COUNTED)) {
      if (taken.some((pattern) => pattern.exec(text)?.index === index)) continue;
      const key = oneNumber(word);
      const known = counted.get(key) ?? { spellings: new Map<string, number>(), numbers: new Set<string>(), count: 0 };
      known.spellings.set(word, (known.spellings.get(word) ?? 0) + count);
      known.numbers.add(number);
      known.count += count;
      counted.set(key, known);
    }
  }
  const often = [...counted].filter(([key, { spellings, numbers, count }]) => {
    const isUnit = [...spellings.keys()].some(
      (word) => quantityOf(word) !== null || NOT_COUNTED.test(word) || isPiece(word) || isOneThing(word),
    );
    const isNoCount =
      isUnit || isColor(key) || isNameInCapitals(title, [...spellings.keys()]) || [...numbers].every(isYear);
    return isEnough(title, count) && numbers.size >= FEWEST_NUMBERS && !isNoCount && !isTaken(key);
  });
  const words = countWords(title, new Set(often.map(([key]) => key)));
  const found = often.flatMap(([key, { spellings, numbers, count }]): CountInNames[] => {
    if (count < (words.get(key) ?? 0) * MOSTLY_COUNTED) return [];
    const written = [...spellings].toSorted(([, a], [, b]) => b - a).map(([word]) => word);
    const number = [...numbers].every(isRound) ? SPACED : NUMBER;
    const pattern = `${number}[ -]?(?:${alternatives(written)})${BEHIND_WORD}`;
    return [{ word: written[0] ?? key, pattern, decimal: decimalOf(numbers), count }];
  });
  return pieces === null ? found : [pieces, ...found];
}

/** What stands between thousands in most of them is not the decimal sign. */
function decimalOf(numbers: ReadonlySet<string>): Decimal | null {
  const grouped = [...numbers].filter((number) => /[., ]/.test(number));
  if (grouped.length === 0) return null;
  return grouped.filter((number) => number.includes('.')).length > grouped.length / 2 ? 'comma' : 'point';
}

interface Counted {
  readonly spellings: Map<string, number>;
  readonly numbers: Set<string>;
  count: number;
}

const isEnough = (title: ColumnFacts, count: number, fewest = FEWEST_NAMES): boolean =>
  count >= fewest && count >= title.filled * FEWEST_SHARE;

const isPiece = (word: string): boolean => new RegExp(`^(?:${PIECES})$`, 'iu').test(word);

/** Singular and plural of English words are the same. */
export const oneNumber = (word: string): string => word.toLowerCase().replace(/(?<=.{3})s$/, '');

function findPieces(title: ColumnFacts): CountInNames | null {
  const [behind, before, numbers] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const packs = new Set<string>();
  let having = 0;
  const isJewellery = shareOf(title, JEWELLERY) > MOST_JEWELLERY;
  for (const { text, count } of title.values) {
    const found = [...text.matchAll(PIECES_BEHIND)].filter(([, , word = '']) => !isJewellery || !/^ct$/i.test(word));
    const others = [...text.matchAll(PIECES_BEFORE)];
    for (const [, number = '', word = ''] of found) numbers.add(number) && behind.add(word);
    for (const [, word = '', number = ''] of others) numbers.add(number) && before.add(word);
    const packed = findPacks(text);
    for (const { pattern, number } of packed) packs.add(pattern) && numbers.add(number);
    if (found.length + others.length + packed.length > 0) having += count;
  }
  if (!isEnough(title, having, FEWEST_PACKS) || numbers.size < FEWEST_NUMBERS) return null;
  const one =
    behind.size === 0
      ? []
      : [`${[...numbers].every(isRound) ? SPACED : NUMBER}[ -]?(?:${alternatives([...behind])})(?:\\.|${BEHIND_WORD})`];
  const other = before.size === 0 ? [] : [`(?<![\\p{L}\\d])(?:${alternatives([...before])}) (\\d+)${BEHIND_WORD}`];
  return { word: null, pattern: [...packs, ...other, ...one].join('|'), decimal: decimalOf(numbers), count: having };
}

/** There `18ct` are carats. */
const JEWELLERY =
  /gold|silver|platin|diamond|carat|karat|argent|\bor (?:jaune|blanc|rose)|\boro\b|argento|plata|zlat|złot|srebr|золот|серебр|срібл/i;
const MOST_JEWELLERY = 0.2;

const shareOf = ({ values, filled }: ColumnFacts, expression: RegExp): number =>
  values.reduce((sum, { text, count }) => sum + (expression.test(text) ? count : 0), 0) / Math.max(1, filled);

/** How often the names have each word, counted or not. */
function countWords(title: ColumnFacts, keys: ReadonlySet<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  if (keys.size === 0) return counts;
  for (const { text, count } of title.values) {
    for (const [word] of text.matchAll(/\p{L}{3,}/gu)) {
      const key = oneNumber(word);
      if (keys.has(key)) counts.set(key, (counts.get(key) ?? 0) + count);
    }
  }
  return counts;
}

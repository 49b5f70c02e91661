// Whether a product can be bought, from words (`in stock`, `ausverkauft`) or from a number of pieces.

import { type Reason, reason } from '@guidepost/fault/reason';
import { goneWord } from '../../mapping/gone-words.ts';
import { writeScalar } from '../../mapping/write-mapping.ts';
import { recogniseBoolean, sideOf } from '../cell/recognise-boolean.ts';
import type { ColumnFacts, CountedValue } from '../column/column-facts.ts';
import { nameRank } from '../column/column-names.ts';
import { escapePattern } from '../column/derive-column.ts';
import { shortValue, show } from '../column/describe-values.ts';
import { columnSource, valueRule } from '../new-rule.ts';
import type { AvailableChoice } from './available-choice.ts';
import { readPlaces } from './pieces-in-places.ts';
import { readGone, readStockOfName } from './stock-of-name.ts';
import { sideOfWait } from './waiting-words.ts';

/** Words of a cell, whole. Each row has some; English, German, French, Spanish, Italian, Dutch, Czech, Polish and others. */
const wordsOf = (rows: readonly string[]): RegExp =>
  new RegExp(`^(?:https?://schema\\.org/)?(?:${rows.join('|')})$`, 'iu');

const YES = wordsOf([
  'in|in[ _-]?stock|available(?: for order)?|pre[ _-]?order|(?:on[ _-]?)?back[ _-]?order|low[ _]stock|limited(?: stock)?',
  'auf lager|lagernd|lieferbar|sofort lieferbar|verfügbar|vorrätig|vorbestellbar|en stock|disponible|sur commande',
  'en existencia|disponibile|in magazzino|op voorraad|beschikbaar|leverbaar|skladem|na skladě|dostupné|dostępny',
  'na stanie|active|made[ -]to[ -]order|auf bestellung|bestellbar|kurzfristig lieferbar|bajo pedido|su ordinazione',
  'op bestelling|na objednávku|na zamówienie|em estoque|disponível|sob encomenda|i lager|finns i lager',
  'beställningsvara|på lager|varastossa|saatavilla|raktáron|készleten|elérhető|în stoc|in stoc|disponibil|na zalihi',
  'na stanju|na skladištu|dostupno|stokta(?: var)?|mevcut|є в наявності|в наявності|під замовлення|є|в наличии',
  'unlimited|unbegrenzt|illimité|ilimitado|illimitato|onbeperkt|∞|есть в наличии|есть|под заказ|有库存|有貨|现货|在庫あり|재고 있음|σε απόθεμα|διαθέσιμο',
]);
const NO = wordsOf([
  'out|out[ _-]?of[ _-]?stock|sold[ _]?out|unavailable|not available|discontinued|nicht auf lager|nicht lieferbar',
  'nicht verfügbar|ausverkauft|vergriffen|rupture(?: de stock)?|épuisé|indisponible|agotado|sin existencias',
  'non disponibile|esaurito|niet op voorraad|uitverkocht|vyprodáno|není skladem|nedostupné|niedostępny|brak',
  'inactive|nicht mehr lieferbar|nicht mehr erhältlich|ausgelaufen|cancell?ed|coming soon|end[ -]of[ -]life|eol',
  'descatalogado|esgotado|sem estoque|fuori produzione|fuori catalogo|niet leverbaar|niet meer leverbaar|ukončeno',
  'vypredané|wycofany|niedostępne|slut|slut i lager|slutsåld|udsolgt|ikke på lager|utsolgt|loppu|loppuunmyyty',
  'ei varastossa|nincs raktáron|elfogyott|nem elérhető|stoc epuizat|indisponibil|nema na stanju|nema na zalihi',
  'rasprodano|rasprodato|nedostupno|stokta yok|tükendi|немає в наявності|немає|відсутній|знято з виробництва',
  'нет в наличии|нет|отсутствует|снят с производства|无库存|缺货|缺貨|在庫なし|品切れ|품절|εξαντλημένο|μη διαθέσιμο',
]);

export function chooseAvailable(columns: readonly ColumnFacts[]): AvailableChoice | null {
  const named = columns
    .map((column) => ({ column, rank: nameRank('available', ownName(column.name)) }))
    .filter(({ rank, column }) => rank !== null && rank < 100 && column.fill > 0.2)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  for (const { column } of named) {
    const read = readWords(column) ?? readPieces(column);
    if (read !== null) return { column, ...read };
  }
  const inPlaces = readPlaces(columns);
  if (inPlaces !== null) return inPlaces;
  for (const column of columns) {
    const read = readStatus(column);
    if (read !== null) return { column, ...read };
  }
  return readStockOfName(columns) ?? readGone(columns);
}

const MOST_STATES = 30;
const LONGEST_STATE = 60;
const MOST_GONE = 0.9;

/** A state or a time of delivery: `Available since 2019`, `2-3 weeks`, `Discontinued`. */
function readStatus({ name, values, filled, fill, length }: ColumnFacts): Omit<AvailableChoice, 'column'> | null {
  if (fill < 0.5 || values.length > MOST_STATES || length > LONGEST_STATE) return null;
  const said = new Map<string, number>();
  for (const { text, count } of values) {
    const word = goneWord(text);
    if (word !== null) said.set(word, (said.get(word) ?? 0) + count);
  }
  const lost = [...said.values()].reduce((sum, count) => sum + count, 0);
  if (lost === 0 || lost > filled * MOST_GONE) return null;
  const words = [...said.keys()];
  const matches = `^(?!(?:${words.map(escapePattern).join('|')})(?!\\p{L}))`;
  return {
    rule: valueRule([columnSource(name)], { matches }),
    why: whyGone(words.slice(0, 3), words.length > 1),
  };
}

const whyGone = (words: readonly string[], areSeveral: boolean): Reason =>
  reason(
    'words-for-gone',
    `${words.map(show).join(', ')} ${areSeveral ? 'are' : 'is'} taken for not available, and everything else for available`,
    { words: words.map(shortValue).join(', ') },
  );

/** `variants.available` → `available` */
export const ownName = (name: string): string => name.replace(/^.*\.(?=[^.\d\s][^.\s]*$)/, '');

function readWords(column: ColumnFacts): Omit<AvailableChoice, 'column'> | null {
  const from = [columnSource(column.name)];
  const words = [...new Set(column.values.map(({ text }) => text.toLowerCase()))];
  if (words.length > 20) return null;
  if (words.some((word) => sideOfWait(word) !== null)) return readWaits(column);
  const sides = words.map((word) => (YES.test(word) ? true : NO.test(word) ? false : sideOf(word)));
  const [yes, no] = [true, false].map((side) => words.filter((_, nth) => sides[nth] === side)) as [string[], string[]];
  const isSaid = words.some((word) => YES.test(word) || NO.test(word));
  if (isSaid && yes.length + no.length === words.length)
    return { rule: valueRule(from, { words: { true: yes, false: no } }), why: null };
  const reading = recogniseBoolean(column.values);
  return reading === null || (words.includes('1') && words.length > 2)
    ? null
    : { rule: valueRule(from, { words: reading }), why: null };
}

/** Of things in stock beside others that come in weeks. What says only when a thing is sent says of none that it is there. */
function readWaits({ name, values, filled }: ColumnFacts): Omit<AvailableChoice, 'column'> | null {
  if (values.some(({ text }) => sideOfWord(text) === null)) return null;
  const yes = values.filter(({ text }) => sideOfWord(text) === true);
  const inStock = values.reduce((sum, { text, count }) => sum + (YES.test(text) ? count : 0), 0);
  if (inStock < filled * FEWEST_IN_STOCK) return null;
  const spellings = yes.map(({ text }) => escapePattern(text));
  const waits = values.filter(({ text }) => sideOfWait(text) === false).map(({ text }) => text);
  return {
    rule: valueRule([columnSource(name)], { matches: `^(?:${spellings.join('|')})$` }),
    why: waits.length === 0 ? null : whyGone(waits.slice(0, 3), waits.length > 1),
  };
}

const FEWEST_IN_STOCK = 0.05;

/** Whether a cell of a stock says that the product can be had now. Null: nobody knows. */
const sideOfWord = (text: string): boolean | null =>
  YES.test(text) ? true : NO.test(text) ? false : (sideOfWait(text) ?? sideOf(text));

/** A number of pieces. A few cells may have a word instead, `ausverkauft` beside `5` and `> 10`. */
function readPieces(column: ColumnFacts): Omit<AvailableChoice, 'column'> | null {
  const words = new Map<string, number>();
  let [pieces, isMarked] = [0, false];
  for (const { text, count } of column.values) {
    const found = PIECES.exec(text);
    if (found === null) words.set(text, (words.get(text) ?? 0) + count);
    else pieces += count;
    if (found?.[1]) isMarked = true;
  }
  const spellings = [...words.keys()];
  const isClear = pieces > 0 && spellings.every((word) => readStock(word) !== null);
  if ((pieces < column.filled * 0.5 && !isClear) || words.size > MOST_WORDS) return null;
  const yes = spellings.filter((word) => YES.test(word));
  const unknown = spellings.filter((word) => !YES.test(word) && !NO.test(word));
  const isAmongDigits = spellings.some((word) => /^\d/.test(word));
  const number = `^${isMarked ? '[^\\d-]*' : ''}0*[1-9]${isAmongDigits ? endOfPieces(column) : ''}`;
  const orWords = yes.length === 0 ? '' : `|^(?:${yes.map(escapePattern).join('|')})$`;
  return {
    rule: valueRule([columnSource(column.name)], { matches: `${number}${orWords}` }),
    why: whyPieces(spellings, unknown),
  };
}

/** So that `3 weeks` beside `3` is no number of pieces. */
function endOfPieces({ values }: ColumnFacts): string {
  const units = values.flatMap(({ text }) => (PIECES.test(text) ? (/\p{L}[^\d]*$/u.exec(text)?.[0].trim() ?? []) : []));
  const unit = units.length === 0 ? '' : `(?:${[...new Set(units)].map(escapePattern).join('|')})?`;
  return `\\d*(?:[.,]0+)?\\s*\\+?\\s*${unit}$`;
}

const MOST_WORDS = 8;
const PIECES =
  /^((?:>|≥|<|≤|weniger als|unter|less than|fewer than|under|up to|bis zu|moins de|\+|über|mehr als|mind\.?|more than|over|plus de|ca\.?)\s*)?-?\d{1,9}(?:[.,]0+)?\s*\+?\s*(?:stück|stk\.?|st\.?|pcs\.?|pieces?|units?|pièces?|unidades|pezzi|stuks?|ks|szt\.?)?$/iu;

/** Whether the cell says that the product is in stock. Null: nobody knows. */
function readStock(text: string): boolean | null {
  if (PIECES.test(text)) return /^[^\d-]*0*[1-9]/.test(text);
  return YES.test(text) ? true : NO.test(text) ? false : sideOfWait(text);
}

function whyPieces(words: readonly string[], unknown: readonly string[]): Reason {
  const pieces = 'a number of pieces; at least one is available';
  const [first] = unknown;
  if (first === undefined) {
    const [word] = words;
    if (word === undefined) return reason('pieces', pieces);
    const text = `a number of pieces, or a word such as ${show(word)}; at least one is available`;
    return reason('pieces-or-word', text, { word: shortValue(word) });
  }
  const named = unknown.slice(0, 3);
  const text = `${pieces}. ${named.map(show).join(', ')} ${unknown.length === 1 ? 'is taken' : 'are taken'} for not available; if that is wrong, add |${escapePattern(first)} to the pattern`;
  return reason('pieces-or-unknown-words', text, { words: named.map(shortValue).join(', ') });
}

const MOST_IN_NOTE = 20;

/**
 * A column whose name says stock and of whose words only some are known: the others, and the rule that says it, with those on the side of
 * what cannot be bought. Null: nothing says that it is a stock.
 */
export function unreadStock({
  name,
  values,
  filled,
}: ColumnFacts): { unknown: readonly string[]; rule: string } | null {
  const on = (side: boolean | null) => values.filter(({ text }) => readStock(text) === side);
  const [yes, no, unknown] = [on(true), on(false), on(null)];
  const known = [...yes, ...no].filter(({ text }) => !PIECES.test(text));
  const understood = known.reduce((sum, { count }) => sum + count, 0);
  if (understood < filled * UNDERSTOOD || !yes.some(({ text }) => YES.test(text)) || values.length > MOST_IN_RULE)
    return null;
  const list = (of: readonly CountedValue[]): string => of.map(({ text }) => JSON.stringify(text)).join(', ');
  return {
    unknown: unknown.map(({ text }) => text),
    rule: `{ from: ${JSON.stringify(name)}, true: [${list(yes)}], false: [${list([...no, ...unknown])}] }`,
  };
}

/** Of the cells. A word that means a stock elsewhere may be an accident. */
const UNDERSTOOD = 0.1;
const MOST_IN_RULE = 12;

/**
 * Advice for a column whose name says stock but some of whose words are unknown. It puts the known words on their sides and
 * names the unknown ones. Nothing is guessed, so no sold-out product is offered by mistake.
 */
export function noteOnStock(name: string, values: readonly CountedValue[]): Reason {
  const sided = values.map(({ text }) => ({ text: writeScalar(text), side: readStock(text) }));
  const on = (side: boolean | null): string[] => sided.filter((one) => one.side === side).map(({ text }) => text);
  const [yes, no, unknown] = [on(true), on(false), on(null)];
  const before = 'if it says what can be bought, remove it here and write above available:';
  const isKnown = yes.length + no.length > 0 && values.length <= MOST_IN_NOTE;
  const [first = '', second = ''] = sided.map(({ text }) => text);
  const sides = isKnown ? [yes.join(', '), no.join(', ')] : [first, second];
  const rule = `{ from: ${writeScalar(name)}, true: [${sides[0]}], false: [${sides[1]}] }`;
  const text = isKnown
    ? `${before} ${rule}, with ${unknown.join(', ')} added where ${unknown.length === 1 ? 'it belongs' : 'they belong'}`
    : `${before} ${rule} with its own words`;
  return reason('maybe-available', text);
}

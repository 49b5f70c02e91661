// Chooses the columns of the price now and the price before. The price now is the reduced one, if there is one, else the usual one.

import { type Reason, reason } from '@guidepost/fault/reason';
import { isZeroPrice } from '../../mapping/compile-price.ts';
import { currencyOf, isDoubtfulMark } from '../../mapping/currency-marks.ts';
import type { OfferRule, ValueRule } from '../../mapping/mapping.ts';
import { formerPattern, freeWords, pricePattern } from '../cell/price-pattern.ts';
import { fromWord, isFree } from '../cell/price-words.ts';
import { priceParts, roughWords } from '../cell/read-price.ts';
import { bestNamed } from '../column/best-named.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { isNamed, nameRank, namesNet, namesRate, plainName, withoutCountry } from '../column/column-names.ts';
import { namesTrade } from '../column/names-trade.ts';
import { ageOfPrice, type NewAndOldPrice, newAndOldPrice } from '../column/new-and-old-prices.ts';
import { columnSource, valueRule } from '../new-rule.ts';
import type { OfferedPrices } from './choose-offer.ts';
import { roughPattern } from './price-spelling.ts';

export interface PriceChoice {
  readonly price: ValueRule | null;
  readonly listPrice: ValueRule | null;
  readonly why: Reason | null;
  /** The reduced price, where columns say when it holds. */
  readonly offer: OfferRule | null;
}

/** `offerOf`: when the reduced one of these prices holds. */
export function choosePrices(
  columns: readonly ColumnFacts[],
  rows: number,
  offerOf: (prices: OfferedPrices) => OfferRule | null,
): PriceChoice {
  const patterns = new Map<ColumnFacts, string | null | undefined>();
  const patternOf = (column: ColumnFacts): string | null | undefined => {
    if (!patterns.has(column)) patterns.set(column, pricePattern(withoutWords(column)));
    return patterns.get(column);
  };
  const mayBePrice = (column: ColumnFacts): boolean =>
    !namesTrade(column.name) && !namesRate(column.name) && patternOf(column) !== undefined && !isUnused(column);
  // Shoppers pay the tax, too. A price without it counts only if there is no other.
  const hasGross = columns.some(
    (column) =>
      (nameRank('price', column.name) ?? nameRank('sale_price', column.name)) !== null &&
      !namesNet(column.name) &&
      mayBePrice(column),
  );
  const isPrice = (column: ColumnFacts): boolean => mayBePrice(column) && !(hasGross && namesNet(column.name));
  const pair = newAndOldPrice(columns.filter(isPrice));
  const former = pair?.former ?? bestNamed(columns, 'list_price', isPrice);
  const recommended = bestNamed(columns, 'recommended_price', (column) => isPrice(column) && column !== former);
  const listed = former ?? recommended;
  const isReduced = (column: ColumnFacts): boolean => isPrice(column) && column !== listed;
  const reduced = pair?.current ?? bestNamed(columns, 'sale_price', isReduced) ?? onlyNew(columns.filter(isReduced));
  const others = new Set([former, recommended, reduced]);
  const regular =
    bestNamed(columns, 'price', (column) => isPrice(column) && !others.has(column)) ??
    (former === null && recommended === null && reduced === null ? onlyMarked(columns.filter(isPrice)) : null);
  const usual = regular ?? listed;
  const offer = offerOf({ reduced, usual, former });
  const isAlwaysReduced = reduced !== null && offer === null && hasAlways(reduced, rows);
  const paid = [reduced, isAlwaysReduced ? null : usual].filter((one) => one !== null);
  const before = listed ?? (reduced === null ? null : regular);
  const rough = [...new Set(paid.flatMap(roughWords))];
  const roughly = roughPattern(rough);
  const ofColumns = (chosen: readonly ColumnFacts[]): ValueRule | null =>
    chosen.length === 0
      ? null
      : valueRule(
          chosen.map(({ name }) => columnSource(name)),
          {
            pattern: roughly ?? chosen.map(patternOf).find((one) => one !== null && one !== undefined) ?? null,
            scale: chosen.every(isInCents) ? 0.01 : null,
            map: [...chosen.flatMap(wordsFor), ...chosen.flatMap(freeWords)],
          },
        );
  return {
    price: ofColumns(paid),
    // A price is not a saving on itself.
    listPrice: ofColumns(before === null || before === paid[0] ? [] : [before]) ?? formerInCell(paid),
    why:
      pair !== null && paid[0] === pair.current
        ? whyNew(pair)
        : whyPaid(paid, rough, regular === null ? recommended : null, columns.filter(isPrice)),
    offer,
  };
}

/** `$79.00 $49.00`: the price before is in the same cell. */
function formerInCell([column, ...others]: readonly ColumnFacts[]): ValueRule | null {
  const pattern = column === undefined || others.length > 0 ? null : formerPattern(column);
  return column === undefined || pattern === null ? null : valueRule([columnSource(column.name)], { pattern });
}

/** A new price without the old one beside it. */
const onlyNew = (columns: readonly ColumnFacts[]): ColumnFacts | null =>
  columns.find(({ called }) => {
    const found = ageOfPrice(called);
    return found !== null && found.age === 'new' && !found.isBare;
  }) ?? null;

function whyNew({ current, former }: NewAndOldPrice): Reason {
  const text = `by their names, ${current.name} is the price now and ${former.name} the one before, also where that is lower`;
  return reason('new-and-old-price', text, { column: current.name, former: former.name });
}

/** Shop systems write 0 into every row of a field that nobody uses. */
const isUnused = ({ values }: ColumnFacts): boolean => values.every(({ text }) => isZeroPrice(text));

/** If the names of prices are in an unknown language, this takes the only column in which every cell has a currency beside its number. */
function onlyMarked(columns: readonly ColumnFacts[]): ColumnFacts | null {
  const marked = columns.filter(({ values, fill }) => fill > 0.9 && values.every(({ text }) => isMarked(text)));
  return marked.length === 1 ? (marked[0] ?? null) : null;
}

/** `L1` and `TK123` are numbers of articles, not lempiras and takas. */
const isCode = (text: string): boolean => /^\p{L}{1,4}\d+$/u.test(text);

const isMarked = (text: string): boolean => {
  if (isCode(text)) return false;
  const mark = text.replace(/[\d\s.,'’-]/g, '');
  return priceParts(text) !== null && mark !== '' && (currencyOf(mark) !== null || isDoubtfulMark(mark));
};

/** `price_cents`, `centAmount`: whole hundredths. */
const isInCents = ({ name, values }: ColumnFacts): boolean =>
  /(?:^| )(?:cents?|pence|minor|rappen|grosze|ore|haler|haleru|centimes|centavos|kopeks?)(?: |$)/.test(
    plainName(name),
  ) && values.every(({ text }) => /^\d*$/.test(text.trim()));

const MOST_WORDS = 5;

/** Words in place of a former or reduced price: `No old price`. They say that there is none. */
function wordsFor({ name, values }: ColumnFacts): readonly (readonly [string, null])[] {
  const isOptional = (['list_price', 'sale_price'] as const).some((role) => isNamed(role, name));
  const words = values.filter(({ text }) => !/\d/.test(text) && !isFree(text));
  return isOptional && words.length <= MOST_WORDS ? words.map(({ text }) => [text, null] as const) : [];
}

/** The column without them. */
function withoutWords(column: ColumnFacts): ColumnFacts {
  const words = new Set(wordsFor(column).map(([word]) => word));
  if (words.size === 0) return column;
  const values = column.values.filter(({ text }) => !words.has(text));
  return { ...column, values, filled: values.reduce((sum, { count }) => sum + count, 0) };
}

/** `prix_fr` and `prix_ch`, `prices.DE.amount` and `prices.US.amount`: the same price in two countries. */
const isOfCountry = (one: ColumnFacts, other: ColumnFacts): boolean => {
  const [first, second] = [withoutCountry(one.name), withoutCountry(other.name)];
  return first !== null && first === second;
};

/** A price other than 0. In a column of reduced prices, 0 means that the usual price holds. */
const hasAlways = ({ filled, values }: ColumnFacts, rows: number): boolean =>
  filled === rows && !values.some(({ text }) => isZeroPrice(text));

function whyPaid(
  paid: readonly ColumnFacts[],
  rough: readonly string[],
  recommended: ColumnFacts | null,
  prices: readonly ColumnFacts[],
): Reason | null {
  if (paid.length > 0 && paid.every(isInCents))
    return reason('cents', 'the name says that these are hundredths; they become whole units');
  const [first] = paid;
  if (first !== undefined && paid.every(({ name }) => namesNet(name))) {
    const text = `by its name, ${first.name} is a price without tax, the only one in the file; if shoppers pay the tax, too, name another column`;
    return reason('only-net-price', text, { column: first.name });
  }
  const [roughly] = rough;
  if (roughly !== undefined)
    return reason('rough-price', `some prices are written with "${roughly}"; they are taken for exact`, {
      word: roughly,
    });
  if (recommended !== null && paid.includes(recommended)) {
    const isReduced = paid.length > 1;
    const text = `${isReduced ? 'if there is no reduced price, ' : ''}${recommended.name} is a recommended price, the only one in the file; if you charge another, name its column`;
    const values = { column: recommended.name };
    return isReduced ? reason('recommended-price-else', text, values) : reason('only-recommended-price', text, values);
  }
  const elsewhere = first === undefined ? [] : prices.filter((other) => other !== first && isOfCountry(other, first));
  if (first !== undefined && elsewhere.length > 0) {
    const columns = elsewhere.map(({ name }) => name).join(', ');
    const text = `the first of several prices by country; if you sell where ${columns} holds, name that column`;
    return reason('price-of-first-country', text, { columns });
  }
  const from = paid.flatMap(({ values }) => values.map(({ text }) => fromWord(text))).find((word) => word !== null);
  if (from !== undefined && from !== null) {
    const text = `some prices are written with "${from}", the lowest of several; it is taken as the price`;
    return reason('lowest-price', text, { word: from });
  }
  return paid.length > 1 ? reason('first-price', 'the first that has a value other than 0 is what is paid now') : null;
}

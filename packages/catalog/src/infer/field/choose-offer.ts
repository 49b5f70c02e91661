// Finds the columns that say when a reduced price holds. Their names say it and all their cells are dates; empty ones are taken, too,
// because the next export may have an offer where today's has none.

import type { OfferRule } from '../../mapping/mapping.ts';
import { writeScalar } from '../../mapping/write-mapping.ts';
import { type DateOrder, isOfferDate, isRange, needsOrder, orderInDate } from '../../product/offer-dates.ts';
import { TOLERANCE } from '../cell/recognise-number.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { namesBeginning, namesEnd, namesOtherTime, namesTimeOfPrice } from '../column/offer-names.ts';

export interface OfferedPrices {
  readonly reduced: ColumnFacts | null;
  readonly usual: ColumnFacts | null;
  /** The price that is struck out. */
  readonly former: ColumnFacts | null;
}

/** Null: nothing says when a price holds, or there is no other one beside it. */
export function chooseOffer(
  columns: readonly ColumnFacts[],
  { reduced, usual, former }: OfferedPrices,
  language: string | null,
  rows: number,
): OfferRule | null {
  const named = dateColumn(columns, namesEnd);
  const starts = dateColumn(columns, namesBeginning);
  const ends = named ?? (starts === null ? columnOfTimes(columns, reduced, rows) : null);
  if (ends === null && starts === null) return null;
  const dates = orderOfDates(
    [starts, ends].filter((column) => column !== null),
    language,
  );
  const when = { starts: starts?.name ?? null, ends: ends?.name ?? null, dates };
  // The reduced price has a column of its own, or the usual column has it and another one the price before.
  if (reduced !== null)
    return usual === null || usual === reduced ? null : { price: reduced.name, regular: null, ...when };
  return usual === null || former === null || usual === former
    ? null
    : { price: usual.name, regular: former.name, ...when };
}

/** Of several, shop systems write one in the time of the world. */
function dateColumn(columns: readonly ColumnFacts[], isNamed: (name: string) => boolean): ColumnFacts | null {
  const dated = columns.filter((column) => (isNamed(column.name) || isNamed(column.called)) && holdsDates(column));
  const [only, second] = dated;
  if (second === undefined) return only ?? null;
  const [world, another] = dated.filter(({ name }) => /(?:gmt|utc)$/i.test(name));
  return another === undefined ? (world ?? null) : null;
}

/** Both dates in a cell, under a name that nobody knows, say when the reduced price beside them holds. */
function columnOfTimes(columns: readonly ColumnFacts[], reduced: ColumnFacts | null, rows: number): ColumnFacts | null {
  if (reduced === null) return null;
  const timed = columns.filter(
    (column) =>
      column.filled > 0 &&
      column.values.every(({ text }) => isRange(text)) &&
      !namesOtherTime(column.called) &&
      (namesTimeOfPrice(column.called) || comeTogether(column, reduced, rows)),
  );
  return timed.length === 1 ? (timed[0] ?? null) : null;
}

const TOGETHER = 0.9;

/** Whether some rows have no reduced price, and no dates either. */
function comeTogether(times: ColumnFacts, reduced: ColumnFacts, rows: number): boolean {
  let [both, either] = [0, 0];
  for (let row = 0; row < rows; row++) {
    const [isTimed, isReduced] = [times.textAt(row) !== '', reduced.textAt(row) !== ''];
    if (isTimed && isReduced) both++;
    if (isTimed || isReduced) either++;
  }
  return either < rows && both >= either * TOGETHER;
}

function holdsDates({ values, filled }: ColumnFacts): boolean {
  const dates = values.reduce((sum, { text, count }) => sum + (isOfferDate(text) ? count : 0), 0);
  return dates >= filled * TOLERANCE;
}

/** The dates themselves say it, or the language does: with slashes only English writes it in two ways. */
function orderOfDates(columns: readonly ColumnFacts[], language: string | null): DateOrder | null {
  const texts = columns.flatMap(({ values }) => values.map(({ text }) => text));
  if (!texts.some(needsOrder)) return null;
  const [only, second] = new Set(texts.map(orderInDate).filter((order) => order !== null));
  if (only !== undefined) return second === undefined ? only : null;
  return language === null || /^en\b/i.test(language) ? null : 'day';
}

/** What a person has to say before offers can be used. */
export function notesOnOffer(offer: OfferRule | null, columns: readonly ColumnFacts[]): string[] {
  if (offer === null || offer.dates !== null) return [];
  const named = columns.filter(({ name }) => name === offer.starts || name === offer.ends);
  const doubtful = named
    .flatMap(({ values }) => values)
    .find(({ text }) => needsOrder(text) && orderInDate(text) === null);
  return doubtful === undefined
    ? []
    : [
        `the dates of offers, such as ${writeScalar(doubtful.text)}, may be of two days each, so these offers are not used; say which with \`dates: day\` or \`dates: month\` among the members of \`offer:\``,
      ];
}

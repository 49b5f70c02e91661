// Prices that hold for a time only. Outside of it their cells have the regular price, or count as blank so that the next column
// counts, and nothing is struck out. What holds is decided once, when the row is read.

import { isRange, type OfferTime, offerTime, offerTimeOfRange } from '../product/offer-dates.ts';
import { type Bind, compileCell, type TextOf } from './cell-text.ts';
import { isZeroPrice } from './compile-price.ts';
import type { Mapping } from './mapping.ts';

export interface CompiledOffer<F> {
  /** The columns of the file, that of the offers with those alone that hold now. */
  readonly bind: Bind<F>;
  /** Null: the row has no offer, or one without dates. */
  readonly timeOf: (fields: F) => OfferTime | 'unreadable' | null;
  /** The dates of the row, for messages. */
  readonly datesOf: TextOf<F>;
}

/** `now`: milliseconds since 1970. Null: the mapping says nothing of offers, or the file has none of their columns. */
export function compileOffer<F>({ offer, blank }: Mapping, bind: Bind<F>, now: number): CompiledOffer<F> | null {
  if (offer === null) return null;
  const textOf = (column: string | null): TextOf<F> | null => {
    const bound = column === null ? null : bind(column);
    return bound === null ? null : compileCell(bound, blank);
  };
  const [price, regular] = [textOf(offer.price), textOf(offer.regular)];
  const instead = offer.regular === null ? null : bind(offer.regular);
  const [starts, ends] = [textOf(offer.starts), textOf(offer.ends)];
  if (price === null || (starts === null && ends === null)) return null;
  const remembered = new Map<string, ReturnType<typeof offerTime>>();
  const timeOfDates = (from: string, to: string): ReturnType<typeof offerTime> => {
    const key = `${from}\n${to}`;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const time = isRange(to) ? offerTimeOfRange(to, now) : offerTime(from, to, now, offer.dates);
    if (remembered.size < MOST_REMEMBERED) remembered.set(key, time);
    return time;
  };
  const timeOf = (fields: F): ReturnType<typeof offerTime> => {
    const from = starts?.(fields) ?? '';
    const to = ends?.(fields) ?? '';
    if (from === '' && to === '') return null;
    if (hasNone(price(fields)) || (regular !== null && hasNone(regular(fields)))) return null;
    return timeOfDates(from, to);
  };
  const holds = (fields: F): boolean => {
    const time = timeOf(fields);
    return time === null || (time !== 'unreadable' && time.kind === 'running');
  };
  return {
    bind: (column) => {
      const bound = bind(column);
      return bound === null || column !== offer.price
        ? bound
        : (fields) => (holds(fields) ? bound(fields) : (instead?.(fields) ?? ''));
    },
    timeOf,
    datesOf: (fields) => [starts?.(fields) ?? '', ends?.(fields) ?? ''].filter((date) => date !== '').join(' – '),
  };
}

/** Files have few different dates. */
const MOST_REMEMBERED = 10_000;

const hasNone = (price: string): boolean => price === '' || isZeroPrice(price) || !/\d/.test(price);

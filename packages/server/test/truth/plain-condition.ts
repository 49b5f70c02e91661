// Whether a condition holds, for one product at a time, read from the file as a person would.

import { rangeOf } from './plain-range.ts';
import { knownValue, type PlainProduct, type Replies, type Where } from './plain-shop.ts';

/** `unknown`: it does not hold as the catalog stands, but it might if the catalog knew the product's missing values. */
export type Truth = 'holds' | 'fails' | 'unknown';

export function truthOf(where: Where, product: PlainProduct): Truth {
  if (holds(where, product)) return 'holds';
  return mightHold(where, product) === false ? 'fails' : 'unknown';
}

/** A product without the value satisfies no test of it, so it does satisfy `not`. */
export function holds(where: Where, product: PlainProduct): boolean {
  return Object.entries(where).every(([name, wanted]) => {
    if (name === 'any') return (wanted as Where[]).some((one) => holds(one, product));
    if (name === 'all') return (wanted as Where[]).every((one) => holds(one, product));
    if (name === 'not') return !holds(wanted as Where, product);
    return test(knownValue(product, name), wanted) === true;
  });
}

/** Null: it depends on what is not known. */
function mightHold(where: Where, product: PlainProduct): boolean | null {
  return every(
    Object.entries(where).map(([name, wanted]) => {
      if (name === 'all') return every((wanted as Where[]).map((one) => mightHold(one, product)));
      const negated = (one: Where): boolean | null => {
        const might = mightHold(one, product);
        return might === null ? null : !might;
      };
      if (name === 'not') return negated(wanted as Where);
      if (name === 'any') {
        const noneHolds = every((wanted as Where[]).map(negated));
        return noneHolds === null ? null : !noneHolds;
      }
      return test(knownValue(product, name), wanted);
    }),
  );
}

const every = (all: readonly (boolean | null)[]): boolean | null =>
  all.includes(false) ? false : all.includes(null) ? null : true;

/** Null: the product has no value. */
function test(value: unknown, wanted: unknown): boolean | null {
  if (wanted === null || typeof wanted !== 'object') return test(value, { in: [wanted] });
  if (Array.isArray(wanted)) return test(value, { in: wanted });
  return every(
    Object.entries(wanted).map(([how, than]) => {
      if (how === 'exists') return (value !== undefined) === than;
      if (value === undefined) return null;
      const own = Array.isArray(value) ? value : [value];
      switch (how) {
        case 'in':
          return own.some((one) => (than as unknown[]).includes(one));
        case 'not_in':
          return !own.some((one) => (than as unknown[]).includes(one));
        case 'gt':
          return Number(value) > Number(than);
        case 'gte':
          return Number(value) >= Number(than);
        case 'lt':
          return Number(value) < Number(than);
        case 'lte':
          return Number(value) <= Number(than);
        default:
          throw new Error(`No advisor here says "${how}".`);
      }
    }),
  );
}

/** Whether a question is asked after the replies that count. */
export function isAsked(condition: Where, counting: Replies): boolean {
  return Object.entries(condition).every(([name, wanted]) => {
    if (name === 'any') return (wanted as Where[]).some((one) => isAsked(one, counting));
    if (name === 'all') return (wanted as Where[]).every((one) => isAsked(one, counting));
    if (name === 'not') return !isAsked(wanted as Where, counting);
    const reply = counting.get(name);
    const [first] = reply ?? [];
    return Object.entries(wanted as Where).every(([how, than]) => {
      const ids = than as readonly string[];
      switch (how) {
        case 'any_of':
          return ids.some((id) => reply?.includes(id));
        case 'all_of':
          return ids.every((id) => reply?.includes(id));
        case 'none_of':
          return !ids.some((id) => reply?.includes(id));
        case 'replied':
          return (reply !== undefined) === than;
        case 'gte':
          return first !== undefined && rangeOf(first).from >= Number(than);
        case 'lte':
          return first !== undefined && rangeOf(first).to <= Number(than);
        default:
          throw new Error(`No advisor here asks if "${how}".`);
      }
    });
  });
}

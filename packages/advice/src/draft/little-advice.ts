// Whether an advisor advises at all: counted by what shoppers are asked in fact, because a question whose turn never comes helps nobody.

import type { Concept } from './attribute/concept-names.ts';

export type LittleAdvice =
  /** Hardly anything is asked but what shoppers like and how much they spend. */
  | { readonly kind: 'no-advice' }
  /** Beside the budget, brands and models, a single thing is asked. */
  | { readonly kind: 'single-question'; readonly attribute: string };

export interface AskedThing {
  readonly attribute: string;
  readonly concept: Concept;
  /** Bits that a reply tells if it is asked first. */
  readonly firstBits: number;
  /** The share of truthful shoppers who are asked. */
  readonly asked: number;
  /** Of which a shopper says several, such as needs. Nobody is of two sizes. */
  readonly isSeveral: boolean;
}

/** `things`: in the order of the questions. */
export function findLittleAdvice(things: readonly AskedThing[]): LittleAdvice | null {
  const asked = things.filter((thing) => thing.asked > 0);
  // Questions for one kind each are asked of a few, and together of many.
  const advice = asked.filter((thing) => !isNoAdvice(thing)).toSorted((a, b) => b.asked - a.asked);
  const [first, ...further] = advice;
  if (first === undefined) return { kind: 'no-advice' };
  if (first.isSeveral && first.concept !== 'size') return null;
  // A kind and a colour lead to a lamp or a dress.
  const second = [...further, ...asked.filter(({ concept }) => concept === 'color')];
  const share = second.reduce((sum, thing) => sum + thing.asked, 0);
  return share >= ASKED_ENOUGH ? null : { kind: 'single-question', attribute: first.attribute };
}

/** Of all shoppers, so many must be asked a second thing. */
const ASKED_ENOUGH = 0.1;

const isNoAdvice = ({ concept, firstBits }: AskedThing): boolean => NO_ADVICE.has(concept) || firstBits < TELLING_BITS;
/** Where nine of ten shoppers give the same reply it tells less. */
const TELLING_BITS = 0.5;

/** Who is asked for no more could as well sort the shop's list. */
const NO_ADVICE: ReadonlySet<Concept> = new Set(['price', 'brand', 'color', 'series']);

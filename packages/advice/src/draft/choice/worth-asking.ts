// Which questions are worth a shopper's time: by what they tell, how many there are already, and how much they repeat.

import type { Worth } from './choice.ts';

/** The worth (see `Choice.inUse`) that the first few facts of a kind must have, and further ones. */
export const WORTH_OF_FEWEST = 0.15;
const WORTH_OF_FACTS = 0.3;
export const FEWEST_FACTS = 3;
const MOST_FACTS = 5;
export const WORTH_OF_MORE = 0.05;
/** A question that mostly says the same as another one is left out. Weight is the exception, because large things are carried, too. */
export const LEAST_NOVELTY = 0.35;
const LEAST_NOVELTY_OF_HANDFUL = 0.25;
/** If a question tells each shopper fewer bits, it is not worth their time. */
export const LEAST_BITS = 0.05;
export const LEAST_BITS_AT_NEED = 0.01;
/** Names of variants and figures of data sheets are harder. */
export const EASY = 0.3;

export const isWorthAsking = ({ plan, worth, novelty, before }: Worth): boolean =>
  before < MOST_FACTS && worth >= worthOf(before) && (novelty >= LEAST_NOVELTY || plan.profile.concept === 'weight');

/** A handful of questions is asked in any case, so what people can well answer may be among them even if others do without it. */
export const isUseful = ({ plan, worth, novelty }: Worth): boolean =>
  plan.ease >= EASY && worth >= WORTH_OF_FEWEST && novelty >= LEAST_NOVELTY_OF_HANDFUL;

const worthOf = (before: number): number => (before < FEWEST_FACTS ? WORTH_OF_FEWEST : WORTH_OF_FACTS);

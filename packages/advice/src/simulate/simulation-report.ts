// What a simulation says: how shoppers fare with one advisor, what its questions are compared with, and who did not find the
// product in mind.

import type { Better, Bound, GreedyFigures, QuestionFigures, RandomOrder } from './compared-figures.ts';
import type { Crowded, Lost, OtherVariant } from './lost-figures.ts';
import type { Misleading } from './misleading-figures.ts';
import type { ShopperFigures } from './shopper-figures.ts';

/**
 * What shoppers choose among is called an alternative here: a group of variants where results are one per group, else a
 * product. A shopper has found the product in mind when that very product is among the results; another variant of it is
 * counted beside, and who sees neither is lost.
 */
export interface SimulationReport {
  readonly scope: {
    readonly products: number;
    readonly alternatives: number;
    /** Products of the catalog that the advisor's own `where` leaves out. */
    readonly outside: number;
    /** Further products that are left out because they are not available. */
    readonly unavailable: number;
  };
  /** The most results given at once. */
  readonly limit: number;
  readonly shoppers: ShopperFigures;
  /** Why those are lost who give any other answer now and then; null where they do not. */
  readonly lostByMistake: Lost | null;
  /** How the questions would do if each were the best that could come next. */
  readonly greedy: GreedyFigures;
  /** Truthful shoppers, the questions in random orders; null where the settings ask for none. */
  readonly randomOrder: RandomOrder | null;
  readonly bound: Bound;
  /** In listed order. */
  readonly questions: readonly QuestionFigures[];
  /** Of the truthful: who saw neither the product in mind nor another variant of it. */
  readonly lost: Lost & Crowded;
  /** Of the truthful: who saw only another variant of the product in mind. */
  readonly otherVariant: OtherVariant;
  /** What makes a figure look better than it is. */
  readonly misleading: readonly Misleading[];
  /** What was tried and found better. */
  readonly better: Better;
}

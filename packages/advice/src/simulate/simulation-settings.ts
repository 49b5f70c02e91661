// What a simulation is told: how many shoppers, how often they skip and err.

export interface SimulationSettings {
  /** How many shoppers; beyond the products in scope, products come to mind again. Null: see `shoppersByDefault`. */
  readonly shoppers: number | null;
  /** The share of questions that those who skip leave out, from 0 to 1. */
  readonly skips: number;
  /** The share of questions to which those who err give another reply, from 0 to 1. */
  readonly mistakes: number;
  /** A whole number: the same seed, the same report. */
  readonly seed: number;
  /** How many random orders of the questions to compare with; 0: none. */
  readonly orders: number;
}

// How shoppers of each kind fare, in figures and without any words.

/** By kind of shopper; see `SHOPPER_KINDS`. */
export interface ShopperFigures {
  /** Each product at most once. */
  readonly truthful: KindFigures;
  readonly skipping: KindFigures;
  readonly mistaken: KindFigures;
  readonly nearby: KindFigures;
}

/** What a plain caller shows, and beside it what one shows that knows the reasons and so gets the nearest as well. */
export interface KindFigures extends Figures {
  readonly misses: AtFirstAndEnd;
  readonly near: Shown;
  /** Null where the author has switched asking again off. */
  readonly again: AfterAsking | null;
}

/**
 * Shares of shoppers to whom the very product is shown, near results among them, if whoever does not see it at the end says "Not
 * what I want" and replies truthfully to what is asked again. More than real shoppers will, who may give up or err again.
 */
export interface AfterAsking {
  readonly once: number;
  readonly twice: number;
}

/** Shares of shoppers. */
export interface Found {
  /** The very product in mind is among the results at the end. */
  readonly found: number;
  /** It or another variant of it is. */
  readonly foundVariant: number;
  /** The same for the first results given. */
  readonly foundFirst: number;
  readonly foundFirstVariant: number;
  /** Nothing is shown at the end. */
  readonly empty: number;
}

export interface Shown extends Found {
  readonly misses: AtFirstAndEnd;
}

export interface AtFirstAndEnd {
  readonly first: MissShares;
  readonly end: MissShares;
}

/** Of all products shown. */
export interface MissShares {
  /** The share that misses something the shopper has said. */
  readonly missing: number;
  /** The share that does and of which that is not said. */
  readonly unsaid: number;
}

export interface Figures extends Found {
  readonly shoppers: number;
  /** Of the very product, from 1, of those who found it at the end; null where nobody did. */
  readonly meanRank: number | null;
  readonly questions: { readonly mean: number; readonly fewest: number; readonly most: number };
  /** The mean number of replies after which the first results are given. */
  readonly repliesBeforeResults: number;
  /**
   * The mean number of replies after which the product would have been among the results, had they been given from the
   * start; of those who found it at the end. Null where nobody did. Compares with `atBest` of the bounds.
   */
  readonly repliesNeeded: number | null;
  /** The mean number of replies after which it was among the results given; of those who found it at the end. */
  readonly repliesUntilSeen: number | null;
  /** The mean number of replies of a conversation that are set aside at its end. */
  readonly setAside: number;
}

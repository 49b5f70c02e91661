// What a simulation is told and what it says: figures of several crowds of shoppers who talk to one advisor, the fewest
// questions that could have done, and who did not find the product in mind, with why.

export interface SimulationSettings {
  /** How many shoppers; beyond the products in scope, products come to mind again. Null: see `shoppersByDefault`. */
  readonly shoppers: number | null;
  /** The share of questions that a lifelike shopper skips, from 0 to 1. */
  readonly skips: number;
  /** The share of questions to which a lifelike shopper gives another offered reply, from 0 to 1. */
  readonly mistakes: number;
  /** A whole number: the same seed, the same report. */
  readonly seed: number;
  /** How many random orders of the questions to compare with; 0: none. */
  readonly orders: number;
}

/**
 * What shoppers choose among is called an alternative here: a group of variants where results are one per group, else a
 * product. A shopper has found the product in mind when its alternative is among the results.
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
  /** Shoppers reply as their product is, and skip what it has no answer to. Each product at most once. */
  readonly truthful: Figures;
  /** The same people with skips and mistakes; null where the settings ask for neither. */
  readonly lifelike: (Figures & { readonly lost: Lost }) | null;
  /** Truthful shoppers, the questions in random orders; null where the settings ask for none. */
  readonly randomOrder: RandomOrder | null;
  readonly bound: Bound;
  /** In listed order. */
  readonly questions: readonly QuestionFigures[];
  /** Of the truthful: who did not find the product in mind. */
  readonly lost: Lost & Crowded;
  /** What was tried and found better. */
  readonly better: Better;
}

export interface Better {
  /** Null where no order that was tried needs fewer replies, or random orders are not asked for. */
  readonly order: BetterOrder | null;
  /** One more question each, about an attribute, at the end; those that help most first. */
  readonly questions: readonly Helped[];
}

/** The same shoppers before and after. */
export interface BetterOrder {
  /** Questions to be asked first, in this order. */
  readonly moved: readonly string[];
  readonly before: Measured;
  readonly after: Measured;
}

export type Measured = Pick<Figures, 'shoppers' | 'found' | 'foundFirst' | 'repliesNeeded' | 'repliesBeforeResults'>;

export interface Helped {
  readonly attribute: string;
  /** The questions look at it already, but too coarsely. */
  readonly asked: boolean;
  /** How many of the lost shoppers that were tried find their product. */
  readonly helped: number;
  readonly shoppers: number;
}

export interface Figures {
  readonly shoppers: number;
  /** The share of shoppers whose product is among the results at the end. */
  readonly found: number;
  /** The same for the first results given. */
  readonly foundFirst: number;
  /** From 1, of those who found it at the end; null where nobody did. */
  readonly meanRank: number | null;
  readonly questions: { readonly mean: number; readonly fewest: number; readonly most: number };
  /** The mean number of replies after which the first results are given. */
  readonly repliesBeforeResults: number;
  /**
   * The mean number of replies after which the product would have been among the results, had they been given from the
   * start; of those who found it at the end. Null where nobody did. Compares with `atBest` of the bounds.
   */
  readonly repliesNeeded: number | null;
  /** The share of shoppers to whom nothing is shown at the end. */
  readonly empty: number;
  /** The mean number of replies of a conversation that are set aside at its end. */
  readonly setAside: number;
}

/** The mean over the orders, and how far they lie apart (standard deviation). */
export interface RandomOrder {
  readonly orders: number;
  /** In each order; at most 2,000 of the truthful. */
  readonly shoppers: number;
  readonly found: MeanAndDeviation;
  readonly foundFirst: MeanAndDeviation;
  readonly questions: MeanAndDeviation;
  readonly repliesBeforeResults: MeanAndDeviation;
  readonly repliesNeeded: MeanAndDeviation | null;
}

export interface MeanAndDeviation {
  readonly mean: number;
  readonly deviation: number;
}

/** How many replies must be given at least until a list of K results has the product in mind, of N alternatives. */
export interface Bound {
  /** b: the mean number of answers offered by a question asked of truthful shoppers; a RANGE without groupings counts as five. */
  readonly answersOffered: number;
  /** log_b(N/K): to narrow N to K, so that one need not be lucky; null where b is not above 1. */
  readonly byAnswers: number | null;
  /**
   * The mean over the shoppers who can find their product, if each question divided the alternatives as evenly as the most
   * answers that it offers allow, the one with most first. Less than `byAnswers`, since some products come up early; this is
   * what compares with `repliesNeeded`. Replies of several answers can do better.
   */
  readonly atBest: number | null;
  /** How often the products must be halved: the entropy of the alternatives that shoppers have in mind, less log2(K). */
  readonly bits: number;
  /**
   * So many of these questions halve the products as often, were each asked first: those with the most `bitsAlone` first,
   * the last one in part. Null where all of them together do not. What two questions tell twice is counted twice, so it
   * takes more.
   */
  readonly byQuestions: number | null;
}

/** Of truthful shoppers. */
export interface QuestionFigures {
  readonly question: string;
  /** The share of shoppers whom it is asked. */
  readonly asked: number;
  /** The share of those whose product has a fitting answer; the others skip, or have no preference. */
  readonly fitting: number;
  /** How often the reply halves the products that fit everything replied before, in the mean of those asked. */
  readonly bits: number;
  /** How often it would halve all products, were it the first question. */
  readonly bitsAlone: number;
}

export interface Lost {
  readonly shoppers: number;
  /** A reply took the product out; by the first question that did, most shoppers first. */
  readonly filteredOut: readonly LostAt[];
  /** The product is a candidate, but not available, and such come last. */
  readonly unavailable: LostBy;
  /** The product is a candidate, but others stand before it. */
  readonly outranked: LostBy;
}

export interface LostBy {
  readonly shoppers: number;
  /** Skus of a few of their products. */
  readonly examples: readonly string[];
}

export interface LostAt extends LostBy {
  readonly question: string;
}

/** Why truthful shoppers find too many others before the product in mind. Together they are all of `outranked`. */
export interface Crowded {
  /** More products than the list of results takes get the same replies to every question: they cannot be told apart. */
  readonly alike: CrowdedBy;
  /** Products of other replies fit the shopper's as well: the answers overlap, or ranges are wide. */
  readonly overlapping: CrowdedBy;
  /** What differs among those products; what would divide them best comes first. */
  readonly differing: readonly Helping[];
  /** Lost shoppers whose product differs from the others in no attribute: nothing in the catalog tells them apart. */
  readonly indistinguishable: number;
}

export interface Helping {
  readonly attribute: string;
  /** The questions look at it, but too coarsely. */
  readonly asked: boolean;
  /** How many of the lost shoppers it could help to ask for it. */
  readonly shoppers: number;
  /** How often it would halve the products among which each of them is lost, in the mean. */
  readonly bits: number;
}

export interface CrowdedBy {
  readonly shoppers: number;
  readonly sets: number;
  /** Those with the most lost shoppers first. */
  readonly examples: readonly CrowdedSet[];
}

/** Products among which the shoppers of one way through the questions are lost. */
export interface CrowdedSet {
  /** Shoppers who did not find their product. */
  readonly lost: number;
  /** Products that get just these replies. */
  readonly sameReplies: number;
  /** Products that fit these replies, those among them. */
  readonly fitting: number;
  /** How many alternatives they are: of `alike` those with the same replies, of `overlapping` all that fit. */
  readonly alternatives: number;
  /** A few of the products that get just these replies. */
  readonly skus: readonly string[];
  /** By question, in the order asked; skips are empty. */
  readonly replies: Readonly<Record<string, readonly string[]>>;
  /** Attributes (and `price`) that tell these alternatives apart, those that divide them best first. */
  readonly differing: readonly Differing[];
}

export interface Differing {
  readonly attribute: string;
  /** How many distinct values, at least; "unknown" counts as one. */
  readonly values: number;
  /** How often it halves the alternatives to know its value. */
  readonly bits: number;
  /** Some question on the way looks at it, but too coarsely to tell these products apart. */
  readonly asked: boolean;
}

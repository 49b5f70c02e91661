// What a simulation is told and what it says: figures of several crowds of shoppers who talk to one advisor, the fewest
// questions that could have done, and who did not find the product in mind, with why.

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

export interface Better {
  /** Null where no order that was tried needs fewer replies, or random orders are not asked for. */
  readonly order: BetterOrder | null;
  /** With adaptive order, where that asks fewer questions and loses hardly anybody; null as above. */
  readonly adaptive: Compared | null;
  /** One more question each, about an attribute, at the end; those that help most first. */
  readonly questions: readonly Helped[];
}

/** The same shoppers before and after. */
export interface Compared {
  readonly before: Measured;
  readonly after: Measured;
}

export interface BetterOrder extends Compared {
  /** Questions to be asked first, in this order. */
  readonly moved: readonly string[];
}

export type Measured = Pick<
  Figures,
  'shoppers' | 'found' | 'foundVariant' | 'foundFirst' | 'questions' | 'repliesNeeded' | 'repliesBeforeResults'
>;

export interface Helped {
  readonly attribute: string;
  /** The questions look at it already, but too coarsely. */
  readonly asked: boolean;
  /** How many of the lost shoppers that were tried find their product. */
  readonly helped: number;
  readonly shoppers: number;
}

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

export interface GreedyFigures {
  /** Of the truthful. */
  readonly shoppers: number;
  /** The mean number of questions until all that is left fits into the results, or no question narrows it any more. */
  readonly questions: number;
  /** The share of shoppers for whom it fits in the end. */
  readonly fitting: number;
}

export interface OtherVariant {
  readonly shoppers: number;
  readonly examples: readonly NamedProduct[];
  /** In how many cases nothing in the catalog tells what is shown from the product in mind. */
  readonly indistinguishable: number;
  /** In how many it differs in what some question asks about. */
  readonly differingInAsked: number;
  /** In how many an attribute differs between the two; most first. */
  readonly differing: readonly { readonly attribute: string; readonly asked: boolean; readonly shoppers: number }[];
}

export interface NamedProduct {
  readonly sku: string;
  readonly title: string;
}

/**
 * `large-group`: so many products are one group that any of them says little. `mixed-group`: products of one group differ in
 * what a question asks about. `unlike-titles`: products of one group share no word of their titles. `alike-values`,
 * `alike-answers`: two values of an attribute or answers of a question read alike. `shared-title`: products that are no
 * variants of each other have one title.
 */
export interface Misleading {
  readonly kind: 'large-group' | 'mixed-group' | 'unlike-titles' | 'alike-values' | 'alike-answers' | 'shared-title';
  /** How many groups, pairs of values or answers, or titles. */
  readonly count: number;
  /** How many products of the scope that concerns. */
  readonly products: number;
  /** Those of most products first. */
  readonly examples: readonly MisleadingExample[];
}

export interface MisleadingExample {
  /** The attribute or the question it is about; null for others. */
  readonly about: string | null;
  readonly products: number;
  /** Titles of products, values, or titles of answers. */
  readonly texts: readonly string[];
  /** Of the products whose titles these are. */
  readonly skus: readonly string[];
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

/** The mean over the orders, and how far they lie apart (standard deviation). */
export interface RandomOrder {
  readonly orders: number;
  /** In each order; at most 2,000 of the truthful. */
  readonly shoppers: number;
  readonly found: MeanAndDeviation;
  readonly foundVariant: MeanAndDeviation;
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
  /** A few of their products. */
  readonly examples: readonly NamedProduct[];
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
  readonly examples: readonly NamedProduct[];
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

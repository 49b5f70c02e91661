// Who did not find the product in mind, and why.

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

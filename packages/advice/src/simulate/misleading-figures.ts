// What makes a figure look better than it is.

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

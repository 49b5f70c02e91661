// What a shop sells, as the engine and every reader of catalogs understand it.

/** `list` is a list of texts: a product can have several values of it at once. */
export type AttributeType = 'number' | 'text' | 'list' | 'boolean';

export type AttributeValue = number | string | boolean | readonly string[];

/** A typed property of products. `unit` and `label` are for people and never change how values compare. */
export interface Attribute {
  readonly name: string;
  readonly type: AttributeType;
  readonly unit: string | null;
  readonly label: string | null;
}

/** A sellable variant. A missing attribute is an absent member, never null and never an empty text or list. */
export interface Product {
  readonly sku: string;
  readonly title: string;
  readonly description: string | null;
  readonly image: string;
  readonly link: string;
  /** What is paid now: a decimal number as text, in the catalog's currency (`"499.00"`). */
  readonly price: string;
  readonly listPrice: string | null;
  /** The variants of one thing have the same group. */
  readonly group: string | null;
  readonly available: boolean;
  readonly attributes: Readonly<Record<string, AttributeValue>>;
}

/** Names that no attribute can have, because conditions use them for something else. */
export type ReservedAttribute = 'any' | 'all' | 'not' | 'price';

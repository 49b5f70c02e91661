// The words of the second file, in English. The page's own (`texts`) replace them, too.

import type { Drawing } from './controls.ts';

export interface MoreTexts {
  readonly reconsider: string;
  readonly another: string;
  /** `shown` where a wish decides the order, `shownCheapest` where the price does, `shownOnly` where neither does. */
  readonly shown: string;
  readonly shownOnly: string;
  readonly shownCheapest: string;
  readonly why: string;
  readonly compare: string;
  readonly toProduct: string;
  readonly cart: string;
  readonly inCart: string;
  readonly share: string;
  readonly send: string;
  readonly compareMore: string;
  readonly compareNow: string;
  readonly compareMost: string;
  readonly comparison: string;
  readonly differs: string;
  readonly same: string;
  readonly price: string;
  readonly availability: string;
  readonly available: string;
  readonly nothing: string;
  readonly mostLie: string;
  readonly copied: string;
  readonly copyThis: string;
}

const ENGLISH: MoreTexts = {
  reconsider: 'Not what I want',
  another: 'Another answer here shows the most other products.',
  shown: '{n} shown, best first',
  shownOnly: '{n} shown',
  shownCheapest: '{n} shown, cheapest first',
  why: 'Why this one?',
  compare: 'Compare',
  toProduct: 'To the product',
  cart: 'Add to cart',
  inCart: 'Added',
  share: 'Copy link',
  send: 'Share',
  compareMore: 'Choose one more product to compare.',
  compareNow: 'Compare {n} products',
  compareMost: 'Three products at most.',
  comparison: 'Comparison',
  differs: 'What differs',
  same: 'What is the same',
  price: 'Price',
  availability: 'Availability',
  available: 'Available',
  nothing: 'Not known',
  mostLie: 'Half of the products lie between {from} and {to}',
  copied: 'Link copied',
  copyThis: 'Copy this link',
};

/** Those of another language came with its words for the first file. */
export const moreTextsFor = ({ texts }: Pick<Drawing, 'texts'>): MoreTexts => ({
  ...ENGLISH,
  ...(texts as Partial<MoreTexts>),
});

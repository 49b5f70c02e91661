// The words of the second file. The page's own (`texts`) replace them, too.

import type { Drawing } from './controls.ts';

interface MoreTexts {
  readonly reconsider: string;
  readonly another: string;
  readonly why: string;
  readonly compare: string;
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
  why: 'Why this one?',
  compare: 'Compare',
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

const GERMAN: MoreTexts = {
  reconsider: 'Nicht das Richtige',
  another: 'Eine andere Antwort hier zeigt die meisten anderen Produkte.',
  why: 'Warum wird das gezeigt?',
  compare: 'Vergleichen',
  cart: 'In den Warenkorb',
  inCart: 'Hinzugefügt',
  share: 'Link kopieren',
  send: 'Teilen',
  compareMore: 'Wählen Sie noch ein Produkt zum Vergleichen.',
  compareNow: '{n} Produkte vergleichen',
  compareMost: 'Höchstens drei Produkte.',
  comparison: 'Vergleich',
  differs: 'Was verschieden ist',
  same: 'Was gleich ist',
  price: 'Preis',
  availability: 'Verfügbarkeit',
  available: 'Verfügbar',
  nothing: 'Nicht bekannt',
  mostLie: 'Die Hälfte der Produkte liegt zwischen {from} und {to}',
  copied: 'Link kopiert',
  copyThis: 'Diesen Link kopieren',
};

export const moreTextsFor = ({ language, texts }: Pick<Drawing, 'language' | 'texts'>): MoreTexts => {
  const own = texts as Partial<MoreTexts>;
  const known = /^de(?![a-z])/i.test(language) ? GERMAN : ENGLISH;
  return { ...known, ...own };
};

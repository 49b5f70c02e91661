// Whether a price of the catalog stands out so far that it is probably a slip: shoppers would see it at the end of every
// budget slider.

import type { Advisor } from '@guidepost/engine/advisor';
import { eachBit } from '@guidepost/engine/bits';
import type { Attribute } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';
import { listed, quoted } from '@guidepost/fault/say-names';
import { makeCheckInput } from './check/check-input.ts';
import { findOutlyingPrices, type OutlyingPrices } from './outlying-prices.ts';

export interface OutlyingNote {
  readonly severity: 'note';
  readonly code: 'price-stands-out';
  readonly pointer: '/catalog';
  readonly message: string;
  readonly mend: string;
}

/** Of the products in scope; null where none stands out. */
export function noteOutlyingPrices(
  advisor: Advisor,
  attributes: readonly Attribute[],
  snapshot: Snapshot,
): OutlyingNote | null {
  const { compiled } = makeCheckInput(advisor, attributes, snapshot);
  const found = findOutlyingPrices(snapshot, eachBit(compiled.scope));
  if (found === null) return null;
  return {
    severity: 'note',
    code: 'price-stands-out',
    pointer: '/catalog',
    message: describeOutlyingPrices(found, quoted),
    mend: "If it is a slip, correct it in the catalog's file and import again; otherwise leave it.",
  };
}

/** `name`: how a sku is written. */
export function describeOutlyingPrices(
  { count, examples, usual }: OutlyingPrices,
  name: (sku: string) => string,
): string {
  const named = examples.map(({ sku, price }) => `${name(sku)} costs ${amount(price)}`);
  if (count > examples.length) named.push(`${amount(count - examples.length)} more cost about as much`);
  return `${count === 1 ? 'A price stands out' : `${amount(count)} prices stand out`}: ${listed(named)}, while 99% of the products cost ${amount(usual)} at most.`;
}

const amount = (number: number): string => number.toLocaleString('en', { maximumFractionDigits: 2 });

// Of how many products of an import it is not known what a property is.

import type { ImportedAttributeView } from '@guidepost/contract/views/attribute-view';

type Counted = Pick<ImportedAttributeView, 'name' | 'label' | 'filled' | 'fill_rate'>;

export interface UnknownValue extends Pick<Counted, 'name' | 'label'> {
  /** Products without a value. */
  readonly count: number;
  /** The share that has one. */
  readonly known: number;
}

/** Most first. `products`: how many there are where no product has a value, so that the counts do not tell it. */
export const unknownValues = (attributes: readonly Counted[], products: number): UnknownValue[] =>
  attributes
    .map(({ name, label, filled, fill_rate: known }) => ({
      ...{ name, label, known },
      count: (filled === 0 ? products : Math.round(filled / known)) - filled,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);

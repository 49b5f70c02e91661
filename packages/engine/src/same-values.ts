// Whether two revisions of a catalog are the same to every question: the same values of the same products, place by place. Titles, pictures and
// skus are no part of it.

import type { Column, Snapshot } from './snapshot.ts';
import type { TextList } from './text-list.ts';

export function haveSameValues(one: Snapshot, other: Snapshot): boolean {
  if (one.size !== other.size || one.columns.size !== other.columns.size) return false;
  if (!areSame(one.available, other.available) || !areSame(one.groups, other.groups)) return false;
  return [...one.columns].every(([name, column]) => {
    const beside = other.columns.get(name);
    return beside !== undefined && isSameColumn(column, beside);
  });
}

function isSameColumn(one: Column, other: Column): boolean {
  return areSame(one.codes, other.codes) && areSame(one.offsets, other.offsets) && haveSameDomain(one, other);
}

function haveSameDomain(one: Column, other: Column): boolean {
  switch (one.type) {
    case 'number':
      return other.type === 'number' && areSame(one.numbers, other.numbers);
    case 'boolean':
      return other.type === 'boolean';
    default:
      return other.type === one.type && areSameTexts(one.texts, other.texts);
  }
}

const areSameTexts = (one: TextList, other: TextList): boolean =>
  areSame(one.offsets, other.offsets) && areSame(one.bytes, other.bytes);

function areSame(one: ArrayLike<number> | null, other: ArrayLike<number> | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.length !== other.length) return false;
  for (let place = 0; place < one.length; place++) if (one[place] !== other[place]) return false;
  return true;
}

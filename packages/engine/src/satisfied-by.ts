// Tells of one product after another whether it satisfies a condition, for those who cannot wait until all were looked at.

import type { Condition } from './condition.ts';
import { wantedCodes } from './evaluate-condition.ts';
import type { Column, Snapshot } from './snapshot.ts';

/** A missing value satisfies nothing but `exists: false`, and what `not` makes of it. */
export function satisfiedBy(condition: Condition, snapshot: Snapshot): (product: number) => boolean {
  switch (condition.kind) {
    case 'all': {
      const parts = condition.of.map((part) => satisfiedBy(part, snapshot));
      return (product) => parts.every((holds) => holds(product));
    }
    case 'any': {
      const parts = condition.of.map((part) => satisfiedBy(part, snapshot));
      return (product) => parts.some((holds) => holds(product));
    }
    case 'not': {
      const holds = satisfiedBy(condition.of, snapshot);
      return (product) => !holds(product);
    }
    default: {
      const column = snapshot.columns.get(condition.attribute);
      if (condition.kind === 'exists') {
        const { exists } = condition;
        return (product) => (column !== undefined && isKnown(column, product)) === exists;
      }
      if (column === undefined) return () => false;
      const wanted = wantedCodes(condition, column);
      return condition.kind === 'not_in' ? hasOnly(column, wanted) : hasSome(column, wanted);
    }
  }
}

function isKnown({ codes, offsets }: Column, product: number): boolean {
  if (offsets === null) return codes[product] !== 0;
  return (offsets[product] as number) < (offsets[product + 1] as number);
}

function hasSome({ codes, offsets }: Column, wanted: Uint8Array): (product: number) => boolean {
  if (offsets === null) return (product) => wanted[codes[product] as number] === 1;
  return (product) => {
    const end = offsets[product + 1] as number;
    for (let at = offsets[product] as number; at < end; at += 1) if (wanted[codes[at] as number] === 1) return true;
    return false;
  };
}

/** Known, and each of its values wanted. */
function hasOnly(column: Column, wanted: Uint8Array): (product: number) => boolean {
  const { codes, offsets } = column;
  if (offsets === null) return hasSome(column, wanted);
  return (product) => {
    const end = offsets[product + 1] as number;
    for (let at = offsets[product] as number; at < end; at += 1) if (wanted[codes[at] as number] !== 1) return false;
    return isKnown(column, product);
  };
}

// Several measures in one cell, each with its label: `US 9 | EU 42` is a size in two systems.

import type { CountedValue } from '../column/column-facts.ts';
import { TOLERANCE } from './recognise-number.ts';

export interface LabelledPart {
  readonly label: string;
  readonly pattern: string;
}

export function recogniseLabelledParts(values: readonly CountedValue[]): LabelledPart[] | null {
  const labels = new Map<string, number>();
  let [total, fitting] = [0, 0];
  for (const { text, count } of values) {
    total += count;
    const parts = text.split(/\s*[|/;,]\s*/).map((part) => /^(\p{L}{1,8})[ :]?\s?\d[\d.,]*$/u.exec(part)?.[1]);
    const found = parts.filter((label) => label !== undefined);
    if (parts.length < 2 || found.length < parts.length) continue;
    fitting += count;
    for (const label of new Set(found)) labels.set(label, (labels.get(label) ?? 0) + count);
  }
  if (total === 0 || fitting < total * TOLERANCE || labels.size < 2 || labels.size > 4) return null;
  return [...labels.keys()].map((label) => ({ label, pattern: `(?:^|[^\\p{L}])${label}[ :]?\\s?(\\d+(?:\\.\\d+)?)` }));
}

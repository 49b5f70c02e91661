// The attributes that can tell a shopper's product apart: not texts of which nearly every product has its own, such as its title
// in another language or the maker's number. They differ for certain, and nobody can be asked for them.

import type { Advisor } from '@guidepost/engine/advisor';
import type { Attribute } from '@guidepost/engine/product';
import { type Column, type Snapshot, valueCount } from '@guidepost/engine/snapshot';
import { attributesAsked } from './attributes-asked.ts';

/** As many answers as a question offers unless its author says otherwise: a choice of so few can be asked for, whatever it is. */
const FEW = 30;

/** Their names, and `price`. What the advisor asks for is among them, whatever it is. */
export function tellingAttributes(
  { questions }: Advisor,
  attributes: readonly Attribute[],
  { columns }: Snapshot,
): string[] {
  const asked = new Set(questions.flatMap((question) => [...attributesAsked(question)]));
  const telling = attributes.filter(({ name, type }) => {
    const column = columns.get(name);
    if (type !== 'text' || column === undefined || asked.has(name)) return true;
    const values = valueCount(column);
    return values <= FEW || values <= countKnown(column) / 2;
  });
  return [...telling.map(({ name }) => name), 'price'];
}

/** Of a list the values of all products count. */
function countKnown({ codes }: Column): number {
  let count = 0;
  for (const code of codes) if (code !== 0) count++;
  return count;
}

// Advice for a column whose name says stock but some of whose words are unknown. It puts the known words on their sides and
// names the unknown ones. Nothing is guessed, so no sold-out product is offered by mistake.

import { writeScalar } from '../../mapping/write-mapping.ts';
import type { CountedValue } from '../column/column-facts.ts';
import { readStock } from '../field/choose-available.ts';

const MOST = 20;

export function noteOnStock(name: string, values: readonly CountedValue[]): string {
  const sided = values.map(({ text }) => ({ text: writeScalar(text), side: readStock(text) }));
  const on = (side: boolean | null): string[] => sided.filter((one) => one.side === side).map(({ text }) => text);
  const [yes, no, unknown] = [on(true), on(false), on(null)];
  const before = 'if it says what can be bought, take it away here and write above available:';
  const isKnown = yes.length + no.length > 0 && values.length <= MOST;
  const [first = '', second = ''] = sided.map(({ text }) => text);
  const sides = isKnown ? [yes.join(', '), no.join(', ')] : [first, second];
  const rule = `{ from: ${writeScalar(name)}, true: [${sides[0]}], false: [${sides[1]}] }`;
  return isKnown
    ? `${before} ${rule}, with ${unknown.join(', ')} added where ${unknown.length === 1 ? 'it belongs' : 'they belong'}`
    : `${before} ${rule} with its own words`;
}

// Finds pairs of attributes that belong together. A catalog writes `2560 x 1440`, and the import makes two of it: `resolution_x` and
// `resolution_y`, or `modules_1` and `modules_2`.

import type { NumberProfile, Profile } from './profile.ts';
import { unitOfParts } from './unit-of-parts.ts';

export interface AttributePair {
  /** The name that both share: `resolution`. */
  readonly name: string;
  readonly label: string;
  readonly first: NumberProfile;
  readonly second: NumberProfile;
  /** They are width and height, rather than two numbers of unknown meaning. */
  readonly isArea: boolean;
}

const ENDS: readonly (readonly [first: string, second: string, third: string])[] = [
  ['_x', '_y', '_z'],
  ['_1', '_2', '_3'],
];

export function findPairs(profiles: readonly Profile[]): AttributePair[] {
  const byName = new Map(profiles.map((profile) => [profile.attribute.name, profile]));
  const numbers = (name: string): NumberProfile | null => {
    const profile = byName.get(name);
    return profile?.column.type === 'number' ? { ...profile, column: profile.column } : null;
  };
  return profiles.flatMap(({ attribute }): AttributePair[] => {
    const ends = ENDS.find(([first]) => attribute.name.endsWith(first));
    if (ends === undefined) return [];
    const name = attribute.name.slice(0, -ends[0].length);
    const first = numbers(attribute.name);
    const second = numbers(name + ends[1]);
    if (name === '' || first === null || second === null || byName.has(name + ends[2])) return [];
    if (first.attribute.unit !== second.attribute.unit) return [];
    const label = commonWords(first.attribute.label ?? '', second.attribute.label ?? '') || name;
    const unit = second.attribute.unit ?? unitOfParts(first, second, profiles);
    const measured = { ...second, attribute: { ...second.attribute, unit } };
    return [{ name, label, first, second: measured, isArea: ends[0] === '_x' }];
  });
}

/** `Resolution` for `Resolution, width` and `Resolution, height`. */
function commonWords(a: string, b: string): string {
  const others = b.split(' ');
  const words = a.split(' ');
  const end = words.findIndex((word, nth) => word !== others[nth]);
  return (end === -1 ? words : words.slice(0, end)).join(' ').replace(/,$/, '');
}

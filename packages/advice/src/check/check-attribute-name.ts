// Finds out whether the catalog has an attribute at all, and if not, which one was meant. Names are made of parts (`ram_gb`,
// `height_cm`). Somebody who writes a name from memory often gets only one part right.

import { closestName, misspelling } from '@guidepost/fault/closest-name';
import { pointerTo } from '@guidepost/fault/json-pointer';
import { capital, listed, quoted } from '@guidepost/fault/say-names';
import type { Finding } from '../finding.ts';
import type { CheckInput } from './check-input.ts';

const MOST_NAMES = 12;

/** Empty where the catalog has the attribute. */
export function checkAttributeName(input: CheckInput, attribute: string, pointer: string, owner: string): Finding[] {
  if (input.typeOf(attribute) !== null) return [];
  const meant = closestAttribute(attribute, input.attributeNames);
  const names = input.attributeNames.slice(0, MOST_NAMES).map(quoted);
  const left = input.attributeNames.length - names.length;
  if (left > 0) names.push(`${left} more`);
  return [
    {
      severity: 'error',
      code: 'unknown-attribute',
      pointer,
      message: `${capital(owner)} uses the attribute ${quoted(attribute)}, which the catalog does not have.`,
      mend: meant === null ? `The catalog has ${listed(names)}.` : `Did you mean ${quoted(meant)}?`,
      attribute,
      // Only where the pointer leads to the very name: in some spellings it leads to what is around it.
      ...(meant !== null && isExact(attribute, pointer) ? { meant } : {}),
    },
  ];
}

const isExact = (attribute: string, pointer: string): boolean =>
  pointer.endsWith(pointerTo('', attribute)) || isAttributeMember(pointer);

/** The member `attribute` of a question, or one of those that results show: the value is the name. */
const isAttributeMember = (pointer: string): boolean =>
  /^\/questions\/\d+\/attribute$|^\/results\/attributes\/\d+$/.test(pointer);

/** Parts shorter than this are units more often than names. */
const SHORTEST = 3;

/** The name that is nearest to what was written, as a whole or in one of its parts. Null: none is near. */
export function closestAttribute(written: string, names: readonly string[]): string | null {
  const whole = closestName(written, names);
  if (whole !== null) return whole;
  const others = names.filter((name) => name !== written);
  const wanted = [written, ...partsOf(written)].map(misspelling);
  let found: string | null = null;
  let smallest = Number.POSITIVE_INFINITY;
  for (const name of others) {
    for (const part of partsOf(name)) {
      for (const [nth, each] of wanted.entries()) {
        const distance = each.distanceTo(part);
        // What was written as a whole says more than a part of it.
        const weighed = distance === null ? null : distance + (nth === 0 ? 0 : 0.25);
        if (weighed === null || weighed >= smallest) continue;
        smallest = weighed;
        found = name;
      }
    }
  }
  return found;
}

const partsOf = (name: string): string[] =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[\s_.-]+/)
    .filter((part) => part.length >= SHORTEST);

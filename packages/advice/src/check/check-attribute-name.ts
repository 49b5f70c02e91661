// Whether the catalog has an attribute at all.

import { pointerTo } from '@guidepost/fault/json-pointer';
import { capital, listed, quoted } from '@guidepost/fault/say-names';
import type { Finding } from '../finding.ts';
import type { CheckInput } from './check-input.ts';
import { closestAttribute } from './closest-attribute.ts';

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
      // Only where the pointer leads to the very name: in some spellings it leads to what is around it.
      ...(meant !== null && isExact(attribute, pointer) ? { meant } : {}),
    },
  ];
}

const isExact = (attribute: string, pointer: string): boolean =>
  pointer.endsWith(pointerTo('', attribute)) || isAttributeMember(pointer);

/** The member `attribute` of a question, whose value is the name. */
const isAttributeMember = (pointer: string): boolean => /^\/questions\/\d+\/attribute$/.test(pointer);

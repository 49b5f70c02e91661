// Attributes that a draft does not ask about, each with what there is to say of it.

import { listSeparator } from './attribute/list-separator.ts';
import { numbersAsText } from './attribute/numbers-as-text.ts';
import type { Profile } from './attribute/profile.ts';
import type { AlikeProducts, UnaskedAttribute, WhyLeftOut } from './draft.ts';

export function asLeftOut(
  profile: Profile,
  why: WhyLeftOut,
  asked: Pick<UnaskedAttribute, 'bits' | 'helps' | 'leaves'> = { bits: null, helps: null, leaves: null },
): UnaskedAttribute {
  const { attribute, known, codes } = profile;
  const measured = why === 'numbers-as-text' ? numbersAsText(profile) : null;
  const split = why === 'lists-as-text' ? listSeparator(profile) : null;
  return {
    attribute: attribute.name,
    why,
    known,
    values: codes.length,
    ...asked,
    ...(measured === null ? {} : { measured }),
    ...(split === null ? {} : { split }),
  };
}

/** If products that stay alike differ in an attribute, the attribute is not called needless. */
export const withDiffering = (left: UnaskedAttribute, alike: readonly AlikeProducts[]): UnaskedAttribute =>
  (left.why === 'enough-questions' || left.why === 'tells-nothing-more') &&
  alike.some(({ differ }) => differ.includes(left.attribute))
    ? { ...left, why: 'helps-few' }
    : left;

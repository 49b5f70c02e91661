// The member of a mapping file that says which prices hold for a time, and where their dates are.

import type { OfferRule } from './mapping.ts';
import type { YamlMembers, YamlValue } from './yaml-members.ts';

const OFFER_MEMBERS = ['price', 'regular', 'starts', 'ends', 'dates'] as const;

/** Null: it is not such a member, which is told. */
export function readOffer(yaml: YamlMembers, value: YamlValue): OfferRule | null {
  const members = yaml.members(value, OFFER_MEMBERS);
  const column = (name: (typeof OFFER_MEMBERS)[number]): string | null => {
    const member = members.get(name);
    return member === undefined ? null : yaml.text(member);
  };
  const dates = members.get('dates');
  const rule = {
    ...{ price: column('price'), regular: column('regular'), starts: column('starts'), ends: column('ends') },
    dates: dates === undefined ? null : yaml.word(dates, ['day', 'month'] as const),
  };
  const { price } = rule;
  if (price === null) yaml.fault(value, '`price` is missing; name the column of the prices that hold for a time');
  if (rule.starts === null && rule.ends === null)
    yaml.fault(value, 'a date is missing; name the column that says it in `ends`, or in `starts`');
  return price === null ? null : { ...rule, price };
}

// Tells whether a catalog is of used goods: it says how far they were driven, or that most of them were used before.

import { valueAt } from '@guidepost/engine/snapshot';
import { saysUsed } from '../words/used-words.ts';
import { yesShare } from './judge-attribute.ts';
import { isMileage } from './one-sided-number.ts';
import type { Profile } from './profile.ts';

const MOST = 0.5;

export const areUsed = (profiles: readonly Profile[]): boolean =>
  profiles.some((profile) => profile.known > MOST * profile.products && tellsOfUse(profile));

function tellsOfUse(profile: Profile): boolean {
  const { attribute, column, codes, counts, known } = profile;
  switch (attribute.type) {
    case 'number':
      return isMileage(attribute);
    case 'boolean':
      return [attribute.name, attribute.label ?? ''].some(saysUsed) && yesShare(profile) > MOST;
    default: {
      const used = codes.filter((code) => saysUsed(valueAt(column, code)));
      return used.reduce((sum, code) => sum + (counts[code] ?? 0), 0) > MOST * known;
    }
  }
}

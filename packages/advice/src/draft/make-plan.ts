// From an attribute to the question it could become, by its type.

import type { DraftLanguage } from './draft.ts';
import { numberSpelling } from './number-spelling.ts';
import { phrasesIn } from './phrases.ts';
import type { Plan } from './plan.ts';
import { planBoolean, planWords } from './plan-choice.ts';
import { planNumber } from './plan-number.ts';
import type { Profile } from './profile.ts';

/** Null where there is nothing to choose from. */
export function makePlan(
  profile: Profile,
  size: number,
  parts: number,
  language: DraftLanguage,
  currency: string | null,
): Plan | null {
  const phrases = phrasesIn(language);
  const { column } = profile;
  switch (column.type) {
    case 'number':
      return planNumber({ ...profile, column }, size, parts, numberSpelling(profile, language, currency), phrases);
    case 'boolean':
      return planBoolean({ ...profile, column }, size, phrases);
    default:
      return planWords(profile, size, phrases);
  }
}

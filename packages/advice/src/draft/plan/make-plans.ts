// The questions that a catalog's attributes could become, by their type: one for each attribute, or for two that belong
// together.

import { isValueAnswers, type Question } from '@guidepost/engine/advisor';
import { titleAsShown } from '../../title-as-shown.ts';
import { findPairs } from '../attribute/find-pairs.ts';
import type { Profile } from '../attribute/profile.ts';
import type { DraftLanguage } from '../draft.ts';
import { numberSpelling } from '../words/number-spelling.ts';
import { phrasesIn } from '../words/phrases-in.ts';
import type { Plan } from './plan.ts';
import { planBoolean, planWords } from './plan-choice.ts';
import { planNumber } from './plan-number.ts';
import { planPair } from './plan-pair.ts';

/** `parts`: into how many ranges many numbers are divided. Attributes with nothing to choose from in words have no question. */
export function makePlans(
  profiles: readonly Profile[],
  size: number,
  parts: number,
  language: DraftLanguage,
  currency: string | null,
): Plan[] {
  const phrases = phrasesIn(language);
  const planOf = (profile: Profile): Plan | null => {
    const { column } = profile;
    switch (column.type) {
      case 'number':
        return planNumber({ ...profile, column }, size, parts, numberSpelling(profile, language, currency), phrases);
      case 'boolean':
        return planBoolean({ ...profile, column }, size, phrases);
      default:
        return planWords(profile, size, phrases);
    }
  };
  const ofPairs = findPairs(profiles).flatMap((pair) =>
    readable(planPair(pair, size, numberSpelling(pair.first, language, currency), phrases)),
  );
  const inPairs = new Set(ofPairs.flatMap(({ profile, partner }) => [profile.attribute.name, partner?.attribute.name]));
  const alone = profiles.filter(({ attribute }) => !inPairs.has(attribute.name));
  return [...ofPairs, ...alone.flatMap((profile) => readable(planOf(profile)))];
}

const readable = (plan: Plan | null): Plan[] => (plan !== null && hasDistinctTitles(plan.question) ? [plan] : []);

/** Nobody could tell answers apart that read the same. */
function hasDistinctTitles(question: Question): boolean {
  const offered =
    question.type === 'RANGE' ? question.groupings : isValueAnswers(question.answers) ? [] : question.answers;
  return new Set(offered.map(({ title }) => titleAsShown(title))).size === offered.length;
}

// Plans the questions that a catalog's attributes could become, by their type: one for each attribute, or one for two that belong
// together.

import { isValueAnswers, type Question } from '@guidepost/engine/advisor';
import { titleAsShown } from '../../title-as-shown.ts';
import { findPairs } from '../attribute/find-pairs.ts';
import { isOneOfSeveral } from '../attribute/judge-attribute.ts';
import type { NumberProfile, Profile } from '../attribute/profile.ts';
import { areEnglish } from '../words/english-answers.ts';
import type { DraftLanguage } from '../words/languages/languages.ts';
import { type NumberSpelling, numberSpelling } from '../words/number-spelling.ts';
import type { Phrases } from '../words/phrases.ts';
import { phrasesIn } from '../words/phrases-in.ts';
import { hideRedundant } from './hide-redundant.ts';
import type { Plan } from './plan.ts';
import { planBoolean } from './plan-boolean.ts';
import { isLightColor, planLightColor } from './plan-light-color.ts';
import { planPair } from './plan-pair.ts';
import { planParts } from './plan-parts.ts';
import { planProtection } from './plan-protection.ts';
import { planRange } from './plan-range.ts';
import { isPicture, planSharpness } from './plan-sharpness.ts';
import { planWords } from './plan-words.ts';

/** `parts`: how many ranges many numbers are divided into; `isUsed`: the goods are used. An attribute without anything to choose from gets no question. */
export function makePlans(
  profiles: readonly Profile[],
  size: number,
  parts: number,
  language: DraftLanguage,
  currency: string | null,
  isUsed: boolean,
): Plan[] {
  const phrases = phrasesIn(language);
  const planOf = (profile: Profile): Plan | null => {
    const { column } = profile;
    switch (column.type) {
      case 'number':
        return planNumber(
          { ...profile, column },
          size,
          parts,
          numberSpelling(profile, language, currency),
          phrases,
          isUsed,
        );
      case 'boolean':
        return planBoolean({ ...profile, column }, size, phrases);
      default:
        return planProtection(profile, size, phrases) ?? planWords(profile, size, phrases);
    }
  };
  const pairs = findPairs(profiles);
  const ofPairs = pairs.flatMap((pair) =>
    readable(
      isPicture(pair)
        ? planSharpness(pair, size, phrases)
        : planPair(pair, size, numberSpelling(pair.second, language, currency), phrases),
    ),
  );
  // Nobody is asked how many pixels a picture has across.
  const inPairs = new Set([
    ...ofPairs.flatMap(({ profile, partner }) => [profile.attribute.name, partner?.attribute.name]),
    ...pairs.filter(isPicture).flatMap(({ first, second }) => [first.attribute.name, second.attribute.name]),
  ]);
  const alone = profiles.filter((profile) => !inPairs.has(profile.attribute.name) && !isOneOfSeveral(profile));
  const plans = [...ofPairs, ...alone.flatMap((profile) => readable(planOf(profile)))];
  return plans.map((each) => {
    const plan = { ...each, question: hideRedundant(each.question) };
    return areEnglish(plan.profile, language) ? { ...plan, ease: FOREIGN * plan.ease, isForeign: true } : plan;
  });
}

/** Of two kinds, the one in the language of the questions is asked for. */
const FOREIGN = 0.4;

const readable = (plan: Plan | null): Plan[] => (plan !== null && hasDistinctTitles(plan.question) ? [plan] : []);

/** Shoppers could not tell answers apart that read the same. */
function hasDistinctTitles(question: Question): boolean {
  const offered =
    question.type === 'RANGE' ? question.groupings : isValueAnswers(question.answers) ? [] : question.answers;
  return new Set(offered.map(({ title }) => titleAsShown(title))).size === offered.length;
}

/** Up to so many values, ranges end at values that exist. With more values, they get round bounds and become a RANGE. */
const SOME_VALUES = 48;
/** Up to so many values count as few if most products share the most frequent of them. */
const MANY_VALUES = 300;
const FREQUENT = 10;
/** Who knows at all how much protein it should be says so roughly. */
const MOST_TECHNICAL = 5;
/** Nobody who wants a bag of 2 kg wants one of 400 g. */
const SIZES_OF_PACKS = 8;
const isPack = ({ concept, attribute: { unit } }: NumberProfile): boolean =>
  concept === 'amount' && /^(k?g|m?l)$/i.test(unit ?? '');
const MOST_PRODUCTS = 0.6;

/**
 * A few values are offered as they are, and more values in ranges with round bounds. The price, and what varies widely, is a
 * RANGE with groupings, so shoppers can also set bounds of their own. `parts`: into how many ranges many values are divided.
 */
function planNumber(
  profile: NumberProfile,
  size: number,
  parts: number,
  spelling: NumberSpelling,
  phrases: Phrases,
  isUsed: boolean,
): Plan | null {
  const { codes, concept } = profile;
  if (codes.length < 2) return null;
  if (isLightColor(profile)) return planLightColor(profile, size, spelling, phrases);
  const own =
    concept === 'technical' || concept === 'expert'
      ? Math.min(parts, MOST_TECHNICAL)
      : isPack(profile)
        ? Math.max(parts, SIZES_OF_PACKS)
        : parts;
  if (concept === 'price' || !isDiscrete(profile)) return planRange(profile, size, own, spelling, phrases);
  return planParts(profile, size, own, spelling, phrases, isUsed);
}

function isDiscrete({ codes, counts, known }: NumberProfile): boolean {
  if (codes.length <= SOME_VALUES) return true;
  if (codes.length > MANY_VALUES) return false;
  const frequent = codes.map((code) => counts[code] ?? 0).sort((a, b) => b - a);
  return frequent.slice(0, FREQUENT).reduce((sum, count) => sum + count, 0) >= MOST_PRODUCTS * known;
}

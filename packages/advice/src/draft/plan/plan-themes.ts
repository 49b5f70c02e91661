// Plans a question about tags, the last resort if attributes do not lead shoppers to what they want. It offers the tags
// that tell most about the products still in question, as words that people read. The question is only a preference, because shops
// often forget tags, and a missing tag must not remove a product.

import type { Answer, ChoiceQuestion } from '@guidepost/engine/advisor';
import { findThemes, placesByCode, type ThemeProfile, themesOf } from '../attribute/find-themes.ts';
import { ease } from '../attribute/judge-attribute.ts';
import type { ChoiceSetting, ShopperState } from '../choice/choice-setting.ts';
import type { Phrases } from '../words/phrases.ts';
import { themeTitle } from '../words/theme-title.ts';
import { answerId } from './answer-id.ts';
import { chooseThemes } from './choose-themes.ts';
import type { Plan } from './plan.ts';
import { questionBase, topicOf } from './question-base.ts';

/** A reply has one bit for each answer. */
const MOST_THEMES = 30;
/** A theme outweighs a colour. */
const WEIGHT = 2;

/** `states`: where the questions before this one lead. Null if no two themes would help. */
export function planThemes(
  profile: ThemeProfile,
  size: number,
  states: readonly ShopperState[],
  setting: ChoiceSetting,
  phrases: Phrases,
): Plan | null {
  const themes = chooseThemes(findThemes(profile), profile, states, setting, MOST_THEMES);
  if (themes.length < 2) return null;
  const taken = new Set<string>();
  const { name } = profile.attribute;
  const answers = themes.map(
    ({ values }, nth): Answer => ({
      id: answerId(values[0] ?? '', nth, taken),
      title: themeTitle(values.find((value) => /\p{Lu}/u.test(value)) ?? values[0] ?? ''),
      description: null,
      image: null,
      backgroundColor: null,
      where: { kind: 'in', attribute: name, values },
    }),
  );
  const question: ChoiceQuestion = {
    ...questionBase(profile, phrases, phrases.askChoice(topicOf(profile), true)),
    weight: WEIGHT,
    type: 'MULTIPLE',
    match: 'any',
    redundant: 'show',
    answers,
  };
  const placeOf = placesByCode(themes, profile);
  const replies = new Uint32Array(size);
  for (let product = 0; product < size; product++) {
    for (const place of themesOf(product, profile, placeOf)) replies[product] = (replies[product] ?? 0) | (1 << place);
  }
  return { profile, question, replies, isList: true, largest: 0, most: MOST_THEMES, least: 1, ease: ease(profile) };
}

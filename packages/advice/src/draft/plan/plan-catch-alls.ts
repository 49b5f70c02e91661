// Plans a question in which some values also suit shoppers who want another: unisex shoes are shown to men and to women.

import type { ChoiceQuestion } from '@guidepost/engine/advisor';
import type { Served } from '../attribute/catch-all.ts';
import { ease } from '../attribute/judge-attribute.ts';
import type { Profile } from '../attribute/profile.ts';
import type { Phrases } from '../words/phrases.ts';
import { fixedAnswers } from './fixed-answers.ts';
import { inNaturalOrder } from './natural-order.ts';
import type { Plan } from './plan.ts';
import { questionBase, topicOf } from './question-base.ts';

/** `all`: at most 30. */
export function planCatchAlls(profile: Profile, all: readonly Served[], size: number, phrases: Phrases): Plan {
  const place = inNaturalOrder(
    all.map(({ own }) => own),
    profile.concept,
  );
  const served = all.toSorted((a, b) => place.indexOf(a.own) - place.indexOf(b.own));
  const question: ChoiceQuestion = {
    ...questionBase(profile, phrases, phrases.askChoice(topicOf(profile), false)),
    type: 'SINGLE',
    match: 'any',
    redundant: 'show',
    answers: fixedAnswers(
      profile,
      served.map(({ own, also }) => ({ ...own, also: also.flatMap(({ values }) => values) })),
      false,
      phrases,
    ),
  };
  // A product's set has a bit for each answer that it satisfies. A shopper with a product for all in mind chooses its own answer,
  // which no other product satisfies. That is the same as choosing all answers that it satisfies.
  const setOf = new Uint32Array(profile.counts.length);
  for (const [nth, { own, also }] of served.entries()) {
    for (const code of [own, ...also].flatMap(({ codes }) => codes)) setOf[code] = (setOf[code] ?? 0) | (1 << nth);
  }
  const replies = new Uint32Array(size);
  const { codes } = profile.column;
  for (let product = 0; product < size; product++) replies[product] = setOf[codes[product] ?? 0] ?? 0;
  return {
    profile,
    question,
    replies,
    isList: true,
    largest: 0,
    most: served.length,
    least: 2,
    ease: ease(profile),
  };
}

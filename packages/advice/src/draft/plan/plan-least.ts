// Plans a question for a number with lower bounds only: a shopper who needs 8 GB is also happy with 16. Of the levels that nearly every
// product reaches, the highest is the first answer ("4 GB is enough"): if replies before have left a single level, it is still a choice.

import type { ChoiceQuestion } from '@guidepost/engine/advisor';
import { isSoldSize } from '../attribute/drive-size.ts';
import { ease } from '../attribute/judge-attribute.ts';
import { boundsApart, boundsReached, isOutOfHundred } from '../attribute/one-sided-number.ts';
import { type NumberProfile, repliesByCode } from '../attribute/profile.ts';
import type { NumberSpelling } from '../words/number-spelling.ts';
import type { Phrases } from '../words/phrases.ts';
import type { Plan } from './plan.ts';
import { askNumber, questionBase } from './question-base.ts';
import { levelOfNearlyAll, tellingBounds } from './rare-parts.ts';
import { withTellingIds } from './telling-ids.ts';

/** `all`: ascending, at least two. Some products in scope reach each bound, but not the next one. */
export function planLeastAnswers(
  profile: NumberProfile,
  size: number,
  all: readonly number[],
  spelling: NumberSpelling,
  phrases: Phrases,
): Plan {
  const { attribute, column, counts } = profile;
  // Of 500 GB and 512 GB the smaller one will do.
  const apart = isOutOfHundred(profile) ? all : boundsApart(all);
  const productsOf = (bound: number): number =>
    profile.codes.reduce((sum, code) => sum + ((column.numbers[code - 1] ?? 0) >= bound ? (counts[code] ?? 0) : 0), 0);
  const isMemory = /^[kmgt]i?b$/i.test(attribute.unit ?? '');
  const bounds = tellingBounds(apart.length < 2 ? all : apart, productsOf, profile.known, isMemory);
  const enough = levelOfNearlyAll(
    [...(isMemory ? profile.codes.map((code) => column.numbers[code - 1] ?? 0).filter(isSoldSize) : []), ...all],
    bounds[0] ?? 0,
    (bound) => productsOf(bound) / profile.known,
  );
  const levels = enough === null ? bounds : [enough, ...bounds];
  const question: ChoiceQuestion = {
    ...questionBase(profile, phrases, askNumber(profile, phrases)),
    type: 'SINGLE',
    match: 'any',
    answers: withTellingIds(
      levels.map((gte, nth) => ({
        id: `part-${nth + 1}`,
        title: gte === enough ? phrases.enough(spelling.one(gte)) : phrases.orMore(spelling.one(gte)),
        description: null,
        image: null,
        backgroundColor: null,
        // What every product has is no condition.
        where: productsOf(gte) === profile.known ? null : { kind: 'compare', attribute: attribute.name, gte },
      })),
    ),
  };
  const setOf = new Uint32Array(counts.length);
  for (const [nth, value] of column.numbers.entries()) setOf[nth + 1] = boundsReached(value, levels);
  const replies = repliesByCode(profile, size, setOf);
  return { profile, question, replies, isList: true, largest: 0, most: 200, least: 2, ease: ease(profile) };
}

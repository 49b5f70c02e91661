// Plans a question for yes or no.

import type { Answer, ChoiceQuestion } from '@guidepost/engine/advisor';
import type { Condition } from '@guidepost/engine/condition';
import type { BooleanColumn } from '@guidepost/engine/snapshot';
import { ease } from '../attribute/judge-attribute.ts';
import type { Profile } from '../attribute/profile.ts';
import type { Phrases } from '../words/phrases.ts';
import type { Plan } from './plan.ts';
import { questionBase, topicOf } from './question-base.ts';

type BooleanProfile = Profile & { readonly column: BooleanColumn };

export function planBoolean(profile: BooleanProfile, size: number, phrases: Phrases): Plan {
  const { name } = profile.attribute;
  const { title, isAdjective } = phrases.askBoolean(topicOf(profile));
  const meansNo = lacksMeanNo(profile);
  const isTrue: Condition = { kind: 'in', attribute: name, values: [true] };
  const isFalse: Condition = meansNo
    ? { kind: 'exists', attribute: name, exists: false }
    : { kind: 'in', attribute: name, values: [false] };
  const question: ChoiceQuestion = {
    ...questionBase(profile, phrases, title),
    ...(meansNo ? { missing: 'drop' } : {}),
    type: 'SINGLE',
    match: 'any',
    answers: [
      answer('with', isAdjective ? phrases.yes : phrases.withIt, isTrue),
      answer('without', isAdjective ? phrases.no : phrases.withoutIt, isFalse),
    ],
  };
  const replies = repliesTo(profile, size, meansNo);
  return { profile, question, replies, isList: false, largest: 2, most: 2, least: 2, ease: ease(profile) };
}

/** If a catalog never says "false" for an attribute, a missing value means false. */
const lacksMeanNo = ({ codes }: Profile): boolean => codes.length === 1 && codes[0] === TRUE;

const answer = (id: string, title: string, where: Condition): Answer => ({
  id,
  title,
  description: null,
  image: null,
  backgroundColor: null,
  where,
});

/** As the answers stand: 1 with it, 2 without it. */
function repliesTo({ column }: BooleanProfile, size: number, meansNo: boolean): Uint32Array {
  const replies = new Uint32Array(size);
  for (let product = 0; product < size; product++) {
    const code = column.codes[product] ?? 0;
    replies[product] = code === TRUE ? 1 : code === FALSE || meansNo ? 2 : 0;
  }
  return replies;
}
const FALSE = 1;
const TRUE = 2;

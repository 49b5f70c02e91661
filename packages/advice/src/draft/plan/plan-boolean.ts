// Plans a question for yes or no.

import type { Answer, ChoiceQuestion } from '@guidepost/engine/advisor';
import type { Condition } from '@guidepost/engine/condition';
import type { BooleanColumn } from '@guidepost/engine/snapshot';
import { ease, yesShare } from '../attribute/judge-attribute.ts';
import type { Profile } from '../attribute/profile.ts';
import { isSilenceNo } from '../attribute/silence-is-no.ts';
import { newOrUsed } from '../words/meanings/new-or-used.ts';
import type { Phrases } from '../words/phrases.ts';
import { saysUsed } from '../words/used-words.ts';
import type { Plan } from './plan.ts';
import { isSilentOfSome, questionBase, topicOf } from './question-base.ts';

type BooleanProfile = Profile & { readonly column: BooleanColumn };

/** `isWanted`: somebody wants this question, in order to tell apart what has it and what has not. */
export function planBoolean(profile: BooleanProfile, size: number, phrases: Phrases, isWanted = false): Plan {
  const { name, label } = profile.attribute;
  const used = [name, label ?? ''].some(saysUsed) ? newOrUsed(phrases.language) : null;
  const asked = phrases.askBoolean(topicOf(profile));
  const { title, isAdjective } = used === null ? asked : { ...used, isAdjective: false };
  const isTrue: Condition = { kind: 'in', attribute: name, values: [true] };
  const isSilent = isSilenceNo(profile);
  // As two tests, which the portal shows in fields.
  const isNotSaid: Condition = {
    kind: 'any',
    of: [
      { kind: 'not_in', attribute: name, values: [true] },
      { kind: 'exists', attribute: name, exists: false },
    ],
  };
  const isFalse: Condition = isSilent ? isNotSaid : { kind: 'in', attribute: name, values: [false] };
  const isFirm = isSilent && isWanted;
  const isNeedless = isAdjective && !isFirm && (yesShare(profile) > MOSTLY || isSilentOfSome(profile));
  const question: ChoiceQuestion = {
    ...questionBase(profile, phrases, title),
    type: 'SINGLE',
    match: 'any',
    redundant: 'show',
    answers: [
      answer('with', used?.used ?? (isAdjective ? phrases.yes : phrases.withIt), isTrue),
      answer('without', used?.fresh ?? (isAdjective ? phrases.no : phrases.withoutIt), isNeedless ? null : isFalse),
    ],
  };
  const replies = repliesTo(profile, size, isNeedless, isSilent);
  return {
    profile,
    question,
    replies,
    isList: false,
    largest: 2,
    most: 2,
    least: isNeedless ? 1 : 2,
    ease: ease(profile),
  };
}

/**
 * If more products have it, a no means that one does not need it, and removes nothing. Where few have it, such as used goods, a no means
 * that one does not want it; but not where the catalog is silent about some. And once other replies have left none that certainly lacks it,
 * a no that removes something could not be offered, and with it the whole question would be passed over.
 */
const MOSTLY = 0.5;

const answer = (id: string, title: string, where: Condition | null): Answer => ({
  id,
  title,
  description: null,
  image: null,
  backgroundColor: null,
  where,
});

/** As the answers stand: 1 with it, 2 without it. Who does not need it keeps every product, as with a skip. */
function repliesTo({ column }: BooleanProfile, size: number, isNeedless: boolean, isSilent: boolean): Uint32Array {
  const replies = new Uint32Array(size);
  for (let product = 0; product < size; product++) {
    const code = column.codes[product] ?? 0;
    replies[product] = code === TRUE ? 1 : (isSilent || code === FALSE) && !isNeedless ? 2 : 0;
  }
  return replies;
}
const FALSE = 1;
const TRUE = 2;

// Who replies to which kind of question.

import type { CompiledAdvisor } from '@guidepost/engine/compile';
import type { Narrowed } from '@guidepost/engine/narrow';
import type { Offer } from '@guidepost/engine/offer';
import { makeChoiceReplier, makeValuesReplier } from './choice-replier.ts';
import { makeRangeReplier } from './range-replier.ts';
import type { Replier } from './replier.ts';

/** Uses `narrowed` at once, and keeps nothing of it. */
export function makeReplier(compiled: CompiledAdvisor, offered: Offer, narrowed: Narrowed): Replier {
  const question = compiled.questions[offered.place];
  if (offered.kind === 'choice' && question?.kind === 'choice') return makeChoiceReplier(question, offered, narrowed);
  if (offered.kind === 'values' && question?.kind === 'values') return makeValuesReplier(question, offered);
  if (offered.kind === 'range' && question?.kind === 'range') return makeRangeReplier(question, offered);
  throw new Error('What is offered belongs to another advisor version.');
}

// The questions that were replied to, each as it would be asked again. The view has the shopper's replies only as long as its frame lives; with
// these it can show them again, and let the shopper change one.

import type { Question } from '@guidepost/contract/next-response';
import { offerAgain } from '@guidepost/engine/reconsider';
import { type Reply, repliedQuestions, type Session } from '@guidepost/engine/session';
import { wholeGroupings } from '@guidepost/engine/whole-groupings';
import type { LiveAdvisor } from '../live/live-advisor.ts';
import { BINARY_ENCODING } from '../rendering/binary-text.ts';
import { readVisibleJson } from './visible-text.ts';

export interface RepliedQuestion {
  readonly question: Question;
  /** Ids; empty for a skip. */
  readonly answers: Reply;
}

/** In the order in which they were replied to first. */
export function askedAgain({ compiled, renderers }: LiveAdvisor, session: Session): readonly RepliedQuestion[] {
  const renderer = renderers.get(session.language);
  if (renderer === undefined) return [];
  const wholes = wholeGroupings(compiled);
  return repliedQuestions(session).flatMap((id) => {
    const question = compiled.questions[compiled.places.get(id) ?? -1];
    const answers = session.replies[id];
    if (question === undefined || answers === undefined) return [];
    const rendered = renderer.render(offerAgain(compiled, session, question), null, '', wholes);
    return [{ question: readVisibleJson<Question>(Buffer.from(rendered, BINARY_ENCODING).toString('utf8')), answers }];
  });
}

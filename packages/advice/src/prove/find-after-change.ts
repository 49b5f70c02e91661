// What going back can do: a shopper changes one earlier reply, and a later one that is kept finds nothing any more. Looked at
// for each filter along the shortest conversation that leads to it, with every answer of it and every other answer of each
// earlier filter; not for every conversation, since in nearly every advisor there are such replies.

import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { type Narrowed, narrow } from '@guidepost/engine/narrow';
import { offer } from '@guidepost/engine/offer';
import type { Reply, Session } from '@guidepost/engine/session';
import { pointerTo } from '../check/json-pointer.ts';
import { capital, questionName } from '../check/wording.ts';
import { offeredIds } from './model-replies.ts';
import type { ProofFinding, Said } from './proof.ts';

/** By place: the shortest conversation to the question, its own reply not among it; null where nobody is asked. */
export type Ways = readonly (readonly Said[] | null)[];

export function findAfterChange(compiled: CompiledAdvisor, ways: Ways, most: number): ProofFinding[] {
  let looks = 0;
  return compiled.questions.flatMap(({ place, question }): ProofFinding[] => {
    const way = ways[place];
    if (question.role !== 'filter' || !way) return [];
    let looked = 0;
    let emptied = 0;
    let example: readonly Said[] | null = null;
    for (const reply of answersTo(compiled, place, way)) {
      for (const [nth, step] of way.entries()) {
        const earlier = compiled.places.get(step.question) ?? -1;
        if (compiled.questions[earlier]?.question.role !== 'filter') continue;
        for (const other of answersTo(compiled, earlier, way.slice(0, nth))) {
          if (looks >= most) break;
          looks++;
          const changed = way.with(nth, { question: step.question, reply: other });
          const { applied, replies } = narrow(compiled, sessionOf([...changed, { question: question.id, reply }]));
          if (replies[place] === null) continue;
          looked++;
          if (!applied.some((each) => each.place === place && each.effect !== 'narrowed')) continue;
          emptied++;
          example ??= [...way, { question: question.id, reply }, { question: step.question, reply: other }];
        }
      }
    }
    return example === null ? [] : [describe(compiled, place, emptied, looked, example)];
  });
}

/** One answer each, as offered after `way`. */
function answersTo(compiled: CompiledAdvisor, place: number, way: readonly Said[]): Reply[] {
  const question = compiled.questions[place];
  if (question === undefined) return [];
  const narrowed: Narrowed = narrow(compiled, sessionOf(way));
  return offeredIds(offer(question, narrowed, place === 0)).map((id) => [id]);
}

const sessionOf = (way: readonly Said[]): Session => ({
  language: '',
  replies: Object.fromEntries(way.map(({ question, reply }) => [question, reply])),
  shown: null,
  resultsGiven: true,
});

function describe(
  compiled: CompiledAdvisor,
  place: number,
  emptied: number,
  looked: number,
  conversation: readonly Said[],
): ProofFinding {
  const question = compiled.advisor.questions[place];
  const name = question === undefined ? '' : capital(questionName(question));
  const consequence = question?.must
    ? 'the results are then empty (`must`)'
    : 'it is then set aside and only counts for the order';
  return {
    severity: 'note',
    code: 'reply-lost-after-change',
    pointer: pointerTo('/questions', place),
    message: `${name}: whoever goes back and changes an earlier reply may find nothing any more with the answer given here; ${consequence}. So in ${emptied} of ${looked} changes looked at.`,
    mend: 'Nothing to mend where that is meant.',
    conversation,
    share: null,
  };
}

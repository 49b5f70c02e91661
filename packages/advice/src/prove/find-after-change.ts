// What going back can do: a shopper changes one earlier reply, and a later one that is kept finds nothing any more. Looked at
// for each filter along the shortest conversation that leads to it, with every answer of it and every other answer of each
// earlier filter; not for every conversation, since in nearly every advisor there are such replies.

import type { Question } from '@guidepost/engine/advisor';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { type Narrowed, narrow } from '@guidepost/engine/narrow';
import { offer } from '@guidepost/engine/offer';
import type { Reply, Session } from '@guidepost/engine/session';
import { listed, quoted } from '@guidepost/fault/say-names';
import { offeredIds } from './model-replies.ts';
import type { ProofFinding, Said } from './proof.ts';

/** By place: the shortest conversation to the question, its own reply not among it; null where nobody is asked. */
export type Ways = readonly (readonly Said[] | null)[];

/** At most one finding, of all filters. `most`: the most changes to look at. */
export function findAfterChange(compiled: CompiledAdvisor, ways: Ways, most: number): ProofFinding[] {
  const lost: Lost[] = [];
  let left = most;
  for (const { place, question } of compiled.questions) {
    const way = ways[place];
    if (question.role !== 'filter' || !way) continue;
    const own: Lost = { question, looked: 0, emptied: 0, example: null };
    for (const { changed, reply, conversation } of changesOf(compiled, place, way)) {
      if (left-- <= 0) break;
      const { applied, replies } = narrow(compiled, sessionOf([...changed, { question: question.id, reply }]));
      // Where the change closes the branch, the reply does not count any more.
      if (replies[place] === null) continue;
      own.looked++;
      if (!applied.some((each) => each.place === place && each.effect !== 'narrowed')) continue;
      own.emptied++;
      own.example ??= conversation;
    }
    if (own.emptied > 0) lost.push(own);
  }
  return lost.length === 0 ? [] : [describe(lost)];
}

interface Lost {
  readonly question: Question;
  looked: number;
  emptied: number;
  example: readonly Said[] | null;
}

interface Change {
  /** The earlier replies as they are after the change. */
  readonly changed: readonly Said[];
  readonly reply: Reply;
  /** The whole of it, the change at the end. */
  readonly conversation: readonly Said[];
}

/** Each answer to the question, then another reply to an earlier filter. */
function* changesOf(compiled: CompiledAdvisor, place: number, way: readonly Said[]): Generator<Change> {
  const id = compiled.advisor.questions[place]?.id ?? '';
  for (const reply of answersTo(compiled, place, way)) {
    for (const [nth, { question }] of way.entries()) {
      const earlier = compiled.places.get(question) ?? -1;
      if (compiled.questions[earlier]?.question.role !== 'filter') continue;
      for (const other of answersTo(compiled, earlier, way.slice(0, nth))) {
        const change = { question, reply: other };
        yield { changed: way.with(nth, change), reply, conversation: [...way, { question: id, reply }, change] };
      }
    }
  }
}

/** One answer each, as offered after `way`. */
function answersTo(compiled: CompiledAdvisor, place: number, way: readonly Said[]): Reply[] {
  const question = compiled.questions[place];
  if (question === undefined) return [];
  const narrowed: Narrowed = narrow(compiled, sessionOf(way));
  return offeredIds(offer(question, narrowed, way.length === 0)).map((id) => [id]);
}

const sessionOf = (way: readonly Said[]): Session => ({
  language: '',
  replies: Object.fromEntries(way.map(({ question, reply }) => [question, reply])),
  shown: null,
  resultsGiven: true,
});

function describe(lost: readonly Lost[]): ProofFinding {
  const counted = lost.map(({ question, emptied, looked }) => `${quoted(question.id)} (${emptied} of ${looked})`);
  const strict = lost.filter(({ question }) => question.must).map(({ question }) => quoted(question.id));
  const consequence = strict.length === 0 ? '' : ` After ${listed(strict)} (\`must\`) the results are then empty.`;
  return {
    severity: 'note',
    code: 'reply-lost-after-change',
    pointer: '/questions',
    message: `When a shopper goes back and changes an earlier reply, a later one, which is kept, may find nothing any more and be set aside: ${listed(counted)} of the changes looked at.${consequence}`,
    mend: 'Nothing to mend: the nearest products are shown, and the shopper can change that reply, too.',
    conversation: (lost.find(({ question }) => question.must) ?? lost[0])?.example ?? null,
    share: null,
    conversations: null,
  };
}

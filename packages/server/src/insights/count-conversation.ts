// What one conversation counts for. Whatever happened more than once in it counts once; what was replied in the end counts, not on the
// way there. A question counts only if it was shown, so that branches do not distort its shares.

import { groupAnswer } from '../sessions/group-answer.ts';
import { isMadeUp } from '../sessions/made-up-session.ts';
import type { ConversationRecord, RecordedInteraction } from './conversation-record.ts';
import type { InsightKind } from './insight-count.ts';

/** The longest path that is told apart, in characters. */
const LONGEST_PATH = 600;

export type Counted = readonly [kind: InsightKind, question: string, answer: string, count: number];

export function* countConversation({ id, steps, interactions }: ConversationRecord): Generator<Counted> {
  const once = (kind: InsightKind, question = '', answer = ''): Counted => [kind, question, answer, 1];
  const replies = new Map<string, readonly string[]>();
  const changed = new Set<string>();
  const viewed = new Set<string>();
  for (const { question, reply, shown } of steps) {
    if (question !== null && reply !== null) {
      if (replies.has(question)) changed.add(question);
      replies.set(question, reply);
    }
    if (shown !== null) viewed.add(shown);
  }
  const last = steps.at(-1);
  const did = new Set(interactions.map(({ kind }) => kind));
  yield once('started');
  if (isMadeUp(id)) yield once('made-up');
  if (replies.size > 0) yield once('engaged');
  if (steps.some(({ resultsGiven }) => resultsGiven)) yield once('results');
  if (last?.shown === null) yield once('ended');
  for (const kind of did) yield once(kind);
  for (const question of viewed) yield once('viewed', question);
  if (last && last.shown !== null) yield once('left', last.shown);
  for (const question of changed) yield once('changed', question);
  for (const [question, reply] of replies) {
    yield once(reply.length === 0 ? 'skipped' : 'replied', question);
    for (const answer of new Set(reply.map(groupAnswer))) {
      yield once('chosen', question, answer);
      if (did.has('clicked')) yield once('chosen-clicked', question, answer);
      if (did.has('bought')) yield once('chosen-bought', question, answer);
    }
  }
  if (replies.size > 0) {
    const path = pathOf(replies);
    yield once('path', '', path);
    if (did.has('clicked')) yield once('path-clicked', '', path);
    if (did.has('bought')) yield once('path-bought', '', path);
  }
  yield* countProducts(interactions);
}

/** Two purchases of one product are two orders, which are paid twice, but led to by one conversation. */
function* countProducts(interactions: readonly RecordedInteraction[]): Generator<Counted> {
  const seen = new Set<string>();
  for (const { kind, sku, value, currency } of interactions) {
    const key = `${kind} ${sku}`;
    if (!seen.has(key)) yield [`product-${kind}`, '', sku, 1];
    seen.add(key);
    if (kind !== 'bought' || value === null || currency === null) continue;
    yield ['revenue', currency, '', value];
    yield ['product-revenue', currency, sku, value];
  }
}

/** JSON: a list for each question, of its id and the answers. */
function pathOf(replies: ReadonlyMap<string, readonly string[]>): string {
  const path = JSON.stringify(
    [...replies].map(([question, reply]) => [question, ...reply.map(groupAnswer).toSorted()]),
  );
  return path.length <= LONGEST_PATH ? path : '[]';
}

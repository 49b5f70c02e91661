// What one conversation counts for. Whatever happened more than once in it counts once; what was replied in the end counts, not on the
// way there. A question counts only if it was shown, so that branches do not distort its shares.

import type { Given } from '../sessions/given.ts';
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
  const given = steps.findLast((step) => step.given !== null)?.given ?? null;
  if (given !== null) yield* countGiven(given, replies, interactions);
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

/** What the last results were, and what they lacked of the answers that were chosen in the end. */
function* countGiven(
  { skus, lacks }: Given,
  replies: ReadonlyMap<string, readonly string[]>,
  interactions: readonly RecordedInteraction[],
): Generator<Counted> {
  yield ['recommended', '', '', 1];
  const clicked = new Set(interactions.filter(({ kind }) => kind === 'clicked').map(({ sku }) => sku));
  for (const sku of new Set(skus)) {
    yield ['product-recommended', '', sku, 1];
    if (clicked.has(sku)) yield ['recommended-clicked', '', sku, 1];
  }
  const [first] = skus;
  if (first !== undefined) yield ['product-first', '', first, 1];
  for (const [question, reply] of replies) {
    const chosen = new Set(reply.map(groupAnswer));
    for (const answer of chosen) yield ['chosen-recommended', question, answer, 1];
    const lack = lacks.find((each) => each.question === question);
    if (lack === undefined) continue;
    for (const answer of new Set(lack.answers.map(groupAnswer))) {
      // After the last results the shopper may have thought again.
      if (chosen.has(answer)) yield [lack.isSetAside ? 'set-aside' : 'missed', question, answer, 1];
    }
  }
}

/** JSON: a list for each question, of its id and the answers. */
function pathOf(replies: ReadonlyMap<string, readonly string[]>): string {
  const path = JSON.stringify(
    [...replies].map(([question, reply]) => [question, ...reply.map(groupAnswer).toSorted()]),
  );
  return path.length <= LONGEST_PATH ? path : '[]';
}

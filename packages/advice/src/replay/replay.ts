// Replays conversations with two versions of their advisor over the products of today, so that what differs is the version's doing.

import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { type Followed, followReplies } from './follow-replies.ts';
import {
  REPLAY_CHANGES,
  type ReplayChange,
  type ReplayExample,
  type ReplayedConversation,
  type ReplayedQuestion,
  type ReplayReport,
} from './replay-report.ts';

/** How many examples of a change there are at most, and how many products of each. */
const EXAMPLES = 3;
const EXAMPLE_RESULTS = 5;

/** `onProgress`: told how many conversations of how many are done. */
export function replay(
  before: CompiledAdvisor,
  after: CompiledAdvisor,
  conversations: readonly ReplayedConversation[],
  onProgress: (done: number, total: number) => void = () => {},
): ReplayReport {
  const all = joinEqual(conversations);
  const total = all.reduce((sum, { times }) => sum + times, 0);
  const changes = Object.fromEntries(REPLAY_CHANGES.map((change) => [change, 0])) as Record<ReplayChange, number>;
  const questions = new QuestionTally([...before.places.keys(), ...after.places.keys()]);
  const asked = { before: 0, after: 0 };
  const examples: ReplayExample[] = [];
  let [done, losing, gaining] = [0, 0, 0];
  for (const conversation of all) {
    const { replies, times } = conversation;
    const was = followReplies(before, replies, false);
    const is = followReplies(after, replies, was.results !== null);
    const change = changeOf(was.results, is.results);
    changes[change] += times;
    if (lacks(is.results, was.results)) losing += times;
    if (lacks(was.results, is.results)) gaining += times;
    asked.before += times * was.asked.length;
    asked.after += times * is.asked.length;
    questions.add(conversation, was, is);
    if (change !== 'unseen' && change !== 'same' && examples.filter((one) => one.change === change).length < EXAMPLES)
      examples.push({ change, conversation, before: firstOf(was.results), after: firstOf(is.results) });
    done += times;
    onProgress(done, total);
  }
  return {
    ...{ conversations: total, changes, losing, gaining },
    asked: { before: asked.before / Math.max(1, total), after: asked.after / Math.max(1, total) },
    questions: questions.changed(),
    examples: examples.toSorted((a, b) => REPLAY_CHANGES.indexOf(a.change) - REPLAY_CHANGES.indexOf(b.change)),
  };
}

/** Those of the same replies are one; the most frequent come first. */
function joinEqual(conversations: readonly ReplayedConversation[]): ReplayedConversation[] {
  const equal = Map.groupBy(conversations, ({ replies }) => JSON.stringify([...replies]));
  return [...equal.values()]
    .flatMap(([first, ...others]) =>
      first === undefined ? [] : { ...first, times: others.reduce((sum, { times }) => sum + times, first.times) },
    )
    .toSorted((a, b) => b.times - a.times);
}

type Results = Followed['results'];

function changeOf(before: Results, after: Results): ReplayChange {
  if (before === null) return after === null ? 'unseen' : 'earlier';
  // Whoever got to results before is led on until they get some.
  if (after === null) throw new Error('A conversation ended without results.');
  if (before.length === after.length && before.every((sku, nth) => sku === after[nth])) return 'same';
  if (after.length === 0) return 'emptied';
  if (before.length === 0) return 'filled';
  return before[0] === after[0] ? 'other-behind' : 'other-first';
}

/** Whether something of `wanted` is not among the results. */
const lacks = (results: Results, wanted: Results): boolean =>
  results !== null && (wanted ?? []).some((sku) => !results.includes(sku));

const firstOf = (results: Results): Results => results?.slice(0, EXAMPLE_RESULTS) ?? null;

class QuestionTally {
  readonly #all: ReadonlyMap<string, { -readonly [Member in keyof ReplayedQuestion]: ReplayedQuestion[Member] }>;

  constructor(ids: readonly string[]) {
    this.#all = new Map(ids.map((question) => [question, { question, notAsked: 0, notUnderstood: 0, newlyAsked: 0 }]));
  }

  add({ replies, times }: ReplayedConversation, was: Followed, is: Followed): void {
    for (const id of was.asked) {
      const tally = this.#all.get(id);
      if (tally === undefined || !replies.has(id) || was.notUnderstood.includes(id)) continue;
      if (!is.asked.includes(id)) tally.notAsked += times;
      else if (is.notUnderstood.includes(id)) tally.notUnderstood += times;
    }
    for (const id of is.asked) {
      const tally = this.#all.get(id);
      if (tally !== undefined && !was.asked.includes(id)) tally.newlyAsked += times;
    }
  }

  changed(): ReplayedQuestion[] {
    return [...this.#all.values()].filter(
      ({ notAsked, notUnderstood, newlyAsked }) => notAsked + notUnderstood + newlyAsked > 0,
    );
  }
}

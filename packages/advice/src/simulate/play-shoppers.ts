// Plays many shoppers at once: all who gave the same replies so far are in one state, which is worked out once, and part
// where their replies differ. What is remembered is the way to one state, never the whole tree.

import type { CompiledAdvisor } from '@guidepost/engine/compile';
import type { Reply } from '@guidepost/engine/session';
import { type ConversationState, nextState, startState } from './conversation-state.ts';

/** A shopper is a number; those below `counted` are played, the others only go along where these go. */
export interface Crowd {
  /** Shopper → the product in mind, by number in the snapshot. */
  readonly products: Uint32Array;
  readonly size: number;
  readonly counted: number;
  readonly replyOf: (shopper: number, state: ConversationState) => Reply;
}

export interface CrowdWatcher {
  /** A question is asked of some counted shoppers (and others, behind them), who part by their replies. */
  readonly asked: (
    state: ConversationState,
    shoppers: readonly number[],
    parts: ReadonlyMap<Reply, readonly number[]>,
  ) => void;
  /** Every state on the way, the first and the last too; `isFirstGiven`: with it results are given for the first time. */
  readonly reached: (state: ConversationState, shoppers: readonly number[], isFirstGiven: boolean) => void;
  readonly ended: (state: ConversationState, shoppers: readonly number[]) => void;
}

export function playShoppers(compiled: CompiledAdvisor, crowd: Crowd, watchers: readonly CrowdWatcher[]): void {
  const everybody = Array.from({ length: crowd.size }, (_, shopper) => shopper);
  play(compiled, crowd, watchers, startState(compiled), everybody, false);
}

/** From a state on: that of shoppers who changed a reply after their conversation had ended. */
export function playOn(
  compiled: CompiledAdvisor,
  crowd: Crowd,
  watchers: readonly CrowdWatcher[],
  state: ConversationState,
  shoppers: readonly number[],
): void {
  play(compiled, crowd, watchers, state, shoppers, state.session.resultsGiven);
}

function play(
  compiled: CompiledAdvisor,
  crowd: Crowd,
  watchers: readonly CrowdWatcher[],
  state: ConversationState,
  shoppers: readonly number[],
  wereGiven: boolean,
): void {
  const { offer, session } = state;
  for (const watcher of watchers) watcher.reached(state, shoppers, session.resultsGiven && !wereGiven);
  if (offer === null) {
    for (const watcher of watchers) watcher.ended(state, shoppers);
    return;
  }
  const parts = new Map<Reply, number[]>();
  for (const shopper of shoppers) {
    const reply = crowd.replyOf(shopper, state);
    const part = parts.get(reply);
    if (part === undefined) parts.set(reply, [shopper]);
    else part.push(shopper);
  }
  for (const watcher of watchers) watcher.asked(state, shoppers, parts);
  for (const [reply, part] of parts) {
    // Shoppers stay in ascending order, so the first tells whether anybody counts.
    if ((part[0] ?? crowd.size) >= crowd.counted) continue;
    const next = nextState(compiled, state, { kind: 'accepted', question: offer.question.id, reply });
    play(compiled, crowd, watchers, next, part, session.resultsGiven);
  }
}

/** How many shoppers of an ascending list count. */
export function countCounted(shoppers: readonly number[], counted: number): number {
  let low = 0;
  let high = shoppers.length;
  if ((shoppers[high - 1] ?? 0) < counted) return high;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((shoppers[middle] as number) < counted) low = middle + 1;
    else high = middle;
  }
  return low;
}

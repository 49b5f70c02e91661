// A point at which conversations meet: the same question comes next, the same products are left, and nothing else of what
// was said can be seen any more. From there on all of them go alike, so they are looked at once.

import { type Bits, setBit } from '@guidepost/engine/bits';
import type { Reply } from '@guidepost/engine/session';
import type { Memory } from './memory.ts';

/** What is counted of all conversations that come to a point. */
export interface Flow {
  /** Their share of all conversations of the shopper that is reckoned with. */
  share: number;
  /** How many of them that shopper can have. */
  paths: number;
  /** Their replies (skips count) times their shares. */
  replies: number;
  /** The fewest and the most replies that lead here, also of shoppers that are not reckoned with. */
  fewest: number;
  most: number;
}

/** Of no conversation yet. */
export const nothing = (): Flow => ({ share: 0, paths: 0, replies: 0, fewest: Number.POSITIVE_INFINITY, most: 0 });

export function clear(flow: Flow): void {
  flow.share = 0;
  flow.paths = 0;
  flow.replies = 0;
  flow.fewest = Number.POSITIVE_INFINITY;
  flow.most = 0;
}

export function addFlow(to: Flow, { share, paths, replies, fewest, most }: Flow): void {
  to.share += share;
  to.paths += paths;
  to.replies += replies;
  if (fewest < to.fewest) to.fewest = fewest;
  if (most > to.most) to.most = most;
}

export interface State extends Flow {
  readonly place: number;
  /** Equal states have equal marks. */
  readonly mark: number;
  readonly memory: Memory;
  readonly resultsGiven: boolean;
  /** How many replies were given, where results depend on that; otherwise 0. */
  readonly counted: number;
  readonly count: number;
  /** The candidates as bits, or as ascending numbers where those are shorter; given up when the state was looked at. */
  kept: Uint32Array | null;
  readonly isList: boolean;
  /** The way with the fewest replies that say something, of those the one with the fewest replies. */
  way: WayThere | null;
}

/** Where a way leads through. */
export interface Passed {
  readonly place: number;
  readonly way: WayThere | null;
}

export interface WayThere {
  readonly from: Passed;
  readonly reply: Reply;
  /** Replies that say something, and all of them, to the end of this way. */
  readonly said: number;
  readonly length: number;
}

/** What arrives at a state is added to it. */
export function arriveAt(state: State, flow: Flow, way: WayThere | null): void {
  state.share += flow.share;
  state.paths += flow.paths;
  state.replies += flow.replies;
  state.fewest = Math.min(state.fewest, flow.fewest);
  state.most = Math.max(state.most, flow.most);
  if (way !== null && isShorter(way, state.way)) state.way = way;
}

export const isShorter = (a: WayThere, b: WayThere | null): boolean =>
  b === null || a.said < b.said || (a.said === b.said && a.length < b.length);

export const extend = (from: Passed, reply: Reply): WayThere => ({
  from,
  reply,
  said: (from.way?.said ?? 0) + (reply.length > 0 ? 1 : 0),
  length: (from.way?.length ?? 0) + 1,
});

/** Place and reply of every step of a way. */
export function stepsOf(way: WayThere | null): { readonly place: number; readonly reply: Reply }[] {
  const steps: { place: number; reply: Reply }[] = [];
  for (let at = way; at !== null; at = at.from.way) steps.push({ place: at.from.place, reply: at.reply });
  return steps.reverse();
}

/** The words of memory that the candidates of states may take, all questions together. */
export interface Room {
  words: number;
}

/** Writes the candidates of a state into `into`, and gives their room up. */
export function takeCandidates(state: State, into: Bits, room: Room): void {
  const { kept, isList } = state;
  if (kept === null) throw new Error('The candidates of a state that was looked at are gone.');
  if (!isList) into.set(kept);
  else {
    into.fill(0);
    for (const product of kept) setBit(into, product);
  }
  state.kept = null;
  room.words += kept.length;
}

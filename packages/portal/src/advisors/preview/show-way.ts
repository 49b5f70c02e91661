// A conversation that somebody wants to see in the preview, such as the one that leads to a finding. The preview plays it as soon as it
// is on the screen.

import { useSyncExternalStore } from 'react';

export interface WayReply {
  readonly question_id: string;
  readonly answers: readonly string[];
}

export interface Way {
  readonly replies: readonly WayReply[];
  /** What it shows; empty where that is plain. */
  readonly shows: string;
  /** The question that it leads to. Replies that the preview has been given already are kept. Null: to none in particular. */
  readonly to: string | null;
  /** The product that is asked about once it is played; null: none. */
  readonly sku: string | null;
}

let wanted: Way | null = null;
const listeners = new Set<() => void>();

/** Whoever shows one of several panes brings the preview to the front: see {@link useWay}. */
export function showWay(replies: readonly WayReply[], shows = ''): void {
  want({ replies, shows, to: null, sku: null });
}

/** Why one product is not shown after these replies. */
export function showWhy(sku: string, replies: readonly WayReply[]): void {
  want({ replies, shows: '', to: null, sku });
}

/** Up to a question, all others skipped as far as nobody has replied to them. */
export function showQuestion(to: string, questions: readonly string[]): void {
  const others = questions.filter((id) => id !== to);
  want({ replies: others.map((question_id) => ({ question_id, answers: [] })), shows: '', to, sku: null });
}

function want(way: Way | null): void {
  wanted = way;
  for (const listener of listeners) listener();
}

/** Another object each time that one is wanted; null: none is. */
export const useWay = (): Way | null =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => wanted,
  );

/** It is played, so that nobody plays it again. */
export function tookWay(way: Way): void {
  if (wanted === way) want(null);
}

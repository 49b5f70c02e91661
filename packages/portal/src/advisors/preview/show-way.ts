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
}

let wanted: Way | null = null;
const listeners = new Set<() => void>();

/** Whoever shows one of several panes brings the preview to the front: see {@link useWay}. */
export function showWay(replies: readonly WayReply[], shows = ''): void {
  wanted = { replies, shows };
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
  if (wanted !== way) return;
  wanted = null;
  for (const listener of listeners) listener();
}

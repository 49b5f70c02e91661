// How far a walk through all conversations goes: everything, where there is room and time; otherwise the likeliest first, and how
// much of the whole that was. Knows no clock of its own.

import { isOutOfReach } from './pace.ts';
import type { Universe } from './universe.ts';
import { walkerOf } from './walk-of.ts';
import type { WalkWatcher } from './walker.ts';

/** How far to go. */
export interface Budget {
  /** The most states to look at. */
  readonly states: number;
  /** The share of the time that is left, from 1 to 0; asked now and then. Without it there is no hurry. */
  readonly timeLeft?: () => number;
  /** How many states are looked at between two looks at the time. */
  readonly stretch?: number;
  /** What is not complete is of no use: the walk ends as soon as its pace tells that it cannot be. */
  readonly isWholeOnly?: boolean;
  /** `share` from 0 to 1; `states`: how many were looked at. */
  readonly progress?: (share: number, states: number) => void;
}

export interface Walk {
  /** States looked at. */
  readonly states: number;
  /** Whether every state was looked at. */
  readonly isComplete: boolean;
  /** Whether what is met in none of what may be met is met by nobody, whatever they reply; only where the walk is complete. */
  readonly isOfEveryReply: boolean;
  /** Whether what was met in no conversation is met by nobody who goes forward; only where the walk is of every reply. */
  readonly holdsForward: boolean;
  /** By stage of the walk: the share of conversations that came to it but were followed no further. */
  readonly left: readonly number[];
  /** By place: whether the `ask_if` of the question has ever held. */
  readonly opened: readonly boolean[];
}

/**
 * Each question gets an equal part of the states, and of the time, that those before it have left over, the likeliest
 * conversations first; so a walk that cannot see everything still comes to the end of those. What is left of states and time
 * in the end goes to what was passed by, in rounds. Everything that is told of the walk are sums, and the least and the most,
 * so that it makes no difference in which round something comes.
 */
export function explore(universe: Universe, budget: Budget, watcher: WalkWatcher): Walk {
  const { states: most, timeLeft, stretch = 8, isWholeOnly = false, progress } = budget;
  const walker = walkerOf(universe, watcher);
  const { questions } = universe.compiled;
  let looked = 0;
  let isHopeless = false;
  do {
    for (const { place } of questions) {
      // Where all or nothing is wanted, a question is not left before its end.
      const parts = isWholeOnly ? 1 : questions.length - place;
      const allowed = Math.max(1, Math.floor((most - looked) / parts));
      const begun = timeLeft?.() ?? 1;
      const until = begun * (1 - 1 / parts);
      const goesOn = (followed: number, of: number): boolean => {
        if (followed % stretch !== 0 || followed === 0) return followed < allowed;
        progress?.(Math.max(1 - (timeLeft?.() ?? 1), (place + followed / of) / questions.length), looked + followed);
        if (timeLeft === undefined) return followed < allowed;
        const left = timeLeft();
        isHopeless = isWholeOnly && isOutOfReach(followed, of, begun - left, left);
        return followed < allowed && left > until && !isHopeless;
      };
      looked += walker.visitAll(place, goesOn);
      if (isHopeless) break;
    }
  } while (walker.hasStates && !isHopeless && looked < most && (timeLeft === undefined || timeLeft() > 0));
  progress?.(1, looked);
  const left = questions.map(({ place }) => walker.shareLeft(place));
  const opened = questions.map(({ place }) => walker.wasEverOpen(place));
  const isComplete = walker.isComplete && !walker.hasStates;
  const isOfEveryReply = isComplete && walker.isOfEveryReply;
  return {
    states: looked,
    isComplete,
    isOfEveryReply,
    holdsForward: isOfEveryReply && walker.holdsForward,
    left,
    opened,
  };
}

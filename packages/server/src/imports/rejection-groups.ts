// Rejected rows by what is wrong with them: a thousand rows without a price are one thing to mend, not a thousand.

import type { Rejection } from '@guidepost/catalog/rejection';

export interface RejectionGroup {
  readonly count: number;
  /** It stands for all of them: they differ in the row's own values only. */
  readonly first: Rejection;
  /** The first ones that say it of another value; absent where there are none. */
  readonly others?: readonly Rejection[];
}

/** Beyond it, what is new goes into one last group. */
const MOST_GROUPS = 50;

const MOST_OTHERS = 2;

export class RejectionGroups {
  readonly #groups = new Map<string, { count: number; readonly first: Rejection; others?: Rejection[] }>();

  add(rejection: Rejection): void {
    const kind = kindOf(rejection);
    const key = this.#groups.has(kind) || this.#groups.size < MOST_GROUPS ? kind : OTHERS;
    const group = this.#groups.get(key);
    if (group === undefined) this.#groups.set(key, { count: 1, first: rejection });
    else {
      group.count += 1;
      const { first, others = [] } = group;
      if (key === OTHERS || others.length >= MOST_OTHERS) return;
      if ([first, ...others].every(({ reason }) => reason !== rejection.reason)) group.others = [...others, rejection];
    }
  }

  /** The largest first. */
  report(): readonly RejectionGroup[] {
    return [...this.#groups.values()].sort((a, b) => b.count - a.count);
  }
}

const OTHERS = '';

/** The reason without what is quoted from the row, and without its numbers. */
const kindOf = ({ field, reason }: Rejection): string =>
  `${field} ${reason.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\d+/g, '0')}`;

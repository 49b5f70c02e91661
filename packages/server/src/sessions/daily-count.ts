// What is left of steps that were swept, for those who want to see how an advisor did earlier.

export interface DailyCount {
  /** UTC, `2026-11-21`. */
  readonly day: string;
  readonly client: string;
  readonly advisor: string;
  readonly version: number;
  readonly kind: 'started' | 'shown' | 'replied' | 'chosen' | 'skipped' | 'results' | 'ended';
  /** Empty if the kind is started, results or ended. */
  readonly question: string;
  /**
   * Empty unless the kind is chosen. Ranges are rounded outwards to two digits of their larger end; `...` stands for all answers
   * beyond the first 200 that a question got on that day.
   */
  readonly answer: string;
  readonly count: number;
}

/** Ids of answers have no dots. */
export const OTHER_ANSWERS = '...';

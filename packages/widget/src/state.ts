// The conversation as the shopper sees it: the question shown, what was chosen and is on its way, the replies so far, the
// results, and what is amiss. The element draws states and knows nothing else.

import type { Included, Question, Result } from '@guidepost/client';
import type { Reply } from './trail.ts';

/** What the shopper is told beside the question. */
export type Notice =
  /** There is no response yet, and it is tried again. */
  | 'slow'
  /** There is no response, and nothing more is tried until the device is online or the shopper says so. */
  | 'offline'
  /** The session had ended, or the page was opened by a link: the replies were carried over to a new one. */
  | 'restarted'
  /** Another tab went on with this conversation. */
  | 'moved'
  /** The answer no longer exists, for example because the product was sold. */
  | 'gone'
  /** The conversation could not begin, or the server refuses what was sent. */
  | 'unavailable';

export interface State {
  /** The question to show: the open one, or an earlier one whose reply is being changed. Null at the end, or if there is none yet. */
  readonly question: Question | null;
  /** Whether `question` is an earlier one. */
  readonly isChange: boolean;
  /** Answer ids of `question`: those on their way, or those of the reply that is being changed. */
  readonly chosen: readonly string[];
  readonly isSending: boolean;
  readonly isEnded: boolean;
  readonly results: readonly Result[] | null;
  /** In the order they were first made. */
  readonly trail: readonly Reply[];
  readonly notice: Notice | null;
  /** What the server says beside question and results; without members before the first response. */
  readonly included: Included;
  /** The language of the texts; null before the first response. */
  readonly language: string | null;
}

/** Before the first response. */
export const NOTHING: State = {
  question: null,
  isChange: false,
  chosen: [],
  isSending: true,
  isEnded: false,
  results: null,
  trail: [],
  notice: null,
  included: {},
  language: null,
};

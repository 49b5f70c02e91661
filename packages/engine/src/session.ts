// One shopper's conversation, as small as it can be: everything else is derived from it, the advisor and the snapshot.

/**
 * What the shopper sent to a question: ids of chosen answers; for RANGE one id in canonical spelling (`10.0-20.0`);
 * empty for a skip.
 */
export type Reply = readonly string[];

export interface Session {
  /** BCP 47 tag, one of the advisor's languages. */
  readonly language: string;
  /** Question id → reply. Replies that do not count just now stay here. */
  readonly replies: Readonly<Record<string, Reply>>;
  /** The question shown. It stays the current one until it is replied to. Null at the end. */
  readonly shown: string | null;
  /** Once results were given, every later response gives them. */
  readonly resultsGiven: boolean;
  /** The questions that were replied to more than once, in the order in which that happened first; absent if there are none. */
  readonly changed?: readonly string[];
  /** The questions in the order in which they were replied to first; absent where `replies` has them in that order. */
  readonly order?: readonly string[];
}

/** Ids of the questions replied to, in the order in which that happened first. */
export const repliedQuestions = ({ replies, order }: Session): readonly string[] => order ?? Object.keys(replies);

/** Whether an object would put this id before all others, whenever it was added: JavaScript does so with whole numbers. */
export const jumpsQueue = (question: string): boolean => /^\d+$/.test(question);

/** No two replies of an advisor have the same. */
export function replyKey(place: number, reply: Reply): string {
  let key = String(place);
  for (const id of reply) key += ` ${id.length}:${id}`;
  return key;
}

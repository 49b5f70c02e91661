// Takes some of the conversations with an advisor that are kept, spread over a time, in bounded work: however many there are, only so many
// are looked at.

import type { ReplayedConversation } from '@guidepost/advice/replay/replay-report';
import type { Reply } from '@guidepost/engine/session';
import { isMadeUp } from '../sessions/made-up-session.ts';
import type { ConversationReader, ConversationRecord } from './conversation-record.ts';

export interface SampleOrder {
  readonly client: string;
  readonly advisor: string;
  /** Milliseconds since 1970: since `from`, before `to`. */
  readonly from: number;
  readonly to: number;
  /** How many at most. */
  readonly most: number;
}

/** The time is divided into so many parts, which give the same number each, as far as they have it. */
const PARTS = 120;

/** So many times some conversations are read, of all advisors of the service. */
const MOST_READS = 600;

interface Part {
  readonly batches: AsyncIterator<readonly ConversationRecord[]>;
  readonly found: ReplayedConversation[];
}

export interface SampledConversations {
  readonly conversations: readonly ReplayedConversation[];
  /** Whether all were looked at that might belong to them, or enough were found. */
  readonly isWhole: boolean;
}

/** Those of shoppers with at least one reply, of any version. `onRead`: called between two reads. */
export async function sampleConversations(
  reader: ConversationReader,
  order: SampleOrder,
  onRead: () => void = () => {},
): Promise<SampledConversations> {
  const parts = divide(order).map(([from, to]): Part => {
    return { batches: reader.read(from, to)[Symbol.asyncIterator](), found: [] };
  });
  let open = parts;
  let left = MOST_READS;
  while (open.length > 0 && countFound(parts) < order.most && left > 0) {
    const stillOpen = open.slice(left);
    for (const part of open.slice(0, left)) {
      onRead();
      left -= 1;
      const { done, value } = await part.batches.next();
      if (done === true) continue;
      part.found.push(...value.flatMap((record) => repliesOf(record, order)));
      stillOpen.push(part);
    }
    open = stillOpen;
  }
  for (const { batches } of open) await batches.return?.();
  const lists = parts.map(({ found }) => found);
  const isWhole = open.length === 0 || countFound(parts) >= order.most;
  return { conversations: takeEvenly(lists, order.most), isWhole };
}

/** The newest first. */
function divide({ from, to }: SampleOrder): [from: number, to: number][] {
  const edge = (nth: number): number => Math.round(to - ((to - from) * nth) / PARTS);
  return Array.from({ length: PARTS }, (_, nth) => [edge(nth + 1), edge(nth)]);
}

const countFound = (parts: readonly Part[]): number => parts.reduce((sum, { found }) => sum + found.length, 0);

function repliesOf(
  { id, client, advisor, steps }: ConversationRecord,
  wanted: SampleOrder,
): ReplayedConversation | readonly [] {
  if (client !== wanted.client || advisor !== wanted.advisor || isMadeUp(id)) return [];
  const replies = new Map<string, Reply>();
  for (const { question, reply } of steps) if (question !== null && reply !== null) replies.set(question, reply);
  return replies.size === 0 ? [] : { replies, times: 1 };
}

/** What some have too few of is made up for by the others; the newest of each. */
export function takeEvenly<Item>(lists: readonly (readonly Item[])[], most: number): Item[] {
  let left = most;
  const shares = new Map<readonly Item[], number>();
  for (const [nth, list] of lists.toSorted((a, b) => a.length - b.length).entries()) {
    const share = Math.min(list.length, Math.ceil(left / (lists.length - nth)));
    shares.set(list, share);
    left -= share;
  }
  return lists.flatMap((list) => list.slice(list.length - (shares.get(list) ?? 0)));
}

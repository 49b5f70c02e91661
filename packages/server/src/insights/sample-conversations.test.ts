import { expect, test } from 'vitest';
import { madeUpSession } from '../sessions/made-up-session.ts';
import type { SessionId } from '../sessions/session-store.ts';
import type { ConversationReader, ConversationRecord } from './conversation-record.ts';
import { type SampledConversations, sampleConversations, takeEvenly } from './sample-conversations.ts';

const MONTH = 30 * 24 * 60 * 60 * 1000;
const ORDER = { client: 'shop', advisor: 'lamps', from: 0, to: MONTH, most: 240 };

const conversation = (at: number, more: Partial<ConversationRecord> = {}): ConversationRecord => ({
  ...{ id: at.toString(16).padStart(32, '0') as SessionId, client: 'shop', advisor: 'lamps', version: 1 },
  steps: [
    { at, question: null, reply: null, shown: 'room', resultsGiven: false, given: null },
    { at, question: 'room', reply: [`${at}`], shown: null, resultsGiven: true, given: null },
  ],
  interactions: [],
  ...more,
});

/** Three at a time, as a store would give them. */
function readerOf(all: readonly ConversationRecord[]): ConversationReader & { reads: number } {
  const startOf = ({ steps }: ConversationRecord): number => steps[0]?.at ?? 0;
  return {
    reads: 0,
    async *read(from, to) {
      const inside = all.filter((one) => startOf(one) >= from && startOf(one) < to);
      for (let at = 0; at < inside.length; at += 3) {
        this.reads += 1;
        yield inside.slice(at, at + 3);
      }
    },
    close: async () => {},
  };
}

const timesOf = ({ conversations }: SampledConversations): number[] =>
  conversations.map(({ replies }) => Number(replies.get('room')?.[0]));

test('of many conversations some of every day are taken, and far from all are read', async () => {
  const reader = readerOf(Array.from({ length: 20_000 }, (_, nth) => conversation(Math.floor((nth * MONTH) / 20_000))));
  const found = timesOf(await sampleConversations(reader, ORDER));
  expect(found).toHaveLength(240);
  expect(new Set(found.map((at) => Math.floor((at * 30) / MONTH))).size).toBe(30);
  expect(reader.reads).toBeLessThan(700);
});

test('of few conversations all are taken, wherever they lie', async () => {
  const reader = readerOf(Array.from({ length: 40 }, (_, nth) => conversation(1000 + nth)));
  expect(timesOf(await sampleConversations(reader, ORDER))).toHaveLength(40);
});

test('those of other advisors and shops are none, nor those that the demo made up, without a reply or before the time', async () => {
  const others = [
    conversation(1, { client: 'other' }),
    conversation(2, { advisor: 'other' }),
    conversation(3, {
      steps: [{ at: 3, question: null, reply: null, shown: 'room', resultsGiven: false, given: null }],
    }),
    conversation(4, { id: madeUpSession(conversation(4).id, 4) }),
    conversation(MONTH),
  ];
  expect(timesOf(await sampleConversations(readerOf([...others, conversation(5)]), ORDER))).toEqual([5]);
});

test('that there are none is told apart from that none was found in the time', async () => {
  const others = (count: number) =>
    Array.from({ length: count }, (_, nth) => conversation(Math.floor((nth * MONTH) / count), { advisor: 'other' }));
  const sample = (all: readonly ConversationRecord[]) => sampleConversations(readerOf(all), ORDER);
  expect(await sample(others(500))).toEqual({ conversations: [], isWhole: true });
  expect(await sample(others(5000))).toEqual({ conversations: [], isWhole: false });
});

test('a reply that was changed is taken as it was in the end, at the place where it was first given', async () => {
  const step = (question: string, reply: readonly string[]) => ({
    ...{ at: 7, question, reply, shown: null, resultsGiven: true, given: null },
  });
  const changed = conversation(7, { steps: [step('room', ['hall']), step('size', []), step('room', ['bath'])] });
  const { conversations } = await sampleConversations(readerOf([changed]), ORDER);
  expect([...(conversations[0]?.replies ?? [])]).toEqual([
    ['room', ['bath']],
    ['size', []],
  ]);
});

test('what is called off ends between two reads', async () => {
  const reader = readerOf(Array.from({ length: 1000 }, (_, nth) => conversation(nth * 1000)));
  let calls = 0;
  const stop = () => {
    calls += 1;
    if (calls > 3) throw new Error('called off');
  };
  await expect(sampleConversations(reader, ORDER, stop)).rejects.toThrow('called off');
  expect(reader.reads).toBeLessThanOrEqual(3);
});

test('lists give the same number each, and who has fewer gives all', () => {
  expect(takeEvenly([[1, 2, 3, 4], [5], [], [6, 7, 8]], 6)).toEqual([3, 4, 5, 6, 7, 8]);
  expect(
    takeEvenly(
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
      4,
    ),
  ).toEqual([2, 3, 5, 6]);
  expect(takeEvenly([[1], [2]], 10)).toEqual([1, 2]);
});

// Insights against a plain reference, which asks each number of all conversations anew.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import type { Given, GivenLack } from '../sessions/given.ts';
import type { SessionId } from '../sessions/session-store.ts';
import type { ConversationRecord, RecordedInteraction, RecordedStep } from './conversation-record.ts';
import { DayTally } from './day-tally.ts';
import { type InsightCount, OTHERS } from './insight-count.ts';
import { wilsonShare } from './wilson-share.ts';

const DAY = '2026-11-21';
const QUESTIONS = ['use', 'brand', 'budget'] as const;

const answer = fc.constantFrom('games', 'travel', '1449.0-1501.0', '1401.0-1599.0');
const lack = fc.record<GivenLack>({
  question: fc.constantFrom(...QUESTIONS),
  answers: fc.array(answer, { maxLength: 3 }),
  isSetAside: fc.boolean(),
  missedBy: fc.nat(3),
});
const given = fc.record<Given>({
  skus: fc.uniqueArray(fc.constantFrom('A', 'B', 'C'), { maxLength: 3 }),
  lacks: fc.uniqueArray(lack, { maxLength: 2, selector: ({ question }) => question }),
});
const step = fc.record<RecordedStep>({
  at: fc.nat(),
  question: fc.constantFrom(...QUESTIONS, null),
  reply: fc.array(answer, { maxLength: 3 }),
  shown: fc.constantFrom(...QUESTIONS, null),
  resultsGiven: fc.boolean(),
  given: fc.option(given),
});
const interaction = fc.record<RecordedInteraction>({
  kind: fc.constantFrom('clicked', 'added', 'bought'),
  sku: fc.constantFrom('A', 'B', ''),
  value: fc.option(fc.nat(1_000_000)),
  currency: fc.constantFrom('EUR', 'USD'),
});
const conversation = fc
  .record({
    version: fc.constantFrom(1, 2),
    steps: fc.array(step, { maxLength: 8 }),
    interactions: fc.array(interaction, { maxLength: 5 }),
  })
  .map(({ steps, ...more }): ConversationRecord => {
    const start: RecordedStep = { at: 0, question: null, reply: null, shown: 'use', resultsGiven: false, given: null };
    return { id: '' as SessionId, client: 'shop', advisor: 'a', steps: [start, ...steps], ...more };
  });

const tally = (conversations: readonly ConversationRecord[]): InsightCount[] => {
  const day = new DayTally(DAY);
  for (const each of conversations) day.add(each);
  return [...day.counts()];
};
const find = (counts: readonly InsightCount[], version: number, kind: string, question = '', answer = ''): number =>
  counts.find(
    (count) =>
      count.version === version && count.kind === kind && count.question === question && count.answer === answer,
  )?.count ?? 0;

/** The last reply to a question; undefined if there was none. */
const finalReply = ({ steps }: ConversationRecord, question: string): readonly string[] | undefined =>
  steps.findLast((each) => each.question === question && each.reply !== null)?.reply ?? undefined;
/** What the last step with results gave. */
const lastGiven = ({ steps }: ConversationRecord): Given | null =>
  steps.filter((each) => each.given !== null).at(-1)?.given ?? null;
const grouped = (answer: string): string => (answer.includes('-') ? '1400.0-1600.0' : answer);

describe('the counts of a day', () => {
  test('are those that a plain reading of all conversations gives', () => {
    fc.assert(
      fc.property(fc.array(conversation, { maxLength: 30 }), (all) => {
        const counts = tally(all);
        for (const version of [1, 2]) {
          const own = all.filter((each) => each.version === version);
          const many = (holds: (each: ConversationRecord) => boolean): number => own.filter(holds).length;
          const did = (kind: string) => (each: ConversationRecord) =>
            each.interactions.some((one) => one.kind === kind);
          expect(find(counts, version, 'started')).toBe(own.length);
          expect(find(counts, version, 'engaged')).toBe(
            many((each) => QUESTIONS.some((question) => finalReply(each, question) !== undefined)),
          );
          expect(find(counts, version, 'results')).toBe(many(({ steps }) => steps.some((each) => each.resultsGiven)));
          expect(find(counts, version, 'ended')).toBe(many(({ steps }) => steps.at(-1)?.shown === null));
          for (const kind of ['clicked', 'added', 'bought']) {
            expect(find(counts, version, kind)).toBe(many(did(kind)));
            for (const sku of ['A', 'B', '']) {
              const told = many(({ interactions }) => interactions.some((one) => one.kind === kind && one.sku === sku));
              expect(find(counts, version, `product-${kind}`, '', sku)).toBe(told);
            }
          }
          for (const question of QUESTIONS) {
            const reply = (each: ConversationRecord) => finalReply(each, question);
            expect(find(counts, version, 'viewed', question)).toBe(
              many(({ steps }) => steps.some(({ shown }) => shown === question)),
            );
            expect(find(counts, version, 'left', question)).toBe(many(({ steps }) => steps.at(-1)?.shown === question));
            expect(find(counts, version, 'skipped', question)).toBe(many((each) => reply(each)?.length === 0));
            expect(find(counts, version, 'replied', question)).toBe(many((each) => (reply(each)?.length ?? 0) > 0));
            for (const answer of ['games', 'travel', '1400.0-1600.0']) {
              const chose = (each: ConversationRecord) => (reply(each) ?? []).map(grouped).includes(answer);
              expect(find(counts, version, 'chosen', question, answer)).toBe(many(chose));
              expect(find(counts, version, 'chosen-clicked', question, answer)).toBe(
                many((each) => chose(each) && did('clicked')(each)),
              );
              expect(find(counts, version, 'chosen-bought', question, answer)).toBe(
                many((each) => chose(each) && did('bought')(each)),
              );
              expect(find(counts, version, 'chosen-recommended', question, answer)).toBe(
                many((each) => chose(each) && lastGiven(each) !== null),
              );
              for (const [kind, isSetAside] of [['set-aside', true] as const, ['missed', false] as const]) {
                const lacks = (each: ConversationRecord) =>
                  lastGiven(each)?.lacks.some(
                    (one) =>
                      one.question === question &&
                      one.isSetAside === isSetAside &&
                      one.answers.map(grouped).includes(answer),
                  ) ?? false;
                expect(find(counts, version, kind, question, answer)).toBe(many((each) => chose(each) && lacks(each)));
              }
            }
          }
          expect(find(counts, version, 'recommended')).toBe(many((each) => lastGiven(each) !== null));
          for (const sku of ['A', 'B', 'C']) {
            const gave = (each: ConversationRecord) => lastGiven(each)?.skus.includes(sku) ?? false;
            const clicked = (each: ConversationRecord) =>
              each.interactions.some((one) => one.kind === 'clicked' && one.sku === sku);
            expect(find(counts, version, 'product-recommended', '', sku)).toBe(many(gave));
            expect(find(counts, version, 'product-first', '', sku)).toBe(
              many((each) => lastGiven(each)?.skus[0] === sku),
            );
            expect(find(counts, version, 'recommended-clicked', '', sku)).toBe(
              many((each) => gave(each) && clicked(each)),
            );
          }
          for (const currency of ['EUR', 'USD']) {
            const paid = own
              .flatMap(({ interactions }) => interactions)
              .filter((one) => one.kind === 'bought' && one.currency === currency);
            expect(find(counts, version, 'revenue', currency)).toBe(
              paid.reduce((sum, { value }) => sum + (value ?? 0), 0),
            );
          }
          const paths = counts.filter((count) => count.version === version && count.kind === 'path');
          expect(paths.reduce((sum, { count }) => sum + count, 0)).toBe(find(counts, version, 'engaged'));
        }
      }),
      runs(150, 3000),
    );
  });

  test('know every product that any step gave, once for each advisor', () => {
    fc.assert(
      fc.property(fc.array(conversation, { maxLength: 20 }), (all) => {
        const day = new DayTally(DAY);
        const ofTwo = all.map((each, nth) => ({ ...each, advisor: nth % 2 === 0 ? 'a' : 'b' }));
        for (const each of ofTwo) day.add(each);
        const told = [...day.recommended()].map(({ client, advisor, sku }) => `${client} ${advisor} ${sku}`);
        const plain = ofTwo.flatMap(({ advisor, steps }) =>
          steps.flatMap((each) => (each.given?.skus ?? []).map((sku) => `shop ${advisor} ${sku}`)),
        );
        expect(told.toSorted()).toEqual([...new Set(plain)].toSorted());
      }),
      runs(100, 2000),
    );
  });

  test('do not depend on the order of the conversations', () => {
    const sorted = (all: readonly ConversationRecord[]): string[] =>
      tally(all)
        .map((one) => JSON.stringify(one))
        .toSorted();
    fc.assert(
      fc.property(fc.array(conversation, { maxLength: 12 }), (all) => {
        expect(sorted(all.toReversed())).toEqual(sorted(all));
      }),
      runs(50, 1000),
    );
  });

  test('tell the most frequent answers, products and paths apart, and all others together', () => {
    const reply = (answer: string): ConversationRecord => ({
      ...{ id: '' as SessionId, client: 'shop', advisor: 'a', version: 1 },
      steps: [
        { at: 0, question: null, reply: null, shown: 'brand', resultsGiven: false, given: null },
        { at: 1, question: 'brand', reply: [answer], shown: null, resultsGiven: true, given: null },
      ],
      interactions: [{ kind: 'clicked', sku: answer, value: null, currency: null }],
    });
    const rare = Array.from({ length: 6000 }, (_, nth) => reply(`rare ${nth}`));
    const frequent = Array.from({ length: 90 }, (_, nth) => reply(`often ${nth}`));
    const counts = tally([...frequent, ...rare, ...frequent, ...frequent]);
    for (const [kind, question] of [
      ['chosen', 'brand'],
      ['chosen-clicked', 'brand'],
      ['product-clicked', ''],
      ['path', ''],
    ] as const) {
      const of = counts.filter((count) => count.kind === kind && count.question === question);
      expect(of.length).toBeLessThanOrEqual(101);
      expect(of.reduce((sum, { count }) => sum + count, 0)).toBe(6270);
      const answer = kind === 'path' ? '[["brand","often 7"]]' : 'often 7';
      expect(find(counts, 1, kind, question, answer)).toBe(3);
      expect(find(counts, 1, kind, question, OTHERS)).toBeGreaterThan(5000);
    }
  });
});

describe('a share', () => {
  test('has the interval that Wilson gives', () => {
    expect(wilsonShare(0, 0)).toEqual({ count: 0, of: 0, share: null, low: null, high: null });
    const { low, high } = wilsonShare(4, 10);
    // Brown, Cai and DasGupta (2001).
    expect([low?.toFixed(4), high?.toFixed(4)]).toEqual(['0.1682', '0.6873']);
  });

  test('lies in its interval, which lies within 0 and 1 and narrows with more conversations', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (count, more) => {
        const of = count + more + 1;
        const { share, low, high } = wilsonShare(count, of);
        expect(0 <= low! && low! <= share! && share! <= high! && high! <= 1).toBe(true);
        const larger = wilsonShare(count * 10, of * 10);
        expect(larger.high! - larger.low!).toBeLessThan(high! - low!);
      }),
      runs(200, 3000),
    );
  });
});

import type { Advisor, Question } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import { expect, test } from 'vitest';
import { advisorOf, answer, atLeast, is, shop, single } from '../check/small-shop.fixture.ts';
import { replay } from './replay.ts';

const kind = single('kind', [
  answer('home', is('kind', 'home')),
  answer('office', is('kind', 'office')),
  answer('games', is('kind', 'games')),
]);
const memory = single('memory', [answer('some', atLeast('ram_gb', 8)), answer('much', atLeast('ram_gb', 16))]);

/** Without products that miss something, so that there are few results. */
const exact = (questions: readonly Question[], more: Partial<Advisor> = {}): Advisor => {
  const guide = advisorOf(questions, more);
  return { ...guide, results: { ...guide.results, nearest: false } };
};

const snapshot = buildSnapshot(shop.products, shop.attributes);
const compiledOf = (guide: Advisor) => compile(guide, snapshot);
const before = compiledOf(exact([kind, memory]));

const said = (replies: Readonly<Record<string, string>>, times = 1) => ({
  replies: new Map(Object.entries(replies).map(([question, reply]) => [question, [reply]])),
  times,
});

const replayed = (guide: Advisor, ...conversations: ReturnType<typeof said>[]) =>
  replay(before, compiledOf(guide), conversations);

test('an answer that now means other products changes what those see who chose it, and nobody else', () => {
  const other = single('kind', [
    answer('home', is('kind', 'home')),
    answer('office', is('kind', 'games')),
    answer('games', is('kind', 'games')),
  ]);
  const home = said({ kind: 'home' }, 3);
  const office = said({ kind: 'office', memory: 'much' }, 2);
  const report = replayed(exact([other, memory]), home, office);
  expect(report).toMatchObject({ conversations: 5, changes: { same: 3, 'other-first': 2 }, losing: 2, gaining: 2 });
  expect(report.examples).toEqual([
    {
      ...{ change: 'other-first', conversation: office },
      ...{ before: expect.arrayContaining(['e']), after: expect.arrayContaining(['f', 'g']) },
    },
  ]);
});

test('a question that is gone is told, with how many had replied to it', () => {
  const report = replayed(
    exact([kind]),
    said({ kind: 'office', memory: 'much' }, 2),
    said({ kind: 'office', memory: 'some' }),
  );
  expect(report.questions).toEqual([{ question: 'memory', notAsked: 3, notUnderstood: 0, newlyAsked: 0 }]);
  expect(report.asked.after).toBeLessThan(report.asked.before);
});

test('a reply that there is no answer for any more is told, and leads on as if it were skipped', () => {
  const fewer = single('memory', [answer('some', atLeast('ram_gb', 8)), answer('lots', atLeast('ram_gb', 12))]);
  const report = replayed(exact([kind, fewer]), said({ kind: 'office', memory: 'much' }));
  expect(report.questions).toEqual([{ question: 'memory', notAsked: 0, notUnderstood: 1, newlyAsked: 0 }]);
  expect(report.changes.unseen).toBe(0);
});

test('a new question is skipped on the way to results, so that these can be compared', () => {
  const touch = single('touch', [answer('yes', is('touch', true)), answer('no', is('touch', false))]);
  const report = replayed(exact([kind, touch, memory]), said({ kind: 'office', memory: 'some' }, 4));
  expect(report.questions).toEqual([{ question: 'touch', notAsked: 0, notUnderstood: 0, newlyAsked: 4 }]);
  expect(report.changes.same).toBe(4);
});

test('who got products and gets none any more is told as such', () => {
  const other = exact([kind, memory], { where: is('kind', 'nothing') });
  const report = replayed(other, said({ kind: 'office', memory: 'some' }));
  expect(report).toMatchObject({ changes: { emptied: 1 }, losing: 1, gaining: 0 });
  expect(report.examples).toMatchObject([{ change: 'emptied', after: [] }]);
});

test('who left before any results has lost nothing', () => {
  const report = replayed(exact([kind, memory]), said({ kind: 'office' }));
  expect(report.changes.unseen).toBe(1);
});

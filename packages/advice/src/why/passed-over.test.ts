import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import { describe, expect, it } from 'vitest';
import { advisorOf, answer, atLeast, is, range, shop, single } from '../check/small-shop.fixture.ts';
import { passedOver } from './passed-over.ts';
import { takeReplies } from './take-replies.ts';

const kind = single(
  'kind',
  ['home', 'office', 'games'].map((id) => answer(id, is('kind', id))),
);
const brands = single('brand', { attribute: 'brand', max: 10 });
const touch = single('touch', [answer('yes', is('touch', true)), answer('any', null)]);
const dock = range('dock', 'ram_gb', {});

const snapshot = buildSnapshot(shop.products, shop.attributes);

function told(advisor: ReturnType<typeof advisorOf>, ...replies: [string, ...string[]][]) {
  const compiled = compile(advisor, snapshot);
  const given = replies.map(([question, ...answers]) => ({ question, answers }));
  const { session } = takeReplies(compiled, 'en', given);
  return passedOver(compiled, session).map(({ place, because, left }) => {
    const answers = 'answers' in because ? because.answers : [];
    return [advisor.questions[place]?.id, because.kind, ...answers, left];
  });
}

describe('questions that a conversation leaves out', () => {
  it('are told with the answers that all products left fit, at their turn', () => {
    const ram = single('ram', [
      answer('8', atLeast('ram_gb', 8)),
      answer('16', atLeast('ram_gb', 16)),
      answer('64', atLeast('ram_gb', 64)),
    ]);
    const advisor = advisorOf([kind, touch, ram, brands, range('weight', 'weight_kg', { missing: 'keep' })]);
    expect(told(advisor)).toEqual([]);
    expect(told(advisor, ['kind', 'games'])).toEqual([
      ['touch', 'none-fits', 2],
      ['ram', 'all-fit', '8', '16', 2],
    ]);
    expect(told(advisor, ['kind', 'games'], ['brand', 'Alder'])).toEqual([
      ['touch', 'none-fits', 2],
      ['ram', 'all-fit', '8', '16', 2],
      ['weight', 'all-fit', '2.4', 1],
    ]);
    expect(told(advisor, ['kind', 'games'], ['brand'])).toContainEqual(['weight', 'one-answer', '2.4', 2]);
  });

  it('are told by their condition, or because their wish does not count', () => {
    const askIf = { kind: 'any_of', question: 'kind', answers: ['home'] } as const;
    const advisor = advisorOf([
      kind,
      { ...dock, askIf },
      { ...brands, role: 'preference', weight: 0 },
      single('size', [answer('a', is('dock', 'a')), answer('b', is('dock', 'b'))]),
    ]);
    expect(told(advisor, ['kind', 'office'])).toEqual([
      ['dock', 'condition', 2],
      ['brand', 'no-weight', 2],
      ['size', 'none-fits', 2],
    ]);
  });

  it('are told as answered by what is shown already, where Guidepost chooses what it asks', () => {
    const advisor = advisorOf([kind, brands, dock], { order: 'adaptive', first: 'kind' });
    expect(told(advisor)).toEqual([]);
    expect(told(advisor, ['kind', 'office'])).toEqual([
      ['brand', 'in-view', 2],
      ['dock', 'in-view', 2],
    ]);
  });

  it('are those that would be asked no more where an earlier reply was changed', () => {
    const advisor = advisorOf([kind, touch, brands]);
    const changed = told(advisor, ['kind', 'home'], ['touch', 'any'], ['kind', 'games']);
    expect(changed).toEqual([]);
    expect(told(advisor, ['kind', 'office'], ['touch', 'yes'])).toEqual([['brand', 'all-fit', 'Birch', 1]]);
  });
});

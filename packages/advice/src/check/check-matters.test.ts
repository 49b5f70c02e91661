import type { Condition } from '@guidepost/engine/condition';
import { describe, expect, test } from 'vitest';
import { advisorOf, answer, atMost, found, is, range, single, use } from './small-shop.fixture.ts';

const CODE = 'question-distinguishes-nothing';

describe('A question that no product distinguishes', () => {
  test('is a warning that says why', () => {
    const where = is('kind', 'home');
    const reasonOf = (...wheres: (Condition | null)[]) => messageOf(CODE, wheres);
    const messageOf = (code: string, wheres: readonly (Condition | null)[]) =>
      found(
        code,
        advisorOf(
          [
            use,
            single(
              'more',
              wheres.map((part, nth) => answer(`a${nth}`, part)),
            ),
          ],
          { where },
        ),
      ).find(({ pointer }) => pointer === '/questions/1')?.message;
    expect(reasonOf(is('kind', 'games'), is('kind', 'office'))).toBeUndefined();
    expect(messageOf('one-answer', [is('brand', 'Alder')])).toContain('only one of its answers can ever be offered');
    expect(reasonOf(is('brand', 'Alder'))).toBeUndefined();
    expect(reasonOf(atMost('price', 600))).toContain('only one of its answers can ever be offered');
    expect(messageOf('one-answer', [atMost('price', 600)])).toBeUndefined();
    expect(reasonOf(atMost('price', 600), null)).toBe(
      'Question `more` makes no difference to the products: each answer that can be offered is satisfied by every product in scope; it is always passed over.',
    );
    expect(reasonOf(is('brand', 'Alder'), null)).toBeUndefined();
  });

  test('is asked all the same if adaptive order begins with it, wherever it is listed', () => {
    const same = single('more', [answer('all', atMost('price', 600)), answer('any', null)]);
    const messageOf = (first: string) =>
      found(CODE, { ...advisorOf([use, same], { where: is('kind', 'home') }), order: 'adaptive', first }).find(
        ({ pointer }) => pointer === '/questions/1',
      )?.message;
    expect(messageOf('more')).toContain('it is asked all the same (it is the first)');
    expect(messageOf('use')).toContain('it is always passed over');
  });

  test('is one of values and ranges too', () => {
    const first = single('maker', { attribute: 'brand', max: 9 });
    const questions = [
      first,
      single('kinds', { attribute: 'kind', max: 9 }, { type: 'MULTIPLE' }),
      range('ram', 'ram_gb'),
    ];
    const alike = found(CODE, advisorOf(questions, { where: is('kind', 'home') }));
    expect(alike.map(({ pointer }) => pointer)).toEqual(['/questions/1']);
    expect(alike[0]?.message).toContain('all 3 products in scope have the same value');
    expect(found(CODE, advisorOf(questions, { where: is('ram_gb', 8) }))).toMatchObject([
      { pointer: '/questions/2', message: expect.stringContaining('only one value within its bounds') },
    ]);
    expect(found(CODE, advisorOf(questions))).toEqual([]);
  });

  test('is not said to offer less than it does, nor to change nothing, where it is the first, which offers all answers', () => {
    const first = single('kind', [answer('home', is('kind', 'home')), answer('free', atMost('price', 1))]);
    expect(found(CODE, advisorOf([first]))).toEqual([]);
    const [finding] = found(
      'one-answer-asked',
      advisorOf([{ ...first, must: true }, single('brand', { attribute: 'brand', max: 9 })]),
    );
    expect(finding?.message).toBe(
      'Question `kind` leaves no choice: only one of its answers is satisfied by a product in scope; it is asked all the same (it is the first).',
    );
  });

  test('is said to be asked all the same where it is the first, or always asked', () => {
    const pointless = single('more', [answer('all', atMost('price', 5000)), answer('any', null)]);
    expect(found(CODE, advisorOf([pointless]))[0]?.message).toContain('asked all the same (it is the first)');
    const always = advisorOf([use, { ...pointless, alwaysAsk: true }]);
    expect(found(CODE, always)[0]?.message).toContain('asked all the same (`always_ask`)');
  });
});

describe('A question of one answer only', () => {
  const weighed = single('weight', { attribute: 'weight_kg', max: 9 });
  /** One of them has a weight, and the other none. */
  const where: Condition = { kind: 'all', of: [is('brand', 'Cedar'), atMost('price', 900)] };
  const LACKING = atMost('weight_kg', 2);

  test('does not change nothing where its reply leaves out products, also those whose value is not known', () => {
    const light = single('light', [answer('light', LACKING)]);
    for (const missing of ['drop', 'keep'] as const) {
      const advisor = advisorOf([{ ...light, missing }]);
      expect(found(CODE, advisor)).toEqual([]);
      expect(found('one-answer-asked', advisor)).toMatchObject([{ severity: 'warning', pointer: '/questions/0' }]);
    }
    const [first] = found('one-answer', advisorOf([use, weighed], { where }));
    expect(first).toMatchObject({ severity: 'warning', message: expect.stringContaining('it is always passed over') });
    const always = found('one-answer-asked', advisorOf([use, { ...weighed, alwaysAsk: true }], { where }));
    expect(always.map(({ pointer }) => pointer)).toContain('/questions/1');
  });

  test('is none where several may be chosen, since whoever does not want it chooses none', () => {
    const several = single('weight', { attribute: 'weight_kg', max: 9 }, { type: 'MULTIPLE' });
    const advisor = advisorOf([use, several], { where });
    const codes = ['one-answer', 'one-answer-asked', CODE];
    const all = codes.flatMap((code) => found(code, advisor)).map(({ pointer }) => pointer);
    expect(all).not.toContain('/questions/1');
  });
});

describe('Preferences', () => {
  const preferring = (...weights: number[]) =>
    advisorOf([
      use,
      ...weights.map((weight, nth) =>
        single(`p${nth}`, { attribute: 'brand', max: 9 }, { role: 'preference', weight }),
      ),
    ]);

  test('that all have weight 0 are a warning, once', () => {
    const advisor = preferring(0, 0);
    expect(found('preferences-without-weight', advisor)).toMatchObject([
      { severity: 'warning', pointer: '/questions/1/weight' },
    ]);
    expect(found(CODE, advisor)).toEqual([]);
  });

  test('of which one counts are none; the others make no difference', () => {
    expect(found('preferences-without-weight', preferring(0, 1))).toEqual([]);
    expect(found('preferences-without-weight', preferring())).toEqual([]);
    expect(found(CODE, preferring(0, 1))).toMatchObject([{ pointer: '/questions/1' }]);
    expect(found(CODE, preferring(0, 1))[0]?.message).toContain('its weight is 0');
  });
});

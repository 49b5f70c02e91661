import type { Condition } from '@guidepost/engine/condition';
import { describe, expect, test } from 'vitest';
import { advisorOf, answer, atLeast, check, found, is, product, shop, single, use } from './small-shop.fixture.ts';

const asking = (where: Condition) => advisorOf([use, single('more', [answer('some', where), answer('any', null)])]);

const HERE = '/questions/1/answers/0/where';

describe('An attribute that the catalog does not have', () => {
  test('is an error in a condition, with the nearest name', () => {
    const [finding, ...others] = check(asking(atLeast('ram_bg', 16)));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity: 'error', code: 'unknown-attribute', pointer: `${HERE}/ram_bg` });
    expect(finding?.message).toContain('Answer `some` of question `more`');
    expect(finding?.mend).toBe('Did you mean `ram_gb`?');
  });

  test('is an error in the scope, and without a near name all names are given', () => {
    const [finding, ...others] = check(advisorOf([use], { where: is('audience', 'adults') }));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ code: 'unknown-attribute', pointer: '/where/audience' });
    expect(finding?.mend).toContain('`kind`, `brand`');
  });

  test('is an error also where only its absence is asked for', () => {
    expect(found('unknown-attribute', asking({ kind: 'exists', attribute: 'nope', exists: false }))).toHaveLength(1);
  });

  test('is said once where listed answers have it from their question', () => {
    const answers = ['Alder', 'Birch', 'Cedar'].map((id) => answer(id, is('brnd', id)));
    const findings = check(advisorOf([use, single('maker', answers)]));
    expect(findings.map(({ code, pointer }) => [code, pointer])).toEqual([['unknown-attribute', '/questions/1']]);
  });

  test('does not go for the price', () => {
    expect(check(asking(atLeast('price', 700)))).toEqual([]);
  });
});

describe('A comparison', () => {
  test('of what is not a number is an error', () => {
    const [finding] = found('comparison-not-number', asking({ kind: 'compare', attribute: 'brand', lt: 3 }));
    expect(finding).toMatchObject({ severity: 'error', pointer: `${HERE}/brand/lt` });
    expect(finding?.message).toContain('`brand` with `lt`, but the attribute is a text');
  });

  test('of a number is none', () => {
    expect(found('comparison-not-number', asking(atLeast('ram_gb', 16)))).toEqual([]);
  });
});

describe('A value of another type', () => {
  test.each([
    ['ram_gb', 'much', 'Write a number without unit.'],
    ['ram_gb', '16 GB', 'Write a number without unit.'],
    ['ram_gb', true, 'Write a number without unit.'],
    ['touch', 'yes', 'Write `true` or `false`.'],
    ['touch', 1, 'Write `true` or `false`.'],
    ['brand', 7, 'Write a text: `"7"`.'],
  ])('is an error: %s = %s', (attribute, value, mend) => {
    const [finding] = found('value-type', asking(is(attribute, value)));
    expect(finding).toMatchObject({ severity: 'error', pointer: `${HERE}/${attribute}`, mend });
  });

  test('of `not_in` is pointed at exactly', () => {
    const where: Condition = { kind: 'not_in', attribute: 'ram_gb', values: [8, 'much'] };
    expect(found('value-type', asking(where))[0]?.pointer).toBe(`${HERE}/ram_gb/not_in/1`);
  });

  test.each([
    ['ram_gb', '16'],
    ['touch', 'true'],
    ['touch', false],
    ['brand', 'Alder'],
    ['colors', 'red'],
  ])('is not found where the engine reads it: %s = %s', (attribute, value) => {
    expect(check(asking(is(attribute, value)))).toEqual([]);
  });
});

describe('A value that no product has', () => {
  test.each([
    ['brand', 'alder', 'Did you mean `Alder` (3 products)?'],
    ['brand', ' Alder ', 'Did you mean `Alder` (3 products)?'],
    ['brand', 'Alders', 'Did you mean `Alder` (3 products)?'],
    ['brand', 'Adler', 'Did you mean `Alder` (3 products)?'],
    ['colors', 'Blu e', 'Did you mean `blue` (2 products)?'],
    ['ram_gb', 12, 'The nearest values are `8` (3 products) and `16` (2 products).'],
    ['ram_gb', 128, 'The nearest value is `64` (1 product, none in scope).'],
    ['brand', 'Sequoia', 'Check the spelling in the catalog, or remove `Sequoia` from the condition.'],
    ['dock', 'usb', 'Check the spelling in the catalog, or remove `usb` from the condition.'],
  ])('is one warning with the answer that nobody is offered for it: %s = %s', (attribute, value, mend) => {
    const [finding, ...others] = check(asking(is(attribute, value)));
    expect(finding).toMatchObject({ severity: 'warning', pointer: `${HERE}/${attribute}`, mend });
    // The other answer alone is no question.
    expect(others.map(({ code }) => code)).toEqual(['question-distinguishes-nothing']);
  });

  test('is counted where the products are counted: in scope', () => {
    const where = is('kind', 'home');
    const advisor = advisorOf(asking(is('brand', 'Aldre')).questions, { where });
    expect(check(advisor).map(({ mend }) => mend)).toContain('Did you mean `Alder` (2 products)?');
    const scope = check(advisorOf(asking(is('brand', 'Alder')).questions, { where: is('brand', 'Alder', 'Brich') }));
    expect(scope.map(({ mend }) => mend)).toContain('Did you mean `Birch` (2 products)?');
  });

  test('is found beside values that products have', () => {
    const findings = check(asking(is('brand', 'Alder', 'Brich')));
    expect(findings.map(({ code, mend }) => [code, mend])).toEqual([
      ['value-not-in-catalog', 'Did you mean `Birch` (2 products)?'],
    ]);
  });

  test('is not looked for in an empty catalog', () => {
    const advisor = asking(is('brand', 'Sequoia'));
    const empty = { attributes: [{ name: 'brand', type: 'text', unit: null, label: null } as const], products: [] };
    expect(found('value-not-in-catalog', advisor, empty)).toEqual([]);
  });
});

describe('What a value that no product has was meant to be', () => {
  const brands = (names: readonly string[], written: string) => {
    const products = names.map((brand, nth) =>
      product(`b${nth}`, 10 + nth, { brand, kind: nth % 2 ? 'home' : 'games' }),
    );
    const [finding] = check(asking(is('brand', written)), { ...shop, products }).filter(({ mend }) =>
      mend.startsWith('Did you mean'),
    );
    return finding?.meant ?? null;
  };

  test('is certain where one letter of a long word is wrong, or only case and accents are', () => {
    expect(brands(['Kapselmaschine', 'Handhebel'], 'Kapselmachine')).toBe('Kapselmaschine');
    expect(brands(['Löwe', 'Handhebel'], 'lowe')).toBe('Löwe');
  });

  test('is not where it may be another word, or two are near', () => {
    expect(brands(['Canton', 'Handhebel'], 'Canon')).toBeNull();
    expect(brands(['Kapselmaschine', 'Handhebel'], 'Kapselmachinen')).toBeNull();
    expect(brands(['Siebträger 1', 'Siebträger 2'], 'Siebträger 3')).toBeNull();
  });
});

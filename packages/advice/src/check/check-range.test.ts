import type { RangeQuestion } from '@guidepost/engine/advisor';
import { describe, expect, test } from 'vitest';
import { advisorOf, atMost, check, found, range, use } from './small-shop.fixture.ts';

const asking = (attribute: string, more: Partial<RangeQuestion> = {}) =>
  advisorOf([use, range('budget', attribute, more)]);

test('A RANGE over a number or the price is fine', () => {
  expect(check(asking('price'))).toEqual([]);
  expect(check(asking('ram_gb', { from: 8, to: 32, step: 0.5 }))).toEqual([]);
});

test('A RANGE over what is not a number is an error', () => {
  expect(check(asking('brand'))).toMatchObject([
    { severity: 'error', code: 'range-not-number', pointer: '/questions/1/attribute' },
  ]);
});

test('A RANGE over an attribute that the catalog does not have is an error', () => {
  expect(check(asking('prize'))).toMatchObject([
    { severity: 'error', code: 'unknown-attribute', pointer: '/questions/1/attribute', mend: 'Did you mean `price`?' },
  ]);
});

test('A RANGE over a number that no product in scope has is an error', () => {
  const where = { kind: 'exists', attribute: 'weight_kg', exists: false } as const;
  const advisor = advisorOf([use, range('weight', 'weight_kg')], { where });
  expect(found('attribute-without-value', advisor)).toMatchObject([
    { severity: 'error', pointer: '/questions/1/attribute' },
  ]);
});

describe("Author's bounds in which no product lies", () => {
  test('are an error', () => {
    const [finding] = check(asking('price', { from: 2000, to: 3000 }));
    expect(finding).toMatchObject({ severity: 'error', code: 'range-without-product', pointer: '/questions/1/range' });
    expect(finding?.message).toContain('in scope `price` goes from 400 to 1000');
    expect(found('range-without-product', asking('price', { from: 1050 }))).toHaveLength(1);
    expect(found('range-without-product', asking('price', { to: 399 }))).toHaveLength(1);
  });

  test('are none where one lies at their end', () => {
    expect(found('range-without-product', asking('price', { from: 1000, to: 3000 }))).toEqual([]);
    expect(found('range-without-product', asking('price', { to: 400 }))).toEqual([]);
  });
});

describe('A number that the id of an answer cannot carry', () => {
  const grouping = { title: 'x', from: null, to: 600.1234567 };

  test.each([
    [{ from: 0.1 + 0.2 }, 'range-number', '/questions/1/range/from'],
    [{ to: 1e15 }, 'range-number', '/questions/1/range/to'],
    [{ to: Number.POSITIVE_INFINITY }, 'range-number', '/questions/1/range/to'],
    [{ groupings: [grouping] }, 'range-number', '/questions/1/range/groupings/0/to'],
    [{ step: 0.0000015 }, 'range-number', '/questions/1/range/step'],
    [{ step: 0.0000001 }, 'range-step', '/questions/1/range/step'],
    [{ step: 0 }, 'range-step', '/questions/1/range/step'],
    [{ step: -5 }, 'range-step', '/questions/1/range/step'],
    [{ step: Number.NaN }, 'range-step', '/questions/1/range/step'],
  ])('is an error: %o', (more, code, pointer) => {
    expect(check(asking('price', more))).toMatchObject([{ severity: 'error', code, pointer }]);
  });

  test.each([[{ from: 400.123456 }], [{ from: -999_999_999_999_999, to: 999_999_999_999_999 }], [{ step: 0.000001 }]])(
    'is none: %o',
    (more) => {
      expect(check(asking('price', more))).toEqual([]);
    },
  );
});

describe('A grouping without product', () => {
  test('is a warning', () => {
    const groupings = [
      { title: 'Cheap', from: null, to: 600 },
      { title: 'Dear', from: 5000, to: null },
    ];
    const [finding, ...others] = check(asking('price', { groupings }));
    expect(finding).toMatchObject({ code: 'grouping-without-product', pointer: '/questions/1/range/groupings/1' });
    expect(finding?.severity).toBe('warning');
    expect(others).toEqual([]);
  });

  test('is one also where products are only out of scope', () => {
    const groupings = [{ title: 'Dear', from: 900, to: null }];
    const advisor = advisorOf([use, range('budget', 'price', { groupings })], { where: atMost('price', 800) });
    expect(found('grouping-without-product', advisor)).toHaveLength(1);
    expect(found('grouping-without-product', asking('price', { groupings }))).toEqual([]);
  });
});

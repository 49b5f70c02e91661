import { expect, it } from 'vitest';
import { fixOf } from './fix-of.ts';

it('a misspelt attribute is renamed in a condition, and replaced where a question names it', () => {
  const code = 'unknown-attribute';
  expect(fixOf({ code, pointer: '/questions/0/answers/1/where/ram_bg', meant: 'ram_gb' })).toEqual({
    fix: { kind: 'rename', pointer: '/questions/0/answers/1/where/ram_bg', name: 'ram_gb' },
  });
  expect(fixOf({ code, pointer: '/questions/0/attribute', meant: 'ram_gb' })).toEqual({
    fix: { kind: 'set', pointer: '/questions/0/attribute', value: 'ram_gb' },
  });
  expect(fixOf({ code, pointer: '/where/attribute', meant: 'attributes' }).fix).toMatchObject({ kind: 'rename' });
});

it('a filter that loses products of unknown value can keep them', () => {
  expect(fixOf({ code: 'filter-drops-missing', pointer: '/questions/2' })).toEqual({
    fix: { kind: 'set', pointer: '/questions/2/missing', value: 'keep' },
  });
});

it('what is not certain has no fix', () => {
  expect(fixOf({ code: 'unknown-attribute', pointer: '/where/x' })).toEqual({});
});

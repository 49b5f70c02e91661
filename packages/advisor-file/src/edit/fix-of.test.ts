import { expect, it } from 'vitest';
import { fixOf as fixFor, isCertain } from './fix-of.ts';

it('a misspelt attribute is renamed in a condition, and replaced where a question or the list of what results show names it', () => {
  const code = 'unknown-attribute';
  const fixOf = (finding: Parameters<typeof fixFor>[0]) => fixFor(finding, {});
  expect(fixOf({ code, pointer: '/questions/0/answers/1/where/ram_bg', meant: 'ram_gb' })).toEqual({
    fix: { kind: 'rename', pointer: '/questions/0/answers/1/where/ram_bg', name: 'ram_gb' },
  });
  expect(fixOf({ code, pointer: '/questions/0/attribute', meant: 'ram_gb' })).toEqual({
    fix: { kind: 'set', pointer: '/questions/0/attribute', value: 'ram_gb' },
  });
  expect(fixOf({ code, pointer: '/results/attributes/1', meant: 'ram_gb' })).toEqual({
    fix: { kind: 'set', pointer: '/results/attributes/1', value: 'ram_gb' },
  });
  expect(fixOf({ code, pointer: '/where/attribute', meant: 'attributes' }).fix).toMatchObject({ kind: 'rename' });
});

it('a filter that loses products of unknown value can keep them', () => {
  const found = fixFor({ code: 'filter-drops-missing', pointer: '/questions/2' }, {});
  expect(isCertain({ code: 'filter-drops-missing', ...found })).toBe(false);
  expect(found).toEqual({
    fix: { kind: 'set', pointer: '/questions/2/missing', value: 'keep' },
  });
});

it('of an answer that asks for its own id, the id is what is misspelt', () => {
  const finding = { code: 'answer-never-offered', pointer: '/questions/0/answers/1/where/art', written: 'zelte' };
  const of = (answer: object) =>
    fixFor({ ...finding, meant: 'Zelte' }, { questions: [{ attribute: 'art', answers: [{ id: 'Bahn' }, answer] }] });
  expect(of({ id: 'zelte' })).toEqual({ fix: { kind: 'set', pointer: '/questions/0/answers/1/id', value: 'Zelte' } });
  expect(of({ id: 'zelte', where: { kind: 'zelte' } })).toEqual({});
});

it('what is not certain has no fix', () => {
  expect(fixFor({ code: 'unknown-attribute', pointer: '/where/x' }, {})).toEqual({});
});

it('a misspelt value is replaced where it stands, be it alone, in a list or in a test; never what is around it', () => {
  const of = (value: unknown) => {
    const finding = {
      code: 'value-not-in-catalog',
      pointer: '/where/art',
      written: 'Kapselmachine',
      meant: 'Kapselmaschine',
    };
    const { fix } = fixFor(finding, { where: { art: value } });
    return fix?.kind === 'set' ? fix.pointer : null;
  };
  expect(of('Kapselmachine')).toBe('/where/art');
  expect(of(['Handhebel', 'Kapselmachine'])).toBe('/where/art/1');
  expect(of({ eq: 'Kapselmachine' })).toBe('/where/art/eq');
  expect(of({ not_in: ['Kapselmachine'] })).toBe('/where/art/not_in/0');
  expect(of({ any: ['Kapselmachine'] })).toBeNull();
});

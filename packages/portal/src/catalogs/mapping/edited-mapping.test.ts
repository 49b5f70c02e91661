import { describe, expect, it } from 'vitest';
import { freeName, kindOf, mergingSpellings, partingSpellings, withKind } from './column-kinds.ts';
import {
  alsoDroppingRows,
  droppingBlanks,
  droppingRows,
  type EditedMapping,
  faultOfName,
  takingIn,
  usesOf,
  withAttribute,
  withoutUse,
} from './edited-mapping.ts';
import { patternOf, type TakenPart, takenPartOf } from './taken-part.ts';

const MAPPING: EditedMapping = {
  ...{ currency: { code: 'EUR', from: 'Currency' }, sku: 'Nr', title: '{Brand} {"Na|me"}', price: ['Sale', 'Price'] },
  attributes: { brand: 'Brand', ram: { from: 'Memory', unit: 'GB' }, odd: { column: '{x}', type: 'text' } },
  drop: [{ column: 'Status', in: ['draft'] }],
};
const kinds = (column: string, mapping = MAPPING) => usesOf(mapping, column).map(kindOf);
const first = (column: string, mapping = MAPPING) => usesOf(mapping, column)[0] ?? null;

describe('what a column is', () => {
  it('is read from the mapping, be it in a template, a list, quotes, or because the column has the name of a field', () => {
    expect(kinds('Brand')).toEqual(['title', 'text']);
    expect(kinds('Na|me')).toEqual(['title']);
    expect(kinds('Price')).toEqual(['price']);
    expect(kinds('Memory')).toEqual(['number']);
    expect(kinds('{x}')).toEqual(['text']);
    expect(kinds('Currency')).toEqual(['currency']);
    expect(kinds('Status')).toEqual(['drop']);
    expect(kinds('link')).toEqual(['link']);
    expect(kinds('Nobody')).toEqual([]);
  });

  it('is changed, and nothing else is', () => {
    const changed = withKind(MAPPING, 'Memory', first('Memory'), 'list', ['8 / 16', '4 / 8']);
    expect(changed.attributes).toEqual({ ...(MAPPING.attributes as object), ram: { from: 'Memory', split: ' / ' } });
    expect({ ...changed, attributes: MAPPING.attributes }).toEqual(MAPPING);
  });

  it('may be a field, whose earlier column is not used any more', () => {
    const changed = withKind(MAPPING, 'Memory', first('Memory'), 'sku');
    expect(changed).toMatchObject({ sku: 'Memory', attributes: { brand: 'Brand' } });
    expect(kinds('Nr', changed)).toEqual([]);
  });

  it('may be nothing: a field with a column of its own name is switched off, others of a list stay', () => {
    const link = first('link');
    expect(link && withoutUse(MAPPING, link, 'link')).toMatchObject({ link: null });
    expect(withKind(MAPPING, 'Sale', first('Sale'), 'nothing')).toMatchObject({ price: 'Price' });
    expect(withKind(MAPPING, 'Currency', first('Currency'), 'nothing')).toMatchObject({ currency: 'EUR' });
    expect(withKind(MAPPING, 'Status', first('Status'), 'nothing')).not.toHaveProperty('drop');
  });

  it('that is yes or no begins with the words that can only mean it', () => {
    expect(withKind({}, 'Neu', null, 'boolean', ['Ja', 'Nein', 'vielleicht']).attributes).toEqual({
      neu: { from: 'Neu', true: ['Ja'], false: ['Nein'] },
    });
  });

  it('gets names that attributes can have and that are free', () => {
    expect(freeName(MAPPING, 'Brand')).toBe('brand_2');
    expect(freeName({}, 'Größe (cm)')).toBe('grosse_cm');
    expect(freeName({}, '???')).toBe('value');
    expect(freeName({}, 'Price')).toBe('price_2');
  });
});

it('an attribute keeps its place when it is renamed', () => {
  const renamed = withAttribute(MAPPING, 'brand', { from: 'Brand' }, 'make');
  expect(Object.keys(renamed.attributes as object)).toEqual(['make', 'ram', 'odd']);
});

it.each(['ram', 'any', 'all', 'not', 'price', '__proto__'])('an attribute does not become %s: both stay', (name) => {
  const renamed = withAttribute(MAPPING, 'brand', { from: 'Brand' }, name);
  expect(renamed.attributes).toEqual(MAPPING.attributes);
});

it('the name of an attribute is refused for what it is', () => {
  const faults = ['ram', 'not', 'make', 'constructor'].map((name) => faultOfName(MAPPING, name));
  expect(faults).toEqual(['taken', 'reserved', null, null]);
});

it('spellings become one, and apart again', () => {
  const merged = mergingSpellings({ from: 'OS' }, ['Mac OS X', 'macOS', 'mac'], 'macOS');
  expect(merged).toEqual({ from: 'OS', map: { 'Mac OS X': 'macOS', mac: 'macOS' } });
  expect(partingSpellings(partingSpellings(merged, 'mac'), 'Mac OS X')).toEqual({ from: 'OS' });
});

it('rows are left out by what a cell says', () => {
  const dropping = droppingRows({}, 'Status', ['draft', 'old']);
  expect(dropping).toEqual({ drop: [{ column: 'Status', in: ['draft', 'old'] }] });
  expect(droppingRows(dropping, 'Status', [])).toEqual({});
});

it('rows with an empty cell are left out by one rule, also when it is said twice', () => {
  const once = droppingBlanks({ drop: [{ column: 'Price', in: ['0'], blank: true }] }, 'Price');
  expect(once.drop).toEqual([
    { column: 'Price', in: ['0'], blank: true },
    { column: 'Price', blank: true },
  ]);
  expect(droppingBlanks(once, 'Price')).toBe(once);
});

it('words in place of a price are left out beside those before, and come in again', () => {
  const before = droppingBlanks(droppingRows({}, 'Price', ['on request']), 'Price');
  const both = alsoDroppingRows(before, 'Price', ['on request', 'sold']);
  expect(both.drop).toEqual([
    { column: 'Price', in: ['on request', 'sold'] },
    { column: 'Price', blank: true },
  ]);
  expect(takingIn(both, { index: 0, column: 'Price' })).toEqual({ drop: [{ column: 'Price', blank: true }] });
  expect(takingIn(both, { index: 0, column: 'State' })).toBe(both);
  expect(takingIn(both, { index: 2, column: 'Price' })).toBe(both);
});

describe('a part of a cell', () => {
  const cases: readonly (readonly [TakenPart, string, string | undefined])[] = [
    [{ kind: 'number', before: 'GB (SSD)' }, 'about 8 GB, 512 GB (SSD)', '512'],
    [{ kind: 'number', before: '' }, 'about 1,5 kg', '1,5'],
    [{ kind: 'after', text: 'Size: ' }, 'Red, Size: XL', 'XL'],
    [{ kind: 'before', text: ' (' }, 'Lamp (new)', 'Lamp'],
    [{ kind: 'last', text: '>' }, 'Home>Garden>Chairs', 'Chairs'],
    [{ kind: 'last', text: '>' }, 'Chairs', 'Chairs'],
    [{ kind: 'last', text: ' / ' }, 'a / b / c', 'c'],
    [{ kind: 'last', text: ' / ' }, 'c', 'c'],
  ];
  it.each(cases)('%j of %j is %j', (part, text, taken) => {
    const pattern = patternOf(part) ?? '';
    const [whole, group] = new RegExp(pattern, 'u').exec(text) ?? [];
    expect(group ?? whole).toBe(taken);
    expect(takenPartOf(pattern)).toEqual(part);
  });

  it('by a pattern that somebody wrote stays that pattern', () => {
    expect(takenPartOf('(\\d+)-inch')).toEqual({ kind: 'pattern', pattern: '(\\d+)-inch' });
    expect(takenPartOf(undefined)).toEqual({ kind: 'whole' });
  });
});

import { expect, test } from 'vitest';
import { readSetting } from './read-setting.ts';

const read = (text: string) => readSetting('--set', text);

test('a field and an attribute can be set, each as a column, a template or a rule with members', () => {
  expect(read('price=VK neu')).toMatchObject({ field: 'price', rule: { from: [{ column: 'VK neu' }] } });
  expect(read('attributes.farbe = Farbton')).toMatchObject({
    attribute: 'farbe',
    ...{ rule: { name: 'farbe', from: [{ column: 'Farbton' }] }, text: 'Farbton', isWhole: false },
  });
  expect(read('attributes.ram={ from: Memory, unit: GB }')).toMatchObject({
    attribute: 'ram',
    ...{ rule: { type: 'number', unit: 'GB' }, isWhole: true },
  });
});

test('one member of an attribute can be set, and an attribute may still be named like a member', () => {
  expect(read('attributes.breite.unit=cm')).toEqual({ of: 'breite', member: 'unit', text: 'cm' });
  expect(read('attributes.farben.split=;')).toEqual({ of: 'farben', member: 'split', text: ';' });
  expect(read('attributes.unit=Einheit')).toMatchObject({ attribute: 'unit' });
  expect(read('attributes.x.unit={ from: A }')).toMatchObject({ attribute: 'x.unit', isWhole: true });
});

test.each([
  ['farbe=Farbton', /there is no field "farbe".*an attribute is set as attributes\.farbe=…/],
  ['attributes.any=Farbton', /no attribute can be named any/],
  ['attributes.farbe=', /nothing is given for attributes\.farbe/],
  ['attributes.farbe={ from: A, typ: text }', /there is no member "typ"; did you mean "type"\?/],
])('%s is refused with how to write it', (text, message) => {
  expect(() => read(text)).toThrow(message);
});

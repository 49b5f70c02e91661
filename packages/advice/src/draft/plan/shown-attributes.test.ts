import type { Attribute } from '@guidepost/engine/product';
import { expect, test } from 'vitest';
import { attribute, drafted, one, product } from '../drafted.fixture.ts';

const labelled = (
  name: string,
  label: string,
  type: Attribute['type'] = 'text',
  unit: string | null = null,
): Attribute => ({
  ...attribute(name, type, unit),
  label,
});

const televisions = Array.from({ length: 120 }, (_, nth) =>
  product(nth, 300 + 10 * nth, {
    kind: one(['TV', 'Projector'], nth, 1),
    maker: one(['Alder', 'Birch', 'Cedar', 'Dogwood'], nth, 2),
    size: one([32, 43, 55, 65], nth, 3),
    grid: one(['one', 'two', 'three'], nth, 4),
    panel: one(['LED', 'OLED', 'QLED'], nth, 5),
  }),
);

const shownIn = (attributes: readonly Attribute[], language: 'en' | 'es' | 'tr') =>
  drafted(attributes, televisions, { language }).advisor.results.attributes;

test('a card says at most five properties, and the maker last', () => {
  const attributes = [
    attribute('kind'),
    labelled('maker', 'Brand'),
    attribute('size', 'number', 'in'),
    attribute('panel'),
    attribute('grid'),
  ];
  const shown = shownIn(attributes, 'en');
  expect(shown.length).toBeLessThanOrEqual(5);
  expect(shown).toContain('size');
  expect(shown).not.toContain('kind');
  expect(shown).not.toContain('price');
  expect([-1, shown.length - 1]).toContain(shown.indexOf('maker'));
});

test('a card has no label of another language', () => {
  const attributes = [
    labelled('size', 'Boyut', 'number', 'in'),
    labelled('grid', 'Grid'),
    labelled('panel', 'Ekran tipi'),
  ];
  const shown = shownIn(attributes, 'tr');
  expect(shown).toContain('size');
  expect(shown).not.toContain('grid');
});

test('a label that the language spells as English does is its own', () => {
  const attributes = [labelled('size', 'Tamaño', 'number', 'in'), labelled('grid', 'Grid'), labelled('panel', 'Panel')];
  const shown = shownIn(attributes, 'es');
  expect(shown).toEqual(expect.arrayContaining(['size', 'panel']));
  expect(shown).not.toContain('grid');
});

test('a number without a unit is on no card, because nobody could read it', () => {
  const shown = shownIn([attribute('kind'), attribute('size'), labelled('breadth', 'Breadth', 'number')], 'en');
  expect(shown).not.toContain('breadth');
});

test('what tells variants apart leaves room for what shoppers were asked for', () => {
  // Eight variants of each machine, which three things tell apart; machines differ by three others.
  const machines = Array.from({ length: 240 }, (_, nth) => {
    const machine = Math.floor(nth / 8);
    return {
      ...product(nth, 300 + 10 * nth, {
        memory: one([4, 8, 16, 32], machine, 1),
        weight: one([1.1, 1.4, 1.8, 2.3, 2.9], machine, 2),
        panel: one(['LED', 'OLED', 'QLED'], machine, 3),
        case: one(['Slate', 'Pearl'], nth, 0),
        plug: one(['Alpha', 'Beta'], nth >> 1, 0),
        lid: one(['Matt', 'Gloss'], nth >> 2, 0),
      }),
      group: `machine${machine}`,
    };
  });
  const attributes = [
    labelled('memory', 'RAM', 'number', 'GB'),
    labelled('weight', 'Weight', 'number', 'kg'),
    ...[labelled('panel', 'Panel'), labelled('case', 'Case'), labelled('plug', 'Plug'), labelled('lid', 'Lid')],
  ];
  const shown = drafted(attributes, machines, { language: 'en' }).advisor.results.attributes;
  expect(shown).toHaveLength(5);
  expect(shown).toEqual(expect.arrayContaining(['memory', 'weight']));
});

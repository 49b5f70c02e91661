// The model, line or design in names: between who made it or what it is, and how it comes in this piece.

import { expect, test } from 'vitest';
import { columnFacts } from '../column/column-facts.ts';
import { ColumnSample } from '../column/column-sample.ts';
import { findModelsInNames, type NameParts } from './find-models.ts';

const NOTHING: NameParts = { brands: [], leadingKinds: [], others: [], isKnown: () => false };

function modelsIn(names: readonly string[], parts: Partial<NameParts> = {}): readonly (string | undefined)[] | null {
  const sample = new ColumnSample('name');
  for (const [row, name] of names.entries()) sample.add(row, name, row + 2);
  const found = findModelsInNames(columnFacts(sample, names.length, []), { ...NOTHING, ...parts }, names.length);
  if (found === null) return null;
  const expression = new RegExp(found.pattern, 'u');
  return names.map((name) => expression.exec(name)?.[1]);
}

const MODELS = ['Alto', 'Bora Light', 'Cirrus 2.0', 'Delta', 'Ember Pro', 'Fjord', 'Gale', 'Haven+'];

test('behind the maker, up to for whom it is', () => {
  const names = MODELS.flatMap((model) => ['Women', 'Men', 'Kids'].map((who) => `VENTO® ${model} ${who}`));
  const models = MODELS.flatMap((model) => [model, model, model]);
  expect(modelsIn(names, { others: ['Women', 'Men', 'Kids'] })).toEqual(models);
  expect(modelsIn(names, { brands: ['Vento'], others: ['Women', 'Men', 'Kids'] })).toEqual(models);
});

test('behind what it is, and up to its colour, its measure, a comma or a dash', () => {
  const names = MODELS.flatMap((model) => [
    `Lampe ${model} rouge`,
    `Table ${model} 120 x 60 cm`,
    `Chaise ${model}, réglable`,
    `Lampe ${model} - pour le bureau`,
  ]);
  expect(modelsIn(names, { leadingKinds: ['Lampe', 'Table', 'Chaise'], others: ['rouge'] })).toEqual(
    MODELS.flatMap((model) => [model, model, model, model]),
  );
});

test('the maker may stand inside of the names, in several words', () => {
  const names = MODELS.flatMap((model) =>
    ['2 kg', '10 kg', '0,4 кг'].map((amount) => `Food for dogs NORTH WIND ${model} ${amount}`),
  );
  expect(modelsIn(names)).toEqual(MODELS.flatMap((model) => [model, model, model]));
});

test('what no other name repeats is the name in short, and no model', () => {
  expect(modelsIn(Array.from({ length: 40 }, (_, nth) => `VENTO Lamp X${nth}`))).toBeNull();
  expect(modelsIn(Array.from({ length: 40 }, (_, nth) => `VENTO Alto ${nth % 2 ? 'red' : 'blue'}`))).toBeNull();
});

test('what a column says already is not taken from the names', () => {
  const names = MODELS.flatMap((model) => ['Women', 'Men', 'Kids'].map((who) => `VENTO ${model} ${who}`));
  const isKnown = (row: number, model: string) => MODELS[Math.floor(row / 3)]?.toLowerCase() === model;
  expect(modelsIn(names, { others: ['Women', 'Men', 'Kids'], isKnown })).toBeNull();
});

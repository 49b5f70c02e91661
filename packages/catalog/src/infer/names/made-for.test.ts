// Flavours, colours and materials, beside what only has their words in its name.

import { expect, test } from 'vitest';
import { attributesOfNames } from './names-alone.fixture.ts';

const saidBy = async (attribute: string, ...names: string[]) =>
  (await attributesOfNames(names)).map((found) => found[attribute] ?? null);

test('fish oil has no flavour of fish', async () => {
  const names = ['Whey Vanilla #', 'Whey Chocolate #', 'Fish Oil 1000 #', 'Snack Salmon #', 'Coconut oil #'];
  expect(await saidBy('flavor', ...names)).toEqual(['vanilla', 'chocolate', null, 'salmon', null]);
});

test('what is for leather or wood is not of it', async () => {
  const names = [
    'Leather Care Alto #',
    'Leather Wallet Bel #',
    'Oak Stain Cor #',
    'Cotton Scarf Dor #',
    'Silk Tie Eft #',
  ];
  expect(await saidBy('material', ...names)).toEqual([null, 'Leather', null, 'Cotton', 'Silk']);
});

test('in languages that say first what it is, too', async () => {
  const names = [
    'Sac cuir Alto #',
    'Nettoyant pour cuir #',
    'Pull laine Bel #',
    'Foulard soie Cor #',
    'Cire de chêne #',
  ];
  expect(await saidBy('material', ...names)).toEqual(['cuir', null, 'laine', 'soie', null]);
});

test('an oil of roses has no colour, and white paint has one', async () => {
  const names = ['Paint white #', 'Paint blue #', 'Olive oil green #', 'Rose Oil #', 'Paint red #'];
  expect(await saidBy('color', ...names)).toEqual(['white', 'blue', 'green', null, 'red']);
});

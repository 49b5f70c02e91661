import { expect, test } from 'vitest';
import { attributesOfNames } from './names-alone.fixture.ts';

test('grapes keep the spelling of the catalog, and are one where only case, accents or a cut differ', async () => {
  const names = ['Alder Rizling #', 'Birch Traminac #', 'Cedar Carménère #', 'Hazel Carmenere #', 'Maple Carménère #'];
  const found = await attributesOfNames([
    ...names,
    'Rowan RIZLING #',
    'Aspen Cab. Sauvignon #',
    'Holly Cabernet Sauvignon #',
  ]);
  expect(found.map(({ grape }) => grape)).toEqual([
    ...['Rizling', 'Traminac', 'Carménère', 'Carménère', 'Carménère'],
    ...['Rizling', 'Cabernet Sauvignon', 'Cabernet Sauvignon'],
  ]);
});

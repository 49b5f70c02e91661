// Who makes a thing, from nothing but its name.

import { expect, test } from 'vitest';
import { attributesOfNames } from '../names/names-alone.fixture.ts';
import { infer } from '../small-files.fixture.ts';

const brandsOf = async (names: readonly string[], text: (nth: number) => string = () => '') =>
  (await attributesOfNames(names, text)).map(({ brand }) => brand);

test('an article belongs to the words behind it, and ordinary words to theirs', async () => {
  const names = ['The North Ridge Alto #', 'The Harbor Alto #', 'Kestra Alto #', 'Zubat Alto #', 'Ormin Alto #'];
  expect(await brandsOf(names)).toEqual(['The North Ridge', 'The Harbor', 'Kestra', 'Zubat', 'Ormin']);
});

test('an article is no maker where different words follow each time', async () => {
  const names = [...'abcdefg'].map((letter) => `The L${letter}rto #`);
  const makers = ['Kestra Alto #', 'Zubat Alto #', 'Ormin Alto #'].flatMap((name) => Array<string>(11).fill(name));
  expect((await brandsOf([...names, ...makers])).slice(5, 8)).toEqual([undefined, undefined, 'Kestra']);
});

test('two makers that begin alike with an ordinary word are not made one', async () => {
  const names = [
    ...['Mountain Gorse #', 'Mountain Ledge #', 'Snow Gorse #', 'Kestra Alto #', 'Kestra Bel #', 'Zubat Alto #'],
    ...['Zubat Bel #', 'Zubat Cor #', 'Ormin Alto #', 'Ormin Bel #', 'Ormin Cor #', 'Kestra Cor #', 'Ormin Dor #'],
    ...['Zubat Dor #', 'Kestra Dor #', 'Ormin Eft #'],
  ];
  const brands = await brandsOf(names);
  expect(brands.slice(0, 4)).toEqual([undefined, undefined, 'Snow Gorse', 'Kestra']);
});

test('what the texts of other products write in small letters is a thing and no maker', async () => {
  const names = ['Torche Alto #', 'Stylo Bel #', 'Kestra Cor #', 'Zubat Dor #'];
  const texts = ['Une torche pour la nuit.', 'Un stylo élégant.', 'Avec stylo et torche.', 'Pour stylo ou torche.'];
  expect(await brandsOf(names, (nth) => texts[nth % 4] ?? '')).toEqual([undefined, undefined, undefined, undefined]);
});

test('a maker that writes itself small stays one', async () => {
  const names = ['Kestra Alto #', 'Zubat Bel #', 'Ormin Cor #', 'Talpe Dor #'];
  const makers = ['kestra', 'zubat', 'ormin', 'talpe'];
  expect(await brandsOf(names, (nth) => `This is what ${makers[nth % 4]} is known for.`)).toEqual([
    ...['Kestra', 'Zubat', 'Ormin', 'Talpe'],
  ]);
});

test('names that are models alone have no maker in them', async () => {
  const models = ['Q-HOLD', 'Q-HOLD', 'Q-HOLD', 'Q-FORCE RUNNER', 'MUD CRAWLER T/A', 'LONG WAY T/A', 'ALL WAYS KO'];
  const rows = Array.from({ length: 84 }, (_, at) => `${at},${models[at % models.length]},${at + 90}.00`);
  const { mapping } = await infer(`id,name,price\n${rows.join('\n')}`);
  expect(mapping.attributes.map(({ name }) => name)).not.toContain('brand');
});

test('makers before models stay makers, also where a model has no name', async () => {
  const names = ['Alder', 'Alder Q-Hold', 'Alder Runner', 'Birch Way', 'Birch Crawler', 'Cedar Force', 'Cedar Max'];
  const rows = Array.from({ length: 84 }, (_, at) => `${at},${names[at % names.length]} ${at % 12},${at + 90}.00`);
  const { mapping } = await infer(`id,name,price\n${rows.join('\n')}`);
  expect(mapping.attributes.map(({ name }) => name)).toContain('brand');
});

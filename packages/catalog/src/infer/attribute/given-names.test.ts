import { expect, test } from 'vitest';
import { attributesOfNames } from '../names/names-alone.fixture.ts';

const brandsOf = async (names: readonly string[]) => (await attributesOfNames(names)).map(({ brand }) => brand);

test('a maker that is called after a person has both names, and another one keeps its own', async () => {
  const names = ['Martin Halloway Alto #', 'Martin Halloway Bel #', 'Clara Quill Alto #', 'Zubat Bel #', 'Ormin Cor #'];
  expect(await brandsOf(names)).toEqual([...['Martin Halloway', 'Martin Halloway', 'Clara', 'Zubat', 'Ormin']]);
});

test('a first name with a different word each time is a maker', async () => {
  const names = ['Felix Alto #', 'Felix Bel #', 'Felix Dor #', 'Zubat Alto #', 'Ormin Cor #'];
  expect(await brandsOf(names)).toEqual(['Felix', 'Felix', 'Felix', 'Zubat', 'Ormin']);
});

test('two things of such a maker are enough', async () => {
  const makers = ['Kestra Alto #', 'Zubat Bel #', 'Ormin Cor #'];
  const others = Array.from({ length: 38 }, (_, nth) => makers[nth % 3] ?? '');
  const [first, second, third] = await brandsOf(['Martin Halloway Alto #', 'Martin Halloway Bel #', ...others]);
  expect([first, second, third]).toEqual(['Martin Halloway', 'Martin Halloway', 'Kestra']);
});

import { expect, test } from 'vitest';
import { surveyOf } from '../../../test/source-of.ts';
import { inferMapping } from '../infer-mapping.ts';
import { attributesOfNames } from './names-alone.fixture.ts';

test('memory for work and memory for storage are two', async () => {
  const found = await attributesOfNames(['Alder # 128GB 6GB RAM', 'Birch # 1TB 16GB RAM', 'Cedar # 64 GB 4 GB RAM']);
  expect(found.map(({ ram, storage }) => [ram, storage])).toEqual([
    [6, 128],
    [16, 1024],
    [4, 64],
  ]);
});

test('where modules of memory are sold, gigabytes are no storage', async () => {
  const names = ['Alder Nova 16 GB', 'Birch Terra 32 GB', 'Cedar Luna 8 GB', 'Alder Sol 16 GB'];
  const rows = Array.from(
    { length: 40 },
    (_, nth) => `${names[nth % 4]?.replace(' ', ` M${nth}x `)},${nth}.50,${30 + (nth % 3)},${nth % 5}`,
  );
  const attributesWith = async (columns: string) => {
    const { mapping } = await inferMapping(surveyOf(`name,price,${columns}\n${rows.join('\n')}`));
    return mapping.attributes.map(({ name }) => name);
  };
  expect(await attributesWith('CAS latency,modules')).toContain('ram');
  expect(await attributesWith('width,rating')).toContain('storage');
});

test('beside a column of working memory, names that tell both apart say the storage, and others nothing more', async () => {
  const attributesOf = async (names: readonly string[]) => {
    const rows = Array.from(
      { length: 40 },
      (_, nth) => `A${nth * 7}-B,${names[nth % 4]},${nth}.50,${[8, 16, 32, 4][nth % 4]}`,
    );
    const { mapping } = await inferMapping(surveyOf(`sku,name,price,RAM\n${rows.join('\n')}`));
    return mapping.attributes.map(({ name, unit }) => [name, unit]);
  };
  const both = ['Alder 256GB 8GB RAM', 'Birch 512GB 16GB RAM', 'Cedar 1TB 32GB RAM', 'Elm 128GB 4GB RAM'];
  expect(await attributesOf(both)).toEqual(
    expect.arrayContaining([
      ['ram', 'GB'],
      ['storage', 'GB'],
    ]),
  );
  const again = await attributesOf(['Alder 8GB', 'Birch 16GB', 'Cedar 32GB', 'Elm 4GB']);
  expect(again.map(([name]) => name)).not.toContain('storage');
});

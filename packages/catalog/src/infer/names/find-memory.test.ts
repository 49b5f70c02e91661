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

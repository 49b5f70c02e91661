import { expect, test } from 'vitest';
import { surveyOf } from '../../test/source-of.ts';
import { readMapping } from '../mapping/read-mapping.ts';
import { fitDialect } from './fit-dialect.ts';

const fit = (text: string, encoding: BufferEncoding, mapping: string) =>
  fitDialect(surveyOf(Buffer.from(text, encoding)), readMapping('m.yaml', mapping), null);

test('a file that is written as the mapping says is read so', async () => {
  const { mapping } = await fit('Nr;Größe\n1;groß\n', 'latin1', "delimiter: ';'\nencoding: windows-1252\nsku: Nr");
  expect(mapping).toMatchObject({ delimiter: ';', encoding: 'windows-1252' });
});

test('one that is written otherwise is taken as it looks, in its own encoding', async () => {
  const text = 'Nr,Größe\n1,groß\n2,schön\n';
  for (const named of ['', 'encoding: windows-1252\n']) {
    const rules = `delimiter: ';'\n${named}sku: Nr`;
    const plain = await fit(text, 'latin1', rules);
    expect(plain.mapping).toMatchObject({ delimiter: null, encoding: 'windows-1252' });
    expect([...plain.columns]).toEqual(['Nr', 'Größe']);
    expect((await fit(text, 'utf8', rules)).mapping.encoding).toBeNull();
  }
});

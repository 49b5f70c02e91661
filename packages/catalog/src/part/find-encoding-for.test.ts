import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { sourceOf } from '../../test/source-of.ts';
import { readMapping } from '../mapping/read-mapping.ts';
import { findEncodingFor } from './find-encoding-for.ts';

const find = (text: string, encoding: string, mapping: string) =>
  findEncodingFor(sourceOf(iconv.encode(text, encoding)), readMapping('m.yaml', mapping), null);

test('a file that is not UTF-8 is in the encoding in which it has the columns of the mapping', async () => {
  const text = 'Kod;Zdjęcie;Płeć\n1;a;b\n';
  expect(await find(text, 'windows-1250', 'sku: Kod\nimage: Zdjęcie\nattributes: { sex: Płeć }')).toBe('windows-1250');
});

test('without such columns its letters decide', async () => {
  expect(await find('Nr;Name\n1;Türgriff\n2;Stühle\n', 'windows-1252', 'sku: Nr')).toBe('windows-1252');
});

test('what is UTF-8, or marked as UTF-16, needs none', async () => {
  expect(await find('Nr;Größe\n1;groß\n', 'utf-8', 'sku: Nr')).toBeNull();
  expect(await find('\ufeffNr;Größe\n1;groß\n', 'utf-16le', 'sku: Nr')).toBeNull();
});

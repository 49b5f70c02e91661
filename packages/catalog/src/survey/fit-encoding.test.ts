import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { surveyOf } from '../../test/source-of.ts';
import { readMapping } from '../mapping/read-mapping.ts';
import { fitEncoding } from './fit-encoding.ts';

const fit = (text: string, encoding: string, mapping: string) =>
  fitEncoding(surveyOf(iconv.encode(text, encoding)), readMapping('m.yaml', mapping), null, true);

test('a file that is not UTF-8 is in the encoding in which it has the columns of the mapping', async () => {
  const text = 'Kod;Zdjęcie;Płeć\n1;a;b\n';
  expect(await fit(text, 'windows-1250', 'sku: Kod\nimage: Zdjęcie\nattributes: { sex: Płeć }')).toEqual({
    read: 'as-likeliest',
    encoding: 'windows-1250',
  });
});

test('without such columns its letters decide', async () => {
  expect(await fit('Nr;Name\n1;Türgriff\n2;Stühle\n', 'windows-1252', 'sku: Nr')).toEqual({
    read: 'as-likeliest',
    encoding: 'windows-1252',
  });
});

test('what is UTF-8, or marked as UTF-16, needs none', async () => {
  expect(await fit('Nr;Größe\n1;groß\n', 'utf-8', 'sku: Nr')).toEqual({ read: 'as-named' });
  expect(await fit('\ufeffNr;Größe\n1;groß\n', 'utf-16le', 'sku: Nr')).toEqual({ read: 'as-named' });
});

test('a file that is UTF-8 is in none of the encodings of a byte a letter', async () => {
  const [text, mapping] = ['Nr;Größe\n1;groß\n', 'encoding: windows-1252\nsku: Nr'];
  expect(await fit(text, 'utf-8', mapping)).toEqual({ read: 'as-utf-8', named: 'windows-1252', by: 'mapping' });
  expect(await fit(text, 'windows-1252', mapping)).toEqual({ read: 'as-named' });
  expect(await fit(text, 'utf-8', 'encoding: gb18030\nsku: Nr')).toEqual({ read: 'as-named' });
});

test('nor in the one that it names itself', async () => {
  const text = '<?xml version="1.0" encoding="ISO-8859-1"?><r><p><a>größer</a></p></r>';
  expect(await fit(text, 'utf-8', 'records: /r/p')).toEqual({ read: 'as-utf-8', named: 'iso-8859-1', by: 'file' });
  expect(await fit(text, 'iso-8859-1', 'records: /r/p')).toEqual({ read: 'as-named' });
});

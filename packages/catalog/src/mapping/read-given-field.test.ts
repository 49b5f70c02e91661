import { expect, test } from 'vitest';
import { readGivenField } from './read-given-field.ts';
import { MappingFileError } from './read-mapping.ts';

const read = (text: string) => readGivenField('--set', text);

test('a field is given as a column, as a template, or as a rule with members', () => {
  expect(read('sku=Id').rule.from).toEqual([{ kind: 'column', column: 'Id' }]);
  expect(read('link=https://shop.example/{Id|url}?a=b').rule.from).toMatchObject([
    { kind: 'template', parts: ['https://shop.example/', { column: 'Id', filters: ['url'] }, '?a=b'] },
  ]);
  expect(read('title={Maker} {Name}').rule.from).toMatchObject([{ kind: 'template' }]);
  expect(read('price={ from: Preis, decimal: comma }').rule).toMatchObject({
    from: [{ column: 'Preis' }],
    decimal: 'comma',
  });
  expect(read('image=https://shop.example/none.jpg').rule.from).toEqual([
    { kind: 'constant', text: 'https://shop.example/none.jpg' },
  ]);
  expect(read('description=').rule.from).toEqual([]);
  expect(read('title=Fritz\' # : "x"').rule.from).toEqual([{ kind: 'column', column: 'Fritz\' # : "x"' }]);
});

test.each([
  ['link', /--set, line 1, column 1: "link" has no =; write a field, = and a column or template/],
  ['lnk=a', /there is no field "lnk"; did you mean "link"\?/],
  ['link={a', /never closed/],
  [
    'link=https://YOUR-SHOP/products/{sku|url}',
    /YOUR-SHOP stands for the address of your shop; write your own in its place/,
  ],
  ['image=https://your-shop/none.jpg', /YOUR-SHOP stands for the address of your shop/],
  ['price={ from: P, decimal: dot }', /there is no "dot"/],
])('%s is refused with how to write it', (text, message) => {
  expect(() => read(text)).toThrow(MappingFileError);
  expect(() => read(text)).toThrow(message);
});

test('several columns are a list, of which the first with a value counts', () => {
  expect(readGivenField('--set', 'image=[Photo, "https://i.example/none.jpg"]').rule.from).toEqual([
    { kind: 'column', column: 'Photo' },
    { kind: 'constant', text: 'https://i.example/none.jpg' },
  ]);
  expect(readGivenField('--set', 'image=[Photo]').rule.from).toEqual([{ kind: 'column', column: '[Photo]' }]);
});

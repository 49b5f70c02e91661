import { expect, test } from 'vitest';
import { plainMend } from './plain-remedy.ts';
import { importWith, mend, setField, spellMend } from './remedy.ts';

test('a remedy stays data until a door spells it', () => {
  const parts = mend`if it is meant, ${{ kind: 'override' }}; or mend ${'the file'}`;
  expect(parts).toEqual(['if it is meant, ', { kind: 'override' }, '; or mend the file']);
  expect(spellMend(parts, ({ kind }) => `<${kind}>`)).toBe('if it is meant, <override>; or mend the file');
});

test('what one mends with can be put into the words of another', () => {
  const inner = mend`rename it, or ${importWith('infer')}`;
  expect(mend`${inner}; it has sku`).toEqual(['rename it, or ', importWith('infer'), '; it has sku']);
});

test('a remedy that begins a sentence gets a capital letter', () => {
  expect(plainMend(mend`It is cut off. ${importWith('replace')}; ${setField('sku', 'Id')}.`)).toBe(
    'It is cut off. Import the whole catalog anew; say that sku comes from "Id".',
  );
});

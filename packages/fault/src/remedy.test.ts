import { expect, test } from 'vitest';
import { mend, spellMend } from './remedy.ts';

test('a remedy stays data until a door spells it', () => {
  const parts = mend`if it is meant, ${{ kind: 'override' }}; or mend ${'the file'}`;
  expect(parts).toEqual(['if it is meant, ', { kind: 'override' }, '; or mend ', 'the file']);
  expect(spellMend(parts, ({ kind }) => `<${kind}>`)).toBe('if it is meant, <override>; or mend the file');
});

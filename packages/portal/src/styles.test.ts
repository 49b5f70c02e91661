// All style sheets are on every page, so a class that two of them style would look like neither.

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('./', import.meta.url).pathname;
const sheets = globSync('**/*.css', { cwd: folder });

/** Classes with styles of their own, whatever is around them. */
function ownClasses(sheet: string): string[] {
  const text = readFileSync(folder + sheet, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...text.matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) => list.split(','));
  return [
    ...new Set(selectors.flatMap((selector) => /^\s*\.([\w-]+)(?:[.:[][^\s>+~]*)?\s*$/.exec(selector)?.[1] ?? [])),
  ];
}

it('no class is styled by two of them', () => {
  const owners = Map.groupBy(
    sheets.flatMap((sheet) => ownClasses(sheet).map((name) => ({ name, sheet }))),
    ({ name }) => name,
  );
  expect(owners.size).toBeGreaterThan(100);
  const shared = [...owners]
    .filter(([, all]) => all.length > 1)
    .map(([name, all]) => [name, all.map(({ sheet }) => sheet)]);
  expect(shared).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';

const program = `
  import { getPriority } from 'node:os';
  import { giveWay } from ${JSON.stringify(new URL('./give-way.ts', import.meta.url).href)};
  giveWay();
  console.log(getPriority());
`;

test.runIf(process.platform === 'linux')('who gives way has a lower priority than shoppers, but not the lowest', () => {
  const told = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  expect(Number(told)).toBeGreaterThan(getPriority());
  expect(Number(told)).toBeLessThan(19);
});

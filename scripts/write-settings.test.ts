// The documentation of the settings is that of the code.

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { settingsFiles } from './write-settings.ts';

test('`.env.example` and the operator’s guide list the settings that there are; `npm run settings` writes them', async () => {
  for (const { file, text } of await settingsFiles()) expect(await readFile(file, 'utf8')).toBe(text);
});

// What the command line prints can be pasted into a shell.

import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { settingOptions } from './spell-remedy.ts';

test.each(["Men's $HOME", 'a "b" `id` \\ $(id)', "''", 'Größe (EU)', 'plain', '-e; exit 1'])(
  'a rule is one word for a shell, as it is: %s',
  (rule) => {
    const option = settingOptions([{ field: 'title', rule }]);
    const words = execFileSync('sh', ['-c', `for word in ${option}; do printf '%s\\0' "$word"; done`], {
      encoding: 'utf8',
    });
    expect(words.split('\0')).toEqual(['--set', `title=${rule}`, '']);
  },
);

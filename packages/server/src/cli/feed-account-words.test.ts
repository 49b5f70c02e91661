import { Command } from 'commander';
import { expect, test } from 'vitest';
import type { ImportAccount } from '../feeds/import-account.ts';
import { nameCommands } from '../feeds/name-commands.ts';
import { NO_NOTICES } from '../imports/import-notices.ts';
import { describeAccount, describeCounts, firstWarnings } from './feed-account-words.ts';
import { addFeedsCommand } from './feeds-command.ts';
import { addImportCommand } from './import-command.ts';

const feed = { client: 'shop', catalog: 'c', mapping: null, mode: 'replace' } as const;
const reason = 'price "12,50" is no number; write 12.50, or --infer finds a mapping that reads it';
const ACCOUNT: ImportAccount = {
  ...{ at: 1, mode: 'replace', format: 'csv', rows: 1255, dropped: 0, rejected: 12, attributesGone: [] },
  counts: { revision: 3, products: 1250, added: 3, changed: 0, unchanged: 1240, removed: 0, kept: 7 },
  rejectionGroups: [{ count: 12, first: { file: 'f.csv', line: 3, sku: 'A', field: 'price', reason } }],
  remarks: [{ attribute: 'ram', count: 1, firstLine: 2, examples: [{ value: 'much', line: 2 }] }],
  notices: { ...NO_NOTICES, columnsGone: [{ rule: 'attributes.size', columns: ['Size'] }], columnsUnused: ['Größe'] },
  mapping: { origin: 'kept' },
  concerns: [
    {
      ...{ advisor: 'bikes', version: 1, severity: 'warning', breaks: false, code: 'c', pointer: '', example: null },
      ...{ place: 'advisor bikes, question use', message: 'Nobody is asked it.', mend: 'Take it out.' },
    },
  ],
  ...{ warnings: 4, leftOut: { columnsUnused: 2, concerns: 1 } },
};

test('the counts of an import are one line, without what did not happen', () => {
  expect(describeCounts(ACCOUNT)).toBe('3 added, 1,240 unchanged, 12 rows rejected, 4 warnings');
});

test('the first warnings are a line each: advisors, then rejected rows, then columns, then values', () => {
  const lines = firstWarnings(ACCOUNT, 9, feed);
  expect(lines).toEqual([
    'advisor bikes, question use: Nobody is asked it.',
    expect.stringMatching(
      /^12 rows: price "12,50" is no number; .*`guidepost import FILE .* --infer` .*\(first in line 3\)$/,
    ),
    expect.stringMatching(/^size: no product of the file has "Size"/),
    expect.stringMatching(/^ram: 1 value could not be read/),
  ]);
  expect(firstWarnings(ACCOUNT, 1, feed)).toEqual(lines.slice(0, 1));
});

test('the whole account has everything once, with whole commands, and says how much was left out', () => {
  expect(describeAccount(ACCOUNT, feed).split('\n')).toEqual([
    'size: no product of the file has "Size", where the mapping takes it from.',
    'Not used, as the mapping does not speak of it: Größe.',
    expect.stringMatching(/^If columns were renamed: `guidepost import FILE .* --save-mapping MAPPING.yaml` writes/),
    '1,255 rows read as csv, 12 rejected.',
    '7 products of rejected rows were kept as before.',
    '',
    expect.stringMatching(/^12 rows: price/),
    '',
    'ram: 1 value could not be read and was not taken: "much" in line 2',
    '',
    'For published advisors:',
    '  warning: advisor bikes, question use: Nobody is asked it.',
    '      Take it out.',
    '',
    '3 things more to tell: too much to be kept with the feed.',
    'FILE is the feed, saved as a file; the mapping of that import is kept, and pulls go on with it.',
  ]);
});

test('whichever option of an import a message names, the feed is told a command that has it', () => {
  const program = new Command();
  const addImport: (program: Command, args: readonly string[]) => void = addImportCommand;
  addImport(program, []);
  addFeedsCommand(program);
  const find = (words: readonly string[]) =>
    words.reduce<Command | undefined>((in_, word) => in_?.commands.find((each) => each.name() === word), program);
  const options = ['header', ...(find(['import'])?.options ?? []).map(({ long }) => long?.slice(2))];
  expect(options).toContain('infer');
  for (const option of options) {
    const said = nameCommands(`Say --${option}.`, feed);
    const [, words = ''] = /^Say `guidepost ([a-z ]+)[^`]* --[^`]*`\./.exec(said) ?? [];
    const known = find(words.trim().split(' '))?.options.map(({ long }) => long);
    expect(known, said).toContain(`--${option}`);
  }
});

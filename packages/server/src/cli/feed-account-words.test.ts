import { IMPORT_MEMBERS, importWith, mend, type Remedy, setField } from '@guidepost/fault/remedy';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import type { ImportAccount } from '../feeds/import-account.ts';
import { NO_NOTICES } from '../imports/import-notices.ts';
import { describeAccount, describeCounts, firstWarnings } from './feed-account-words.ts';
import { spellForFeed } from './feed-door.ts';
import { makeProgram } from './program.ts';
import { spell } from './spell-remedy.ts';

const feed = { client: 'shop', catalog: 'c', mapping: null, mode: 'replace' } as const;
const reason = 'price "12,50" is no number; write 12.50';
const orElse = mend`or ${importWith('infer')}: it reads that`;
const ACCOUNT: ImportAccount = {
  ...{ at: 1, mode: 'replace', format: 'csv', rows: 1255, dropped: 0, rejected: 12, attributesGone: [] },
  counts: { revision: 3, products: 1250, added: 3, changed: 0, unchanged: 1240, removed: 0, kept: 7 },
  rejectionGroups: [{ count: 12, first: { file: 'f.csv', line: 3, sku: 'A', field: 'price', reason, orElse } }],
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
      /^12 rows: price "12,50" is no number; .*`guidepost import FILE .* --infer`.*\(first in line 3\)$/,
    ),
    expect.stringMatching(/^size: no product of the file has "Size"/),
    expect.stringMatching(/^ram: 1 value could not be read/),
  ]);
  expect(firstWarnings(ACCOUNT, 1, feed)).toEqual(lines.slice(0, 1));
});

test('the whole account has everything once, with whole commands, and says how much was left out', () => {
  expect(describeAccount(ACCOUNT, feed).split('\n')).toEqual([
    'size: no product of the file has "Size", where the mapping takes it from.',
    'Not used, because the mapping does not mention it: Größe.',
    expect.stringMatching(
      /^If columns were renamed, .*`guidepost import FILE .* --save-mapping MAPPING.yaml`.* edit it/,
    ),
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
    'FILE is the feed, saved as a file. The mapping of that import is kept, and later pulls use it.',
  ]);
});

test('an account that was kept before remedies were data is told as it was kept', () => {
  const renamed = { column: 'Größe', settings: "--set attributes.size='Größe'" };
  const columnsGone = [{ rule: 'attributes.size', columns: ['Size'], renamed }];
  const notes = ['f.csv is in UTF-8; name its encoding with --encoding.'];
  const kept = { ...ACCOUNT, notices: { ...NO_NOTICES, columnsGone }, mapping: { origin: 'kept', notes } } as const;
  const lines = describeAccount(kept, feed).split('\n');
  expect(lines[0]).toBe(notes[0]);
  expect(lines[1]).toMatch(/It may be "Größe" now: import with --set attributes\.size='Größe'\.$/);
});

const REMEDIES: readonly Remedy[] = [
  ...IMPORT_MEMBERS.map((member) => importWith(member)),
  setField('price', 'Preis'),
  ...([{ kind: 'override' }, { kind: 'feed-with', member: 'headers' }, { kind: 'list-keys' }] as const),
  ...([{ kind: 'make-store' }, { kind: 'migrate-store' }] as const),
  { kind: 'get-mapping', client: 'shop', catalog: 'c' },
  { kind: 'pull-feed', client: 'shop', catalog: 'c' },
  { kind: 'import-file', client: null, catalog: null },
];

test('whichever remedy a message has, the feed is told a command that there is, with options that it has', async () => {
  const program = await makeProgram([]);
  for (const remedy of REMEDIES) {
    const said = spellForFeed([remedy], feed);
    const commands = [...said.matchAll(/`guidepost ([^`]*)`/g)].map(([, words = '']) => words.split(/\s+/));
    expect(commands.length, said).toBeGreaterThan(0);
    for (const words of commands) expectKnown(program, words, said);
  }
});

test.each(IMPORT_MEMBERS)('an import has the option that the remedy for %s names', async (member) => {
  const [option] = /--[a-z-]+/.exec(spell([importWith(member)])) ?? [];
  const known = (await makeProgram(['import'])).commands[0]?.options.map(({ long }) => long);
  expect(known).toContain(option);
});

/** `words`: of a command, without `guidepost`. */
function expectKnown(program: Command, words: readonly string[], said: string): void {
  let found: Command = program;
  for (const word of words) found = found.commands.find((each) => each.name() === word) ?? found;
  expect(found, said).not.toBe(program);
  const known = found.options.map(({ long }) => long);
  for (const word of words) if (word.startsWith('--')) expect(known, said).toContain(word);
}

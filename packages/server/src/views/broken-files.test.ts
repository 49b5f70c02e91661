// Whatever somebody breaks in a file, each door says what to do, in its own words: whoever typed a command reads options, whoever
// sent a request reads members of it, and neither reads the words of the other.

import { BROKEN_FILES } from '@guidepost/advisor-file/read/broken-files.fixture';
import { expect, test } from 'vitest';
import { checkAdvisorFile } from '../advisors/check-advisor-file.ts';
import { describeCheck } from '../cli/check-words.ts';
import { COMMAND_DOOR } from '../cli/spell-remedy.ts';
import { file, HEAD, inOwnStore, row, sourceOf, stores } from '../imports/import.fixture.ts';
import { type ImportRequest, runImport } from '../imports/run-import.ts';
import { viewCheck } from './check-view.ts';
import { viewImportOutcome } from './import-view.ts';
import { REQUEST_DOOR } from './request-door.ts';

inOwnStore();

const OPTION = /(?<![\w-])--[a-z][a-z-]+/;
const COMMAND = /\bguidepost [a-z]+/;
/** `"set": [...]`, as a member of a request. */
const MEMBER = /`"\w+"(?:: [^`]*)?`/;

const DOORS = [
  ['a command', COMMAND_DOOR, [MEMBER]],
  ['a request', REQUEST_DOOR, [OPTION, COMMAND]],
] as const;

test.each(DOORS)(
  'each broken advisor file is told at %s with where it is and how to mend it',
  async (_, door, others) => {
    for (const { name, text, expected } of BROKEN_FILES) {
      const report = await checkAdvisorFile(stores, { name: 'shoes.yaml', text });
      const { findings } = viewCheck('shoes.yaml', report, door);
      const told = findings.map(({ line, column, message, mend }) => [`${line}:${column} ${message}`, mend]);
      expect(told, name).toContainEqual(expected);
      for (const other of others) expect(JSON.stringify(findings), name).not.toMatch(other);
    }
  },
);

test('in words for people the fault and the way out stand below each other, with the place', async () => {
  for (const { name, text, expected } of BROKEN_FILES) {
    const [place = '', fault = ''] = (expected[0] ?? '').split(/ (.*)/);
    const report = await checkAdvisorFile(stores, { name: 'shoes.yaml', text });
    expect(describeCheck('shoes.yaml', report, '/data'), name).toContain(`shoes.yaml:${place} error: ${fault}
    ${expected[1]}`);
  }
});

const mapping = (text: string) => ({ name: 'm.yaml', text });
const whole = file(HEAD, row('a'), row('b'));

interface BrokenImport {
  readonly name: string;
  readonly content: string;
  readonly order?: Partial<ImportRequest>;
  readonly atCommand: RegExp;
  /** The same words where it is absent, as nothing of the door has to be named. */
  readonly atRequest?: RegExp;
}

const BROKEN_IMPORTS: readonly BrokenImport[] = [
  { name: 'an empty file', content: '', atCommand: /the file is empty; export it again/ },
  {
    name: 'a document',
    content: '%PDF-1.7\n',
    atCommand: /this is a PDF document; export the products as CSV, JSON or a feed/,
  },
  {
    name: 'an open quote',
    content: 'sku,title\n1,"2',
    atCommand: /never closed; if the file was cut off, export or transfer it again; otherwise close/,
  },
  {
    name: 'a cut file',
    content: '[{"sku":1},',
    atCommand: /the file ends where a value should be; make or transfer the file again, or mend/,
  },
  {
    name: 'columns that nobody knows',
    content: 'Nr;Stück\n1;5\n',
    atCommand: /"field": "link",\s+"reason": .*,\s+"example": "https:\/\/YOUR-SHOP/,
  },
  {
    name: 'a column that is not there',
    content: whole,
    order: { mapping: mapping('sku: Nr') },
    atCommand: /did you mean "sku"\? Then import with --set sku=sku, or write `sku: sku` in the mapping/,
    atRequest:
      /did you mean "sku"\? Then say that sku comes from "sku" \(`"set": \["sku=sku"\]`\), or write `sku: sku`/,
  },
  {
    name: 'an unknown member of a mapping',
    content: whole,
    order: { mapping: mapping('skuu: sku') },
    atCommand: /did you mean "sku"\?.* mend the mapping file/,
  },
  {
    name: 'a rejected row',
    content: file(HEAD, row('a', '-')),
    order: { strict: true },
    atCommand: /"-" is no price; write one, or leave such rows out with/,
  },
];

test.each(BROKEN_IMPORTS)('an import of $name says at each door what to do', async (broken) => {
  const { content, order, atCommand, atRequest = atCommand } = broken;
  const target = { client: 'shop', catalog: 'c' };
  const outcome = await runImport(stores, { ...target, source: sourceOf(content), ...order });
  const [toCommand = '', toRequest = ''] = DOORS.map(([, door]) =>
    JSON.stringify(viewImportOutcome(target, outcome, door), null, 1).replaceAll('\\"', '"'),
  );
  expect(toCommand).toMatch(atCommand);
  expect(toCommand).not.toMatch(MEMBER);
  expect(toRequest).toMatch(atRequest);
  for (const other of [OPTION, COMMAND]) expect(toRequest).not.toMatch(other);
});

import { expect, it } from 'vitest';
import { readAdvisorFile } from './read-advisor-file.ts';

const FILE = `{
  "advisor": "shoes",
  "client": "demo",
  "name": "Shoe finder",
  "catalog": "shoes",
  "questions": [
    {
      "id": "use",
      "type": "SINGLE",
      "role": "filter",
      "title": "What for?",
      "answers": [
        { "id": "run", "title": "Running" },
        { "id": "walk", "title": "Walking" }
      ]
    }
  ]
}
`;

const firstFault = (text: string): string | null => {
  const reading = readAdvisorFile(text, 'a.json');
  const fault = 'faults' in reading ? reading.faults[0] : undefined;
  return fault === undefined ? null : `${fault.line}:${fault.column} ${fault.message} ${fault.mend}`;
};

it.each([
  ['"client": "demo",', '"client": "demo"', '4:3 A comma is missing before this. Write `,` after `"demo"`.'],
  ['"Running" },', '"Running" }', '14:9 A comma is missing before this. Write `,` after `}`.'],
  ['"client": "demo",', '"client": "demo,', '3:13 The quote `"` opened here is not closed on this line.'],
  ['"client": "demo",', '"client: "demo",', '3:13 A colon is missing before this.'],
  ['"title": "Running" }', '"title": "Running"', '13:9 The bracket `{` opened here is not closed.'],
  ['      ]\n    }\n', '    }\n', '12:18 The bracket `[` opened here is not closed. Write `]` before this `}`.'],
  ['  ]\n}\n', '  ]\n}}\n', '18:2 There is a `}` that closes nothing. Remove it.'],
  ['  ]\n}\n', '  ]\n', '1:1 The bracket `{` opened here is not closed. Write `}` before the end.'],
  ['"client": "demo"', '"client" "demo"', '3:12 A colon is missing before this. Write `: ` after `"client"`.'],
  ['"client": "demo",', '"client": "demo";', '3:19 The text ends at `"demo"`, and `;` follows.'],
  ['What for?', 'What "for"?', '11:23 The text ends at `"What "`, and `for` follows.'],
  [
    '"client": "demo",',
    '"client": "demo", // the shop',
    '3:21 `//` does not start a comment here. Begin comments with `#`',
  ],
])('in JSON, %s written as %s is told where it is', (from, to, expected) => {
  expect(FILE).toContain(from);
  expect(firstFault(FILE.replace(from, () => to))).toContain(expected);
});

it('what YAML takes and JSON does not is read all the same', () => {
  expect(firstFault(FILE)).toBeNull();
  expect(firstFault(FILE.replaceAll('"', "'"))).toBeNull();
  expect(firstFault(FILE.replace('"Walking" }', '"Walking" },'))).toBeNull();
});

// What people find again in their file after it was changed elsewhere.

import { describe, expect, test } from 'vitest';
import { readDocument } from '../read/read-document.ts';
import { writeDocument } from './write-document.ts';

const FILE = `# The finder of our lamps.
advisor: lamps
client: shop
name: "Lamp finder"   # shown in the shop
catalog: lamps
questions:
  # Everybody knows their room.
  - id: room
    type: SINGLE
    title: Which room?
    answers:
      # Damp.
      - { id: bath, title: 'Bathroom' }   # IP44
      - id: desk
        title: Study
        # A note inside of it.

  # Only then the money.
  - id: budget
    type: RANGE
    title: How much?
    attribute: price
    range: { step: 5 }
  - id: style
    type: MULTIPLE
    title: Which style?
# The end.
`;

interface Question {
  id: string;
  answers?: object[];
  [member: string]: unknown;
}

/** The file after what its document says was changed. */
const rewritten = (change: (document: { questions: Question[]; [member: string]: unknown }) => void, source = FILE) => {
  const reading = readDocument(source, 'lamps.yaml');
  if ('faults' in reading) throw new Error(JSON.stringify(reading.faults));
  const document = structuredClone(reading.document) as { questions: Question[] };
  change(document);
  const text = writeDocument(document, source);
  const again = readDocument(text, 'lamps.yaml');
  expect('document' in again && again.document).toEqual(document);
  return text;
};

/** The lines from one on, as many as are named. */
const lines = (from: string, count: number): string => {
  const all = FILE.split('\n');
  const at = all.indexOf(from);
  return all
    .slice(at, at + count)
    .map((line) => `${line}\n`)
    .join('');
};
const ROOM = lines('  # Everybody knows their room.', 10);
const BUDGET = lines('', 7);
const STYLE = lines('  - id: style', 3);

describe('a file that is written again', () => {
  test('is the same if its document is', () => {
    expect(rewritten(() => {})).toBe(FILE);
  });

  test('changes only where its document did', () => {
    const text = rewritten(({ questions, ...document }) => {
      questions[0]!.title = 'Where?';
      questions[1]!.range = { step: 10, label: '€' };
      delete questions[2]!.type;
      expect(document.name).toBe('Lamp finder');
    });
    expect(text).toBe(
      FILE.replace('Which room?', 'Where?')
        .replace('{ step: 5 }', '{ step: 10, label: € }')
        .replace('    type: MULTIPLE\n', ''),
    );
  });

  test('has moved questions with their comments, as their author wrote them', () => {
    const text = rewritten(({ questions }) => questions.reverse());
    expect(text).toBe(FILE.replace(ROOM + BUDGET + STYLE, STYLE + BUDGET + ROOM));
  });

  test('has answers in another order, with their comments', () => {
    const text = rewritten(({ questions }) => questions[0]!.answers!.reverse());
    expect(text.indexOf('id: desk')).toBeLessThan(text.indexOf('# Damp.\n'));
    expect(text).toContain("      # Damp.\n      - { id: bath, title: 'Bathroom' }   # IP44\n");
    expect(text).toContain('        # A note inside of it.\n');
  });

  test('leaves out a question with the comments above it, and no other', () => {
    const text = rewritten(({ questions }) => questions.splice(1, 1));
    expect(text).toBe(FILE.replace(BUDGET, ''));
  });

  test('has a new question between those that stay, moved and changed ones beside it', () => {
    const text = rewritten(({ questions }) => {
      questions.push(questions.shift()!);
      questions.splice(1, 0, { id: 'new', type: 'SINGLE', title: 'New?' });
      questions[0]!.title = 'What may it cost?';
    });
    const added = '  - id: new\n    type: SINGLE\n    title: New?\n';
    const budget = BUDGET.replace('How much?', 'What may it cost?');
    expect(text).toBe(FILE.replace(ROOM + BUDGET + STYLE, budget + added + STYLE + ROOM));
  });

  test('loses all its questions, and gets the first one', () => {
    expect(rewritten(({ questions }) => questions.splice(0))).toContain('# shown in the shop\n');
    const empty = 'advisor: lamps # mine\nquestions: []\n';
    expect(rewritten(({ questions }) => questions.push({ id: 'a' }), empty)).toContain('# mine\n');
  });

  test.each([
    ['with an alias', 'questions:\n  - { id: a, where: &w { kind: x } }\n  - { id: b, where: *w }\n'],
    ['in brackets', 'questions: [{ id: a }, { id: b, where: { kind: x } }]\n'],
    ['with list items at the margin', 'questions:\n- id: a\n# of b\n- id: b\n'],
    ['of Windows', 'questions:\r\n  - id: a\r\n    # inside\r\n  - id: b\r\n'],
    ['without an end of line', 'questions:\n  - id: a\n  - id: b'],
    ['with a dash on a line of its own', 'questions:\n  -\n    id: a\n  -\n    id: b\n'],
    ['of JSON', '{"questions": [{"id": "a"}, {"id": "b"}]}'],
  ])('%s says the same in another order', (_, source) => {
    rewritten(({ questions }) => questions.reverse(), source);
    rewritten(({ questions }) => {
      questions.reverse();
      questions.splice(1, 0, { id: 'c', title: 'x: y # z' });
    }, source);
  });
});

test('what was never a file is written as people write one', () => {
  const where = { kind: ['city', 'trekking'], price: { lte: 500 } };
  const document = {
    advisor: 'bikes',
    results: { show: 'at_end', limit: 5 },
    questions: [
      { id: 'use', title: 'no', ask_if: { a: { any_of: ['1'] } }, answers: [{ id: 'x', title: '007', where }] },
    ],
    texts: { de: { 'use.title': 'Wozu?' } },
  };
  const text = writeDocument(document, null);
  expect(text).toBe(`advisor: bikes
results: { show: at_end, limit: 5 }
questions:
  - id: use
    title: no
    ask_if: { a: { any_of: [ "1" ] } }
    answers:
      - { id: x, title: "007", where: { kind: [ city, trekking ], price: { lte: 500 } } }
texts:
  de:
    use.title: Wozu?
`);
  const reading = readDocument(text, 'bikes.yaml');
  expect('document' in reading && reading.document).toEqual(document);
});

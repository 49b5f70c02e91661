import { advisorFileJsonSchema } from '@guidepost/contract/advisor-file';
import Schema from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { faultsOf } from './expect-faults.fixture.ts';
import { changed } from './laptops-file.fixture.ts';

const compiled = Schema.Compile(JSON.parse(JSON.stringify(advisorFileJsonSchema(null))));

type Shown = readonly [what: string, from: string, to: (text: string) => string, most: number, place: string];

const SHOWN: readonly Shown[] = [
  ['the name', 'name: Laptop finder', (text) => `name: ${text}`, 500, '3:7 name'],
  [
    'the title of a question',
    'title: What will you mostly do with it?',
    (text) => `title: ${text}`,
    500,
    '12:12 questions/0/title',
  ],
  ['what skips', 'skip_text: Not sure yet', (text) => `skip_text: ${text}`, 500, '13:16 questions/0/skip_text'],
  [
    'a description',
    '    skip_text: Not sure yet',
    (text) => `    description: ${text}`,
    2000,
    '13:18 questions/0/description',
  ],
  ['the title of an answer', 'title: Play games', (text) => `title: ${text}`, 500, '16:16 questions/0/answers/0/title'],
  [
    'the description of an answer',
    'title: Carry it everywhere',
    (text) => `title: Carry\n        description: ${text}`,
    2000,
    '20:22 questions/0/answers/1/description',
  ],
  ['an image', 'skip_text: Not sure yet', (text) => `image: /${text.slice(1)}`, 2048, '13:12 questions/0/image'],
  ['a unit', 'label: €', (text) => `label: ${text}`, 500, '27:53 questions/1/range/label'],
  [
    'the title of a sub-range',
    '{ title: Up to 600',
    (text) => `{ title: ${text}`,
    500,
    '27:77 questions/1/range/groupings/0/title',
  ],
  [
    'a title in another language',
    'use.games.title: Spielen',
    (text) => `use.games.title: ${text}`,
    500,
    '36:72 texts/de/use.games.title',
  ],
  [
    'a description in another language',
    'use.games.title: Spielen',
    (text) => `use.games.description: ${text}`,
    2000,
    '36:78 texts/de/use.games.description',
  ],
];

describe.each(SHOWN)('%s', (_, from, to, most, place) => {
  const number = most.toLocaleString('en');

  it(`may have ${number} characters, and is told where it has more, as the schema tells`, () => {
    const fits = changed(from, to('x'.repeat(most)));
    expect(faultsOf(fits)).toEqual([]);
    expect(compiled.Check(parse(fits))).toBe(true);
    const long = changed(from, to('x'.repeat(most + 1)));
    expect(faultsOf(long)).toEqual([
      `a.yaml:${place}: This text has ${(most + 1).toLocaleString('en')} characters, but may only have ${number}. Shorten it to ${number} characters.`,
    ]);
    expect(compiled.Check(parse(long))).toBe(false);
  });

  it('may have no control characters, as the schema tells', () => {
    const [line, column, pointer] = place.split(/[: ]/);
    const written = changed(from, to('"x\\0y"').replace('/x\\0y"', '"/x\\0y"'));
    expect(faultsOf(written)).toEqual([
      `a.yaml:${line}:${column} ${pointer}: This text has a control character (U+0000), which nobody can see. Remove it.`,
    ]);
    expect(compiled.Check(parse(written))).toBe(false);
  });
});

describe('a text', () => {
  it('may have lines and tabs, and its characters count as people count them', () => {
    const title = (text: string) => changed('title: Play games', `title: ${text}`);
    expect(faultsOf(title('"One\\ntwo\\tthree"'))).toEqual([]);
    expect(faultsOf(title('🎮'.repeat(500)))).toEqual([]);
    expect(faultsOf(title('🎮'.repeat(501)))).toHaveLength(1);
    // The id of an answer may be a value as the catalog has it.
    expect(faultsOf(changed('- id: travel', '- id: "tra\\u0007vel"'))).toEqual([]);
  });
});

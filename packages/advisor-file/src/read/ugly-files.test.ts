import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../../../scripts/fixture/grows-linearly.ts';
import { expectFaults, faultsOf, question } from './expect-faults.fixture.ts';
import { changed, LAPTOPS } from './laptops-file.fixture.ts';
import { readAdvisorFile } from './read-advisor-file.ts';

const deep = (depth: number): string => `${'{ not: '.repeat(depth)}{ a: 1 }${' }'.repeat(depth)}`;

/** This many answers, all with the description of the first. */
const describedAlike = (answers: number, description: string): string => {
  const others = Array.from({ length: answers - 1 }, (_, nth) => `{ id: a${nth}, title: A, description: *d }`);
  return question(`type: SINGLE, answers: [{ id: a, title: A, description: &d ${description} }, ${others.join(', ')}]`);
};

const bomb = `a: &a [x, x, x, x, x, x, x, x, x, x]\n${[...'bcdefgh']
  .map((name, at) => `${name}: &${name} [${Array(10).fill(`*${'abcdefg'[at]}`).join(', ')}]`)
  .join('\n')}`;

describe('an ugly file', () => {
  expectFaults([
    ['nothing', '', /^a\.yaml:1:1 The file is empty/],
    ['only a comment', '# soon\n', /^a\.yaml:1:\d+ The file is empty/],
    ['a text', 'hello', /1:1 There must be members here, not `hello`/],
    ['a list', '- a\n- b', /1:1 There must be members here, not a list/],
    ['two megabytes', `title: ${'x'.repeat(2 ** 21)}`, /1:1 The file is larger than 1 MiB/],
    ['brackets without end', '['.repeat(5000), /1:1 The file is nested/],
    ['dashes without end', '- '.repeat(5000), /1:1 The file is nested/],
    ['a condition without end', changed('{ kind: laptop }', deep(70)), /nested more than 64 levels/],
    ['an alias of nothing', changed('where: { kind: laptop }', 'where: *scope'), /6:8 where: `\*scope` stands for/],
    ['a tag', changed('name: Laptop finder', 'name: !!binary aGk='), /3:16 name: .* is a tag/],
    ['an unknown tag', changed('name: Laptop finder', 'name: !text x'), /3:13 name: .*`!text` is a tag/],
    [
      'a member given twice',
      changed('client: demo', 'client: demo\nclient: other'),
      /3:1 client: `client` is given twice/,
    ],
    ['two documents', `${LAPTOPS}---\n${LAPTOPS}`, /37:1 A second document starts here/],
    ['a tab', changed('  - id: use\n    type', '  - id: use\n\ttype'), /10:1 A tab is used/],
    ['two colons', changed('name: Laptop finder', 'name: Laptop: finder'), /3:7 There are two colons/],
    ['an open quote', changed('name: Laptop finder', 'name: "Laptop finder'), /3:7 The quote `"` opened here/],
    ['an open bracket', changed('{ kind: laptop }', '{ kind: laptop'), /a\.yaml:6:8 The bracket `\{` opened here/],
    ['a merge', changed('client: demo', '<<: { client: demo }'), /2:1 <<: Merge keys \(`<<`\) are not read/],
    ['an advisor named by id', changed('advisor:', 'id:'), /1:1 id: The id of the advisor is named `advisor`/],
    ['a missing client', changed('client: demo\n', ''), /1:1 `client` is missing\. Name the shop/],
    ['an empty name', changed('name: Laptop finder', 'name:'), /3:6 name: `name` is empty/],
    [
      'an id with spaces',
      changed('advisor: laptops', 'advisor: my laptops'),
      /1:10 advisor: `my laptops` cannot be used/,
    ],
    [
      'a misspelled member',
      changed('questions:', 'qeustions:'),
      /8:1 qeustions: There is no member .* Did you mean `questions`/,
    ],
    ['camel case', changed('skip_text', 'skipText'), /13:5 questions\/0\/skipText: .* Did you mean `skip_text`/],
  ]);
  expectFaults(
    [
      ['aliases that multiply', bomb, /Aliases make the file too large/],
      ['an alias that contains itself', 'a: &a [*a]', /1:8 .*`\*a` stands for what is named `&a` above/],
    ],
    20,
  );

  it('may use one text by its alias a thousand times, and not to become larger than a file may be', () => {
    expect(faultsOf(describedAlike(1000, 'Fits all'))).toEqual([]);
    const [fault, ...others] = faultsOf(describedAlike(1000, 'x'.repeat(2000)));
    expect(fault).toMatch(/a\.yaml:6:\d{5} questions\/0\/answers\/477\/description: Aliases make the file too large\./);
    expect(others).toEqual([]);
  });

  it('with merge keys is told of them, and not that what they would bring is missing', () => {
    const first = '&a { id: a, title: A, where: { kind: x } }';
    expect(faultsOf(question(`type: SINGLE, answers: [${first}, { <<: *a, id: b }]`))).toEqual([
      expect.stringMatching(/a\.yaml:6:\d+ questions\/0\/answers\/1\/<<: Merge keys \(`<<`\) are not read/),
    ]);
    expect(faultsOf(changed('{ kind: laptop }', '{ <<: { kind: laptop } }'))).toEqual([
      expect.stringMatching(/a\.yaml:6:10 where\/<<: Merge keys/),
    ]);
  });

  it.each([
    ['questions: [', '{},', ']'],
    ['where: { a: [', 'a, ', '] }'],
    ['', '[', ''],
    ['', '{a: ', ''],
    ['', '- ', ''],
    ['', '? ', ''],
    ['a: &a x\nb: [', '*a, ', ']'],
  ])('is refused, and takes time by its length only: %s%s…', (start, part, end) => {
    expectLinear((size) => {
      const text = start + part.repeat(size / part.length - 20) + end;
      expect(faultsOf(text)).not.toEqual([]);
    }, 2 ** 16);
  });

  it.each([
    [
      'questions',
      (nth: number) => `  - { id: q${nth}, type: SINGLE, role: filter, title: What?, attribute: a${nth} }\n`,
    ],
    [
      'misspelt questions',
      (nth: number) => `  - { id: q${nth}, type: SINGLE, rolle: filter, title: What?, attribute: a }\n`,
    ],
  ])('or a sound one of many %s takes time by its length only, too', (_, part) => {
    expectLinear((size) => {
      const questions = Array.from({ length: Math.floor(size / 75) }, (_, nth) => part(nth)).join('');
      readAdvisorFile(`advisor: a\nclient: c\nname: T\ncatalog: k\nquestions:\n${questions}`, 'a.yaml');
    }, 2 ** 16);
  });

  const many = (part: (nth: number) => string, times: number) => Array.from({ length: times }, (_, nth) => part(nth));
  const run = (character: string) => character.repeat(500_000);

  // If a text twice as long took four times as long, these would take minutes.
  it.each([
    ['merge keys', `a: &a { ${many((nth) => `b${nth}: 1`, 500).join(', ')} }\nb: [${'{ <<: *a }, '.repeat(20_000)}]`],
    ['texts cut by commas', `a: { ${many((nth) => `b${nth}: x, c${nth}`, 20_000).join(', ')} }`],
    ['groups of two lines before an open bracket', `a:\n${'- { a: 1,\n  b: 2 }\n'.repeat(30_000)}b: [`],
    ['tabs', `a: b\n${run('\t')}\nc: [`],
    ['spaces in a line without a colon', `a: b\nc${run(' ')}d\ne: [`],
    ['spaces in a line with two colons', `a: b${run(' ')}c: d\ne: [`],
    ['spaces in a text that cannot begin so', `a: @b${run(' ')}c\ne: [`],
    ['spaces in a group without a comma', `a: { b:${run(' ')}c d }\ne: [`],
    ['line breaks in a quote', `a: "${run('\n')}`],
  ])('of %s without end is refused, too', (_, text) => {
    expect(faultsOf(text)).not.toEqual([]);
  });
});

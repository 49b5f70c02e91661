import { describe, expect, it } from 'vitest';
import { faultLine } from './advisor-file-fault.ts';
import { changed, LAPTOPS } from './laptops-file.fixture.ts';
import { readAdvisorFile } from './read-advisor-file.ts';

const faultsOf = (text: string): string[] => {
  const reading = readAdvisorFile(text, 'a.yaml');
  return 'faults' in reading ? reading.faults.map(faultLine) : [];
};

const question = (members: string): string =>
  `advisor: a\nclient: c\nname: T\ncatalog: k\nquestions:\n  - { id: q, role: filter, title: Q, ${members} }\n`;

const deep = (depth: number): string => `${'{ not: '.repeat(depth)}{ a: 1 }${' }'.repeat(depth)}`;

const bomb = `a: &a [x, x, x, x, x, x, x, x, x, x]\n${[...'bcdefgh']
  .map((name, at) => `${name}: &${name} [${Array(10).fill(`*${'abcdefg'[at]}`).join(', ')}]`)
  .join('\n')}`;

/** A file, where it must be refused (line and pointer), and words of the sentences that say so. */
const UGLY: readonly [name: string, text: string, expected: RegExp][] = [
  ['nothing', '', /^a\.yaml:1:1 The file is empty/],
  ['only a comment', '# soon\n', /^a\.yaml:1:\d+ The file is empty/],
  ['a text', 'hello', /1:1 There must be members here, not `hello`/],
  ['a list', '- a\n- b', /1:1 There must be members here, not a list/],
  ['two megabytes', `title: ${'x'.repeat(2 ** 21)}`, /1:1 The file is larger than 1 MiB/],
  ['brackets without end', '['.repeat(5000), /1:1 The file is nested/],
  ['dashes without end', '- '.repeat(5000), /1:1 The file is nested/],
  ['a condition without end', changed('{ kind: laptop }', deep(70)), /nested more than 64 levels/],
  ['aliases that multiply', bomb, /Aliases make the file too large/],
  ['an alias that contains itself', 'a: &a [*a]', /1:8 .*`\*a` stands for what is named `&a` above/],
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
  ['a merge', changed('client: demo', '<<: { client: demo }'), /2:1 <<: `<<` does not merge/],
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
  ['no question', question('').replace(/questions:[\s\S]*/, 'questions: []'), /5:12 questions: This list is empty/],
  [
    'questions by name',
    changed('questions:\n  - id: use', 'questions:\n    id: use').replace(/ {2}- id: budget[\s\S]*/, ''),
    /9:5 questions: This must be a list, not a group/,
  ],
  [
    'a question that is a text',
    question('').replace(/- \{.*/, '- use'),
    /6:5 questions\/0: There must be members here, not `use`/,
  ],
  [
    'a misspelled type',
    changed('type: SINGLE', 'type: SINGEL'),
    /10:11 questions\/0\/type: `SINGEL` is not one of SINGLE, MULTIPLE, RANGE\. Did you mean SINGLE\?/,
  ],
  ['a type in small letters', changed('type: SINGLE', 'type: single'), /Did you mean SINGLE\?/],
  ['no type', changed('    type: SINGLE\n', ''), /9:5 questions\/0: `type` is missing\. Write one of SINGLE/],
  ['no role', changed('    role: preference\n', ''), /questions\/2: `role` is missing/],
  ['an unknown role', changed('role: preference', 'role: nice'), /`nice` is not one of filter, preference/],
  [
    'a question id with a dot',
    changed('id: budget', 'id: budget.eur'),
    /21:9 questions\/1\/id: `budget\.eur` cannot be the id/,
  ],
  ['a question id of ask_if', changed('id: budget', 'id: any'), /`any` means something else in `ask_if`/],
  [
    'a question id twice',
    changed('id: brand', 'id: budget'),
    /28:9 questions\/2\/id: Two questions have the id `budget`/,
  ],
  ['an answer id twice', changed('id: travel', 'id: games'), /18:13 questions\/0\/answers\/1\/id: Two answers/],
  [
    'a number with a dot as answer id',
    question('type: SINGLE, attribute: size, answers: [{ id: 13.3 }]'),
    /`13\.3` cannot be the id of an answer\. Choose an id without dot and add `where: \{ size: 13\.3 \}`/,
  ],
  [
    'an answer without title',
    changed('        title: Play games\n', ''),
    /questions\/0\/answers\/0: `title` is missing/,
  ],
  ['an answer without id', changed('      - id: games\n        title', '      - title'), /`id` is missing/],
  ['no answers', question('type: SINGLE'), /6:5 questions\/0: The question has no answers\. List `answers`, or name/],
  [
    'an empty list of answers',
    question('type: SINGLE, attribute: brand, answers: []'),
    /This list is empty\. List at least one answer, or remove/,
  ],
  ['max beside answers', question('type: SINGLE, max: 5, answers: [{ id: a, title: A }]'), /`max` has no effect/],
  [
    'max over its limit',
    question('type: SINGLE, attribute: brand, max: 201'),
    /questions\/0\/max: This must be at most 200, and is `201`/,
  ],
  ['match on SINGLE', question('type: SINGLE, attribute: brand, match: any'), /`match` is for MULTIPLE/],
  ['answers on RANGE', question('type: RANGE, attribute: price, answers: []'), /A RANGE has no answers/],
  [
    'a RANGE without attribute',
    question('type: RANGE'),
    /questions\/0: `attribute` is missing\. Name a number attribute, or `price`/,
  ],
  ['a reserved attribute', question('type: SINGLE, attribute: not'), /No attribute can be named `not`/],
  ['a step outside of range', question('type: RANGE, attribute: price, step: 5'), /`step` belongs into `range`/],
  ['a step of zero', changed('step: 50', 'step: 0'), /questions\/1\/range\/step: This must be greater than 0/],
  ['a step too fine', changed('step: 50', 'step: 0.0000001'), /has too many digits\. Keep to 6 digits/],
  [
    'a bound with its unit',
    changed('from: auto', 'from: 300€'),
    /`300€` is neither a number nor `auto`\. Write `300`, without the unit/,
  ],
  [
    'a range backwards',
    changed('from: auto, to: auto', 'from: 900, to: 300'),
    /27:12 questions\/1\/range: The range goes from 900 to 300, which is backwards/,
  ],
  [
    'a grouping out of the range',
    changed('from: auto, to: auto', 'from: 0, to: 500'),
    /600 is above the range, which ends at 500/,
  ],
  ['a grouping backwards', changed('to: 600 }', 'from: 700, to: 600 }'), /The grouping goes from 700 to 600/],
  ['a grouping without title', changed('title: Up to 600, ', ''), /groupings\/0: `title` is missing/],
  ['an infinite bound', changed('from: auto', 'from: -.inf'), /must be a number, not `-\.inf`/],
  [
    'must on a preference',
    changed('weight: 2', 'must: true'),
    /31:11 questions\/2\/must: `must` has no effect on a preference/,
  ],
  ['missing on a preference', changed('weight: 2', 'missing: keep'), /`missing` has no effect on a preference/],
  ['a negative weight', changed('weight: 2', 'weight: -1'), /weight: This must be at least 0, and is `-1`/],
  ['a weight in quotes', changed('weight: 2', 'weight: "2"'), /This must be a number, not a text\. Remove the quotes/],
  ['a weight that is not there', changed('weight: 2', 'weight:'), /Nothing is written after `weight`/],
  [
    'yes for true',
    changed('must: true', 'must: yes'),
    /24:11 questions\/1\/must: This must be true or false, not `yes`/,
  ],
  [
    'ask_if on the first question',
    changed('    skip_text: Not sure yet', '    ask_if: { brand: { replied: true } }'),
    /13:13 questions\/0\/ask_if: The first question is always asked/,
  ],
  [
    'ask_if on itself',
    changed('{ use: { none_of: [games] } }', '{ brand: { replied: true } }'),
    /cannot depend on itself/,
  ],
  [
    'ask_if on a later question',
    changed('    must: true', '    ask_if: { brand: { replied: true } }'),
    /24:15 questions\/1\/ask_if\/brand: The question `brand` is listed later/,
  ],
  [
    'ask_if on no question',
    changed('{ use: { none_of: [games] } }', '{ uze: { none_of: [games] } }'),
    /There is no question `uze`\. Did you mean `use`\?/,
  ],
  [
    'ask_if on no answer',
    changed('none_of: [games]', 'none_of: [gmaes]'),
    /33:32 .*The question `use` has no answer `gmaes`\. Did you mean `games`\?/,
  ],
  [
    'ask_if on a bare answer',
    changed('{ none_of: [games] }', 'games'),
    /This must say what is tested of the reply, not `games`/,
  ],
  [
    'ask_if without a list',
    changed('none_of: [games]', 'none_of: games'),
    /This must be a list, not `games`\. Write `\[games\]`/,
  ],
  [
    'a choice in a RANGE',
    changed('{ use: { none_of: [games] } }', '{ budget: { any_of: [a] } }'),
    /`budget` is a RANGE and has no answers to choose\. Use `gte` or `lte`/,
  ],
  ['an end of a choice', changed('none_of: [games]', 'gte: 5'), /`use` is not a RANGE, so its reply has no ends/],
  ['an empty branch', changed('{ use: { none_of: [games] } }', '{ any: [] }'), /ask_if\/any: This list is empty/],
  ['an unknown test', changed('gte: 16', 'min: 16'), /17:44 .*There is no test `min`\. Write `gte`/],
  ['a test without a number', changed('gte: 16', 'gte: 16 GB'), /This must be a number, not `16 GB`/],
  ['a value that is not there', changed('gpu: dedicated', 'gpu:'), /There is no value here.*exists: false/],
  ['no tests', changed('{ gte: 16 }', '{}'), /Nothing is tested of `ram_gb`/],
  ['an empty condition inside', changed('{ kind: laptop }', '{ not: {} }'), /6:15 where\/not: This condition is empty/],
  ['several values for eq', changed('{ kind: laptop }', '{ kind: { eq: [a, b] } }'), /Use `in` for several values/],
  [
    'a condition that is a list',
    changed('{ kind: laptop }', '[{ kind: laptop }]'),
    /A condition must name an attribute, and is a list/,
  ],
  ['a list as a name', changed('{ kind: laptop }', '{ [kind]: laptop }'), /A name of a member must be a plain text/],
  ['a number of results as a text', changed('limit: 10', 'limit: ten'), /must be a number, not `ten`/],
  ['half a result', changed('limit: 10', 'limit: 2.5'), /must be a whole number, and is `2\.5`/],
  [
    'after_questions without a number',
    changed('show: after_filters', 'show: after_questions'),
    /Write `show: \{ after_questions: 3 \}`/,
  ],
  [
    'after no question',
    changed('show: after_filters', 'show: { after_questions: 0 }'),
    /results\/show\/after_questions: This must be at least 1/,
  ],
  [
    'a language with an underscore',
    changed('language: en', 'language: de_at'),
    /4:11 language: `de_at` is not a language\. Write `de-AT`/,
  ],
  ['the language again', changed('  de:', '  EN:'), /36:3 texts\/EN: `EN` is the language of the texts in `questions`/],
  [
    'a path to no question',
    changed('use.title: W', 'usse.title: W'),
    /The path `usse\.title` leads nowhere.*Did you mean `use\.title`\?/,
  ],
  ['a path to no answer', changed('use.games.title', 'use.gmes.title'), /Did you mean `use\.games\.title`\?/],
  [
    'a path to no grouping',
    changed('use.games.title', 'budget.groupings.1.title'),
    /Did you mean `budget\.groupings\.0\.title`\?/,
  ],
  [
    'texts in groups',
    changed('use.games.title: Spielen', 'use: { games: { title: Spielen } }'),
    /The path `use` leads nowhere/,
  ],
  [
    'a colour that became a comment',
    question('type: SINGLE, answers: [{ id: a, title: A, background_color: "red" }]'),
    /`red` is not a colour\. Write it as '#rrggbb', in quotes/,
  ],
  [
    'an image without an address',
    changed('skip_text: Not sure yet', 'image: images/use.png'),
    /`images\/use\.png` is not the address of an image/,
  ],
  [
    'an image from anywhere',
    changed('skip_text: Not sure yet', 'image: //cdn.example/use.png'),
    /is not the address of an image/,
  ],
  [
    'an image that is a script',
    changed('skip_text: Not sure yet', 'image: "javascript:alert(1)"'),
    /is not the address of an image/,
  ],
  ['half a character', changed('name: Laptop finder', 'name: "\\ud800"'), /half of a character/],
  ['a name out of the prototype', changed('id: budget', 'id: __proto__'), /`__proto__` .*cannot be an id/],
  ['an attribute out of the prototype', changed('kind:', '__proto__:'), /An attribute cannot be named `__proto__`/],
];

describe('an ugly file', () => {
  it.each(UGLY)('with %s says so, where it is, and how to mend it', (_, text, expected) => {
    const faults = faultsOf(text);
    expect(faults.join('\n')).toMatch(expected);
    for (const fault of faults) expect(fault).toMatch(/^a\.yaml:[1-9]\d*:[1-9]\d* .*[.?] .*[.?]$/);
  });

  it('is refused in good time, whatever it is made of', () => {
    const started = performance.now();
    const many = (start: string, part: string, end: string) => start + part.repeat(80_000) + end;
    for (const text of [
      many('questions: [', '{},', ']'),
      many('where: { a: [', 'a, ', '] }'),
      '['.repeat(2 ** 20),
      '{a: '.repeat(2 ** 18),
      '- '.repeat(2 ** 19),
      '? '.repeat(2 ** 19),
    ]) {
      expect(faultsOf(text)).not.toEqual([]);
    }
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  it('has one fault for one mistake', () => {
    for (const [name, text] of UGLY) {
      const most = ['aliases that multiply', 'an alias that contains itself'].includes(name) ? 20 : 2;
      expect(faultsOf(text).length, `${name}: ${faultsOf(text).join('\n')}`).toBeLessThanOrEqual(most);
    }
  });
});

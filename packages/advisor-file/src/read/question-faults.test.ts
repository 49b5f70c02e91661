import { describe, expect, it } from 'vitest';
import { expectFaults, faultsOf, question } from './expect-faults.fixture.ts';
import { changed } from './laptops-file.fixture.ts';

describe('a question', () => {
  expectFaults([
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
    ['firm on a preference', changed('role: preference', 'role: preference\n    firm: true'), /`firm` has no effect/],
    [
      'firm beside missing: keep',
      changed('must: true', 'firm: true\n    missing: keep'),
      /questions\/1\/missing: .*no sure fit for the kind/,
    ],
    ['a stage among listed questions', changed('must: true', 'stage: 2'), /`stage` has no effect where questions are/],
    [
      'a first question among listed ones',
      changed('questions:', 'first: use\nquestions:'),
      /first: `first` has no effect where .*write `order: adaptive` beside it/,
    ],
    [
      'a first question that does not exist',
      changed('questions:', 'order: adaptive\nfirst: uze\nquestions:'),
      /first: There is no question `uze`\. Did you mean `use`\?/,
    ],
    [
      'a first question that depends on others',
      changed('questions:', 'order: adaptive\nfirst: brand\nquestions:'),
      /first: `brand` is asked only after other questions/,
    ],
    ['an unknown order', changed('questions:', 'order: clever\nquestions:'), /`clever` is not one of listed, adaptive/],
    ['max beside answers', question('type: SINGLE, max: 5, answers: [{ id: a, title: A }]'), /`max` has no effect/],
    [
      'max over its limit',
      question('type: SINGLE, attribute: brand, max: 201'),
      /questions\/0\/max: This must be at most 200, but is `201`/,
    ],
    ['match on SINGLE', question('type: SINGLE, attribute: brand, match: any'), /`match` is for MULTIPLE/],
    ['answers on RANGE', question('type: RANGE, attribute: price, answers: []'), /A RANGE has no answers/],
    [
      'a RANGE without attribute',
      question('type: RANGE'),
      /questions\/0: `attribute` is missing\. Name a number attribute, or `price`/,
    ],
    ['a reserved attribute', question('type: SINGLE, attribute: not'), /No attribute can be named `not`/],
    ['a step outside of range', question('type: RANGE, attribute: price, step: 5'), /`step` belongs in `range`/],
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
    ['a negative weight', changed('weight: 2', 'weight: -1'), /weight: This must be at least 0, but is `-1`/],
    [
      'a weight in quotes',
      changed('weight: 2', 'weight: "2"'),
      /This must be a number, not a text\. Remove the quotes/,
    ],
    ['a weight that is not there', changed('weight: 2', 'weight:'), /Nothing is written after `weight`/],
    [
      'yes for true',
      changed('must: true', 'must: yes'),
      /24:11 questions\/1\/must: This must be true or false, not `yes`/,
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
    ['half a character', changed('name: Laptop finder', 'name: "\\ud800"'), /half a character/],
    ['a name out of the prototype', changed('id: budget', 'id: __proto__'), /`__proto__` .*cannot be an id/],
    ['an attribute out of the prototype', changed('kind:', '__proto__:'), /An attribute cannot be named `__proto__`/],
  ]);
});

it.each(['.ype', 'tpye', 'typ', '.itle', 'rol'])(
  'tells a member that is misspelt as %s once, and not also as missing',
  (name) => {
    const key =
      ['type', 'title', 'role'].find((right) => right.slice(1) === name.slice(1) || right.startsWith(name)) ?? 'type';
    const text = question('type: SINGLE, attribute: brand').replace(`${key}:`, `${name}:`);
    expect(faultsOf(text).map((fault) => fault.replace(/^\S+ /, ''))).toEqual([
      expect.stringContaining(`There is no member \`${name}\` here. Did you mean \`${key}\`?`),
    ]);
  },
);

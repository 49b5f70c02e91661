import { describe } from 'vitest';
import { expectFaults } from './expect-faults.fixture.ts';
import { changed } from './laptops-file.fixture.ts';

/** With an attribute beside results, and a German text at this path. */
const showing = (attribute: string, path: string): string =>
  changed('use.games.title', path).replace('limit: 10', `limit: 10, attributes: [${attribute}]`);

describe('a condition, a setting or a text', () => {
  expectFaults([
    [
      'a decimal comma in brackets',
      changed('weight_kg: { lte: 1.4 }', 'weight_kg: { lte: 1,4 }'),
      /In brackets a comma separates members, so `1,4` is not a number here\. Write `1\.4`\./,
    ],
    [
      'a comma that may be either',
      changed('ram_gb: { gte: 16 }', 'ram_gb: { gte: 1,600 }'),
      /`1,600` is not a number here\. Write `1600` or `1\.600`\./,
    ],
    [
      'a comma in a text in brackets',
      changed('title: Up to 600, to: 600', 'title: Up to 600, or so, as you like, to: 600'),
      /In brackets a comma separates members, so `Up to 600, or so, as you like` is not one text here\. Put the text in quotes: `title: 'Up to 600, or so, as you like'`\.$/,
    ],
    [
      'a comma in a text that begins with a number',
      changed('title: Up to 600, to: 600', 'title: 1,5 to 6, to: 600'),
      /Put the text in quotes: `title: '1,5 to 6'`\.$/,
    ],
    [
      'a comma in a translated text',
      changed('use.games.title: Spielen', 'use.games.title: Spielen, oft'),
      /Put the text in quotes: `use\.games\.title: 'Spielen, oft'`\.$/,
    ],
    [
      'several values without brackets of their own',
      changed('where: { kind: laptop }', 'where: { kind: laptop, tablet }'),
      /`laptop, tablet` is not one text here\. Put the text in quotes: `kind: 'laptop, tablet'`; for several values write `kind: \[laptop, tablet\]`\.$/,
    ],
    ['a decimal comma in a range', changed('step: 50', 'step: 0,5'), /Write `0\.5`\./],
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
      /This must be a test of the reply, not `games`/,
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
    ['no tests', changed('{ gte: 16 }', '{}'), /There is no test for `ram_gb`/],
    [
      'an empty condition inside',
      changed('{ kind: laptop }', '{ not: {} }'),
      /6:15 where\/not: This condition is empty/,
    ],
    ['several values for eq', changed('{ kind: laptop }', '{ kind: { eq: [a, b] } }'), /Use `in` for several values/],
    [
      'a condition that is a list',
      changed('{ kind: laptop }', '[{ kind: laptop }]'),
      /A condition must name an attribute, but this is a list/,
    ],
    ['a list as a name', changed('{ kind: laptop }', '{ [kind]: laptop }'), /A name of a member must be a plain text/],
    ['a number of results as a text', changed('limit: 10', 'limit: ten'), /must be a number, not `ten`/],
    ['half a result', changed('limit: 10', 'limit: 2.5'), /must be a whole number, but is `2\.5`/],
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
    [
      'the language again, for what is in the questions',
      changed('  de:', '  EN:'),
      /texts\/EN\/use\.title: The path `use\.title` leads to a text in `questions`, which is in this language already\. Write it there\./,
    ],
    [
      'the language again, for an attribute that results do not show',
      changed(
        '  de: { use.title: Wofür brauchen Sie ihn vor allem?, use.games.title: Spielen',
        '  en: { results.weight_kg.label: Weight',
      ),
      /leads nowhere/,
    ],
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
      'a label of an attribute that results do not show',
      changed('use.games.title', 'results.weight_kg.label'),
      /The path `results\.weight_kg\.label` leads nowhere\..*Name attributes in `results`, `attributes` first\./,
    ],
    [
      'a misspelt attribute that results show',
      showing('weight_kg', 'results.weigt_kg.label'),
      /The path `results\.weigt_kg\.label` leads nowhere\. Did you mean `results\.weight_kg\.label`\?/,
    ],
    [
      'an attribute that results show, without what of it is meant',
      showing('weight_kg', 'results.weight_kg'),
      /The path `results\.weight_kg` leads nowhere\. Results show `results\.weight_kg\.label`\./,
    ],
    [
      'texts in groups',
      changed('use.games.title: Spielen', 'use: { games: { title: Spielen } }'),
      /The path `use` leads nowhere/,
    ],
  ]);
});

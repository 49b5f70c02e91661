// The phrases of a draft in English.

import { withinSentence } from './label-of.ts';
import { meantQuestion } from './meant-questions.ts';
import type { Phrases, Topic } from './phrases.ts';

export const english: Phrases = {
  yes: 'Yes',
  no: 'No',
  withIt: 'With',
  withoutIt: 'Without',
  other: 'Something else',
  language: 'en',
  advisorTitle: (kind) => (kind === null ? 'Product finder' : `Find your ${wordsWithin(kind)}`),
  askBudget: 'What is your budget?',
  askKindOf: (goods) => `What kind of ${wordsWithin(goods)} are you looking for?`,
  askKindExactly: 'What exactly are you looking for?',
  askChoice: (topic, several) => {
    const label = withinSentence(topic.label);
    const meant = meantQuestion(topic, [topic.label], 'en');
    if (meant !== null && topic.concept !== 'kind') return meant;
    switch (topic.concept) {
      case 'kind':
        return 'What are you looking for?';
      case 'use':
        return 'What will you use it for?';
      case 'person':
        return 'Who is it for?';
      case 'age':
        return 'For which age?';
      case 'size':
        return 'Which size do you need?';
      case 'brand':
        return isQualified(label) ? `Which ${label} do you like?` : 'Any favourite brand?';
      case 'color':
        return isQualified(label) ? `Which ${label} do you like?` : 'Which colour do you like?';
      case 'material':
        return isQualified(label) ? `Which ${label} do you like?` : 'Which material do you like?';
      case 'part': {
        const [, part] = MAKE.exec(label) ?? [];
        const isSeveral = part === 'graphics';
        return part === undefined || isSeveral
          ? `Which ${part ?? label} do you need?`
          : `Which make of ${part} do you need?`;
      }
      case 'theme':
        return 'Is there a theme you like?';
      default:
        if (PACK.test(label)) return 'Which pack do you need?';
        if (ADJECTIVE.test(label)) return `${topic.label}: which kind?`;
        if (SUITED.test(label)) return `Which ${label} should it suit?`;
        if (several && SYSTEM.test(label)) return `Which ${label} should it work with?`;
        return several ? `Which ${label} should it have?` : `Which ${label} do you need?`;
    }
  },
  askNumber: (topic) => {
    const label = plainLabel(topic.label);
    if (LOUDNESS.test(label)) return `How loud may it be${inUnit(topic)}?`;
    if (MILEAGE.test(label)) return `How much mileage may it have${inUnit(topic)}?`;
    switch (topic.concept) {
      case 'age':
        return 'For which age?';
      case 'size':
        return `Which size do you need${inSystem(topic)}?`;
      case 'weight':
        return `How heavy may it be${inUnit(topic)}?`;
      case 'amount':
        if (/^(amount|quantity|contents?|(net )?weight)$/.test(label)) return `How much do you need${inUnit(topic)}?`;
        // Of a bottle people say the size.
        if (/^(volume|capacity)$/.test(label) && /^(m|c)?l$/i.test(topic.unit ?? ''))
          return `Which size do you need${inUnit(topic)}?`;
        return `${/^(maximum|minimum)/.test(label) ? 'Which' : 'How much'} ${label} do you need${inUnit(topic)}?`;
      case 'count': {
        if (PEOPLE.test(label)) return 'For how many people?';
        const [, counted] = COUNT.exec(label) ?? [];
        if (counted !== undefined) return `How many ${plural(counted)} do you need?`;
        if (topic.isCounted === true) return `How many ${plural(label)} do you need?`;
        return /s$/.test(label) ? `How many ${label} do you need?` : `Which ${label} do you need?`;
      }
      case 'screen':
        return `How large should the screen be${inUnit(topic)}?`;
      case 'year':
        return /^(model |build |manufacturing )?year$/.test(label)
          ? 'Which year should it be from?'
          : `Which ${label}?`;
      default:
        return meantQuestion(topic, [topic.label], 'en') ?? `Which ${label} do you need${inUnit(topic)}?`;
    }
  },
  askArea: ({ label }) =>
    /\bresolution\b/i.test(label) ? 'How sharp should the picture be?' : `Which ${withinSentence(label)} do you need?`,
  askBoolean: ({ label }) => {
    const bare = withinSentence(label.replace(/^(has|with|includes|is) /i, ''));
    if (IS_SAID_OF.test(bare)) return { title: `${label}?`, isAdjective: true };
    const isAdjective = /^is /i.test(label) || ADJECTIVE.test(bare);
    return isAdjective
      ? { title: `Should it be ${bare}?`, isAdjective }
      : { title: `With or without ${bare}?`, isAdjective };
  },
  skip: ({ concept, isWorn }) => {
    switch (concept) {
      case 'size':
        return isWorn ? 'I do not know my size' : 'Does not matter';
      case 'person':
        return 'For anybody';
      case 'kind':
      case 'use':
      case 'price':
      case 'series':
        return 'Not sure yet';
      case 'theme':
      case 'brand':
      case 'color':
      case 'material':
      case 'weight':
      case 'year':
        return 'No preference';
      default:
        return 'Does not matter';
    }
  },
  upTo: (bound) => `Up to ${bound}`,
  about: (size) => `About ${size}`,
  between: (from, to) => `${from} to ${to}`,
  either: (one, other) => `${one} or ${other}`,
  moreThan: (bound) => `More than ${bound}`,
  orMore: (bound) => `${bound} or more`,
  enough: (bound) => `${bound} is enough`,
  orSharper: (level) => `${level} or sharper`,
  orNewer: (bound) => `${bound} or newer`,
  unit: (unit) => UNITS.get(unit.toLowerCase()) ?? unit,
};

/** Units as people say them, of several. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ['in', 'inches'],
  ['"', 'inches'],
  ['star', 'stars'],
]);

/** `Running Shoes` becomes `running shoes`. */
const wordsWithin = (name: string): string => name.split(' ').map(withinSentence).join(' ');

/** Names for one end of a range, and for numbers that a catalog writes in one cell. */
const ENDS: readonly (readonly [RegExp, string])[] = [
  [/^(.+) (from|min)$/, 'minimum $1'],
  [/^(.+) (to|max)$/, 'maximum $1'],
  [/^lowest (.+)|^(.+), lowest$/, 'minimum $1$2'],
  [/^highest (.+)|^(.+), highest$/, 'maximum $1$2'],
  [/^(min|max) /, '$1imum '],
  [/^(.+) down$/, '$1 from top to bottom'],
  [/^(.+) 1$/, '$1 (first number)'],
  [/^(.+) 2$/, '$1 (second number)'],
  [/^(.+) 3$/, '$1 (third number)'],
];

function plainLabel(label: string): string {
  const within = withinSentence(label);
  const end = ENDS.find(([pattern]) => pattern.test(within));
  return end === undefined ? within : within.replace(...end);
}

/** Things that a product suits rather than has. */
const SUITED = /\b((skin|hair|foot|coat) types?|breeds?|diets?|allerg\w+)$/;
const SYSTEM = /^(OS|operating systems?|systems?|platforms?)$/;
const MAKE = /^(.+) (make|maker|brand|manufacturer)$/;
const LOUDNESS = /^(maximum )?(noise|noise level|loudness)$/;
const MILEAGE = /^(mileage|odometer)$/;
const PEOPLE = /^(persons?|people|sleeps|number of (persons|people))$/;
const PACK = /^(units?|pieces|items|quantity|number) (per|in a|in the) (pack|package|box)$/;
const COUNT = /^(\S+) counts?$/;
function plural(word: string): string {
  if (/s$/.test(word)) return word;
  if (/(x|z|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** The system of shoe sizes: `Size US`. */
const inSystem = ({ label, unit, isUnitSaid }: Topic): string => {
  const [, system] = /\b(EU|US|UK|CM)$/i.exec(label) ?? [];
  if (unit !== null) return isUnitSaid === true ? '' : ` (${unit})`;
  return system === undefined ? '' : ` (${system.toUpperCase()})`;
};

/** True if the label is about a part: the colour of the zip, not of the product. */
const isQualified = (label: string): boolean => label.includes(' ') && !/^(product|item|main) /.test(label);

const inUnit = ({ unit, isUnitSaid }: Topic): string =>
  unit === null || isUnitSaid === true ? '' : unit === 'in' || unit === '"' ? ' (inches)' : ` (${unit})`;

/** Words that can follow "it is". */
const ADJECTIVE =
  /^(\S*(less|able|ible|proof|lit|resistant|free|ic|ous|ive|modular|electric|wired|vegan|organic|smart|portable|available|friendly|lined|padded|insulated|rechargeable|used|new|hybrid|foldable|folding|cordless|dimmable|sterili[sz]ed|decaffeinated|refillable|recyclable|handmade|certified))$/i;

/** A sentence of its own: `Assembly required`, `Batteries included`. */
const IS_SAID_OF =
  /^\S+(?: \S+)* (?:required|included|needed|allowed|supported|installed|compatible|suitable|removable|adjustable)$/i;

// The phrases of a draft in English.

import { withinSentence } from './label-of.ts';
import type { Phrases, Topic } from './phrases.ts';

export const english: Phrases = {
  yes: 'Yes',
  no: 'No',
  withIt: 'With',
  withoutIt: 'Without',
  other: 'Something else',
  advisorTitle: (catalog) => `${singular(catalog)} finder`,
  askBudget: 'What is your budget?',
  askChoice: (topic, several) => {
    const label = withinSentence(topic.label);
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
      case 'theme':
        return 'Is there something special you are looking for?';
      default:
        if (ADJECTIVE.test(label)) return `${topic.label}: which kind?`;
        return several ? `Which ${label} should it have?` : `Which ${label} do you need?`;
    }
  },
  askNumber: (topic) => {
    const label = withinSentence(topic.label.replace(END_OF_RANGE, ''));
    // One end of what is a range of its own: from 20 to 35 dB.
    const [, end] = END_OF_RANGE.exec(topic.label) ?? [];
    if (end !== undefined) {
      return `Which ${label} do you need at ${/from|min/.test(end) ? 'least' : 'most'}${inUnit(topic)}?`;
    }
    switch (topic.concept) {
      case 'age':
        return 'For which age?';
      case 'weight':
        return `How heavy may it be${inUnit(topic)}?`;
      case 'amount':
        if (/^(amount|quantity|content)$/.test(label)) return `How much do you need${inUnit(topic)}?`;
        return `${/^(max|min)/.test(label) ? 'Which' : 'How much'} ${label} do you need${inUnit(topic)}?`;
      case 'count':
        return /s$/.test(label) ? `How many ${label} do you need?` : `Which ${label} do you need?`;
      case 'screen':
        return `How large should the screen be${inUnit(topic)}?`;
      case 'year':
        return `Which ${label}?`;
      default:
        return `Which ${label} do you need${inUnit(topic)}?`;
    }
  },
  askArea: ({ label }) =>
    /\bresolution\b/i.test(label) ? 'How sharp should the picture be?' : `Which ${withinSentence(label)} do you need?`,
  askBoolean: ({ label }) => {
    const bare = withinSentence(label.replace(/^(has|with|includes|is) /i, ''));
    const isAdjective = /^is /i.test(label) || ADJECTIVE.test(bare);
    return isAdjective
      ? { title: `Should it be ${bare}?`, isAdjective }
      : { title: `With or without ${bare}?`, isAdjective };
  },
  skip: ({ concept }) => {
    switch (concept) {
      case 'kind':
      case 'use':
      case 'price':
        return 'Not sure yet';
      case 'theme':
        return 'Nothing special';
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
  between: (from, to) => `${from} to ${to}`,
  moreThan: (bound) => `More than ${bound}`,
  orMore: (bound) => `${bound} or more`,
};

const END_OF_RANGE = / (from|to|min|max)$/;

/** More than the one word: the colour of the zip, not of the thing. */
const isQualified = (label: string): boolean => label.includes(' ') && !/^(product|item|main) /.test(label);

const inUnit = ({ unit }: Topic): string =>
  unit === null ? '' : unit === 'in' || unit === '"' ? ' (inches)' : ` (${unit})`;

/** One word that can follow "it is". */
const ADJECTIVE =
  /^(\S*(less|able|ible|proof|lit|resistant|free|ic|ous|ive|modular|electric|wired|vegan|organic|smart|portable|available|friendly))$/i;

/** As it stands before another noun: `Laptop finder`, `Battery finder`. */
const singular = (plural: string): string => plural.replace(/ies$/, 'y').replace(/([^sui])s$/, '$1');

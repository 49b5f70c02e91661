// Conditions over products and over replies, as sentences. What is broken is shown as it is written, since a draft may be broken.

import type { Words } from '../../words/words.ts';
import { fillIn } from '../../words/words.ts';
import { isRecord } from '../draft/draft-document.ts';

type Texts = Words['conditions'];

/** Titles of questions (`use`) and answers (`use.games`); what has none is called by its id. */
export type TitleOf = (id: string) => string;

export const titleFrom =
  (titles: Readonly<Record<string, string>>): TitleOf =>
  (id) =>
    Object.hasOwn(titles, id) ? (titles[id] ?? id) : id.slice(id.indexOf('.') + 1);

/** Which products it speaks of. */
export function sayCondition(
  condition: unknown,
  texts: Texts,
  nameOf = (attribute: string): string => attribute,
): string {
  return sayParts(condition, texts, texts.everything, (attribute, test) => sayTest(nameOf(attribute), test, texts));
}

/** After which replies a question is asked. */
export function sayAskIf(condition: unknown, texts: Texts, titleOf: TitleOf): string {
  return sayParts(condition, texts, texts.always, (question, test) => sayReplies(question, test, texts, titleOf));
}

type SayMember = (name: string, test: unknown) => string;

function sayParts(condition: unknown, texts: Texts, none: string, sayMember: SayMember): string {
  if (condition === undefined || condition === null) return none;
  if (!isRecord(condition)) return written(condition);
  const say = (part: unknown): string => sayParts(part, texts, none, sayMember);
  const said = Object.entries(condition).map(([name, value]) => {
    if (name === 'not') return fillIn(texts.not, { condition: say(value) });
    if (name === 'any' && Array.isArray(value)) return fillIn(texts.anyOf, { list: value.map(say).join('; ') });
    if (name === 'all' && Array.isArray(value)) return fillIn(texts.allOf, { list: value.map(say).join('; ') });
    return sayMember(name, value);
  });
  return said.length === 0 ? none : said.join(texts.and);
}

function sayTest(attribute: string, test: unknown, texts: Texts): string {
  if (!isRecord(test)) return fillIn(texts.is, { attribute, value: sayValues(test, texts) });
  const of: Readonly<Record<string, string>> = {
    ...{ eq: texts.is, in: texts.is, not_in: texts.isNot },
    ...{ gt: texts.above, gte: texts.from, lt: texts.below, lte: texts.to },
  };
  return Object.entries(test)
    .map(([operator, value]) => {
      if (operator === 'exists') return fillIn(value === false ? texts.unknown : texts.known, { attribute });
      const text = Object.hasOwn(of, operator) ? of[operator] : undefined;
      if (text === undefined) return `${attribute} ${operator} ${written(value)}`;
      return fillIn(text, { attribute, value: sayValues(value, texts) });
    })
    .join(texts.and);
}

function sayReplies(id: string, test: unknown, texts: Texts, titleOf: TitleOf): string {
  const question = titleOf(id);
  if (!isRecord(test)) return `${question}: ${written(test)}`;
  const answersOf = (value: unknown): string =>
    listOf(value)
      .map((answer) => fillIn(texts.quoted, { text: titleOf(`${id}.${written(answer)}`) }))
      .join(texts.or);
  return Object.entries(test)
    .map(([operator, value]) => {
      switch (operator) {
        case 'any_of':
          return fillIn(texts.chosen, { question, answers: answersOf(value) });
        case 'all_of':
          return fillIn(texts.chosenAll, { question, answers: answersOf(value) });
        case 'none_of':
          return fillIn(texts.notChosen, { question, answers: answersOf(value) });
        case 'gte':
          return fillIn(texts.fromReply, { question, value: written(value) });
        case 'lte':
          return fillIn(texts.toReply, { question, value: written(value) });
        case 'replied':
          return fillIn(value === false ? texts.notReplied : texts.replied, { question });
        default:
          return `${question} ${operator} ${written(value)}`;
      }
    })
    .join(texts.and);
}

const sayValues = (value: unknown, texts: Texts): string =>
  listOf(value)
    .map((each) => (each === true ? texts.yes : each === false ? texts.no : written(each)))
    .join(texts.or);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Text as it is, anything else as JSON. */
export const written = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

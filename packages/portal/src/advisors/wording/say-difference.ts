// Differences between two states of an advisor in words, together by what they are about: the advisor, a question, the texts of a language.

import type { DifferencesView } from '@guidepost/contract/views/advisor-draft-view';
import { fillIn, type Language, type Spoken, sayCount, type Words, wordsOf } from '../../words/words.ts';
import { isRecord } from '../draft/draft-document.ts';
import { sayLanguage } from '../languages/say-language.ts';
import { changesOfList } from './list-changes.ts';
import { sayAskIf, sayCondition, type TitleOf, titleFrom, written } from './say-condition.ts';

type Difference = DifferencesView['differences'][number];

export interface SaidDifference {
  /** What it is: a member, an answer, a text. */
  readonly what: string;
  readonly kind: Difference['kind'];
  /** Null where there is nothing. */
  readonly before: string | null;
  readonly after: string | null;
}

export interface SaidGroup {
  /** What all of them are about. */
  readonly about: string;
  readonly differences: readonly SaidDifference[];
}

export function sayDifferences({ differences, titles, attributes }: DifferencesView, spoken: Spoken): SaidGroup[] {
  const nameOf = (attribute: string): string =>
    attribute === 'price'
      ? spoken.words.editor.price
      : Object.hasOwn(attributes, attribute)
        ? (attributes[attribute] ?? attribute)
        : attribute;
  const saying = new Saying(spoken, titleFrom(titles), nameOf);
  const groups = new Map<string, { about: string; differences: SaidDifference[] }>();
  for (const difference of differences) {
    const { path } = difference;
    const key = path[0] === 'questions' || path[0] === 'texts' ? `${path[0]} ${path[1]}` : '';
    const group = groups.get(key) ?? { about: saying.about(path), differences: [] };
    group.differences.push(...saying.say(difference));
    groups.set(key, group);
  }
  return [...groups.values()];
}

class Saying {
  readonly #language: Language;
  readonly #words: Words;
  readonly #titleOf: TitleOf;
  readonly #nameOf: (attribute: string) => string;

  constructor({ language, words }: Spoken, titleOf: TitleOf, nameOf: (attribute: string) => string) {
    this.#language = language;
    this.#words = words;
    this.#titleOf = titleOf;
    this.#nameOf = nameOf;
  }

  about([list, name = '']: readonly string[]): string {
    const { differences } = this.#words;
    if (list === 'questions') return fillIn(differences.question, { title: this.#titleOf(name) });
    if (list === 'texts') return fillIn(differences.texts, { language: sayLanguage(name, this.#language) });
    return differences.whole;
  }

  /** One, or what became of each thing in a list. */
  say(difference: Difference): SaidDifference[] {
    const { kind, path, before, after } = difference;
    const areFacts = kind === 'changed' && path.join('.') === FACTS;
    const facts = areFacts && areNames(before) && areNames(after) ? this.#sayFacts(before, after) : [];
    return facts.length > 0 ? facts : [this.#sayOne(difference)];
  }

  #sayFacts(before: readonly string[], after: readonly string[]): SaidDifference[] {
    const { differences, conditions } = this.#words;
    const what = wordsOf(differences.members, FACTS);
    const { added, removed, moved } = changesOfList(before, after);
    const at = (name: string | null): string =>
      name === null ? differences.atBeginning : fillIn(differences.behind, { title: this.#nameOf(name) });
    return [
      ...(added.length === 0 ? [] : [{ what, kind: 'added' as const, before: null, after: this.#names(added) }]),
      ...(removed.length === 0 ? [] : [{ what, kind: 'removed' as const, before: this.#names(removed), after: null }]),
      ...moved.map(({ item, ...places }) => ({
        what: `${what}: ${fillIn(conditions.quoted, { text: this.#nameOf(item) })}`,
        kind: 'moved' as const,
        before: at(places.before),
        after: at(places.after),
      })),
    ];
  }

  #names(attributes: readonly string[]): string {
    return attributes.map(this.#nameOf).join(', ');
  }

  #sayOne({ kind, of, path, before, after }: Difference): SaidDifference {
    const { differences } = this.#words;
    const what = this.#what(of, path, after ?? before);
    if (kind === 'moved') {
      const at = (place: unknown): string => {
        if (typeof place !== 'string') return differences.atBeginning;
        const title = this.#titleOf(of === 'answer' ? `${path[1]}.${place}` : place);
        return fillIn(differences.behind, { title });
      };
      return { what, kind, before: at(before), after: at(after) };
    }
    return { what, kind, before: this.#side(of, path, before), after: this.#side(of, path, after) };
  }

  /** `text`: what is or was there. */
  #what(of: Difference['of'], path: readonly string[], text: unknown): string {
    const { differences, conditions } = this.#words;
    if (of === 'question') return '';
    if (of === 'text') {
      const [question = '', ...rest] = (path[2] ?? '').split('.');
      const member = rest.pop() ?? '';
      const answer = rest[0];
      const given = this.#titleOf(answer === undefined ? question : `${question}.${answer}`);
      // A value that gets a title of its own is known by the one in the catalog.
      const title = answer !== undefined && given === text ? rest.join('.') : given;
      return `${fillIn(conditions.quoted, { text: title })}: ${wordsOf(differences.members, member)}`;
    }
    const isInQuestion = path[0] === 'questions';
    const isInAnswer = isInQuestion && path[2] === 'answers' && path.length > 3;
    const members = isInAnswer ? path.slice(4) : isInQuestion ? path.slice(2) : path;
    const member = wordsOf(differences.members, members.join('.'));
    if (!isInAnswer) return member;
    const answer = fillIn(differences.answer, { title: this.#titleOf(`${path[1]}.${path[3]}`) });
    return of === 'answer' ? answer : `${answer}: ${member}`;
  }

  #side(of: Difference['of'], path: readonly string[], value: unknown): string | null {
    if (value === undefined) return null;
    return of === 'question' || of === 'answer' ? this.#item(value) : this.#value(path, value);
  }

  /** A question or an answer that came or went. */
  #item(item: unknown): string {
    const { differences, conditions } = this.#words;
    if (!isRecord(item)) return written(item);
    const title = written(item.title ?? item.id ?? '');
    const answers = Array.isArray(item.answers) ? item.answers.filter(isRecord) : [];
    if (answers.length > 0) {
      const list = answers.map((each) => written(each.title ?? each.id ?? '')).join(', ');
      return fillIn(differences.withAnswers, { title, answers: list });
    }
    return item.where === undefined ? title : `${title} (${sayCondition(item.where, conditions, this.#nameOf)})`;
  }

  #value(path: readonly string[], value: unknown): string {
    const { differences, conditions } = this.#words;
    const member = path.at(-1) ?? '';
    if (member === 'where') return sayCondition(value, conditions, this.#nameOf);
    if (path.join('.') === FACTS && areNames(value)) return this.#names(value);
    if (member === 'attribute' && typeof value === 'string') return this.#nameOf(value);
    if (path.join('.') === 'first' && typeof value === 'string') return this.#titleOf(value);
    if (member === 'ask_if') return sayAskIf(value, conditions, this.#titleOf);
    if (typeof value === 'boolean') return value ? conditions.yes : conditions.no;
    if (typeof value === 'number') return new Intl.NumberFormat(this.#language).format(value);
    if (isRecord(value) && typeof value.after_questions === 'number')
      return sayCount(this.#language, differences.afterQuestions, value.after_questions);
    if (Array.isArray(value))
      return value.map((each) => (isRecord(each) ? written(each.title ?? each.id ?? each) : written(each))).join(', ');
    return typeof value === 'string' && HAS_WORDS.has(member) ? wordsOf(differences.values, value) : written(value);
  }
}

/** The attributes that each result shows. */
const FACTS = 'results.attributes';

const areNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/** Members whose values are words of the file; of all others, a text is a text. */
const HAS_WORDS = new Set([
  ...['type', 'role', 'missing', 'match', 'order', 'show', 'price_impact', 'unavailable', 'one_per', 'from', 'to'],
]);

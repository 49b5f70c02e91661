// What the shopper read: the titles of questions and of the answers that a reply has, in the language of the session.

import { type Advisor, isValueAnswers, type Question, type RangeQuestion } from '@guidepost/engine/advisor';
import { acceptedRange, type Range } from '@guidepost/engine/range-id';
import { titleOfValue, type ValueTitles } from './render-question.ts';

/** One advisor version in one language. */
export class ReplyTitles {
  readonly #advisor: Advisor;
  readonly #language: string;
  readonly #valueTitles: ValueTitles;
  readonly #numbers: Intl.NumberFormat;
  /** By question and answer: making a number readable costs more than all else. */
  readonly #made = new Map<string, string>();

  constructor(advisor: Advisor, language: string, valueTitles: ValueTitles) {
    this.#advisor = advisor;
    this.#language = language;
    this.#valueTitles = valueTitles;
    this.#numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 6 });
  }

  questionTitle(place: number): string {
    const question = this.#question(place);
    return this.#text(`${question.id}.title`) ?? question.title;
  }

  /** `id` is one of an accepted reply. */
  answerTitle(place: number, id: string): string {
    const question = this.#question(place);
    const key = `${question.id}\n${id}`;
    let title = this.#made.get(key);
    if (title === undefined) {
      title = this.#makeTitle(question, id);
      if (this.#made.size === KEPT) this.#made.clear();
      this.#made.set(key, title);
    }
    return title;
  }

  #makeTitle(question: Question, id: string): string {
    if (question.type === 'RANGE') return this.#rangeTitle(question, id);
    const text = this.#text(`${question.id}.${id}.title`);
    if (text !== null) return text;
    const { answers } = question;
    if (isValueAnswers(answers)) return titleOfValue(this.#valueTitles, answers.attribute, id, this.#language);
    return answers.find((answer) => answer.id === id)?.title ?? id;
  }

  /** The title of the grouping that it is, else both ends with the unit. */
  #rangeTitle(question: RangeQuestion, id: string): string {
    const range = acceptedRange([id]);
    if (range === null) return id;
    const nth = question.groupings.findIndex(({ from, to }) => from === range.from && to === range.to);
    const grouping = question.groupings[nth];
    if (grouping !== undefined) return this.#text(`${question.id}.groupings.${nth}.title`) ?? grouping.title;
    return this.#betweenEnds(range, this.#text(`${question.id}.label`) ?? question.label);
  }

  /** In English, signs of currencies come before numbers; all other units come once, after the second. */
  #betweenEnds({ from, to }: Range, unit: string): string {
    const [low, high] = [this.#numbers.format(from), this.#numbers.format(to)];
    if (unit === '') return `${low} – ${high}`;
    const isBefore = /^\p{Sc}$/u.test(unit) && /^en\b/i.test(this.#language);
    return isBefore ? `${unit}${low} – ${unit}${high}` : `${low} – ${high}\u00a0${unit}`;
  }

  #text(path: string): string | null {
    return this.#advisor.texts[this.#language]?.[path] ?? null;
  }

  #question(place: number): Question {
    const question = this.#advisor.questions[place];
    if (question === undefined) throw new Error('The reply belongs to another advisor.');
    return question;
  }
}

/** Shoppers give the same few replies. When so many titles were made, making begins anew. */
const KEPT = 4096;

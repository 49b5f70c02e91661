// What the shopper read: the titles of questions and of the answers that a reply has, in the language of the session. Each is
// rendered once, because reasons say them for every result.

import { type Advisor, isValueAnswers, type Question, type RangeQuestion } from '@guidepost/engine/advisor';
import { acceptedRange } from '@guidepost/engine/range-id';
import type { ToldReply } from '@guidepost/engine/tell-replies';
import type { WholeGroupings } from '@guidepost/engine/whole-groupings';
import { type BinaryText, inOnePiece, jsonToBinary } from './binary-text.ts';
import { ByReply } from './by-reply.ts';
import { RangeEnds } from './range-ends.ts';
import { titleOfValue, type ValueTitles } from './render-question.ts';

export interface RenderedAnswer {
  readonly id: BinaryText;
  /** The members that name it, without the braces around them. */
  readonly members: BinaryText;
}

/** One advisor version in one language. */
export class RenderedReplies {
  readonly #advisor: Advisor;
  readonly #language: string;
  readonly #valueTitles: ValueTitles;
  readonly #wholes: WholeGroupings;
  readonly #ends: RangeEnds;
  /** By place. */
  readonly #questions: readonly BinaryText[];
  /** By place and answer. */
  readonly #answers: readonly Map<string, RenderedAnswer>[];
  /** By reply and status. */
  readonly #told = new ByReply<Map<ToldReply['status'], BinaryText>>(() => new Map());
  #toldCount = 0;

  /** `currency`: of the catalog; null if it is not known. `wholes`: the groupings of ranges, as their author wrote them. */
  constructor(
    advisor: Advisor,
    language: string,
    valueTitles: ValueTitles,
    currency: string | null,
    wholes: WholeGroupings,
  ) {
    this.#wholes = wholes;
    this.#advisor = advisor;
    this.#language = language;
    this.#ends = new RangeEnds(language, currency);
    this.#valueTitles = valueTitles;
    this.#questions = advisor.questions.map(({ id, title }) =>
      membersOf({ question_id: id, question_title: this.#text(`${id}.title`) ?? title }),
    );
    this.#answers = advisor.questions.map(() => new Map());
  }

  /** What became of a reply. */
  told({ place, reply, status }: ToldReply): BinaryText {
    if (this.#toldCount >= KEPT) {
      this.#told.clear();
      this.#toldCount = 0;
    }
    const kept = this.#told.find(place, reply);
    let rendered = kept.get(status);
    if (rendered === undefined) {
      const answers = reply.map((id) => `{${this.answer(place, id).members}}`).join(',');
      rendered = inOnePiece(`{${this.question(place)},"answers":[${answers}],"status":"${status}"}`);
      kept.set(status, rendered);
      this.#toldCount++;
    }
    return rendered;
  }

  /** The members that name the question, without the braces around them. */
  question(place: number): BinaryText {
    const rendered = this.#questions[place];
    if (rendered === undefined) throw new Error('The reply belongs to another advisor.');
    return rendered;
  }

  /** One answer of an accepted reply. */
  answer(place: number, id: string): RenderedAnswer {
    return this.#answers[place]?.get(id) ?? this.#renderAnswer(place, id);
  }

  #renderAnswer(place: number, id: string): RenderedAnswer {
    const question = this.#advisor.questions[place];
    const kept = this.#answers[place];
    if (question === undefined || kept === undefined) throw new Error('The reply belongs to another advisor.');
    const members = membersOf({ answer_id: id, title: this.#makeTitle(question, place, id) });
    const rendered = { id: jsonToBinary(id), members };
    if (kept.size === KEPT) kept.clear();
    kept.set(id, rendered);
    return rendered;
  }

  #makeTitle(question: Question, place: number, id: string): string {
    if (question.type === 'RANGE') return this.#rangeTitle(question, place, id);
    const text = this.#text(`${question.id}.${id}.title`);
    if (text !== null) return text;
    const { answers } = question;
    if (isValueAnswers(answers)) return titleOfValue(this.#valueTitles, answers.attribute, id, this.#language);
    return answers.find((answer) => answer.id === id)?.title ?? id;
  }

  /** One value of what a RANGE asks for, with its unit. */
  valueInRange(place: number, value: number): string {
    const question = this.#advisor.questions[place];
    if (question?.type !== 'RANGE') throw new Error('The question asks for no range.');
    return this.#ends.at(value, this.#text(`${question.id}.label`) ?? question.label);
  }

  /** The title of the grouping that it is, else both ends with the unit. */
  #rangeTitle(question: RangeQuestion, place: number, id: string): string {
    const range = acceptedRange([id]);
    if (range === null) return id;
    const isIt = ({ from, to }: { readonly from: number | null; readonly to: number | null }) =>
      from === range.from && to === range.to;
    const asWritten = question.groupings.findIndex(isIt);
    const nth = asWritten >= 0 ? asWritten : (this.#wholes[place]?.findIndex(isIt) ?? -1);
    const grouping = question.groupings[nth];
    if (grouping !== undefined) return this.#text(`${question.id}.groupings.${nth}.title`) ?? grouping.title;
    return this.#ends.between(range, this.#text(`${question.id}.label`) ?? question.label);
  }

  #text(path: string): string | null {
    return this.#advisor.texts[this.#language]?.[path] ?? null;
  }
}

const membersOf = (object: Readonly<Record<string, string>>): BinaryText =>
  jsonToBinary(object).slice(1, -1) as BinaryText;

/** Shoppers give the same few replies. When so many are kept, or so many answers of a question, keeping begins anew. */
const KEPT = 1024;

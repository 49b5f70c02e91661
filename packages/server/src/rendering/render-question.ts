// The wire form of questions. Everything that does not depend on the conversation is rendered once for each version and
// language of an advisor. A response only joins the pieces.

import { type Advisor, isValueAnswers, type Question } from '@guidepost/engine/advisor';
import type { Offer, RangeOffer, ValuesOffer } from '@guidepost/engine/offer';
import type { Attribute } from '@guidepost/engine/product';
import { formatRangeId } from '@guidepost/engine/range-id';
import { type BinaryText, jsonToBinary, toBinary } from './binary-text.ts';

/** One advisor version in one language. */
export class QuestionRenderer {
  readonly language: string;
  readonly #advisor: Advisor;
  readonly #questions: readonly RenderedQuestion[];
  readonly #valueTitles: ValueTitles;
  readonly #valueAnswers = new Map<string, BinaryText>();
  readonly #publicUrl: string;

  /** `publicUrl` comes before image paths that start with a slash. */
  constructor(advisor: Advisor, language: string, valueTitles: ValueTitles, publicUrl: string) {
    this.language = language;
    this.#advisor = advisor;
    this.#valueTitles = valueTitles;
    this.#publicUrl = publicUrl;
    this.#questions = advisor.questions.map((question) => this.#renderQuestion(question));
  }

  /** `counts`: for each offered answer, how many products it would leave; null if that is not wanted. */
  render(offer: Offer, counts: readonly number[] | null = null): BinaryText {
    const rendered = this.#questions[offer.place];
    if (rendered === undefined) throw new Error('The offer belongs to another advisor.');
    if (counts !== null) return this.#renderCounted(offer, rendered, counts);
    if (offer.kind === 'choice' && offer.answers.length === rendered.answers.length) return rendered.whole;
    const body =
      offer.kind === 'choice'
        ? joinPlaces(rendered.answers, offer.answers)
        : offer.kind === 'values'
          ? offer.values.map(({ id }) => this.#renderValue(offer, id)).join(',')
          : renderRange(offer, rendered, null);
    return `${rendered.head}${body}${rendered.tail}` as BinaryText;
  }

  #renderCounted(offer: Offer, rendered: RenderedQuestion, counts: readonly number[]): BinaryText {
    const { head, tail } = rendered;
    if (offer.kind === 'range') return `${head}${renderRange(offer, rendered, counts)}${tail}` as BinaryText;
    const answers =
      offer.kind === 'choice'
        ? offer.answers.map((place) => rendered.answers[place] as BinaryText)
        : offer.values.map(({ id }) => this.#renderValue(offer, id));
    const counted = answers.map((answer, nth) => withCount(answer, counts[nth] as number));
    return `${head}${counted.join(',')}${tail}` as BinaryText;
  }

  #text(path: string): string | null {
    return this.#advisor.texts[this.language]?.[path] ?? null;
  }

  #image(image: string | null): string | null {
    return image?.startsWith('/') ? this.#publicUrl + image : image;
  }

  #renderQuestion(question: Question): RenderedQuestion {
    const { id } = question;
    const head = JSON.stringify({
      question_id: id,
      title: this.#text(`${id}.title`) ?? question.title,
      description: this.#text(`${id}.description`) ?? question.description,
      image: this.#image(question.image),
      question_type: question.type,
      skip_text: this.#text(`${id}.skip_text`) ?? question.skipText,
    });
    const open = toBinary(`${head.slice(0, -1)},`);
    if (question.type === 'RANGE') {
      const label = jsonToBinary(this.#text(`${id}.label`) ?? question.label);
      const tail = toBinary('}');
      const answers = question.groupings.map((grouping, index) =>
        jsonToBinary(this.#text(`${id}.groupings.${index}.title`) ?? grouping.title),
      );
      const fixed = toBinary(`,"range_step":${question.step},"range_label":`);
      return { head: open, answers, tail, rangeFixed: `${fixed}${label}` as BinaryText, whole: toBinary('') };
    }
    const answers = isValueAnswers(question.answers)
      ? []
      : question.answers.map((answer) =>
          jsonToBinary({
            answer_id: answer.id,
            title: this.#text(`${id}.${answer.id}.title`) ?? answer.title,
            description: this.#text(`${id}.${answer.id}.description`) ?? answer.description,
            image: this.#image(answer.image),
            background_color: answer.backgroundColor,
          }),
        );
    const begun = `${open}"answers":[` as BinaryText;
    const tail = toBinary(']}');
    const whole = `${begun}${answers.join(',')}${tail}` as BinaryText;
    return { head: begun, answers, tail, rangeFixed: toBinary(''), whole };
  }

  #renderValue({ question, attribute }: ValuesOffer, value: string): BinaryText {
    const path = `${question.id}.${value}.title`;
    let rendered = this.#valueAnswers.get(path);
    if (rendered === undefined) {
      rendered = jsonToBinary({
        answer_id: value,
        title: this.#text(path) ?? titleOfValue(this.#valueTitles, attribute, value, this.language),
        description: null,
        image: null,
        background_color: null,
      });
      this.#valueAnswers.set(path, rendered);
    }
    return rendered;
  }
}

/** Quicker than a list of the pieces and `join`. */
function joinPlaces(pieces: readonly BinaryText[], places: readonly number[]): string {
  let joined = '';
  for (let i = 0; i < places.length; i++) {
    if (i > 0) joined += ',';
    joined += pieces[places[i] as number];
  }
  return joined;
}

interface RenderedQuestion {
  /** Up to the place where answers begin. */
  readonly head: BinaryText;
  /** Of RANGE: the titles of the groupings. */
  readonly answers: readonly BinaryText[];
  readonly tail: BinaryText;
  readonly rangeFixed: BinaryText;
  /** With all answers that the author fixed. */
  readonly whole: BinaryText;
}

/** The object with one member more at its end. */
const withCount = (answer: string, count: number): string => `${answer.slice(0, -1)},"count":${count}}`;

function renderRange(
  offer: RangeOffer,
  { answers: titles, rangeFixed }: RenderedQuestion,
  counts: readonly number[] | null,
): string {
  const ranges = offer.groupings.length > 0 ? offer.groupings : [offer];
  const answers = ranges.map((range, nth) => {
    const answer = `{"answer_id":"${formatRangeId(range)}","range_from":${range.from},"range_to":${range.to}}`;
    return counts === null ? answer : withCount(answer, counts[nth] as number);
  });
  const groupings = offer.groupings.map(
    ({ grouping, from, to }, position) =>
      `{"title":${titles[grouping]},"position":${position},"range_from":${from},"range_to":${to}}`,
  );
  return (
    `"answers":[${answers.join(',')}],"range_from":${offer.from},"range_to":${offer.to}${rangeFixed}` +
    `,"range_groupings":[${groupings.join(',')}]`
  );
}

/** The catalog's attributes by name. */
export type ValueTitles = ReadonlyMap<string, Attribute>;

const YES_NO: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  cs: ['Ano', 'Ne'],
  da: ['Ja', 'Nej'],
  de: ['Ja', 'Nein'],
  en: ['Yes', 'No'],
  es: ['Sí', 'No'],
  fi: ['Kyllä', 'Ei'],
  fr: ['Oui', 'Non'],
  it: ['Sì', 'No'],
  nb: ['Ja', 'Nei'],
  nl: ['Ja', 'Nee'],
  pl: ['Tak', 'Nie'],
  pt: ['Sim', 'Não'],
  sv: ['Ja', 'Nej'],
};

/** A value of the catalog as the title of an answer: with its unit, and yes or no for what is true or false. */
export function titleOfValue(titles: ValueTitles, attribute: string, value: string, language: string): string {
  const known = titles.get(attribute);
  if (known?.type === 'boolean') {
    const [yes, no] = YES_NO[language.split('-')[0] ?? ''] ?? ['Yes', 'No'];
    return value === 'true' ? yes : no;
  }
  if (known?.type !== 'number') return value;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 20 }).format(Number(value));
  // `in` is a word in many languages.
  if (known.unit === 'in') return `${number}″`;
  return known.unit ? `${number} ${known.unit}` : number;
}

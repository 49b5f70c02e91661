// The wire form of questions. Everything that does not depend on the conversation is rendered once for each version and
// language of an advisor. A response only joins the pieces.

import { type Advisor, isValueAnswers, type Question } from '@guidepost/engine/advisor';
import type { Offer, RangeOffer, ValuesOffer } from '@guidepost/engine/offer';
import type { Attribute } from '@guidepost/engine/product';
import { formatRangeId, type Range } from '@guidepost/engine/range-id';
import type { WholeGroupings } from '@guidepost/engine/whole-groupings';
import { type BinaryText, jsonToBinary, toBinary } from './binary-text.ts';
import { countedUnit } from './counted-unit.ts';

/** One advisor version in one language. */
export class QuestionRenderer {
  readonly language: string;
  readonly #advisor: Advisor;
  readonly #questions: readonly RenderedQuestion[];
  readonly #valueTitles: ValueTitles;
  readonly #valueAnswers = new Map<string, RenderedValue>();
  readonly #publicUrl: string;

  /** `publicUrl` comes before image paths that start with a slash. */
  constructor(advisor: Advisor, language: string, valueTitles: ValueTitles, publicUrl: string) {
    this.language = language;
    this.#advisor = advisor;
    this.#valueTitles = valueTitles;
    this.#publicUrl = publicUrl;
    this.#questions = advisor.questions.map((question) => this.#renderQuestion(question));
  }

  /**
   * `counts`: for each offered answer, how many products it would leave; null if that is not wanted. `more`: further members, each
   * after a comma. `wholes`: the groupings of ranges as the author wrote them; null if that is not wanted.
   */
  render(
    offer: Offer,
    counts: readonly number[] | null = null,
    more = '',
    wholes: WholeGroupings | null = null,
  ): BinaryText {
    const rendered = this.#questions[offer.place];
    if (rendered === undefined) throw new Error('The offer belongs to another advisor.');
    if (offer.kind === 'range') {
      const body = renderRange(offer, rendered, counts, wholes?.[offer.place] ?? []);
      return `${rendered.head}${body}${more}${rendered.tail}` as BinaryText;
    }
    if (counts !== null || more !== '') return this.#renderMore(offer, rendered, counts, more);
    if (offer.kind === 'choice' && offer.answers.length === rendered.answers.length) return rendered.whole;
    const body =
      offer.kind === 'choice'
        ? joinPlaces(rendered.answers, offer.answers)
        : offer.values.map(({ id }) => this.#renderValue(offer, id).whole).join(',');
    return `${rendered.head}${body}${rendered.tail}` as BinaryText;
  }

  #renderMore(
    offer: Exclude<Offer, RangeOffer>,
    rendered: RenderedQuestion,
    counts: readonly number[] | null,
    more: string,
  ): BinaryText {
    const { head, open } = rendered;
    let answers = '';
    if (offer.kind === 'choice') {
      const { answers: places } = offer;
      for (let nth = 0; nth < places.length; nth++) {
        answers += `${nth > 0 ? ',' : ''}${open[places[nth] as number]}${countMember(counts, nth)}`;
      }
    } else {
      const { values } = offer;
      for (let nth = 0; nth < values.length; nth++) {
        const { open: value } = this.#renderValue(offer, (values[nth] as { id: string }).id);
        answers += `${nth > 0 ? ',' : ''}${value}${countMember(counts, nth)}`;
      }
    }
    return `${head}${answers}]${more}}` as BinaryText;
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
      const rangeFixed = `${fixed}${label}` as BinaryText;
      return { head: open, answers, open: [], tail, rangeFixed, whole: toBinary('') };
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
    return { head: begun, answers, open: answers.map(withoutEnd), tail, rangeFixed: toBinary(''), whole };
  }

  #renderValue({ question, attribute }: ValuesOffer, value: string): RenderedValue {
    const path = `${question.id}.${value}.title`;
    let rendered = this.#valueAnswers.get(path);
    if (rendered === undefined) {
      const whole = jsonToBinary({
        answer_id: value,
        title: this.#text(path) ?? titleOfValue(this.#valueTitles, attribute, value, this.language),
        description: null,
        image: null,
        background_color: null,
      });
      rendered = { whole, open: withoutEnd(whole) };
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
  /** The answers that the author fixed, without the brace at their end. */
  readonly open: readonly BinaryText[];
  readonly tail: BinaryText;
  readonly rangeFixed: BinaryText;
  /** With all answers that the author fixed. */
  readonly whole: BinaryText;
}

interface RenderedValue {
  readonly whole: BinaryText;
  /** Without the brace at its end. */
  readonly open: BinaryText;
}

const withoutEnd = (object: BinaryText): BinaryText => object.slice(0, -1) as BinaryText;

/** The last member of the `nth` answer, and its end. */
const countMember = (counts: readonly number[] | null, nth: number): string =>
  counts === null ? '}' : `,"count":${counts[nth] as number}}`;

function renderRange(
  offer: RangeOffer,
  { answers: titles, rangeFixed }: RenderedQuestion,
  counts: readonly number[] | null,
  wholes: readonly Range[],
): string {
  const ranges = offer.groupings.length > 0 ? offer.groupings : [offer];
  const answers = ranges.map(
    (range, nth) =>
      `{"answer_id":"${formatRangeId(range)}","range_from":${range.from},"range_to":${range.to}${countMember(counts, nth)}`,
  );
  const groupings = offer.groupings.map(
    ({ grouping, from, to }, position) =>
      `{"title":${titles[grouping]},"position":${position},"range_from":${from},"range_to":${to}${wholeMembers(wholes[grouping], from, to)}}`,
  );
  return (
    `"answers":[${answers.join(',')}],"range_from":${offer.from},"range_to":${offer.to}${rangeFixed}` +
    `,"range_groupings":[${groupings.join(',')}]`
  );
}

/** Of a grouping that is cut to what there is now. */
const wholeMembers = (whole: Range | undefined, from: number, to: number): string =>
  whole === undefined || (whole.from === from && whole.to === to)
    ? ''
    : `,"whole_from":${whole.from},"whole_to":${whole.to}`;

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
  hr: ['Da', 'Ne'],
  hu: ['Igen', 'Nem'],
  it: ['Sì', 'No'],
  nb: ['Ja', 'Nei'],
  nl: ['Ja', 'Nee'],
  pl: ['Tak', 'Nie'],
  pt: ['Sim', 'Não'],
  ro: ['Da', 'Nu'],
  ru: ['Да', 'Нет'],
  sk: ['Áno', 'Nie'],
  sr: ['Da', 'Ne'],
  sv: ['Ja', 'Nej'],
  tr: ['Evet', 'Hayır'],
  uk: ['Так', 'Ні'],
  el: ['Ναι', 'Όχι'],
  ja: ['はい', 'いいえ'],
  ko: ['예', '아니요'],
  zh: ['是', '否'],
  id: ['Ya', 'Tidak'],
  vi: ['Có', 'Không'],
  bg: ['Да', 'Не'],
  th: ['ใช่', 'ไม่ใช่'],
  sl: ['Da', 'Ne'],
  lt: ['Taip', 'Ne'],
  lv: ['Jā', 'Nē'],
  et: ['Jah', 'Ei'],
  ca: ['Sí', 'No'],
};

/** A value of the catalog as the title of an answer: with its unit, and yes or no for what is true or false. */
export function titleOfValue(titles: ValueTitles, attribute: string, value: string, language: string): string {
  const known = titles.get(attribute);
  if (known?.type === 'boolean') {
    const [yes, no] = YES_NO[language.split('-')[0] ?? ''] ?? ['Yes', 'No'];
    return value === 'true' ? yes : no;
  }
  if (known?.type !== 'number') return value;
  // A year is written without a mark between its digits.
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 20, useGrouping: 'min2' }).format(
    Number(value),
  );
  // `in` is a word in many languages.
  if (known.unit === 'in') return `${number}″`;
  return known.unit ? `${number} ${countedUnit(Number(value), known.unit, language)}` : number;
}

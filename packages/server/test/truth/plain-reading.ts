// An advisor file and its catalog, read by a program that shares nothing with the engine. It looks at each product for itself, so
// that what the service says of one can be held against it.

import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { holds, isAsked, type Truth, truthOf } from './plain-condition.ts';
import { isInside, rangeOf } from './plain-range.ts';
import { knownValue, type PlainAdvisor, type PlainProduct, type PlainQuestion, type Replies } from './plain-shop.ts';

/** Enough for what shoppers reply again and again. */
const KEPT = 4096;

export class PlainReading {
  readonly advisor: PlainAdvisor;
  /** Of all prices; null where nobody said. */
  readonly currency: string | null;
  /** What the advisor speaks of. */
  readonly scope: readonly PlainProduct[];
  /** By product of the scope: what a shopper chooses among, a group or a product, as a number. */
  readonly alternatives: Int32Array;
  /** How many alternatives there are. */
  readonly all: number;
  readonly #places: ReadonlyMap<string, number>;
  readonly #questions: ReadonlyMap<string, PlainQuestion>;
  readonly #truths = new Map<string, readonly Truth[]>();

  static async ofDemo(name: string): Promise<PlainReading> {
    const demo = new URL('../../../../examples/demo/', import.meta.url);
    const [advisor = '', catalog = ''] = await Promise.all(
      [`${name}.yaml`, 'catalog.ndjson'].map((file) => readFile(new URL(file, demo), 'utf8')),
    );
    const products = catalog.split('\n').filter((line) => line.trim() !== '');
    return new PlainReading(
      parse(advisor),
      products.map((line) => JSON.parse(line)),
      'EUR',
    );
  }

  constructor(advisor: PlainAdvisor, products: readonly PlainProduct[], currency: string | null) {
    const { where = {}, results, questions } = advisor;
    this.advisor = advisor;
    this.currency = currency;
    this.scope = products.filter(
      (product) => (results.unavailable === 'last' || product.available !== false) && holds(where, product),
    );
    const names = this.scope.map(({ group, sku }) =>
      (results.one_per ?? 'group') !== 'group' || group === undefined ? `product ${sku}` : `group ${group}`,
    );
    const numbers = new Map([...new Set(names)].map((name, nth) => [name, nth]));
    this.alternatives = Int32Array.from(names, (name) => numbers.get(name) ?? -1);
    this.all = numbers.size;
    this.#places = new Map(this.scope.map(({ sku }, place) => [sku, place]));
    this.#questions = new Map(questions.map((question) => [question.id, question]));
  }

  question(id: string): PlainQuestion {
    const question = this.#questions.get(id);
    if (question === undefined) throw new Error(`The file has no question "${id}".`);
    return question;
  }

  /** The place of a product in the scope; undefined if the advisor does not speak of it. */
  placeOf(sku: string): number | undefined {
    return this.#places.get(sku);
  }

  /** A text of the file in a language. */
  text(language: string, path: string, own: string): string {
    return this.advisor.texts?.[language]?.[path] ?? own;
  }

  /** The replies whose `ask_if` holds. */
  counting(replies: Replies): Replies {
    const counting = new Map<string, readonly string[]>();
    for (const { id, ask_if } of this.advisor.questions) {
      const reply = replies.get(id);
      if (reply !== undefined && (ask_if === undefined || isAsked(ask_if, counting))) counting.set(id, reply);
    }
    return counting;
  }

  /** By product of the scope: whether it satisfies one answer. Null: the answer asks for nothing. */
  answerTruths(question: PlainQuestion, id: string): readonly Truth[] | null {
    const key = `${question.id}\n${id}`;
    const kept = this.#truths.get(key);
    if (kept !== undefined) return kept;
    const truths = this.#readAnswer(question, id);
    if (truths === null) return null;
    if (this.#truths.size === KEPT) this.#truths.clear();
    this.#truths.set(key, truths);
    return truths;
  }

  /** By product of the scope: whether it satisfies a whole reply. Null: the reply asks for nothing. */
  replyTruths(question: PlainQuestion, reply: readonly string[]): readonly Truth[] | null {
    const all = this.meant(question, reply).map((id) => this.answerTruths(question, id) ?? []);
    const [first] = all;
    if (first === undefined) return null;
    if (all.length === 1) return first;
    const wantsAll = question.match === 'all';
    const decisive: Truth = wantsAll ? 'fails' : 'holds';
    const other: Truth = wantsAll ? 'holds' : 'fails';
    return this.scope.map((_, place) => {
      if (all.some((truths) => truths[place] === decisive)) return decisive;
      return all.some((truths) => truths[place] === 'unknown') ? 'unknown' : other;
    });
  }

  /** The answers of a reply that ask for something. */
  meant(question: PlainQuestion, reply: readonly string[]): readonly string[] {
    return reply.filter((id) => this.answerTruths(question, id) !== null);
  }

  #readAnswer(question: PlainQuestion, id: string): Truth[] | null {
    const { attribute } = question;
    if (question.type === 'RANGE') {
      const range = rangeOf(id);
      return this.scope.map((product) => {
        const value = knownValue(product, attribute ?? '');
        return typeof value !== 'number' ? 'unknown' : isInside(value, range) ? 'holds' : 'fails';
      });
    }
    const where = question.answers?.find((answer) => answer.id === id)?.where;
    if (where !== undefined) return this.scope.map((product) => truthOf(where, product));
    if (attribute === undefined) return null;
    return this.scope.map((product) => {
      const value = knownValue(product, attribute);
      if (value === undefined) return 'unknown';
      return [value].flat().some((one) => String(one) === id) ? 'holds' : 'fails';
    });
  }
}

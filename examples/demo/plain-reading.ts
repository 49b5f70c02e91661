// A reading of an advisor file and its catalog that shares nothing with the engine: it looks at one product and one reply at a
// time. What the service says of a product can be held against it.

import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

export interface PlainProduct {
  readonly sku: string;
  readonly price: string;
  readonly list_price?: string;
  readonly group?: string;
  readonly available?: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
}

type Where = Readonly<Record<string, unknown>>;

interface PlainAnswer {
  readonly id: string;
  readonly title: string;
  readonly where?: Where;
}

export interface PlainQuestion {
  readonly id: string;
  readonly type: 'SINGLE' | 'MULTIPLE' | 'RANGE';
  readonly role: 'filter' | 'preference';
  readonly title: string;
  readonly match?: 'any' | 'all';
  readonly missing?: 'keep';
  readonly attribute?: string;
  readonly answers?: readonly PlainAnswer[];
  readonly ask_if?: Where;
}

export type Replies = ReadonlyMap<string, readonly string[]>;

/** Whether something holds; null: the catalog does not say. */
export type Truth = boolean | null;

export class PlainReading {
  readonly questions: readonly PlainQuestion[];
  readonly limit: number;
  /** What the advisor speaks of. */
  readonly scope: readonly PlainProduct[];
  readonly #texts: Readonly<Record<string, Readonly<Record<string, string>>>>;

  static async ofDemo(): Promise<PlainReading> {
    const [advisor, catalog] = await Promise.all(
      ['bikes.yaml', 'catalog.ndjson'].map((name) => readFile(new URL(name, import.meta.url), 'utf8')),
    );
    const products = (catalog ?? '').split('\n').filter((line) => line.trim() !== '');
    return new PlainReading(
      parse(advisor ?? ''),
      products.map((line) => JSON.parse(line)),
    );
  }

  constructor(
    advisor: {
      readonly where: Where;
      readonly questions: readonly PlainQuestion[];
      readonly results: { readonly limit: number };
      readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
    },
    products: readonly PlainProduct[],
  ) {
    this.questions = advisor.questions;
    this.limit = advisor.results.limit;
    this.scope = products.filter((product) => product.available !== false && holdsFor(advisor.where, product) === true);
    this.#texts = advisor.texts;
  }

  question(id: string): PlainQuestion {
    const question = this.questions.find((one) => one.id === id);
    if (question === undefined) throw new Error(`The file has no question "${id}".`);
    return question;
  }

  text(language: string, path: string, own: string): string {
    return this.#texts[language]?.[path] ?? own;
  }

  /** The replies whose `ask_if` holds. */
  counting(replies: Replies): Replies {
    const counting = new Map<string, readonly string[]>();
    for (const { id, ask_if } of this.questions) {
      const reply = replies.get(id);
      if (reply !== undefined && (ask_if === undefined || isAsked(ask_if, counting))) counting.set(id, reply);
    }
    return counting;
  }

  /** Whether the product satisfies one answer; undefined: the answer asks for nothing. */
  satisfies(product: PlainProduct, question: PlainQuestion, id: string): Truth | undefined {
    if (question.type === 'RANGE') {
      const value = attributeOf(product, question.attribute ?? '');
      const { from, to } = rangeOf(id);
      return typeof value === 'number' ? value >= from && value <= to : null;
    }
    const where = question.answers?.find((answer) => answer.id === id)?.where;
    if (where !== undefined) return holdsFor(where, product);
    return question.attribute === undefined ? undefined : holdsFor({ [question.attribute]: id }, product);
  }

  /** Whether the product satisfies a whole reply; undefined: the reply asks for nothing. */
  fits(product: PlainProduct, question: PlainQuestion, reply: readonly string[]): Truth | undefined {
    const all = reply.map((id) => this.satisfies(product, question, id)).filter((truth) => truth !== undefined);
    if (all.length === 0) return undefined;
    return question.match === 'all' ? every(all) : some(all);
  }

  /** Whether it stays where the reply filters: with `missing: keep`, also if the catalog does not say. */
  passes(product: PlainProduct, question: PlainQuestion, reply: readonly string[]): boolean {
    const fit = this.fits(product, question, reply);
    return fit === undefined || fit === true || (fit === null && question.missing === 'keep');
  }
}

export function attributeOf({ price, attributes }: PlainProduct, attribute: string): unknown {
  return attribute === 'price' ? Number(price) : attributes[attribute];
}

/** Ends of a RANGE answer, neither of which is negative in the demo. */
export function rangeOf(id: string): { from: number; to: number } {
  const [from, to] = id.split('-').map(Number);
  return { from: from ?? Number.NaN, to: to ?? Number.NaN };
}

const every = (truths: readonly Truth[]): Truth =>
  truths.includes(false) ? false : truths.includes(null) ? null : true;
const some = (truths: readonly Truth[]): Truth => (truths.includes(true) ? true : truths.includes(null) ? null : false);
const not = (truth: Truth): Truth => (truth === null ? null : !truth);

function holdsFor(where: Where, product: PlainProduct): Truth {
  return every(
    Object.entries(where).map(([name, wanted]): Truth => {
      if (name === 'any') return some((wanted as Where[]).map((one) => holdsFor(one, product)));
      if (name === 'all') return every((wanted as Where[]).map((one) => holdsFor(one, product)));
      if (name === 'not') return not(holdsFor(wanted as Where, product));
      return test(attributeOf(product, name), wanted);
    }),
  );
}

function test(value: unknown, wanted: unknown): Truth {
  if (wanted === null || typeof wanted !== 'object') return test(value, { in: [wanted] });
  if (Array.isArray(wanted)) return test(value, { in: wanted });
  return every(
    Object.entries(wanted).map(([how, than]): Truth => {
      if (how === 'exists') return (value !== undefined) === than;
      if (value === undefined) return null;
      const own = Array.isArray(value) ? value : [value];
      if (how === 'in') return own.some((one) => (than as unknown[]).includes(one));
      if (how === 'gte') return Number(value) >= Number(than);
      if (how === 'lte') return Number(value) <= Number(than);
      throw new Error(`The demo's advisor does not say "${how}".`);
    }),
  );
}

function isAsked(condition: Where, counting: Replies): boolean {
  return Object.entries(condition).every(([name, wanted]) => {
    if (name === 'any') return (wanted as Where[]).some((one) => isAsked(one, counting));
    if (name === 'all') return (wanted as Where[]).every((one) => isAsked(one, counting));
    if (name === 'not') return !isAsked(wanted as Where, counting);
    const reply = counting.get(name);
    return Object.entries(wanted as Where).every(([how, than]) => {
      const ids = than as readonly string[];
      if (how === 'any_of') return ids.some((id) => reply?.includes(id));
      if (how === 'none_of') return !ids.some((id) => reply?.includes(id));
      if (how === 'replied') return (reply !== undefined) === than;
      if (how === 'gte') return reply?.[0] !== undefined && rangeOf(reply[0]).from >= Number(than);
      throw new Error(`The demo's advisor does not ask if "${how}".`);
    });
  });
}

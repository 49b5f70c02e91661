// How an advisor does, told from the counts of its days: a funnel, each question over the views of that very question, what the answers
// and the ways through them led to, and which products were chosen.

import type { InsightKind } from './insight-count.ts';
import type { InsightFilter, InsightOfDay, InsightStore, InsightSum } from './insight-store.ts';
import { type Share, wilsonShare } from './wilson-share.ts';

/** In ten-thousandths of the currency. */
export interface Revenue {
  readonly currency: string;
  readonly value: number;
}

export interface Funnel {
  readonly started: number;
  /** Each of the conversations that started. */
  readonly engaged: Share;
  readonly results: Share;
  readonly ended: Share;
  readonly clicked: Share;
  readonly added: Share;
  readonly bought: Share;
}

export interface QuestionInsight {
  readonly question: string;
  /** Conversations in which it was shown. The shares are of these. */
  readonly viewed: number;
  readonly replied: Share;
  readonly skipped: Share;
  readonly changed: Share;
  /** The shopper saw it and did nothing more. */
  readonly left: Share;
  readonly answers: readonly AnswerInsight[];
}

export interface AnswerInsight {
  readonly answer: string;
  /** Of the conversations that replied to the question. */
  readonly chosen: Share;
  /** Of the conversations that chose it. */
  readonly clicked: Share;
  readonly bought: Share;
  /** Of the conversations that chose it and of which it is known what was recommended: no product satisfied it together with the others. */
  readonly setAside: Share;
  /** Of the same: some of the first results missed it. */
  readonly missed: Share;
}

export interface RecommendedInsight {
  /** `...`: all that are too rare to be told apart. */
  readonly sku: string;
  /** Of the conversations of which it is known what was recommended in the end. */
  readonly recommended: Share;
  /** In so many of them it was the very first. */
  readonly first: number;
  /** Of the conversations in which it was recommended. */
  readonly clicked: Share;
}

export interface Recommendations {
  /** The first day on which it was written down what is recommended; null: none yet. */
  readonly since: string | null;
  /** Conversations of which it is known what was recommended in the end. */
  readonly known: number;
  /** The most frequent first. */
  readonly products: readonly RecommendedInsight[];
}

export interface ProductInsight {
  /** Empty: products that the catalog did not have. `...`: all that are too rare to be told apart. */
  readonly sku: string;
  readonly clicked: number;
  readonly added: number;
  readonly bought: number;
  readonly revenue: readonly Revenue[];
}

export interface PathInsight {
  /** The questions in the order of their first replies, each with the answers that counted in the end; null for all rare ways together. */
  readonly path: readonly (readonly [question: string, ...answers: string[]])[] | null;
  /** Of the conversations that replied to something. */
  readonly taken: Share;
  /** Of those that went this way. */
  readonly clicked: Share;
  readonly bought: Share;
}

export interface DayInsight {
  readonly day: string;
  readonly version: number;
  readonly started: number;
  readonly engaged: number;
  readonly results: number;
  readonly clicked: number;
  readonly added: number;
  readonly bought: number;
}

export interface Insights {
  /** Of the conversations that started, those that were made up to show something. */
  readonly madeUp: number;
  readonly funnel: Funnel;
  readonly revenue: readonly Revenue[];
  /** Those that most conversations came to first. */
  readonly questions: readonly QuestionInsight[];
  readonly products: readonly ProductInsight[];
  readonly recommended: Recommendations;
  readonly paths: readonly PathInsight[];
  readonly days: readonly DayInsight[];
}

const OF_DAYS = ['started', 'engaged', 'results', 'clicked', 'added', 'bought'] as const;

/** Times that numbers are read at most, until no day was counted anew meanwhile. */
const READINGS = 5;

export async function tellInsights(store: InsightStore, filter: InsightFilter): Promise<Insights> {
  const computed = async () => JSON.stringify(await store.listDays(filter.from));
  for (let reading = 1; ; reading++) {
    const before = await computed();
    const insights = await readInsights(store, filter);
    // Shares of counts that are from before and after would be shares of nothing.
    if (reading === READINGS || (await computed()) === before) return insights;
  }
}

async function readInsights(store: InsightStore, filter: InsightFilter): Promise<Insights> {
  const sums = new Sums(await store.sum(filter));
  return {
    madeUp: sums.get('made-up'),
    funnel: tellFunnel(sums),
    revenue: tellRevenue(sums, 'revenue', ''),
    questions: tellQuestions(sums),
    products: tellProducts(sums),
    recommended: tellRecommended(sums, await store.firstDay(filter, 'recommended')),
    paths: tellPaths(sums),
    days: tellDays(await store.series(filter, OF_DAYS)),
  };
}

/** Kind, then question, then answer. */
class Sums {
  readonly #sums = new Map<InsightKind, Map<string, Map<string, number>>>();

  constructor(sums: readonly InsightSum[]) {
    for (const { kind, question, answer, count } of sums) {
      const questions = this.#sums.get(kind) ?? new Map<string, Map<string, number>>();
      this.#sums.set(kind, questions);
      const answers = questions.get(question) ?? new Map<string, number>();
      questions.set(question, answers);
      answers.set(answer, count);
    }
  }

  get(kind: InsightKind, question = '', answer = ''): number {
    return this.#sums.get(kind)?.get(question)?.get(answer) ?? 0;
  }

  questions(kind: InsightKind): string[] {
    return [...(this.#sums.get(kind)?.keys() ?? [])];
  }

  /** The most frequent first. */
  answers(kind: InsightKind, question = ''): string[] {
    const answers = [...(this.#sums.get(kind)?.get(question) ?? [])];
    return answers
      .toSorted(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
      .map(([id]) => id);
  }
}

function tellFunnel(sums: Sums): Funnel {
  const started = sums.get('started');
  const share = (kind: InsightKind): Share => wilsonShare(sums.get(kind), started);
  return {
    started,
    engaged: share('engaged'),
    results: share('results'),
    ended: share('ended'),
    clicked: share('clicked'),
    added: share('added'),
    bought: share('bought'),
  };
}

const tellRevenue = (sums: Sums, kind: 'revenue' | 'product-revenue', sku: string): Revenue[] =>
  sums
    .questions(kind)
    .toSorted()
    .map((currency) => ({ currency, value: sums.get(kind, currency, sku) }))
    .filter(({ value }) => value > 0);

function tellQuestions(sums: Sums): QuestionInsight[] {
  const questions = sums.questions('viewed').map((question): QuestionInsight => {
    const viewed = sums.get('viewed', question);
    const share = (kind: InsightKind): Share => wilsonShare(sums.get(kind, question), viewed);
    const replied = sums.get('replied', question);
    const answers = sums.answers('chosen', question).map((answer): AnswerInsight => {
      const chosen = sums.get('chosen', question, answer);
      const known = sums.get('chosen-recommended', question, answer);
      return {
        answer,
        // Of all rare ones together, one reply may have several.
        chosen: wilsonShare(Math.min(chosen, replied), replied),
        clicked: wilsonShare(sums.get('chosen-clicked', question, answer), chosen),
        bought: wilsonShare(sums.get('chosen-bought', question, answer), chosen),
        setAside: wilsonShare(sums.get('set-aside', question, answer), known),
        missed: wilsonShare(sums.get('missed', question, answer), known),
      };
    });
    return {
      ...{ question, viewed, replied: share('replied'), skipped: share('skipped') },
      ...{ changed: share('changed'), left: share('left'), answers },
    };
  });
  return questions.toSorted((one, other) => other.viewed - one.viewed || (one.question < other.question ? -1 : 1));
}

const tellRecommended = (sums: Sums, since: string | null): Recommendations => {
  const known = sums.get('recommended');
  const products = sums.answers('product-recommended').map((sku): RecommendedInsight => {
    const count = sums.get('product-recommended', '', sku);
    return {
      sku,
      // Of all rare ones together, one conversation may have several.
      recommended: wilsonShare(Math.min(count, known), known),
      first: sums.get('product-first', '', sku),
      clicked: wilsonShare(sums.get('recommended-clicked', '', sku), count),
    };
  });
  return { since, known, products };
};

function tellProducts(sums: Sums): ProductInsight[] {
  const skus = new Set([
    ...sums.answers('product-bought'),
    ...sums.answers('product-added'),
    ...sums.answers('product-clicked'),
  ]);
  return [...skus].map((sku) => ({
    sku,
    clicked: sums.get('product-clicked', '', sku),
    added: sums.get('product-added', '', sku),
    bought: sums.get('product-bought', '', sku),
    revenue: tellRevenue(sums, 'product-revenue', sku),
  }));
}

/** Ways that are told apart. A year may have tens of thousands, each of a few shoppers; these are told together. */
const MOST_PATHS = 200;

function tellPaths(sums: Sums): PathInsight[] {
  const engaged = sums.get('engaged');
  const all = sums.answers('path');
  const known = all.filter((path) => path.startsWith('[[')).slice(0, MOST_PATHS);
  const told = new Set(known);
  const tell = (path: PathInsight['path'], of: readonly string[]): PathInsight => {
    const sum = (kind: InsightKind): number => of.reduce((total, each) => total + sums.get(kind, '', each), 0);
    const taken = sum('path');
    return {
      path,
      taken: wilsonShare(taken, engaged),
      clicked: wilsonShare(sum('path-clicked'), taken),
      bought: wilsonShare(sum('path-bought'), taken),
    };
  };
  const others = all.filter((path) => !told.has(path));
  return [...known.map((path) => tell(JSON.parse(path), [path])), ...(others.length > 0 ? [tell(null, others)] : [])];
}

const NOTHING = { started: 0, engaged: 0, results: 0, clicked: 0, added: 0, bought: 0 };

function tellDays(series: readonly InsightOfDay[]): DayInsight[] {
  const days = new Map<string, Record<(typeof OF_DAYS)[number], number> & Pick<DayInsight, 'day' | 'version'>>();
  for (const { day, version, kind, count } of series) {
    const key = `${day} ${version}`;
    const known = days.get(key) ?? { ...{ day, version }, ...NOTHING };
    days.set(key, known);
    for (const told of OF_DAYS) if (told === kind) known[told] += count;
  }
  return [...days.values()];
}

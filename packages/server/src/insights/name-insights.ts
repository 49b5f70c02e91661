// What questions, answers and products of insights are called, because conversations know their ids only. Names are those of the newest
// version that has the question, and of the catalog as it is now; what is not there any more has none.

import type { Advisor, Question } from '@guidepost/engine/advisor';
import type { AdvisorStore } from '../advisors/advisor-store.ts';
import type { CatalogStore } from '../catalogs/catalog-store.ts';
import type { InsightFilter } from './insight-store.ts';
import type { Insights } from './tell-insights.ts';

export interface InsightNames {
  /** By id. */
  readonly questions: ReadonlyMap<string, QuestionNames>;
  /** By sku. */
  readonly products: ReadonlyMap<string, string>;
}

export interface QuestionNames {
  readonly title: string;
  /** By id. What is typed names itself, and so do values, unless the advisor calls them otherwise in its own language. */
  readonly answers: ReadonlyMap<string, string>;
}

/** Versions that are looked at: more hardly ever bring a question that the newer ones do not have. */
const MOST_VERSIONS = 5;

/** Products that are named, those that led to most first, and those that were recommended most. */
const MOST_PRODUCTS = 500;

export async function nameInsights(
  stores: { readonly advisors: AdvisorStore; readonly catalogs: CatalogStore },
  { client, advisor }: InsightFilter,
  { days, products, recommended, questions }: Insights,
): Promise<InsightNames> {
  const newest = await stores.advisors.listVersions(client, advisor, { after: null, limit: 1 });
  const versions = [...newest.entries, ...days].map(({ version }) => version);
  const seen = [...new Set(versions)].toSorted((one, other) => other - one);
  const named = new Map<string, QuestionNames>();
  let catalog: string | null = null;
  for (const version of seen.slice(0, MOST_VERSIONS)) {
    const found = await stores.advisors.findVersion(client, advisor, version);
    if (found === null) continue;
    catalog ??= found.definition.catalog;
    for (const question of found.definition.questions)
      if (!named.has(question.id)) named.set(question.id, namesOf(question, found.definition));
    if (questions.every(({ question }) => named.has(question))) break;
  }
  const skus = [...products.slice(0, MOST_PRODUCTS), ...recommended.products.slice(0, MOST_PRODUCTS)].map(
    ({ sku }) => sku,
  );
  return {
    questions: named,
    products: catalog === null ? new Map() : await stores.catalogs.findTitles(client, catalog, [...new Set(skus)]),
  };
}

function namesOf(question: Question, { texts, language }: Pick<Advisor, 'texts' | 'language'>): QuestionNames {
  const { id: of, title } = question;
  if (question.type === 'RANGE') return { title, answers: new Map() };
  if (Array.isArray(question.answers))
    return { title, answers: new Map(question.answers.map((each) => [each.id, each.title])) };
  const [beginning, end] = [`${of}.`, '.title'];
  const named = Object.entries(texts[language] ?? {}).flatMap(([path, text]): [string, string][] => {
    const value = path.slice(beginning.length, -end.length);
    return path.startsWith(beginning) && path.endsWith(end) && value !== '' ? [[value, text]] : [];
  });
  return { title, answers: new Map(named) };
}

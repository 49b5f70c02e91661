// Texts by which a shopper cannot choose: values and answers that read alike, and titles that several things share.

import { isValueAnswers } from '@guidepost/engine/advisor';
import { countCommon } from '@guidepost/engine/bits';
import type { CompiledChoice } from '@guidepost/engine/compile';
import { type ListColumn, type TextColumn, valueAt } from '@guidepost/engine/snapshot';
import { alikeForm } from '../alike-form.ts';
import { attributesAsked } from './attributes-asked.ts';
import type { Misleading, MisleadingExample } from './misleading-figures.ts';
import type { ScopeTitles } from './scope-titles.ts';

const MOST_EXAMPLES = 5;
const MOST_SKUS = 3;
/** Fewer products that share a title hardly change a figure. */
const LEAST_SHARED = 0.1;

export const findMisleadingTexts = (scope: ScopeTitles): Misleading[] =>
  [findAlikeValues(scope), findAlikeAnswers(scope), findSharedTitles(scope)].filter(({ count }) => count > 0);

interface Counted {
  readonly text: string;
  readonly products: number;
}

/** Each example is a set of texts that read alike, the most frequent one first. */
function alikeAmong(about: string, texts: readonly Counted[]): MisleadingExample[] {
  return [...Map.groupBy(texts, ({ text }) => alikeForm(text))]
    .filter(([form, alike]) => form !== '' && alike.length > 1)
    .map(([, alike]) => ({
      about,
      products: alike.reduce((sum, { products }) => sum + products, 0),
      texts: alike.toSorted((a, b) => b.products - a.products).map(({ text }) => text),
      skus: [],
    }));
}

const misleadingOf = (kind: Misleading['kind'], all: readonly MisleadingExample[]): Misleading => ({
  kind,
  count: all.length,
  products: all.reduce((sum, { products }) => sum + products, 0),
  examples: all.toSorted((a, b) => b.products - a.products).slice(0, MOST_EXAMPLES),
});

/** Of attributes that questions look at. */
function findAlikeValues({ compiled: { advisor, snapshot }, products }: ScopeTitles): Misleading {
  const attributes = new Set(advisor.questions.flatMap((question) => [...attributesAsked(question)]));
  const alike = [...attributes].flatMap((attribute) => {
    const column = snapshot.columns.get(attribute);
    if (column === undefined || (column.type !== 'text' && column.type !== 'list')) return [];
    return alikeAmong(attribute, countValues(column, products));
  });
  return misleadingOf('alike-values', alike);
}

function countValues(column: TextColumn | ListColumn, products: readonly number[]): Counted[] {
  const counts = new Map<number, number>();
  const { codes, offsets } = column;
  for (const product of products) {
    const from = offsets === null ? product : (offsets[product] as number);
    const to = offsets === null ? product + 1 : (offsets[product + 1] as number);
    for (const code of codes.subarray(from, to)) if (code !== 0) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].map(([code, count]) => ({ text: valueAt(column, code), products: count }));
}

function findAlikeAnswers({ compiled: { questions, scope } }: ScopeTitles): Misleading {
  const alike = questions
    .filter((compiled): compiled is CompiledChoice => compiled.kind === 'choice')
    .filter(({ question }) => !isValueAnswers(question.answers))
    .flatMap(({ question, answers }) => {
      const counted = answers.map(({ answer, satisfied }) => ({
        text: answer.title,
        products: satisfied === null ? 0 : countCommon(satisfied, scope),
      }));
      return alikeAmong(question.id, counted);
    });
  return misleadingOf('alike-answers', alike);
}

/** Of products that are no variants of each other. Nothing where they are too few to change a figure. */
function findSharedTitles({ compiled, products, titles, variantOf, nameProduct }: ScopeTitles): Misleading {
  if (titles.length === 0) return misleadingOf('shared-title', []);
  const { limit } = compiled.advisor.results;
  const shared = [...Map.groupBy(products, (product) => alikeForm(titles[product] ?? ''))]
    .map(([form, alike]) => ({ form, alike, alternatives: new Set(alike.map(variantOf)).size }))
    .filter(({ form, alternatives }) => form !== '' && alternatives > 1);
  const concerned = shared.reduce((sum, { alike }) => sum + alike.length, 0);
  const isWorth =
    concerned >= products.length * LEAST_SHARED || shared.some(({ alternatives }) => alternatives > limit);
  const examples = shared.map(({ alike }) => ({
    about: null,
    products: alike.length,
    texts: [...new Set(alike.slice(0, 1).map((product) => nameProduct(product).title))],
    skus: alike.slice(0, MOST_SKUS).map((product) => nameProduct(product).sku),
  }));
  return misleadingOf('shared-title', isWorth ? examples : []);
}

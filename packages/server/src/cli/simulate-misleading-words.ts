// Says in words what makes figures of a simulation look better than they are, each time with an example.

import type { Misleading, MisleadingExample } from '@guidepost/advice/simulate/misleading-figures';
import type { SimulationReport } from '@guidepost/advice/simulate/simulation-report';
import { counted, grouped } from '@guidepost/fault/say-number';
import { hanging } from './text-layout.ts';

const LONGEST_TITLE = 60;
const MOST_EXAMPLES = 3;
/** Variants may differ in what is asked. It does not matter if fewer shoppers than this see such a variant. */
const WORTH_VARIANTS = 0.02;

/** Those that matter for the figures that are shown. */
export function tellMisleading({ misleading, otherVariant, shoppers: { truthful } }: SimulationReport): Misleading[] {
  const isWorth = otherVariant.differingInAsked >= WORTH_VARIANTS * truthful.shoppers;
  return misleading.filter(({ kind }) => kind !== 'mixed-group' || isWorth);
}

/** One paragraph, or none. */
export function describeMisleading(report: SimulationReport): string[] {
  const told = tellMisleading(report);
  if (told.length === 0) return [];
  return [['Look twice', ...told.map((one) => hanging(SAYING[one.kind](one), '  '))].join('\n')];
}

const quoted = (texts: readonly string[]): string =>
  texts.map((text) => `"${text.length > LONGEST_TITLE ? `${text.slice(0, LONGEST_TITLE - 1)}…` : text}"`).join(', ');

const firstOf = (examples: readonly MisleadingExample[], write: (example: MisleadingExample) => string): string =>
  examples.slice(0, MOST_EXAMPLES).map(write).join('; ');

const SAYING: Readonly<Record<Misleading['kind'], (of: Misleading) => string>> = {
  'large-group': ({ count, products, examples }) =>
    `${counted(count, 'group')} of ${grouped(products)} products: "another variant" of so many says little. ` +
    `Are they variants of one thing? ${firstOf(examples.slice(0, 1), ({ texts, products: size }) => `${grouped(size)}, such as ${quoted(texts)}`)}.`,
  'mixed-group': ({ count, examples }) =>
    `In ${counted(count, 'group')} the variants differ in what is asked (${examples.map(({ about }) => about).join(', ')}), ` +
    `so another variant may be the wrong one, for instance of ${firstOf(examples.slice(0, 1), ({ texts }) => quoted(texts.slice(0, 1)))}.`,
  'unlike-titles': ({ count, examples }) =>
    `${counted(count, 'group')} of products whose titles have nothing in common: ` +
    `${firstOf(examples.slice(0, 1), ({ texts }) => quoted(texts))}.`,
  'alike-values': ({ examples }) =>
    `Values that read alike, but count as different: ${firstOf(examples, ({ about, texts }) => `${quoted(texts)} of ${about}`)}.`,
  'alike-answers': ({ examples }) =>
    `Answers that read alike: ${firstOf(examples, ({ about, texts }) => `${quoted(texts)} of ${about}`)}.`,
  'shared-title': ({ count, products, examples }) =>
    `${grouped(products)} products share ${counted(count, 'title')} with others that are no variants of them, ` +
    `so nobody can tell them apart: ${firstOf(examples, ({ texts, products: size }) => `${quoted(texts)} (${grouped(size)})`)}.`,
};

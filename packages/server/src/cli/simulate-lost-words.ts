// Says which truthful shoppers did not see the product they had in mind, most frequent reason first, and what could be asked.

import type { CrowdedBy, CrowdedSet, NamedProduct } from '@guidepost/advice/simulate/lost-figures';
import type { SimulationReport } from '@guidepost/advice/simulate/simulation-report';
import { counted, grouped } from '@guidepost/fault/say-number';

import { hanging, wrapped } from './text-layout.ts';

const MOST_SETS = 3;
const MOST_ATTRIBUTES = 4;
const LONGEST_TITLE = 40;
const LONGEST_SKU = 32;

/** The title, with the sku in brackets. */
function named({ sku, title }: NamedProduct): string {
  const short = title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : title;
  if (title === sku) return short;
  // Skus of variants differ at their end.
  const half = LONGEST_SKU / 2;
  return `${short} (${sku.length > LONGEST_SKU ? `${sku.slice(0, half)}…${sku.slice(1 - half)}` : sku})`;
}

/** Of several products with the same title, only one is listed. */
const listed = (examples: readonly NamedProduct[]): string =>
  [...new Map(examples.toReversed().map((one) => [one.title, one])).values()]
    .toReversed()
    .slice(0, MOST_SETS)
    .map(named)
    .join(', ');

/** The reader has to judge whether another variant will do. Empty if nobody saw another variant instead. */
export function describeOtherVariants({ otherVariant, shoppers: { truthful } }: SimulationReport): string[] {
  const { shoppers, differing, examples, indistinguishable } = otherVariant;
  if (shoppers === 0) return [];
  const said = differing
    .slice(0, MOST_ATTRIBUTES)
    .map(({ attribute, shoppers: count }) => `${attribute} (${grouped(count)})`)
    .join(', ');
  const what = [
    ...(said === '' ? [] : [`It differs in ${said}.`]),
    ...(indistinguishable === 0 ? [] : [`For ${grouped(indistinguishable)} nothing in the catalog differs.`]),
  ].join(' ');
  return [
    wrapped(
      `Only another variant of the product: ${grouped(shoppers)} of ${counted(truthful.shoppers, 'truthful shopper')}. ` +
        `${what} They wanted, for instance: ${listed(examples)}.`,
    ),
  ];
}

/** Paragraphs. */
export function describeLost({
  lost,
  shoppers: { truthful },
  otherVariant,
  limit,
  better,
}: SimulationReport): string[] {
  const helpful = new Set(better.questions.map(({ attribute }) => attribute));
  if (lost.shoppers === 0)
    return otherVariant.shoppers > 0 ? helping(lost, better) : ['Every truthful shopper saw the product in mind.'];
  const lines = [`Not seen although truthful: ${grouped(lost.shoppers)} of ${counted(truthful.shoppers, 'shopper')}.`];
  if (lost.alike.shoppers > 0)
    lines.push(
      ...crowded(
        lost.alike,
        `cannot be told apart: over ${limit} get the same replies to every question`,
        ({ sameReplies }) => sameReplies,
        helpful,
      ),
    );
  if (lost.overlapping.shoppers > 0)
    lines.push(
      ...crowded(
        lost.overlapping,
        `have too many others that fit their replies as well`,
        ({ fitting }) => fitting,
        helpful,
      ),
    );
  for (const { question, shoppers, examples } of lost.filteredOut)
    lines.push(wrapped(`${grouped(shoppers)} filtered out by \`${question}\`: ${listed(examples)}`, '  '));
  if (lost.unavailable.shoppers > 0)
    lines.push(
      wrapped(
        `${grouped(lost.unavailable.shoppers)} not available, which comes last: ${listed(lost.unavailable.examples)}`,
        '  ',
      ),
    );
  return [lines.join('\n'), ...helping(lost, better)];
}

function crowded(
  { shoppers, sets, examples }: CrowdedBy,
  why: string,
  count: (set: CrowdedSet) => number,
  helpful: ReadonlySet<string>,
): string[] {
  const shown = examples.slice(0, MOST_SETS);
  return [
    wrapped(
      `${grouped(shoppers)} ${why} (${counted(sets, 'set')}${sets > shown.length ? ', the largest' : ''}):`,
      '  ',
    ),
    ...shown.map((set) => {
      const some = `${listed(set.examples)}${count(set) > 1 ? ', …' : ''}`;
      const groups = set.alternatives < count(set) ? ` in ${counted(set.alternatives, 'group')}` : '';
      return hanging(`${counted(count(set), 'product')}${groups}: ${some}; ${differing(set, helpful)}`, '    ');
    }),
  ];
}

/** Names only attributes that were tried and help. An attribute is of no use if the products that shoppers look for lack it. */
function differing({ differing: all }: CrowdedSet, helpful: ReadonlySet<string>): string {
  if (all.length === 0) return 'nothing in the catalog tells them apart';
  const telling = all.filter(({ attribute }) => helpful.has(attribute));
  if (telling.length === 0) return 'no further question that was tried tells them apart';
  const unasked = telling.filter(({ asked }) => !asked);
  const valued = (of: CrowdedSet['differing']) =>
    of
      .slice(0, MOST_ATTRIBUTES)
      .map(({ attribute, values }) => `${attribute} (${values} values)`)
      .join(', ');
  return unasked.length > 0
    ? `not asked: ${valued(unasked)}`
    : `they differ only in what is asked, but too coarsely: ${valued(telling)}`;
}

/** What mistakes cost; empty if they cost nothing. */
export function describeCosts({ lostByMistake }: SimulationReport): string[] {
  if (lostByMistake === null || lostByMistake.shoppers === 0) return [];
  const { shoppers, filteredOut, outranked, unavailable } = lostByMistake;
  const wrong = filteredOut.slice(0, MOST_ATTRIBUTES).map((at) => `${at.question} (${grouped(at.shoppers)})`);
  const left = outranked.shoppers + unavailable.shoppers;
  const causes = [
    ...(wrong.length > 0 ? [`by a wrong reply to ${wrong.join(', ')}`] : []),
    ...(left > 0 ? [`too many others before it (${grouped(left)})`] : []),
  ];
  return [wrapped(`With wrong replies ${grouped(shoppers)} did not see their product: ${causes.join('; ')}.`)];
}

/** What the author could ask for, with the number of shoppers that it helped when it was tried. */
function helping({ indistinguishable }: SimulationReport['lost'], { questions }: SimulationReport['better']): string[] {
  const [first] = questions;
  const helpful = (wasAsked: boolean) =>
    questions
      .filter(({ asked }) => asked === wasAsked)
      .slice(0, MOST_ATTRIBUTES)
      .map(({ attribute, helped }) => `${attribute} (${grouped(helped)})`)
      .join(', ');
  const [unasked, finer] = [helpful(false), helpful(true)];
  const of = first === undefined ? '' : `so many of ${grouped(first.shoppers)} see their product`;
  const lines = [
    ...(unasked === '' ? [] : [`Tried: with one more question at the end, ${of}: ${unasked}.`]),
    ...(finer === '' ? [] : [`Tried: with finer answers, ${of}: ${finer}.`]),
    ...(indistinguishable === 0
      ? []
      : [`Nothing in the catalog tells the products of ${grouped(indistinguishable)} apart.`]),
  ];
  return lines.length === 0 ? [] : [lines.map((line) => wrapped(line)).join('\n')];
}

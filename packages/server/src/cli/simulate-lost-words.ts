// Who did not see the product in mind although every reply was so, in words: most first, with what could be asked.

import type { CrowdedBy, CrowdedSet, NamedProduct } from '@guidepost/advice/simulate/lost-figures';
import type { SimulationReport } from '@guidepost/advice/simulate/simulation-report';
import { counted, grouped } from '@guidepost/fault/say-number';

import { hanging, wrapped } from './text-layout.ts';

const MOST_SETS = 3;
const MOST_ATTRIBUTES = 4;
const LONGEST_TITLE = 40;
const LONGEST_SKU = 32;

/** The title, and in brackets what a computer calls it. */
function named({ sku, title }: NamedProduct): string {
  const short = title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : title;
  if (title === sku) return short;
  // Variants differ at the end of theirs.
  const half = LONGEST_SKU / 2;
  return `${short} (${sku.length > LONGEST_SKU ? `${sku.slice(0, half)}…${sku.slice(1 - half)}` : sku})`;
}

/** One of those that have the same title. */
const listed = (examples: readonly NamedProduct[]): string =>
  [...new Map(examples.toReversed().map((one) => [one.title, one])).values()]
    .toReversed()
    .slice(0, MOST_SETS)
    .map(named)
    .join(', ');

/** Whether another variant will do is for the reader to say; nothing where nobody saw one instead. */
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

/** Only what was tried and helps: what other products say is of no use where those that are looked for do not say it. */
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

/** What mistakes cost; nothing where they cost nothing. */
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

/** What an author could ask for, with how many it was measured to help. */
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

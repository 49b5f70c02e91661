// Who did not find the product in mind although every reply was so, in words: most first, with what could be asked.

import type { CrowdedBy, CrowdedSet, SimulationReport } from '@guidepost/advice/simulate/simulation-report';
import { counted, grouped } from '@guidepost/fault/say-number';

import { wrapped } from './text-layout.ts';

const MOST_SETS = 3;
const MOST_ATTRIBUTES = 4;

/** Paragraphs. */
export function describeLost({ lost, truthful, limit, better }: SimulationReport): string[] {
  const helpful = new Set(better.questions.map(({ attribute }) => attribute));
  if (lost.shoppers === 0) return ['Every truthful shopper found the product in mind.'];
  const lines = [`Not found although truthful: ${grouped(lost.shoppers)} of ${counted(truthful.shoppers, 'shopper')}.`];
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
    lines.push(wrapped(`${grouped(shoppers)} filtered out by \`${question}\`: ${examples.join(', ')}`, '  '));
  if (lost.unavailable.shoppers > 0)
    lines.push(
      wrapped(
        `${grouped(lost.unavailable.shoppers)} not available, which comes last: ${lost.unavailable.examples.join(', ')}`,
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
      const skus = `${set.skus.slice(0, 3).join(', ')}${count(set) > 3 ? ', …' : ''}`;
      const groups = set.alternatives < count(set) ? ` in ${counted(set.alternatives, 'group')}` : '';
      return wrapped(`- ${counted(count(set), 'product')}${groups} (${skus}); ${differing(set, helpful)}`, '    ');
    }),
  ];
}

/** Only what was tried and helps: what other products say is of no use where those that are looked for do not say it. */
function differing({ differing: all }: CrowdedSet, helpful: ReadonlySet<string>): string {
  if (all.length === 0) return 'nothing in the catalog tells them apart';
  const telling = all.filter(({ attribute }) => helpful.has(attribute));
  if (telling.length === 0) return 'no further question that was tried tells them apart';
  const unasked = telling.filter(({ asked }) => !asked);
  const listed = (of: CrowdedSet['differing']) =>
    of
      .slice(0, MOST_ATTRIBUTES)
      .map(({ attribute, values }) => `${attribute} (${values} values)`)
      .join(', ');
  return unasked.length > 0
    ? `not asked: ${listed(unasked)}`
    : `they differ only in what is asked, but too coarsely: ${listed(telling)}`;
}

/** What skips and mistakes cost; nothing where they cost nothing. */
export function describeCosts({ lifelike }: SimulationReport): string[] {
  if (lifelike === null || lifelike.lost.shoppers === 0) return [];
  const { shoppers, filteredOut, outranked, unavailable } = lifelike.lost;
  const wrong = filteredOut.slice(0, MOST_ATTRIBUTES).map((at) => `${at.question} (${grouped(at.shoppers)})`);
  const left = outranked.shoppers + unavailable.shoppers;
  const causes = [
    ...(wrong.length > 0 ? [`by a wrong reply to ${wrong.join(', ')}`] : []),
    ...(left > 0 ? [`too many others before it (${grouped(left)})`] : []),
  ];
  return [wrapped(`With skips and mistakes ${grouped(shoppers)} did not find their product: ${causes.join('; ')}.`)];
}

/** What an author could ask for, with how many it was measured to help. */
function helping({ indistinguishable }: SimulationReport['lost'], { questions }: SimulationReport['better']): string[] {
  const [first] = questions;
  const named = (wasAsked: boolean) =>
    questions
      .filter(({ asked }) => asked === wasAsked)
      .slice(0, MOST_ATTRIBUTES)
      .map(({ attribute, helped }) => `${attribute} (${grouped(helped)})`)
      .join(', ');
  const [unasked, finer] = [named(false), named(true)];
  const of = first === undefined ? '' : `so many of ${grouped(first.shoppers)} find their product`;
  const lines = [
    ...(unasked === '' ? [] : [`Tried: with one more question at the end, ${of}: ${unasked}.`]),
    ...(finer === '' ? [] : [`Tried: with finer answers, ${of}: ${finer}.`]),
    ...(indistinguishable === 0
      ? []
      : [`Nothing in the catalog tells the products of ${grouped(indistinguishable)} apart.`]),
  ];
  return lines.length === 0 ? [] : [lines.map((line) => wrapped(line)).join('\n')];
}

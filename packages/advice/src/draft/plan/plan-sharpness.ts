// Plans a question for a picture's width and height in pixels by the levels that people know: nobody looks for 2256 × 1504, but for QHD.
// The smaller side decides, however wide the picture is and whichever way it is held.

import type { ChoiceQuestion } from '@guidepost/engine/advisor';
import type { Condition } from '@guidepost/engine/condition';
import type { AttributePair } from '../attribute/find-pairs.ts';
import { ease } from '../attribute/judge-attribute.ts';
import { numberAt } from '../attribute/unit-of-parts.ts';
import type { Phrases } from '../words/phrases.ts';
import type { Plan } from './plan.ts';
import { questionBase, topicOf } from './question-base.ts';
import { withoutRareParts } from './rare-parts.ts';

interface Level {
  /** The least that the smaller side has. */
  readonly side: number;
  readonly name: string;
}

/** Ascending. */
const LEVELS: readonly Level[] = [
  { side: 1, name: 'HD' },
  { side: 1080, name: 'Full HD' },
  { side: 1440, name: 'QHD' },
  { side: 2160, name: '4K' },
  { side: 4320, name: '8K' },
];

export const isPicture = ({ isArea, first }: AttributePair): boolean => isArea && first.attribute.unit === 'px';

/** Null if the products are not of two levels at least. Then it is not asked for. */
export function planSharpness(
  { first, second, name, label }: AttributePair,
  size: number,
  phrases: Phrases,
): Plan | null {
  const sideOf = (product: number): number => {
    const [a, b] = [numberAt(first, product), numberAt(second, product)];
    return a === null || b === null ? 0 : Math.min(a, b);
  };
  const sides = Array.from(first.scope, sideOf).filter((side) => side > 0);
  const counts = LEVELS.map(
    ({ side }, nth) =>
      sides.filter((own) => own >= side && own < (LEVELS[nth + 1]?.side ?? Number.POSITIVE_INFINITY)).length,
  );
  const there = LEVELS.filter((_, nth) => (counts[nth] ?? 0) > 0);
  if (there.length < 2) return null;
  const cuts = withoutRareParts(
    there.slice(1).map((_, nth) => nth + 1),
    counts.filter((count) => count > 0),
  );
  const parts = [0, ...cuts].map((place, nth, begins) => there.slice(place, begins[nth + 1]));
  const bounds = parts.slice(1).map(([level]) => level?.side ?? 0);
  const replyOf = (side: number): number => (side === 0 ? 0 : 1 + bounds.filter((bound) => side >= bound).length);
  const profile = { ...first, attribute: { ...first.attribute, label }, known: sides.length };
  const sidesFrom = (gte: number): Condition => ({
    kind: 'all',
    of: [first, second].map(({ attribute }) => ({ kind: 'compare', attribute: attribute.name, gte })),
  });
  const within = (from: number | undefined, below: number | undefined): Condition =>
    below === undefined
      ? sidesFrom(from ?? 1)
      : { kind: 'all', of: [sidesFrom(from ?? 1), { kind: 'not', of: sidesFrom(below) }] };
  const question: ChoiceQuestion = {
    ...questionBase(profile, phrases, phrases.askArea(topicOf(profile))),
    id: name,
    type: 'SINGLE',
    match: 'any',
    answers: parts.map((levels, nth) => ({
      id: (levels[0]?.name ?? '').toLowerCase().replace(' ', '-'),
      title: titleOf(levels, nth === 0 && sides.some((side) => side < LEAST_HD), nth === bounds.length, phrases),
      description: null,
      image: null,
      backgroundColor: null,
      where: within(bounds[nth - 1], bounds[nth]),
    })),
  };
  const replies = Uint32Array.from({ length: size }, (_, product) => replyOf(sideOf(product)));
  const shared = { isList: false, largest: parts.length, most: 200, least: 2 } as const;
  return { profile, partner: second, question, replies, ...shared, ease: ease(profile) };
}

/** `levels`: those of one answer; `isBelow`: some products are not even of the first of them. */
function titleOf(levels: readonly Level[], isBelow: boolean, isLast: boolean, phrases: Phrases): string {
  const [lowest, highest] = [levels[0]?.name ?? '', levels.at(-1)?.name ?? ''];
  if (isLast) return phrases.orSharper(lowest);
  if (isBelow) return phrases.upTo(highest);
  return lowest === highest ? lowest : phrases.between(lowest, highest);
}
const LEAST_HD = 720;

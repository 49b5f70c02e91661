// Plans a question for a picture's width and height in pixels by the levels that people know: nobody looks for 2256 × 1504, but for QHD.
// The smaller side decides, however wide the picture is and whichever way it is held.

import type { ChoiceQuestion } from '@guidepost/engine/advisor';
import type { Condition } from '@guidepost/engine/condition';
import type { AttributePair } from '../attribute/find-pairs.ts';
import { ease } from '../attribute/judge-attribute.ts';
import { boundsReached } from '../attribute/one-sided-number.ts';
import { numberAt } from '../attribute/unit-of-parts.ts';
import type { Phrases } from '../words/phrases.ts';
import type { Plan } from './plan.ts';
import { questionBase, topicOf } from './question-base.ts';
import { NEARLY_ALL, withoutRareParts } from './rare-parts.ts';

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

/**
 * A sharper picture is as good to whoever would do with less, so each answer is the least that somebody wants. Null if the products are not
 * of two levels at least. Then it is not asked for.
 */
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
  const reach = ({ side }: Level): number => sides.filter((own) => own >= side).length;
  const kept = [0, ...cuts].flatMap((place) => there[place] ?? []);
  // What nearly all reach is enough. Of several, the sharpest.
  const enough = kept.findLastIndex((level) => reach(level) >= NEARLY_ALL * sides.length);
  const levels = kept.slice(Math.min(Math.max(enough, 0), kept.length - 2));
  const profile = { ...first, attribute: { ...first.attribute, label }, known: sides.length };
  const sidesFrom = (gte: number): Condition => ({
    kind: 'all',
    of: [first, second].map(({ attribute }) => ({ kind: 'compare', attribute: attribute.name, gte })),
  });
  const question: ChoiceQuestion = {
    ...questionBase(profile, phrases, phrases.askArea(topicOf(profile))),
    id: name,
    type: 'SINGLE',
    match: 'any',
    redundant: 'show',
    answers: levels.map((level, nth) => ({
      id: level.name.toLowerCase().replace(' ', '-'),
      title: nth === 0 ? phrases.enough(level.name) : phrases.orSharper(level.name),
      description: null,
      image: null,
      backgroundColor: null,
      // What every product reaches is no condition.
      where: reach(level) === sides.length ? null : sidesFrom(level.side),
    })),
  };
  const bounds = levels.map(({ side }) => side);
  const replies = Uint32Array.from({ length: size }, (_, product) => boundsReached(sideOf(product), bounds));
  const shared = { isList: true, largest: 0, most: 200, least: 2 } as const;
  return { profile, partner: second, question, replies, ...shared, ease: LESS_KNOWN * ease(profile) };
}

/** People know less well which of these names they need than how large something should be. */
const LESS_KNOWN = 0.8;

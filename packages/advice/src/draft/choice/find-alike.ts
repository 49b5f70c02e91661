// Finds products that a draft cannot tell apart: those with the same replies to every question, if they are more than results can show.

import type { Snapshot } from '@guidepost/engine/snapshot';
import { textAt } from '@guidepost/engine/text-list';
import type { Profile } from '../attribute/profile.ts';
import type { AlikeProducts } from '../draft.ts';
import type { Plan } from '../plan/plan.ts';
import type { ChoiceSetting, ShopperState } from './choice-setting.ts';

const MOST_SETS = 5;
const MOST_SKUS = 3;
const MOST_ATTRIBUTES = 6;

/** The largest first. */
export function findAlike(
  states: readonly ShopperState[],
  profiles: readonly Profile[],
  asked: readonly Plan[],
  snapshot: Snapshot,
  setting: ChoiceSetting,
): AlikeProducts[] {
  const names = new Set(asked.flatMap(({ profile, partner }) => [profile.attribute.name, partner?.attribute.name]));
  const notAsked = profiles.filter(({ attribute }) => !names.has(attribute.name));
  return states
    .filter(({ candidates }) => candidates.length > setting.limit)
    .sort((a, b) => b.candidates.length - a.candidates.length)
    .slice(0, MOST_SETS)
    .map(({ candidates }) => ({
      products: candidates.length,
      skus: Array.from(candidates.slice(0, MOST_SKUS), (product) => textAt(snapshot.skus, product)),
      differ: notAsked
        .filter((profile) => differs(profile, candidates))
        .slice(0, MOST_ATTRIBUTES)
        .map(({ attribute }) => attribute.name),
    }));
}

function differs({ column }: Profile, candidates: Uint32Array): boolean {
  const spell = (product: number): string => {
    if (column.offsets === null) return String(column.codes[product] ?? 0);
    return column.codes.slice(column.offsets[product], column.offsets[product + 1]).join(' ');
  };
  const first = spell(candidates[0] ?? 0);
  return candidates.some((product) => spell(product) !== first);
}

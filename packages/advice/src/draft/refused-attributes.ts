// Attributes that no draft asks for, judged each for itself: codes, texts, second prices. Whoever proposes a further question, for a draft or for
// an advisor that somebody wrote, leaves these out.

import { eachBit } from '@guidepost/engine/bits';
import type { Attribute } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';
import { followsPrice } from './attribute/follows-price.ts';
import { whyNotAsked } from './attribute/judge-attribute.ts';
import { isMeasuredBeside } from './attribute/measured-beside.ts';
import { namesVariants } from './attribute/names-variants.ts';
import type { Profile } from './attribute/profile.ts';
import { profilesOf } from './attribute/profiles-of.ts';
import { isSaidInOtherUnit } from './attribute/same-in-other-unit.ts';
import { findScores } from './attribute/scores.ts';
import { havePriceEach } from './attribute/sizes-with-prices.ts';
import type { WhyLeftOut } from './draft.ts';

/** Null: it can be asked for. `groups`: of the catalog; null: it has none. */
export function refusalsOf(
  profiles: readonly Profile[],
  groups: Uint32Array | null,
): ReadonlyMap<Profile, WhyLeftOut | null> {
  const prices = profiles.find(({ concept }) => concept === 'price') ?? null;
  const scores = findScores(profiles);
  const isSaidBySize = (each: Profile): boolean =>
    profiles.some((other) => havePriceEach(other, each) && whyNotAsked(other) === null);
  const whyOf = (each: Profile): WhyLeftOut | null => {
    const why =
      (scores.has(each) ? 'judged-by-others' : whyNotAsked(each)) ??
      (followsPrice(each, prices) ? 'second-price' : null) ??
      (isMeasuredBeside(each, profiles) || isSaidInOtherUnit(each, profiles) || (each === prices && isSaidBySize(each))
        ? 'same-answers'
        : null);
    return why === 'nearly-unique' && groups !== null && namesVariants(each, groups) ? null : why;
  };
  return new Map(profiles.map((each) => [each, whyOf(each)]));
}

/** The names of those that can never be proposed. A budget is asked by every draft that can ask for it. */
export function refusedAttributes(
  attributes: readonly Attribute[],
  snapshot: Snapshot,
  said: readonly string[] = [],
): ReadonlySet<string> {
  const scope = Uint32Array.from(eachBit(snapshot.available));
  const refusals = refusalsOf(profilesOf(attributes, snapshot, scope, said), snapshot.groups);
  const refused = [...refusals].filter(([{ concept }, why]) => why !== null || concept === 'price');
  return new Set(refused.map(([{ attribute }]) => attribute.name));
}

// Reads the values of an attribute as words for answers: what is the same, what reads well, and what shoppers find under another one.

import type { Concept } from '../attribute/concept-names.ts';
import { joinAmounts } from '../attribute/join-amounts.ts';
import { joinFinerKinds } from '../attribute/join-finer-kinds.ts';
import { isOneOfSeveral } from '../attribute/judge-attribute.ts';
import { type OfferedValues, offeredValues } from '../attribute/offered-values.ts';
import type { Profile } from '../attribute/profile.ts';
import { countOf, type SameValues, sameValues } from '../attribute/same-values.ts';
import { absentValues, tellingValues } from '../attribute/telling-values.ts';
import type { WhyLeftOut } from '../draft.ts';
import { foldText } from '../words/fold-text.ts';

export interface Words extends OfferedValues {
  /** The codes of all values that are worth offering, most frequent first. */
  readonly byCount: readonly number[];
  /** Whether the catalog's own values, as they are, would be just what is offered. */
  readonly isWhole: boolean;
  /** How many things the values name, offered or not. */
  readonly different: number;
}

/** Null if there is nothing to choose from. */
export function readWords(profile: Profile): Words | null {
  const { codes } = profile;
  if (codes.length < 2) return null;
  const { telling, beside } = tellingValues(profile);
  if (telling.length === 0) return null;
  // Values of products that are sold out get answers, too, because these products come back.
  const byCount = [...telling, ...absentValues(profile)];
  const same = sameValues(profile, [...byCount, ...otherSpellings(profile, byCount, beside)]);
  const all = profile.concept === 'kind' ? joinFinerKinds(same, profile.counts) : joinAmounts(same);
  const values = offeredValues(all, profile);
  const isWhole = values.offered.length === all.length && telling.length === codes.length;
  return { ...values, byCount, isWhole, different: all.length };
}

/**
 * Where one product is `WHITE` and `BLUE`, and nothing else is, `WHITE` tells nothing that `BLUE` does not; but whoever looks for `White`
 * looks for this one, too.
 */
function otherSpellings(profile: Profile, byCount: readonly number[], beside: ReadonlyMap<number, number>): number[] {
  if (beside.size === 0) return [];
  const known = new Set(byCount);
  return sameValues(profile, [...byCount, ...beside.keys()]).flatMap(({ codes }) =>
    codes.some((code) => known.has(code))
      ? codes.filter((code) => !known.has(code) && !codes.includes(beside.get(code) ?? code))
      : [],
  );
}

/** If a larger share of products has a value that no answer names, nobody can answer. */
const MOST_REST = 0.4;

/** Why shoppers do not find what they mean among the words; null: they do. */
export function whyNotAnswered(
  { offered, rest }: Words,
  { concept, counts, known, column }: Profile,
): 'free-text' | 'one-broad-word' | 'no-plain-values' | null {
  if (!FOUND_BY_NAME.has(concept) && areSentences(offered)) return 'free-text';
  if (concept === 'kind' && isOneThing(offered, counts, known)) return 'one-broad-word';
  const isFew = column.type !== 'text' || (offered.length >= 2 && countOf(rest, counts) <= MOST_REST * known);
  return isFew ? null : 'no-plain-values';
}

/** Why no question could be planned for an attribute that shoppers may be asked for. */
export function whyNoPlan(profile: Profile): WhyLeftOut {
  if (isOneOfSeveral(profile)) return 'unnamed';
  if (profile.column.type === 'number' || profile.column.type === 'boolean') return 'not-in-words';
  const words = readWords(profile);
  return words === null ? 'tells-little' : (whyNotAnswered(words, profile) ?? 'not-in-words');
}

/** A long list of long answers, which nobody reads: `Olive, coco et palme (certifiée)`. */
function areSentences(offered: readonly SameValues[]): boolean {
  if (offered.length <= MOST_SENTENCES) return false;
  const shown = offered.slice(0, MOST_READ).map(({ values: [value = ''] }) => value.length);
  return shown.reduce((sum, length) => sum + length, 0) > LONGEST_READ * shown.length;
}
const MOST_SENTENCES = 12;
const MOST_READ = 30;
const LONGEST_READ = 22;
/** People look for a name that they know, or for a kind of thing, in lists of any length. */
const FOUND_BY_NAME: ReadonlySet<Concept> = new Set(['kind', 'use', 'brand', 'theme', 'color', 'size']);

/** `Food`, `Wet food`, `Dry food`: most products are food, and nobody knows of which kind. */
function isOneThing(same: readonly SameValues[], counts: Uint32Array, known: number): boolean {
  const [first] = same;
  if (first === undefined || countOf([first], counts) < MOST_ONE_THING * known) return false;
  const name = ` ${foldText(first.values[0] ?? '')} `;
  return same.length > 1 && same.slice(1).every(({ values: [value = ''] }) => ` ${foldText(value)} `.includes(name));
}
const MOST_ONE_THING = 0.5;

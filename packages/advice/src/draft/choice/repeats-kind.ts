// Finds questions that ask once more what the question about the kind asks: a shopper who said "Watches" is not asked to choose among
// "Accessories", "Watches" and "Navigation".

import { valueAt } from '@guidepost/engine/snapshot';
import { alikeForm } from '../../alike-form.ts';
import type { Profile } from '../attribute/profile.ts';
import type { Plan } from '../plan/plan.ts';

/** The share of its values, counted by products, that are kinds. */
const SHARED = 0.25;

/** A finer kind may go on where the broad one ended, even under the same name. */
export function repeatsKind({ profile, question }: Plan, kind: Plan): boolean {
  if (profile === kind.profile || question.type === 'RANGE' || profile.column.type === 'number') return false;
  const isFiner =
    profile.concept === 'kind' && profile.column.type !== 'list' && sizeOf(profile) > sizeOf(kind.profile);
  if (isFiner || profile.column.type === 'boolean') return false;
  const kinds = new Set(kind.profile.codes.map((code) => alikeForm(valueAt(kind.profile.column, code))));
  let shared = 0;
  let all = 0;
  for (const code of profile.codes) {
    const count = profile.counts[code] ?? 0;
    all += count;
    if (kinds.has(alikeForm(valueAt(profile.column, code)))) shared += count;
  }
  return shared >= SHARED * (profile.column.type === 'list' ? Math.min(all, 2 * profile.known) : all);
}

const sizeOf = ({ codes }: Profile): number => codes.length;

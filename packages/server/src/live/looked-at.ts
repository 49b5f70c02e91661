// Which products of a snapshot are looked at where somebody counts or lists some.

import { hasBit } from '@guidepost/engine/bits';
import type { Condition } from '@guidepost/engine/condition';
import { satisfiedBy } from '@guidepost/engine/satisfied-by';
import type { Snapshot } from '@guidepost/engine/snapshot';

export interface LookedAt {
  /** All of them hold. */
  readonly conditions: readonly Condition[];
  /** Products that are not available are left out, as by `results.unavailable: hide` of an advisor. */
  readonly hidesUnavailable: boolean;
}

export function lookedAt({ conditions, hidesUnavailable }: LookedAt, snapshot: Snapshot): (product: number) => boolean {
  const holds = satisfiedBy({ kind: 'all', of: conditions }, snapshot);
  return hidesUnavailable ? (product) => hasBit(snapshot.available, product) && holds(product) : holds;
}

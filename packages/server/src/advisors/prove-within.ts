// Gives a proof a limited time. The rooms that prove have no clock.

import type { Finding } from '@guidepost/advice/finding';
import type { Proof } from '@guidepost/advice/prove/proof';
import { proveAdvisor } from '@guidepost/advice/prove-advisor';
import { PROVING_SECONDS } from '@guidepost/contract/requests/advisor-request';
import type { Advisor } from '@guidepost/engine/advisor';
import type { Attribute } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';
import { type Given, readSeconds } from '../values/given-values.ts';

export interface Proving {
  readonly seconds: number;
  /** What cannot be complete in that time is given up as soon as that is seen. */
  readonly isWholeOnly?: boolean;
  /** `share` from 0 to 1; `states`: how many were looked at. */
  readonly progress?: (share: number, states: number) => void;
}

export const readProvingTime = (text: string): Given<number> =>
  readSeconds(text, PROVING_SECONDS.most, PROVING_SECONDS.check);

/** Limits the memory of a walk, however much time there is. */
const MOST_STATES = 5_000_000;

/** `known`: the result of the check, without errors. Blocks the thread until the time is over or everything was looked at. */
export function proveWithin(
  { seconds, isWholeOnly = false, progress }: Proving,
  of: { readonly advisor: Advisor; readonly attributes: readonly Attribute[]; readonly snapshot: Snapshot },
  known: readonly Finding[],
): Proof {
  const start = performance.now();
  const timeLeft = () => 1 - (performance.now() - start) / (seconds * 1000);
  const budget = { states: MOST_STATES, timeLeft, isWholeOnly, ...(progress ? { progress } : {}) };
  return proveAdvisor(of.advisor, of.attributes, of.snapshot, budget, known);
}

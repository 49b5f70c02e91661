// A proof of what a small shop's advisor does, and what was found in it, for tests.

import type { Advisor, Question } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { answer, is, type Shop, shop, single } from './check/small-shop.fixture.ts';
import { checkAdvisor } from './check-advisor.ts';
import type { Proof } from './prove/proof.ts';
import { proveAdvisor } from './prove-advisor.ts';

export function prove(advisor: Advisor, { products, attributes }: Shop = shop, states = 100_000): Proof {
  const snapshot = buildSnapshot(products, attributes);
  return proveAdvisor(advisor, attributes, snapshot, { states }, checkAdvisor(advisor, attributes, snapshot));
}

export const found = (code: string, ...of: Parameters<typeof prove>) =>
  prove(...of).findings.filter((finding) => finding.code === code);

export const several = (
  id: string,
  wheres: Parameters<typeof answer>[1][],
  more: Parameters<typeof single>[2] = {},
): Question =>
  single(
    id,
    wheres.map((where, nth) => answer(`a${nth}`, where)),
    { type: 'MULTIPLE', match: 'all', ...more },
  );

export const exclusive = [is('brand', 'Alder'), is('brand', 'Birch'), is('kind', 'games')];

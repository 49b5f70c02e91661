// How shoppers of each kind fare with an advisor, in figures and without any words: what a draft is chosen by, and what a
// simulation reports. Same input, same figures, always.

import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { AgainTally } from './again-tally.ts';
import { variantsOf } from './alternatives.ts';
import { chooseMinds, type Minds } from './crowds.ts';
import { type Crowd, type CrowdWatcher, playShoppers } from './play-shoppers.ts';
import type { KindFigures, ShopperFigures } from './shopper-figures.ts';
import { crowdOf, SHOPPER_KINDS, type ShopperKind, shareOf } from './shopper-kinds.ts';
import { ShownTally } from './shown-tally.ts';
import type { SimulationSettings } from './simulation-settings.ts';
import { type OnLost, Tally } from './tally.ts';

/** What else is made of the conversations while they are played. */
export interface Onlooker {
  readonly onLost: OnLost;
  readonly watchers: readonly CrowdWatcher[];
}

export interface Measuring {
  /** Usually those that the settings ask for. */
  readonly minds?: Minds;
  readonly onlookerOf?: (kind: ShopperKind, crowd: Crowd) => Onlooker;
  /** Told of how many more shoppers the conversation has ended. */
  readonly onDone?: (shoppers: number) => void;
}

/** Of a kind that neither skips nor errs after all, because its share is 0, the figures are those of the truthful. */
export function measureShoppers(
  compiled: CompiledAdvisor,
  settings: SimulationSettings,
  { minds = chooseMinds(compiled, settings), onlookerOf = () => NOBODY, onDone = () => {} }: Measuring = {},
): ShopperFigures {
  const measure = (kind: ShopperKind): KindFigures =>
    measureCrowd(compiled, crowdOf(kind, minds, settings), (crowd) => onlookerOf(kind, crowd), onDone);
  const truthful = measure('truthful');
  const orTruthful = (kind: ShopperKind) => (shareOf(kind, settings) === 0 ? truthful : measure(kind));
  return {
    truthful,
    skipping: orTruthful('skipping'),
    mistaken: orTruthful('mistaken'),
    nearby: orTruthful('nearby'),
  };
}

/** How many conversations that takes. */
export const countMeasured = ({ counted, asked }: Minds, settings: SimulationSettings): number =>
  SHOPPER_KINDS.reduce((sum, kind) => sum + (shareOf(kind, settings) === 0 ? 0 : asked), counted);

const NOBODY: Onlooker = { onLost: () => {}, watchers: [] };

function measureCrowd(
  compiled: CompiledAdvisor,
  crowd: Crowd,
  onlookerOf: (crowd: Crowd) => Onlooker,
  onDone: (shoppers: number) => void,
): KindFigures {
  const variantOf = variantsOf(compiled);
  const { onLost, watchers } = onlookerOf(crowd);
  const tally = new Tally(crowd, variantOf, onLost, onDone);
  const plain = new ShownTally(compiled, crowd, variantOf, { nearest: false });
  const near = new ShownTally(compiled, crowd, variantOf, { nearest: true });
  const again = new AgainTally(compiled, crowd);
  playShoppers(compiled, crowd, [tally, plain, near, again, ...watchers]);
  return { ...tally.figures(), misses: plain.figures().misses, near: near.figures(), again: again.figures() };
}

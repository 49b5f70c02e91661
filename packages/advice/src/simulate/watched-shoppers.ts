// What is noted of shoppers while they are measured: what each question brings to the truthful, who of them sees only another
// variant or neither, and why, and what costs those who err their product.

import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { type AlternativeOf, alternativesOf, variantsOf } from './alternatives.ts';
import { CrowdedSets } from './crowded-sets.ts';
import type { Lost, OtherVariant } from './lost-figures.ts';
import { LostShoppers } from './lost-shoppers.ts';
import type { Onlooker } from './measure-shoppers.ts';
import type { NameProduct } from './name-product.ts';
import { OtherVariants } from './other-variants.ts';
import type { Crowd } from './play-shoppers.ts';
import { QuestionTally } from './question-tally.ts';
import type { ShopperKind } from './shopper-kinds.ts';
import type { SimulationReport } from './simulation-report.ts';
import type { OnLost } from './tally.ts';

export interface WatchedSummary {
  readonly questions: QuestionTally;
  readonly lost: SimulationReport['lost'];
  readonly lostByMistake: Lost;
  readonly otherVariant: OtherVariant;
  /** The products of all truthful shoppers who did not see the very one. */
  readonly lostProducts: readonly number[];
}

export class WatchedShoppers {
  readonly #strict: CompiledAdvisor;
  readonly #variantOf: AlternativeOf;
  readonly #crowdedSets: CrowdedSets;
  readonly #lost: LostShoppers;
  readonly #lostByMistake: LostShoppers;
  readonly #otherVariants: OtherVariants;
  readonly #lostProducts: number[] = [];
  #questions: QuestionTally;

  /** `strict`: see `makeStrict`. `names`: of the attributes that may be named. */
  constructor(compiled: CompiledAdvisor, strict: CompiledAdvisor, names: readonly string[], nameProduct: NameProduct) {
    const variantOf = variantsOf(compiled);
    this.#variantOf = variantOf;
    this.#strict = strict;
    this.#crowdedSets = new CrowdedSets(compiled, strict, names, alternativesOf(compiled), nameProduct);
    this.#lost = new LostShoppers(compiled, nameProduct);
    this.#lostByMistake = new LostShoppers(compiled, nameProduct);
    this.#otherVariants = new OtherVariants(compiled, names, variantOf, nameProduct);
    this.#questions = new QuestionTally(strict, 0);
  }

  readonly onlookerOf = (kind: ShopperKind, crowd: Crowd): Onlooker => {
    if (kind === 'truthful') {
      this.#questions = new QuestionTally(this.#strict, crowd.counted);
      return { onLost: this.#onTruthfulLost, watchers: [this.#questions] };
    }
    return { onLost: kind === 'mistaken' ? this.#onMistakenLost : () => {}, watchers: [] };
  };

  summarize(): WatchedSummary {
    return {
      questions: this.#questions,
      lost: { ...this.#lost.summarize(), ...this.#crowdedSets.summarize() },
      lostByMistake: this.#lostByMistake.summarize(),
      otherVariant: this.#otherVariants.summarize(),
      lostProducts: this.#lostProducts,
    };
  }

  readonly #onTruthfulLost: OnLost = ({ session, results }, alike, products) => {
    this.#lostProducts.push(...products);
    const lost = this.#otherVariants.add(results, products);
    if (lost.length === 0) return;
    const outranked = this.#lost.add(session, lost);
    if (outranked > 0) this.#crowdedSets.add(session, alike, outranked);
  };

  readonly #onMistakenLost: OnLost = ({ session, results }, _, products) => {
    const shown = new Set(results.map(this.#variantOf));
    const lost = products.filter((product) => !shown.has(this.#variantOf(product)));
    if (lost.length > 0) this.#lostByMistake.add(session, lost);
  };
}

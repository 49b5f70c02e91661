// Measures an advisor by shoppers with a product in mind: how many of them find it, after how many questions, and who does
// not and why. Same input, same report, always.

import type { Advisor } from '@guidepost/engine/advisor';
import { countBits } from '@guidepost/engine/bits';
import { type CompiledAdvisor, compile } from '@guidepost/engine/compile';
import { evaluateCondition } from '@guidepost/engine/evaluate-condition';
import { emptyPreparation, type Preparation } from '@guidepost/engine/prepare';
import type { Attribute } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';
import { alternativesOf, countAlternatives, variantsOf } from './alternatives.ts';
import { canBeAnswered } from './can-be-answered.ts';
import type { MeanAndDeviation, RandomOrder } from './compared-figures.ts';
import { chooseMinds, fewerMinds, type Minds, truthfulCrowd } from './crowds.ts';
import { findBitsAlone, findBound } from './find-bound.ts';
import { findMisleading } from './find-misleading.ts';
import { measureGreedyTree } from './greedy-tree.ts';
import { countMeasured, measureShoppers } from './measure-shoppers.ts';
import { makeNameProduct } from './name-product.ts';
import { playShoppers } from './play-shoppers.ts';
import type { Figures } from './shopper-figures.ts';
import { shuffleQuestions } from './shuffle-questions.ts';
import type { SimulationReport } from './simulation-report.ts';
import type { SimulationSettings } from './simulation-settings.ts';
import { makeStrict } from './strict-advisor.ts';
import { Tally } from './tally.ts';
import { tellingAttributes } from './telling-attributes.ts';
import { tryAdaptive, tryOrders } from './try-orders.ts';
import { tryQuestions } from './try-questions.ts';
import { WatchedShoppers } from './watched-shoppers.ts';

/** Told from time to time how many conversations of how many were played. */
export type OnProgress = (done: number, total: number) => void;

export interface SimulationExtras {
  /** By product in catalog order, for the people who read of them; a product without one is called by its sku. */
  readonly titles?: readonly string[];
  readonly onProgress?: OnProgress;
}

/** `attributes` are the catalog's, `snapshot` its newest revision. */
export function simulate(
  advisor: Advisor,
  attributes: readonly Attribute[],
  snapshot: Snapshot,
  settings: SimulationSettings,
  { titles = [], onProgress = () => {} }: SimulationExtras = {},
): SimulationReport {
  const preparation = emptyPreparation();
  const compiled = compile(advisor, snapshot, preparation);
  const alternativeOf = alternativesOf(compiled);
  const minds = chooseMinds(compiled, settings);
  const fewer = fewerMinds(minds, settings.seed);
  const trying = fewerMinds(minds, settings.seed, true);
  const total = countMeasured(minds, settings) + fewer.counted * settings.orders;
  let done = 0;
  const onDone = (shoppers: number): void => {
    done += shoppers;
    onProgress(done, total);
  };
  const strict = makeStrict(compiled, preparation);
  const telling = tellingAttributes(advisor, attributes, snapshot);
  const watched = new WatchedShoppers(compiled, strict, telling, makeNameProduct(snapshot, titles));
  const shoppers = measureShoppers(compiled, settings, { minds, onDone, onlookerOf: watched.onlookerOf });
  const { questions, lost, lostByMistake, otherVariant, lostProducts } = watched.summarize();
  const bitsAlone = findBitsAlone(strict, minds.products);
  const playTrying = playChanged(compiled, preparation, trying);
  const unknown = new Set(attributes.filter((each) => !canBeAnswered(each)).map(({ name }) => name));
  const tellingApart = [...lost.differing, ...otherVariant.differing].filter(
    // What is asked already can be asked for more finely.
    ({ attribute, asked }) => asked || !unknown.has(attribute),
  );
  return {
    scope: {
      ...countOutside(compiled),
      products: compiled.scopeSize,
      alternatives: countAlternatives(minds.products, alternativeOf),
    },
    limit: advisor.results.limit,
    shoppers,
    lostByMistake: settings.mistakes === 0 ? null : lostByMistake,
    greedy: measureGreedyTree(compiled, preparation, trying),
    randomOrder: playRandomOrders(compiled, preparation, fewer, settings, onDone),
    bound: findBound(compiled, minds.products, alternativeOf, questions, bitsAlone),
    questions: questions.figures(bitsAlone),
    lost,
    otherVariant,
    misleading: findMisleading(compiled, titles),
    better: {
      order: settings.orders === 0 ? null : tryOrders(advisor, playTrying),
      adaptive: settings.orders === 0 ? null : tryAdaptive(advisor, playTrying),
      questions: tryQuestions(
        advisor,
        snapshot,
        tellingApart,
        playChanged(compiled, preparation, mindsOf(lostProducts)),
      ),
    },
  };
}

/** More lost shoppers than these tell nothing new. */
const MOST_LOST = 500;

function mindsOf(products: readonly number[]): Minds {
  const some = products.slice(0, MOST_LOST);
  return { products: Uint32Array.from(some), counted: some.length, asked: some.length };
}

/** What happens to truthful shoppers with another advisor over the same products. */
function playChanged(
  { snapshot }: CompiledAdvisor,
  preparation: Preparation,
  minds: Minds,
): (changed: Advisor) => Figures {
  return (changed) => playTruthful(compile(changed, snapshot, preparation), minds);
}

function playTruthful(compiled: CompiledAdvisor, minds: Minds, onDone: (shoppers: number) => void = () => {}): Figures {
  const crowd = truthfulCrowd(minds, 'alone');
  const tally = new Tally(crowd, variantsOf(compiled), () => {}, onDone);
  playShoppers(compiled, crowd, [tally]);
  return tally.figures();
}

function playRandomOrders(
  { advisor, snapshot }: CompiledAdvisor,
  preparation: Preparation,
  minds: Minds,
  { seed, orders }: SimulationSettings,
  onDone: (shoppers: number) => void,
): RandomOrder | null {
  if (orders === 0) return null;
  const played = Array.from({ length: orders }, (_, nth) =>
    playTruthful(compile(shuffleQuestions(advisor, seed, nth), snapshot, preparation), minds, onDone),
  );
  const needed = played.flatMap(({ repliesNeeded }) => (repliesNeeded === null ? [] : [repliesNeeded]));
  return {
    orders,
    shoppers: minds.counted,
    found: spread(played.map(({ found }) => found)),
    foundVariant: spread(played.map(({ foundVariant }) => foundVariant)),
    foundFirst: spread(played.map(({ foundFirst }) => foundFirst)),
    questions: spread(played.map(({ questions }) => questions.mean)),
    repliesBeforeResults: spread(played.map(({ repliesBeforeResults }) => repliesBeforeResults)),
    repliesNeeded: needed.length === 0 ? null : spread(needed),
  };
}

function spread(values: readonly number[]): MeanAndDeviation {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(square) };
}

/** How many products the advisor does not speak of, and why. */
function countOutside({ advisor, snapshot, scopeSize }: CompiledAdvisor): { outside: number; unavailable: number } {
  const inside = advisor.where === null ? snapshot.size : countBits(evaluateCondition(advisor.where, snapshot));
  return { outside: snapshot.size - inside, unavailable: inside - scopeSize };
}

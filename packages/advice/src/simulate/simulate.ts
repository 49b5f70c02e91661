// Measures an advisor by shoppers with a product in mind: how many of them find it, after how many questions, and who does
// not and why. Same input, same report, always.

import type { Advisor } from '@guidepost/engine/advisor';
import { countBits, eachBit } from '@guidepost/engine/bits';
import { type CompiledAdvisor, compile } from '@guidepost/engine/compile';
import { evaluateCondition } from '@guidepost/engine/evaluate-condition';
import { emptyPreparation, type Preparation } from '@guidepost/engine/prepare';
import type { Attribute } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';
import { type AlternativeOf, alternativesOf, countAlternatives } from './alternatives.ts';
import { CrowdedSets } from './crowded-sets.ts';
import { findBitsAlone, findBound } from './find-bound.ts';
import { LostShoppers } from './lost-shoppers.ts';
import { type Crowd, playShoppers } from './play-shoppers.ts';
import { QuestionTally } from './question-tally.ts';
import { randomAt, shuffled } from './random-at.ts';
import { SKIP } from './replier.ts';
import { shuffleQuestions } from './shuffle-questions.ts';
import {
  type Figures,
  MOST_BY_DEFAULT,
  type RandomOrder,
  type SimulationReport,
  type SimulationSettings,
  type Spread,
} from './simulation-report.ts';
import { makeStrict } from './strict-advisor.ts';
import { type OnLost, Tally } from './tally.ts';

/** Told from time to time how many conversations of how many were played. */
export type OnProgress = (done: number, total: number) => void;

/** `attributes` are the catalog's, `snapshot` its newest revision. */
export function simulate(
  advisor: Advisor,
  attributes: readonly Attribute[],
  snapshot: Snapshot,
  settings: SimulationSettings,
  onProgress: OnProgress = () => {},
): SimulationReport {
  const preparation = emptyPreparation();
  const compiled = compile(advisor, snapshot, preparation);
  const alternativeOf = alternativesOf(compiled);
  const minds = chooseMinds(compiled, settings);
  const isLifelike = settings.skips > 0 || settings.mistakes > 0;
  const total = minds.counted * (1 + settings.orders) + (isLifelike ? minds.asked : 0);
  let done = 0;
  const onDone = (shoppers: number): void => {
    done += shoppers;
    onProgress(done, total);
  };
  const strict = makeStrict(compiled, preparation);
  const { tally, questions, lost } = playTruthful(compiled, strict, attributes, minds, alternativeOf, onDone);
  const bitsAlone = findBitsAlone(strict, minds.products);
  return {
    scope: {
      ...countOutside(compiled),
      products: compiled.scopeSize,
      alternatives: countAlternatives(minds.products, alternativeOf),
    },
    limit: advisor.results.limit,
    truthful: tally.figures(),
    lifelike: isLifelike ? playLifelike(compiled, minds, settings, alternativeOf, onDone) : null,
    randomOrder: playRandomOrders(compiled, preparation, minds, settings, alternativeOf, onDone),
    bound: findBound(compiled, minds.products, alternativeOf, questions.answersOffered, bitsAlone),
    questions: questions.figures(bitsAlone),
    lost,
  };
}

/** Which products shoppers have in mind. */
interface Minds {
  /** All products in scope, in random order. */
  readonly products: Uint32Array;
  /** So many of them are in somebody's mind, from the first. */
  readonly counted: number;
  /** How many shoppers were asked for, which may be more than there are products. */
  readonly asked: number;
}

const SAMPLE = 0x20000000;

function chooseMinds({ scope, scopeSize }: CompiledAdvisor, { shoppers, seed }: SimulationSettings): Minds {
  const all = Uint32Array.from(eachBit(scope));
  const asked = scopeSize === 0 ? 0 : (shoppers ?? Math.min(scopeSize, MOST_BY_DEFAULT));
  // Everybody in catalog order, unless somebody is left out.
  if (asked >= scopeSize) return { products: all, counted: scopeSize, asked };
  return { products: shuffled(seed, SAMPLE, scopeSize).map((at) => all[at] as number), counted: asked, asked };
}

function playTruthful(
  compiled: CompiledAdvisor,
  strict: CompiledAdvisor,
  attributes: readonly Attribute[],
  { products, counted }: Minds,
  alternativeOf: AlternativeOf,
  onDone: (shoppers: number) => void,
): { tally: Tally; questions: QuestionTally; lost: SimulationReport['lost'] } {
  const names = [...attributes.map(({ name }) => name), 'price'];
  const crowdedSets = new CrowdedSets(compiled, strict, names, alternativeOf);
  const lostShoppers = new LostShoppers(compiled);
  const productOf = (shopper: number): number => products[shopper] as number;
  const onLost: OnLost = ({ session }, shoppers, lost) => {
    const outranked = lostShoppers.add(session, lost.map(productOf));
    if (outranked > 0) crowdedSets.add(session, shoppers.map(productOf), outranked);
  };
  const tally = new Tally(products, counted, alternativeOf, onLost, onDone);
  const questions = new QuestionTally(strict, counted);
  playShoppers(compiled, truthfulCrowd(products, counted, products.length), [tally, questions]);
  return { tally, questions, lost: { ...lostShoppers.summarize(), ...crowdedSets.summarize() } };
}

/** Those beyond `counted` go along where they would reply the same, so that it is known who cannot be told apart. */
const truthfulCrowd = (products: Uint32Array, counted: number, size: number): Crowd => ({
  size,
  counted,
  replyOf: (shopper, { replier }) => replier?.truthful(products[shopper] as number) ?? SKIP,
});

function playLifelike(
  compiled: CompiledAdvisor,
  { products, counted, asked }: Minds,
  { skips, mistakes, seed }: SimulationSettings,
  alternativeOf: AlternativeOf,
  onDone: (shoppers: number) => void,
): NonNullable<SimulationReport['lifelike']> {
  const minds = Uint32Array.from({ length: asked }, (_, shopper) => products[shopper % counted] as number);
  const lostShoppers = new LostShoppers(compiled);
  const onLost: OnLost = ({ session }, _, lost) => {
    lostShoppers.add(
      session,
      lost.map((shopper) => minds[shopper] as number),
    );
  };
  const tally = new Tally(minds, asked, alternativeOf, onLost, onDone);
  const crowd: Crowd = {
    size: asked,
    counted: asked,
    replyOf: (shopper, { offer, replier }) => {
      if (offer === null || replier === null) return SKIP;
      const mood = randomAt(seed, shopper, 2 * offer.place);
      if (mood < skips) return SKIP;
      const truth = replier.truthful(minds[shopper] as number);
      if (mood >= skips + mistakes) return truth;
      return replier.mistaken(truth, randomAt(seed, shopper, 2 * offer.place + 1));
    },
  };
  playShoppers(compiled, crowd, [tally]);
  return { ...tally.figures(), lost: lostShoppers.summarize() };
}

function playRandomOrders(
  { advisor, snapshot }: CompiledAdvisor,
  preparation: Preparation,
  { products, counted }: Minds,
  { seed, orders }: SimulationSettings,
  alternativeOf: AlternativeOf,
  onDone: (shoppers: number) => void,
): RandomOrder | null {
  if (orders === 0) return null;
  const played = Array.from({ length: orders }, (_, nth): Figures => {
    const compiled = compile(shuffleQuestions(advisor, seed, nth), snapshot, preparation);
    const tally = new Tally(products.slice(0, counted), counted, alternativeOf, () => {}, onDone);
    playShoppers(compiled, truthfulCrowd(products, counted, counted), [tally]);
    return tally.figures();
  });
  const needed = played.flatMap(({ repliesNeeded }) => (repliesNeeded === null ? [] : [repliesNeeded]));
  return {
    orders,
    found: spread(played.map(({ found }) => found)),
    foundFirst: spread(played.map(({ foundFirst }) => foundFirst)),
    questions: spread(played.map(({ questions }) => questions.mean)),
    repliesNeeded: needed.length === 0 ? null : spread(needed),
  };
}

function spread(values: readonly number[]): Spread {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(square) };
}

/** How many products the advisor does not speak of, and why. */
function countOutside({ advisor, snapshot, scopeSize }: CompiledAdvisor): { outside: number; unavailable: number } {
  const inside = advisor.where === null ? snapshot.size : countBits(evaluateCondition(advisor.where, snapshot));
  return { outside: snapshot.size - inside, unavailable: inside - scopeSize };
}

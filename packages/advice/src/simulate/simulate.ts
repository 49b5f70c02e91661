// Measures an advisor by shoppers with a product in mind: how many of them find it, after how many questions, and who does
// not and why. Same input, same report, always.

import type { Advisor } from '@guidepost/engine/advisor';
import { countBits } from '@guidepost/engine/bits';
import { type CompiledAdvisor, compile } from '@guidepost/engine/compile';
import { evaluateCondition } from '@guidepost/engine/evaluate-condition';
import { emptyPreparation, type Preparation } from '@guidepost/engine/prepare';
import type { Attribute } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';
import { type AlternativeOf, alternativesOf, countAlternatives } from './alternatives.ts';
import { CrowdedSets } from './crowded-sets.ts';
import { chooseMinds, fewerMinds, lifelikeCrowd, type Minds, truthfulCrowd } from './crowds.ts';
import { findBitsAlone, findBound } from './find-bound.ts';
import { LostShoppers } from './lost-shoppers.ts';
import { playShoppers } from './play-shoppers.ts';
import { QuestionTally } from './question-tally.ts';
import { shuffleQuestions } from './shuffle-questions.ts';
import type {
  Figures,
  MeanAndDeviation,
  RandomOrder,
  SimulationReport,
  SimulationSettings,
} from './simulation-report.ts';
import { makeStrict } from './strict-advisor.ts';
import { type OnLost, Tally } from './tally.ts';
import { tryOrders } from './try-orders.ts';
import { tryQuestions } from './try-questions.ts';

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
  const fewer = fewerMinds(minds, settings.seed);
  const total = minds.counted + fewer.counted * settings.orders + (isLifelike ? minds.asked : 0);
  let done = 0;
  const onDone = (shoppers: number): void => {
    done += shoppers;
    onProgress(done, total);
  };
  const strict = makeStrict(compiled, preparation);
  const { tally, questions, lost, lostProducts } = playTruthful(
    compiled,
    strict,
    attributes,
    minds,
    alternativeOf,
    onDone,
  );
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
    randomOrder: playRandomOrders(compiled, preparation, fewer, settings, alternativeOf, onDone),
    bound: findBound(compiled, minds.products, alternativeOf, questions, bitsAlone),
    questions: questions.figures(bitsAlone),
    lost,
    better: {
      order:
        settings.orders === 0
          ? null
          : tryOrders(
              advisor,
              playChanged(compiled, preparation, fewerMinds(minds, settings.seed, true), alternativeOf),
            ),
      questions: tryQuestions(
        advisor,
        snapshot,
        lost.differing,
        playChanged(compiled, preparation, mindsOf(lostProducts), alternativeOf),
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
  alternativeOf: AlternativeOf,
): (changed: Advisor) => Figures {
  const crowd = truthfulCrowd(minds, 'alone');
  return (changed) => {
    const tally = new Tally(
      crowd,
      alternativeOf,
      () => {},
      () => {},
    );
    playShoppers(compile(changed, snapshot, preparation), crowd, [tally]);
    return tally.figures();
  };
}

function playTruthful(
  compiled: CompiledAdvisor,
  strict: CompiledAdvisor,
  attributes: readonly Attribute[],
  minds: Minds,
  alternativeOf: AlternativeOf,
  onDone: (shoppers: number) => void,
): {
  tally: Tally;
  questions: QuestionTally;
  lost: SimulationReport['lost'];
  lostProducts: readonly number[];
} {
  const names = [...attributes.map(({ name }) => name), 'price'];
  const crowd = truthfulCrowd(minds, 'along');
  const crowdedSets = new CrowdedSets(compiled, strict, names, alternativeOf);
  const lostShoppers = new LostShoppers(compiled);
  const lostProducts: number[] = [];
  const onLost: OnLost = ({ session }, alike, lost) => {
    lostProducts.push(...lost);
    const outranked = lostShoppers.add(session, lost);
    if (outranked > 0) crowdedSets.add(session, alike, outranked);
  };
  const tally = new Tally(crowd, alternativeOf, onLost, onDone);
  const questions = new QuestionTally(strict, crowd.counted);
  playShoppers(compiled, crowd, [tally, questions]);
  return { tally, questions, lost: { ...lostShoppers.summarize(), ...crowdedSets.summarize() }, lostProducts };
}

function playLifelike(
  compiled: CompiledAdvisor,
  minds: Minds,
  settings: SimulationSettings,
  alternativeOf: AlternativeOf,
  onDone: (shoppers: number) => void,
): NonNullable<SimulationReport['lifelike']> {
  const crowd = lifelikeCrowd(minds, settings);
  const lostShoppers = new LostShoppers(compiled);
  const onLost: OnLost = ({ session }, _, lost) => void lostShoppers.add(session, lost);
  const tally = new Tally(crowd, alternativeOf, onLost, onDone);
  playShoppers(compiled, crowd, [tally]);
  return { ...tally.figures(), lost: lostShoppers.summarize() };
}

function playRandomOrders(
  { advisor, snapshot }: CompiledAdvisor,
  preparation: Preparation,
  minds: Minds,
  { seed, orders }: SimulationSettings,
  alternativeOf: AlternativeOf,
  onDone: (shoppers: number) => void,
): RandomOrder | null {
  if (orders === 0) return null;
  const crowd = truthfulCrowd(minds, 'alone');
  const played = Array.from({ length: orders }, (_, nth): Figures => {
    const compiled = compile(shuffleQuestions(advisor, seed, nth), snapshot, preparation);
    const tally = new Tally(crowd, alternativeOf, () => {}, onDone);
    playShoppers(compiled, crowd, [tally]);
    return tally.figures();
  });
  const needed = played.flatMap(({ repliesNeeded }) => (repliesNeeded === null ? [] : [repliesNeeded]));
  return {
    orders,
    shoppers: minds.counted,
    found: spread(played.map(({ found }) => found)),
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

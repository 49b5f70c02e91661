// What holds of every conversation that shoppers can have with an advisor: explores all of them, with shared states, and says
// what it found with the conversation that leads there, and how much it looked at. Pure: same input, same proof; time is
// known only to the budget.

import type { Advisor } from '@guidepost/engine/advisor';
import type { Attribute } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';
import { makeCheckInput } from './check/check-input.ts';
import { noteMissing } from './check/check-missing.ts';
import type { Finding } from './finding.ts';
import { conversationOf } from './prove/conversation-of.ts';
import { type Budget, explore, type Walk } from './prove/explore.ts';
import { type Fewest, type FewestFound, findFewest } from './prove/fewest-search.ts';
import { findAfterChange } from './prove/find-after-change.ts';
import { goBack } from './prove/go-back.ts';
import { judgeObservations } from './prove/judge-observations.ts';
import { Observations, type ShareTally } from './prove/observations.ts';
import { isOutOfReach } from './prove/pace.ts';
import type { Proof, ProofFinding, Spread } from './prove/proof.ts';
import { RecommendableSearch } from './prove/recommendable-search.ts';
import type { Universe } from './prove/universe.ts';
import { isInListedOrder, universeOf } from './prove/walk-of.ts';

/** Of conversations held to find what can be recommended, and of changes of a reply. */
const MOST_CONVERSATIONS = 20_000;
const MOST_CHANGES = 20_000;

/** The share of the time that may go to finding out which products can be recommended. */
const FIRST = 0.3;

/** What is told as the share that is done while only this is still tried. */
const NEARLY_DONE = 0.999;

/**
 * `known`: what `checkAdvisor` found, without errors; it is not said again. Where only the whole is wanted and cannot be had, little
 * more is said than that.
 */
export function proveAdvisor(
  advisor: Advisor,
  attributes: readonly Attribute[],
  snapshot: Snapshot,
  budget: Budget,
  known: readonly Finding[],
): Proof {
  const input = makeCheckInput(advisor, attributes, snapshot);
  const { compiled } = input;
  const universe = universeOf(compiled);
  const seen = new Observations(universe);
  const { states, timeLeft = () => 1, isWholeOnly = false, progress } = budget;
  // First what is soon done; then conversations; and what time they leave goes to what was not decided.
  const search = new RecommendableSearch(compiled, Math.min(states, MOST_CONVERSATIONS));
  search.run(() => {
    progress?.(1 - timeLeft(), 0);
    return !isWholeOnly && timeLeft() > 1 - FIRST;
  });
  const walk = explore(universe, { ...budget, timeLeft }, seen);
  const isGivenUp = isWholeOnly && !walk.isComplete;
  const spreads = spreadsOf(universe, seen, walk, !isGivenUp);
  const begun = timeLeft();
  search.run(() => {
    progress?.(NEARLY_DONE, walk.states);
    const left = timeLeft();
    if (!isWholeOnly) return left > 0;
    const { done, all } = search.turns;
    return !isGivenUp && left > 0 && !isOutOfReach(done, all, begun - left, left);
  });
  const { products, finding } = search.report();
  const ways = seen.questions.map(({ state }) => state && conversationOf(advisor, state.way));
  const observed = judgeObservations(universe, seen, walk, walk.isOfEveryReply ? goBack(universe) : null, known);
  const unreached = [...known, ...observed].filter(isNeverAsked).map(placeOf);
  const reached = compiled.questions.filter(({ place }) => !unreached.includes(place));
  const findings: ProofFinding[] = [
    ...observed,
    ...reached.flatMap((question) => noteMissing(input, question)),
    ...findAfterChange(compiled, ways, MOST_CHANGES),
    ...(finding === null ? [] : [finding]),
  ];
  return {
    isComplete: walk.isComplete,
    isOfEveryReply: walk.isOfEveryReply,
    covered: walk.isComplete ? 1 : Math.min(1, Number(seen.questionsAsked.share.toFixed(9))),
    states: walk.states,
    conversations: seen.questionsAsked.paths,
    questions: spreads.questions,
    untilResults: spreads.untilResults,
    results: {
      shown: spreads.results,
      beyondLimit: shareOf(seen.shareBeyondLimit, seen.results),
      none: shareOf(seen.shareWithout, seen.results),
    },
    products,
    findings: findings.sort((a, b) => placeOf(a) - placeOf(b)),
  };
}

/** What such a question does to products happens to nobody. */
const isNeverAsked = ({ code }: Pick<ProofFinding, 'code'>): boolean => code === 'question-never-reached';

/** What is said of no question stands at the end. */
const placeOf = ({ pointer }: Pick<ProofFinding, 'pointer'>): number =>
  Number(/^\/questions\/(\d+)/.exec(pointer)?.[1] ?? Infinity);

export type Spreads = { readonly [goal in keyof Fewest]: Spread };

/**
 * Figures of conversations, and which of them hold for every shopper who only goes forward. The most questions hold if the
 * walk found that more products never mean fewer questions. The most results go to a shopper who skips everything. The
 * fewest of each are searched for separately, question by question, so only of replies that are taken in listed order. The search
 * adds to `seen` what it finds to leave nothing.
 */
export function spreadsOf(universe: Universe, seen: Observations, walk: Walk, isSearched = true): Spreads {
  const { questionsAsked, untilResults, results } = seen;
  const fewest: Fewest = {
    questions: questionsAsked.fewest,
    untilResults: untilResults.fewest,
    results: results.fewest,
  };
  const found = isSearched && isInListedOrder(universe.compiled) ? findFewest(universe, fewest) : notSearched(fewest);
  for (const [place, way] of found.emptied.entries()) if (way !== null) seen.emptiedSeldom(place, way);
  const spread = (tally: ShareTally, goal: keyof Fewest, most: number | null): Spread => ({
    fewest: found.isProven[goal] ? found[goal] : null,
    mean: shareOf(tally.sum, tally),
    most,
    seen: { fewest: Number.isFinite(found[goal]) ? found[goal] : 0, most: tally.most },
  });
  const { compiled } = universe;
  const all = universe.countResults(compiled.scope, compiled.advisor.results.limit);
  return {
    questions: spread(questionsAsked, 'questions', walk.holdsForward ? questionsAsked.most : null),
    untilResults: spread(untilResults, 'untilResults', walk.holdsForward ? untilResults.most : null),
    results: spread(results, 'results', all),
  };
}

const notSearched = (fewest: Fewest): FewestFound => ({
  ...fewest,
  isProven: { questions: false, untilResults: false, results: false },
  emptied: [],
});

/** Rounded, since sums of many shares are not exact to the last digit. */
const shareOf = (part: number, { share }: ShareTally): number => (share === 0 ? 0 : Number((part / share).toFixed(9)));

// Which walk an advisor needs: question by question where replies are taken in listed order, and otherwise session by session.

import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { SessionWalker } from './session-walker.ts';
import { makeUniverse, type Universe, wholeUniverse } from './universe.ts';
import { Walker, type WalkWatcher } from './walker.ts';

/** Who walks: in stages, each of which leads only to later ones. */
type ConversationWalker = Pick<
  Walker,
  'visitAll' | 'hasStates' | 'shareLeft' | 'wasEverOpen' | 'isComplete' | 'isOfEveryReply' | 'holdsForward'
>;

/** Whether questions are asked, and replies taken, in listed order: nothing firm stands behind a filter that is not. */
export const isInListedOrder = ({ advisor, filters }: CompiledAdvisor): boolean =>
  advisor.order === 'listed' && filters.every(({ place }, nth) => place >= (filters[nth - 1]?.place ?? 0));

export const universeOf = (compiled: CompiledAdvisor): Universe =>
  isInListedOrder(compiled) ? makeUniverse(compiled) : wholeUniverse(compiled);

export const walkerOf = (universe: Universe, watcher: WalkWatcher): ConversationWalker =>
  isInListedOrder(universe.compiled) ? new Walker(universe, watcher) : new SessionWalker(universe, watcher);

// Conversations of shoppers who are made up, for advisors that nobody has talked to yet: each has a product in mind and replies truthfully.

import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { repliedQuestions } from '@guidepost/engine/session';
import { chooseMinds, truthfulCrowd } from '../simulate/crowds.ts';
import { type CrowdWatcher, countCounted, playShoppers } from '../simulate/play-shoppers.ts';
import type { ReplayedConversation } from './replay-report.ts';

export function simulatedConversations(compiled: CompiledAdvisor, shoppers: number): ReplayedConversation[] {
  const minds = chooseMinds(compiled, { shoppers, skips: 0, mistakes: 0, orders: 0, seed: 1 });
  const crowd = truthfulCrowd(minds, 'alone');
  const conversations: ReplayedConversation[] = [];
  const watcher: CrowdWatcher = {
    asked: () => {},
    reached: () => {},
    ended: ({ session }, having) => {
      const replies = new Map(repliedQuestions(session).map((id) => [id, session.replies[id] ?? []]));
      conversations.push({ replies, times: countCounted(having, crowd.counted) });
    },
  };
  playShoppers(compiled, crowd, [watcher]);
  return conversations;
}

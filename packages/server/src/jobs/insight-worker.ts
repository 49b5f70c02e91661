// The thread that computes insights for the server, on connections of its own, so that neither shoppers nor those who work in the portal
// wait for it.

import { setTimeout as sleep } from 'node:timers/promises';
import { computeDays, type DaySettings } from '../insights/compute-days.ts';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import { openConversations } from '../storage/sessions/open-conversations.ts';
import type { StoreLocation } from '../storage/store-location.ts';
import { giveWay } from '../threads/give-way.ts';
import { serveTasks } from '../threads/serve-tasks.ts';

/** What the server tells the thread, as plain data. */
export interface InsightTask {
  readonly location: StoreLocation;
  readonly settings: DaySettings;
  readonly now: number;
}

/** Milliseconds between two batches of conversations. */
const PAUSE = 5;

async function compute({ location, settings, now }: InsightTask, signal: AbortSignal): Promise<readonly string[]> {
  const stores = await openDefinitions(location, 'never');
  try {
    const reader = await openConversations(location);
    try {
      const mayGoOn = () => !signal.aborted;
      const pause = async () => {
        await sleep(PAUSE);
        signal.throwIfAborted();
      };
      return await computeDays({ reader, store: stores.insights, mayGoOn, pause }, settings, now);
    } finally {
      await reader.close();
    }
  } finally {
    await stores.close();
  }
}

giveWay();
serveTasks<InsightTask, readonly string[]>((task, { signal }) => compute(task, signal));

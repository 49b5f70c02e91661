// Made-up shoppers that talk to the draft. Whoever holds it stays on the screen, so that they go on while somebody looks at something else.

import { useState } from 'react';
import { admin } from '../../asking.ts';
import { type JobInHand, useJob } from '../../jobs/use-job.ts';
import type { DraftDocument } from '../draft/draft-document.ts';
import { useDraft } from '../draft-in-hand.ts';

export interface Simulation extends Pick<JobInHand, 'now' | 'stop'> {
  /** What they talk to, or talked to last. */
  readonly tried: DraftDocument;
  readonly order: () => void;
}

export function useSimulation(): Simulation {
  const { client, advisor, document } = useDraft();
  const { now, run, stop } = useJob();
  const [tried, setTried] = useState<DraftDocument>(document);
  const order = (): void => {
    setTried(document);
    const file = { name: advisor, text: JSON.stringify(document) };
    void run(() => admin.call('simulateAdvisor', { client, body: { file, orders: 0 } }));
  };
  return { now, stop, tried, order };
}

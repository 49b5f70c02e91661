// Made-up shoppers that talk to the draft. The screen of the advisor holds them, so that they go on, and what came of them stays, while somebody
// looks at something else.

import { createContext, useContext, useState } from 'react';
import { admin } from '../../asking.ts';
import { type JobInHand, useJob } from '../../jobs/use-job.ts';
import type { DraftDocument } from '../draft/draft-document.ts';
import { useDraft } from '../draft-in-hand.ts';

export interface Simulation extends Pick<JobInHand, 'now' | 'stop'> {
  /** What they talk to, or talked to last. */
  readonly tried: DraftDocument;
  readonly order: () => void;
}

interface HeldSimulation {
  readonly job: JobInHand;
  /** Null: none was ordered yet. */
  readonly tried: DraftDocument | null;
  readonly setTried: (document: DraftDocument) => void;
}

export const SimulationContext = createContext<HeldSimulation | null>(null);

/** For whatever stays longer than the views of an advisor. */
export function useHeldSimulation(): HeldSimulation {
  const job = useJob();
  const [tried, setTried] = useState<DraftDocument | null>(null);
  return { job, tried, setTried };
}

export function useSimulation(): Simulation {
  const { client, advisor, document } = useDraft();
  const held = useContext(SimulationContext);
  if (held === null) throw new Error('Nothing holds a simulation here.');
  const { job, tried, setTried } = held;
  const order = (): void => {
    setTried(document);
    const file = { name: advisor, text: JSON.stringify(document) };
    void job.run(() => admin.call('simulateAdvisor', { client, body: { file, orders: 0 } }));
  };
  return { now: job.now, stop: job.stop, tried: tried ?? document, order };
}

// Made-up shoppers talk to the draft, and what came of it is said in a few sentences.

import type { SimulationView } from '@guidepost/contract/views/simulation-view';
import { Button, Progress, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Problem } from '../../parts/states.tsx';
import { useWords } from '../../words/words.ts';
import { isSame } from '../draft/draft-document.ts';
import { useDraft } from '../draft-in-hand.ts';
import type { Simulation } from './use-simulation.ts';
import { Verdict } from './verdict.tsx';

export function SimulatePart({ simulation }: { readonly simulation: Simulation }) {
  const { document } = useDraft();
  const { checking, common } = useWords();
  const { now, stop, tried, order } = simulation;
  const { simulate } = checking;
  const isRunning = now.state === 'running';
  const result = useRef<HTMLDivElement>(null);
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    // Whoever waits for it sees it at once.
    if (wasRunning.current && now.state === 'ended') result.current?.scrollIntoView({ block: 'nearest' });
    wasRunning.current = isRunning;
  }, [isRunning, now.state]);
  return (
    <section className="check-group">
      <Title order={2} size="h5">
        {simulate.title}
      </Title>
      <p className="quiet">{simulate.hint}</p>
      <div className="finding-actions" role="status">
        {isRunning && (
          <>
            <span>{simulate.running}</span>
            <Progress value={now.share * 100} aria-label={simulate.running} className="check-progress" />
          </>
        )}
      </div>
      <div>
        <Button size="xs" variant="default" onClick={isRunning ? stop : order}>
          {isRunning ? common.cancel : simulate.button}
        </Button>
      </div>
      {now.state === 'failed' && <Problem error={now.error} />}
      {now.state === 'ended' &&
        (now.job.outcome === 'done' && now.job.result !== null ? (
          <div className="simulated" ref={result}>
            {!isSame(tried, document) && <p className="quiet">{simulate.old}</p>}
            <Verdict of={now.job.result as SimulationView} document={tried} />
          </div>
        ) : (
          <p role="alert">{checking.unreadable}</p>
        ))}
    </section>
  );
}

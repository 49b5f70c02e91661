// The replay of the last month's conversations, before a draft is published. It may take a while, so nobody has to wait for it.

import type { ReplayView } from '@guidepost/contract/views/replay-view';
import { Button, Progress, Title } from '@mantine/core';
import type { JobInHand } from '../../jobs/use-job.ts';
import { Problem } from '../../parts/states.tsx';
import { useWords } from '../../words/words.ts';
import { ReplaySummary } from './replay-summary.tsx';

export function ReplayPart({ replay: { now, stop } }: { readonly replay: JobInHand }) {
  const { replay } = useWords().checking;
  return (
    <section>
      <Title order={3} size="h5">
        {replay.title}
      </Title>
      {now.state === 'idle' && <p className="quiet">{replay.skipped}</p>}
      {now.state === 'running' && (
        <>
          <p role="status">{replay.running}</p>
          <Progress value={now.share * 100} aria-label={replay.running} />
          <div>
            <Button size="xs" variant="default" onClick={stop}>
              {replay.skip}
            </Button>
          </div>
        </>
      )}
      {now.state === 'failed' && <Problem error={now.error} />}
      {now.state === 'ended' &&
        (now.job.outcome === 'done' && now.job.result !== null ? (
          <ReplaySummary of={now.job.result as ReplayView} />
        ) : (
          <p role="alert">{replay.failed}</p>
        ))}
    </section>
  );
}

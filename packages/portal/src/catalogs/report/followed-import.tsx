// An import while it runs, and its report.

import type { JobView } from '@guidepost/contract/views/job-view';
import { Button, Group, Progress } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Place } from '../../addresses.ts';
import { MakeAdvisorLink } from '../../advisors/making/make-advisor-link.tsx';
import { admin, useDoing } from '../../asking.ts';
import { useWatchedJob } from '../../jobs/use-watched-job.ts';
import { PlaceLink } from '../../parts/place-link.tsx';
import { Failed, Problem } from '../../parts/states.tsx';
import { sayCount, useLanguage, useWords } from '../../words/words.ts';
import { tellCatalogNews } from '../catalog-news.ts';
import { importShare } from './import-share.ts';
import { JobReport } from './job-report.tsx';

export function FollowedImport({
  client,
  catalog,
  job: id,
  mayChange,
  override,
  toColumns = null,
  isPart = false,
  currency = null,
}: {
  readonly client: string;
  readonly catalog: string;
  readonly job: string;
  readonly mayChange: boolean;
  /** Imports all the same what stopped for safety; null: not from here. */
  readonly override: (() => void) | null;
  /** Whether the file was given as only what has changed. */
  readonly isPart?: boolean;
  /** Of the catalog; null: it is not known. */
  readonly currency?: string | null;
  /** To the columns of the file on the same page; null: they are on another. */
  readonly toColumns?: (() => void) | null;
}) {
  const { catalogs: words, common } = useWords();
  const language = useLanguage();
  const { job, error } = useWatchedJob(client, id);
  const doing = useDoing();
  const isDone = job?.state === 'ended' && job.outcome === 'done';
  useEffect(() => {
    if (isDone) tellCatalogNews();
  }, [isDone]);
  if (error !== null) return <Failed error={error} again={() => location.reload()} />;
  if (job === null || job.state !== 'ended') {
    const share = importShare(job);
    return (
      <div className="running">
        <p role="status">
          {job === null || job.state === 'waiting'
            ? words.importing.waiting
            : job.cancel_asked
              ? words.importing.stopping
              : job.count === 0
                ? words.importing.reading
                : sayCount(language, words.importing.running, job.count)}
        </p>
        {share === null ? (
          <div className="share-unknown" role="progressbar" aria-label={words.importing.progress} />
        ) : (
          <Progress value={share} aria-label={words.importing.progress} />
        )}
        {mayChange && (
          <Button
            variant="default"
            loading={doing.isBusy}
            disabled={job?.cancel_asked ?? true}
            onClick={() => void doing.run(() => admin.call('cancelJob', { client, job: id }))}
          >
            {common.cancel}
          </Button>
        )}
        <Problem error={doing.error} />
      </div>
    );
  }
  return (
    <JobReport {...{ job, override, isPart, currency }} toMapping={toColumns ?? (mayChange ? mappingOf(job) : null)}>
      {isDone && override !== null && <GoOn client={client} catalog={catalog} />}
    </JobReport>
  );
}

/** With the file, if it is still there. */
const mappingOf = ({ client, about, upload }: JobView): Place => ({
  ...{ page: 'catalogs', client },
  inside: [about, 'mapping', ...(upload === null ? [] : [upload])],
});

/** What one does once the products are there. */
function GoOn({ client, catalog }: { readonly client: string; readonly catalog: string }) {
  const { catalogs: words } = useWords();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which is nothing to clean up with.
    void group.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Group ref={group} className="go-on">
      <MakeAdvisorLink client={client} catalog={catalog} />
      <Button component={PlaceLink} variant="default" to={{ page: 'catalogs', client, inside: [catalog] }}>
        {words.importing.toCatalog}
      </Button>
    </Group>
  );
}

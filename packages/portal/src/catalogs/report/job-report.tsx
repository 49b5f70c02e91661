// What came of a job that imported or deleted, in plain words: what needs attention first, then the counts.

import type { JobWithResultView } from '@guidepost/contract/views/job-view';
import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../words/words.ts';
import { ImportReport } from './import-report.tsx';
import { StopReport } from './stop-report.tsx';
import type { ToMapping } from './to-mapping.tsx';

export function JobReport({
  job,
  override,
  isPart,
  currency,
  toMapping,
  children,
}: {
  readonly job: JobWithResultView;
  readonly override: (() => void) | null;
  /** Whether the file was given as only what has changed. */
  readonly isPart: boolean;
  /** Of the catalog; null: it is not known. */
  readonly currency: string | null;
  readonly toMapping: ToMapping;
  /** What one does next, where it was done. */
  readonly children: ReactNode;
}) {
  const { catalogs: words } = useWords();
  const { result, outcome } = job;
  if (result !== null && 'stopped' in result)
    return <StopReport stopped={result} {...{ override, isPart, currency }} />;
  if (result !== null && 'rejection_groups' in result)
    return (
      <ImportReport client={job.client} report={result} toMapping={toMapping}>
        {children}
      </ImportReport>
    );
  if (result !== null && 'error' in result)
    return (
      <Alert color="red" variant="outline" role="alert" title={words.report.failed}>
        <p lang="en">{result.error}</p>
        {'faults' in result && (
          <ul lang="en">
            {result.faults.map(({ member, message }) => (
              <li key={member + message}>{member === '' ? message : `${member}: ${message}`}</li>
            ))}
          </ul>
        )}
      </Alert>
    );
  if (outcome === 'stopped') return <p role="status">{words.report.cancelled}</p>;
  if (outcome === 'lost') return <p role="alert">{words.report.lost}</p>;
  return (
    <>
      <p className="quiet">{outcome === 'done' ? words.report.tooLong : words.report.failed}</p>
      {children}
    </>
  );
}

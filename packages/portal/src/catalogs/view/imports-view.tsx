// The imports of a catalog in the last week, and the report of each.

import type { JobView } from '@guidepost/contract/views/job-view';
import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { useAsked } from '../../asking.ts';
import { Row, ScrollTable } from '../../parts/scroll-table.tsx';
import { Answered, Nothing } from '../../parts/states.tsx';
import { sayTime } from '../../times.ts';
import { fillIn, useLanguage, useWords } from '../../words/words.ts';
import { FollowedImport } from '../report/followed-import.tsx';
import type { CatalogViewProps } from './catalog-view-props.ts';

export function ImportsView({ client, catalog, known, mayChange }: CatalogViewProps) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  const [asked, again] = useAsked('listJobs', { client, query: { limit: 200 } });
  const [shown, setShown] = useState<string | null>(null);
  return (
    <Answered asked={asked} again={again}>
      {({ entries }) => {
        const imports = entries.filter(({ kind, about }) => kind === 'import' && about === catalog);
        const opened = imports.find(({ id }) => id === shown);
        if (imports.length === 0) return <Nothing>{words.imports.none}</Nothing>;
        return (
          <>
            <p className="quiet">{words.imports.about}</p>
            <ScrollTable
              label={words.viewNames.imports}
              heads={[
                words.imports.at,
                words.imports.file,
                words.imports.by,
                words.imports.outcome,
                words.imports.report,
              ]}
            >
              {imports.map((job) => (
                <Row
                  key={job.id}
                  head={sayTime(language, job.ordered_at)}
                  cells={[
                    job.file,
                    job.ordered_by,
                    <Outcome key="outcome" job={job} />,
                    <Button
                      key="report"
                      size="xs"
                      variant="default"
                      aria-expanded={shown === job.id}
                      aria-label={`${shown === job.id ? words.imports.hide : words.imports.show}: ${fillIn(words.imports.reportOf, { time: sayTime(language, job.ordered_at) })}`}
                      onClick={() => setShown(shown === job.id ? null : job.id)}
                    >
                      {shown === job.id ? words.imports.hide : words.imports.show}
                    </Button>,
                  ]}
                />
              ))}
            </ScrollTable>
            {opened !== undefined && (
              <section
                className="panel report-opened"
                aria-label={words.imports.report}
                key={opened.id}
                ref={bringIntoView}
              >
                <Title order={2} size="h4">
                  {fillIn(words.imports.reportOf, { time: sayTime(language, opened.ordered_at) })}
                </Title>
                <FollowedImport
                  {...{ client, catalog, mayChange }}
                  key={opened.id}
                  job={opened.id}
                  override={null}
                  currency={known?.currency ?? null}
                />
              </section>
            )}
          </>
        );
      }}
    </Answered>
  );
}

/** The list above it may be long. */
function bringIntoView(report: HTMLElement | null): void {
  // Newer browsers answer with a promise, which is nothing to clean up with.
  void report?.scrollIntoView({ block: 'start' });
}

function Outcome({ job: { state, outcome } }: { readonly job: JobView }) {
  const { catalogs: words } = useWords();
  const name = outcome ?? state;
  return (
    <span className={outcome === 'refused' || outcome === 'failed' ? 'trouble' : ''}>
      {words.imports.outcomes[name as keyof typeof words.imports.outcomes]}
    </span>
  );
}

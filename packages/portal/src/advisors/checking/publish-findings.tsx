// What the check found of the state that is about to be published: nothing of it stops that, and whoever publishes knows it before.

import type { FindingView } from '@guidepost/contract/views/finding-view';
import { Title } from '@mantine/core';
import { useFirstFew } from '../../parts/first-few.tsx';
import { Problem } from '../../parts/states.tsx';
import { sayCount, useLanguage, useWords } from '../../words/words.ts';
import type { DraftDocument } from '../draft/draft-document.ts';
import { Extent } from './check-extent.tsx';
import { FindingList } from './finding-list.tsx';
import { NoteGroup } from './note-group.tsx';
import type { Publishing } from './use-publishing.ts';

/** Warnings at once: what changes stands below them. */
const FEW = 3;

export function PublishFindings({
  findings,
  check: { now, found, isGoingOn, longer },
  document,
  close,
}: {
  /** Without errors. */
  readonly findings: readonly FindingView[];
  readonly check: Publishing['check'];
  /** The state that was checked. */
  readonly document: DraftDocument;
  readonly close: () => void;
}) {
  const { checking } = useWords();
  const language = useLanguage();
  const of = (severity: FindingView['severity']) => findings.filter((finding) => finding.severity === severity);
  const warnings = of('warning');
  const { shown, more } = useFirstFew(warnings, { most: FEW });
  return (
    <section className="check-group" aria-label={checking.publish.found}>
      <Title order={3} size="h5">
        {checking.publish.found}
      </Title>
      {warnings.length === 0 ? (
        <p className="check-fine">{checking.publish.foundNothing}</p>
      ) : (
        <>
          <p>
            <strong>{sayCount(language, checking.groups.warning, warnings.length)}</strong>{' '}
            <span className="quiet">{checking.publish.mayAllTheSame}</span>
          </p>
          <div data-severity="warning">
            <FindingList findings={shown} document={document} then={close} />
          </div>
          {more}
        </>
      )}
      <NoteGroup findings={of('note')} document={document} then={close} />
      <Extent proof={found?.proof ?? null} {...{ now, isGoingOn, longer }} />
      {found?.proof?.complete === false && <p className="quiet">{checking.publish.notWaiting}</p>}
      {now.state === 'failed' && <Problem error={now.error} />}
    </section>
  );
}

// One state of a draft on its way to becoming a version.

import { AdminProblem } from '@guidepost/contract/admin/admin-client';
import { Button, Group, Title } from '@mantine/core';
import { useEffect } from 'react';
import type { JobState } from '../../jobs/use-job.ts';
import { PlaceLink } from '../../parts/place-link.tsx';
import { Problem, Waiting } from '../../parts/states.tsx';
import { fillIn, useWords } from '../../words/words.ts';
import { tellAdvisorNews } from '../advisor-news.ts';
import { useDraft } from '../draft-in-hand.ts';
import { DifferenceList } from '../versions/difference-list.tsx';
import { FindingList } from './finding-list.tsx';
import { PublishFindings } from './publish-findings.tsx';
import { ReplayPart } from './replay-part.tsx';
import type { Checked } from './use-check.ts';
import { checkIn, type Publishing, type SeenDraft, usePublishing } from './use-publishing.ts';

export interface InDialog {
  /** What the check beside the editor found last, maybe of an older state; null: nothing yet. */
  readonly checked: Checked | null;
  /** Is given what the dialog itself finds, so that the check beside the editor says the same. */
  readonly tell: (checked: Checked) => void;
  readonly close: () => void;
  readonly setIsBusy: (isBusy: boolean) => void;
}

interface StepsProps extends InDialog {
  readonly seen: SeenDraft;
  /** Begins anew with the draft as it is now. */
  readonly lookAgain: () => void;
}

export function PublishSteps({ seen, lookAgain, checked, tell, close, setIsBusy }: StepsProps) {
  const draft = useDraft();
  const words = useWords();
  const { publish: texts } = words.checking;
  const publishing = usePublishing(seen, checked, tell);
  const { publish, start } = publishing;
  const isBusy = publish.now.state === 'running';
  useEffect(() => {
    setIsBusy(isBusy);
    return () => setIsBusy(false);
  }, [isBusy, setIsBusy]);
  const version = versionOf(publish.now);
  useEffect(() => {
    if (version !== null) tellAdvisorNews();
  }, [version]);
  if (version !== null)
    return (
      <div className="publish">
        <p role="status" className="check-fine">
          {fillIn(version === 1 ? texts.doneFirst : texts.done, { version })}
        </p>
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {words.common.close}
          </Button>
          <Button
            component={PlaceLink}
            to={{ page: 'advisors', client: draft.client, inside: [draft.advisor, 'live'] }}
            variant="default"
          >
            {texts.seeIt}
          </Button>
          <Button
            component={PlaceLink}
            to={{ page: 'advisors', client: draft.client, inside: [draft.advisor, 'integration'] }}
            data-autofocus
          >
            {texts.intoPage}
          </Button>
        </Group>
      </div>
    );
  const isMoved = draft.revision !== seen.revision || isOutdated(publish.now);
  return (
    <div className="publish">
      {isMoved ? (
        <div role="alert">
          <p>{texts.moved}</p>
          <Button variant="default" onClick={lookAgain}>
            {texts.lookAgain}
          </Button>
        </div>
      ) : (
        <>
          <Looked publishing={publishing} seen={seen} close={close} />
          <Failure now={publish.now} />
          <p role="status">{isBusy && texts.running}</p>
        </>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={close} disabled={isBusy}>
          {words.common.cancel}
        </Button>
        <Button onClick={start} loading={isBusy} disabled={isMoved || !isReady(publishing)}>
          {texts.now}
        </Button>
      </Group>
    </div>
  );
}

/** What stops it; else what it changes. */
function Looked({
  publishing: { compared, check, replay, publish },
  seen,
  close,
}: { readonly publishing: Publishing } & Pick<StepsProps, 'seen' | 'close'>) {
  const { publish: texts, unreadable } = useWords().checking;
  if (check.found === null && check.now.state === 'failed') return <Problem error={check.now.error} />;
  if (compared.state === 'failed') return <Problem error={compared.error} />;
  const refused = publish.now.state === 'ended' ? checkIn(publish.now.job) : null;
  const findings = (refused ?? check.found)?.findings ?? null;
  if (check.now.state === 'ended' && findings === null) return <p role="alert">{unreadable}</p>;
  if (findings === null || compared.state === 'loading')
    return (
      <>
        <p className="quiet">{texts.looking}</p>
        <Waiting />
      </>
    );
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    return (
      <section className="check-group" role="alert">
        <Title order={3} size="h5">
          {texts.blocked}
        </Title>
        <FindingList findings={errors} document={seen.document} then={close} />
      </section>
    );
  return (
    <>
      <PublishFindings findings={findings} check={check} document={seen.document} close={close} />
      {compared.state === 'first' && <p>{texts.first}</p>}
      {compared.state === 'there' && (
        <>
          <section>
            <Title order={3} size="h5">
              {texts.changes}
            </Title>
            {compared.found.differences.length === 0 ? <p>{texts.same}</p> : <DifferenceList found={compared.found} />}
          </section>
          {compared.found.differences.length > 0 && <ReplayPart replay={replay} />}
        </>
      )}
    </>
  );
}

function Failure({ now }: { readonly now: JobState }) {
  const { publish, unreadable } = useWords().checking;
  if (now.state === 'failed') return <Problem error={now.error} />;
  if (now.state !== 'ended' || now.job.outcome === 'done') return null;
  return (
    <p role="alert">
      {publish.failed} {checkIn(now.job) === null && unreadable}
    </p>
  );
}

function versionOf(now: JobState): number | null {
  if (now.state !== 'ended' || now.job.outcome !== 'done') return null;
  return (now.job.result as { readonly version?: number } | null)?.version ?? null;
}

const isOutdated = (now: JobState): boolean =>
  now.state === 'failed' && now.error instanceof AdminProblem && now.error.slug === 'state-outdated';

/** Everything that people have to see is there, and nothing stops it. */
function isReady({ compared, check, replay }: Publishing): boolean {
  const { found } = check;
  if (found === null || found.findings.some(({ severity }) => severity === 'error')) return false;
  if (compared.state === 'first') return true;
  return compared.state === 'there' && compared.found.differences.length > 0 && replay.now.state !== 'running';
}

// Who published what when, what is different between any two states, and the ways back.

import type { DraftStateView } from '@guidepost/contract/views/advisor-draft-view';
import { Alert, Button, Group, Title } from '@mantine/core';
import { useState } from 'react';
import { useDoing } from '../../asking.ts';
import { useLongList } from '../../long-list.tsx';
import { Answered, Nothing, Problem } from '../../parts/states.tsx';
import { may } from '../../shop/rights.ts';
import { fillIn, useWords } from '../../words/words.ts';
import { tellAdvisorNews } from '../advisor-news.ts';
import type { AdvisorViewProps } from '../advisor-view-props.ts';
import { Compare, type Pair, usualPair } from './compare.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { hasDraft, type Kept, liveOf } from './kept.ts';
import { StateList } from './state-list.tsx';
import { type Act, VersionQuestions } from './version-questions.tsx';
import { VersionTable } from './version-table.tsx';
import { downloadDraft, downloadVersion } from './version-work.ts';

export function VersionsView({ shop, advisor }: AdvisorViewProps) {
  const { client } = shop;
  const of = { client, advisor, query: { limit: 100 } };
  const versions = useLongList('listVersions', of, (page) => page.versions, { whatIsNot: 'empty' });
  const states = useLongList('listDraftStates', of, (page) => page.entries, { whatIsNot: 'empty' });
  const again = (): void => {
    tellAdvisorNews();
    versions.again();
    states.again();
  };
  return (
    <Answered asked={versions.asked} again={versions.again}>
      {(allVersions) => (
        <Answered asked={states.asked} again={states.again}>
          {(allStates) => (
            <Versions
              {...{ client, advisor, again }}
              mayChange={may(shop, 'advisors', 'change')}
              kept={{ versions: allVersions, states: allStates }}
              more={{ versions: versions.more, states: states.more }}
            />
          )}
        </Answered>
      )}
    </Answered>
  );
}

interface VersionsProps {
  readonly client: string;
  readonly advisor: string;
  readonly mayChange: boolean;
  readonly kept: Kept;
  readonly more: { readonly versions: React.ReactNode; readonly states: React.ReactNode };
  readonly again: () => void;
}

function Versions({ client, advisor, mayChange, kept, more, again }: VersionsProps) {
  const { versions } = useWords();
  const [chosen, choose] = useState<Pair | null>(null);
  const [act, setAct] = useState<Act | null>(null);
  const [isDuplicating, setDuplicating] = useState(false);
  const doing = useDoing();
  const of = { client, advisor };
  const live = liveOf(kept);
  const compare = (pair: Pair): void => {
    choose(pair);
    document.getElementById('compare')?.focus();
  };
  const against = hasDraft(kept) ? 'draft' : 'published';
  const newest = kept.versions[0];
  return (
    <div className="versions">
      <Group gap="xs">
        {hasDraft(kept) && (
          <Button variant="default" onClick={() => void doing.run(() => downloadDraft(of))}>
            {versions.downloadDraft}
          </Button>
        )}
        {mayChange && (
          <Button variant="default" onClick={() => setDuplicating(true)}>
            {versions.duplicate}
          </Button>
        )}
        {mayChange && live !== null && (
          <Button variant="default" onClick={() => setAct({ act: 'off' })}>
            {versions.off}
          </Button>
        )}
      </Group>
      <Problem error={doing.error} />
      {live === null && newest !== undefined && (
        <Alert color="orange" variant="outline" role="status">
          {versions.isOff}
        </Alert>
      )}
      <Compare {...{ client, advisor, kept }} pair={chosen ?? usualPair(kept)} choose={choose} />
      <div>
        <Heading title={versions.versions} about={versions.about} />
        {newest === undefined ? (
          <Nothing>{versions.none}</Nothing>
        ) : (
          <VersionTable
            {...{ kept, mayChange }}
            act={(name, version) => {
              if (name === 'download') void doing.run(() => downloadVersion(of, version));
              else if (name === 'compare') compare({ from: `version-${version}`, to: against });
              else setAct({ act: name, version });
            }}
          />
        )}
        {more.versions}
      </div>
      <section aria-label={versions.states}>
        <Heading title={versions.states} about={versions.statesAbout} />
        {!hasDraft(kept) && (
          <Nothing>
            {kept.states.length === 0 ? versions.noStates : versions.noDraftNow}{' '}
            {mayChange && newest !== undefined && (
              <Button variant="default" onClick={() => setAct({ act: 'into-draft', version: live ?? newest.version })}>
                {fillIn(versions.beginDraft, { version: live ?? newest.version })}
              </Button>
            )}
          </Nothing>
        )}
        <StateList
          states={kept.states}
          acts={{
            compare: hasDraft(kept) ? (revision) => compare({ from: `draft-${revision}`, to: 'draft' }) : null,
            restore: mayChange ? (state: DraftStateView) => setAct({ act: 'restore', state }) : null,
          }}
        />
        {more.states}
      </section>
      <VersionQuestions {...{ client, advisor, kept, act, again }} close={() => setAct(null)} />
      <DuplicateDialog
        {...{ client, advisor }}
        name={newest?.name ?? advisor}
        opened={isDuplicating}
        close={() => setDuplicating(false)}
      />
    </div>
  );
}

const Heading = ({ title, about }: { readonly title: string; readonly about: string }) => (
  <div className="section-head">
    <Title order={2} size="h4">
      {title}
    </Title>
    <p className="quiet">{about}</p>
  </div>
);

// A new advisor: drafted from a catalog, with the reasons for each question, or begun with nothing.

import { NAME_PATTERN } from '@guidepost/contract/name-pattern';
import type { DraftView } from '@guidepost/contract/views/draft-view';
import { Alert, Button, Group, Loader, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useContext, useState } from 'react';
import { goTo } from '../../addresses.ts';
import { admin, useAsked, useDoing } from '../../asking.ts';
import { useWatchedJob } from '../../jobs/use-watched-job.ts';
import { Page } from '../../parts/page.tsx';
import { Answered, Nothing, Problem } from '../../parts/states.tsx';
import { shortNameOf } from '../../short-name.ts';
import { fillIn, SpokenContext, useWords } from '../../words/words.ts';
import { Proposal } from './proposal.tsx';

export function NewAdvisorScreen({ client }: { readonly client: string }) {
  const { making } = useWords();
  const [asked, again] = useAsked('listCatalogs', { client, query: { limit: 200 } });
  return (
    <Page title={making.newAdvisor} about={making.about}>
      <Answered asked={asked} again={again}>
        {({ entries }) =>
          entries.length === 0 ? (
            <Nothing>{making.noCatalog}</Nothing>
          ) : (
            <Making client={client} catalogs={entries.map(({ catalog }) => catalog)} />
          )
        }
      </Answered>
    </Page>
  );
}

function Making({ client, catalogs }: { readonly client: string; readonly catalogs: readonly string[] }) {
  const { making } = useWords();
  const [catalog, setCatalog] = useState(catalogs[0] ?? '');
  const [isEmpty, setIsEmpty] = useState(false);
  const [job, setJob] = useState<string | null>(null);
  const doing = useDoing();
  const { job: seen, error } = useWatchedJob(client, job);
  const isUnderWay = job !== null && error === null && seen?.state !== 'ended';
  const drafted =
    seen?.outcome === 'done' && seen.result !== null && 'questions' in seen.result ? (seen.result as DraftView) : null;
  const order = (): void =>
    void doing.run(async () => {
      setIsEmpty(false);
      setJob((await admin.call('draftAdvisor', { ...{ client, catalog }, body: {} })).id);
    });
  const stop = (): void =>
    void doing.run(async () => {
      if (job !== null) await admin.call('cancelJob', { client, job });
      setJob(null);
    });
  return (
    <Stack>
      <div className="fields making">
        <NativeSelect
          label={making.catalog}
          value={catalog}
          disabled={isUnderWay}
          onChange={(event) => {
            setCatalog(event.currentTarget.value);
            setJob(null);
          }}
          data={[...catalogs]}
        />
      </div>
      <Group>
        <Button loading={isUnderWay} onClick={order}>
          {making.draftIt}
        </Button>
        <Button variant="default" disabled={isUnderWay} onClick={() => setIsEmpty(true)}>
          {making.startEmpty}
        </Button>
        {isUnderWay && (
          <Button variant="default" onClick={stop}>
            {making.cancel}
          </Button>
        )}
      </Group>
      <Problem error={doing.error ?? error} />
      <div role="status">
        {isUnderWay && (
          <Group>
            <Loader size="sm" aria-hidden />
            <span>{making.drafting}</span>
          </Group>
        )}
      </div>
      {seen?.state === 'ended' && drafted === null && <Refused result={seen.result} />}
      {isEmpty && (
        <BeginForm
          client={client}
          start={(name) => ({ from: 'nothing', name, catalog })}
          name=""
          button={making.begin}
        />
      )}
      {!isEmpty && drafted !== null && (
        <Proposal drafted={drafted}>
          <BeginForm
            client={client}
            start={() => ({ from: 'file', text: drafted.file })}
            name={drafted.advisor}
            button={making.take}
            isNamed
          />
        </Proposal>
      )}
    </Stack>
  );
}

function Refused({ result }: { readonly result: unknown }) {
  const { making } = useWords();
  const reason = typeof result === 'object' && result !== null && 'error' in result ? String(result.error) : null;
  return (
    <Alert variant="outline" color="red" role="alert">
      {reason === null ? making.failed : fillIn(making.refused, { reason })}
    </Alert>
  );
}

type Start =
  | { readonly from: 'nothing'; readonly name: string; readonly catalog: string; readonly language?: string }
  | { readonly from: 'file'; readonly text: string };

function BeginForm({
  client,
  start,
  name: first,
  button,
  isNamed = false,
}: {
  readonly client: string;
  readonly start: (name: string) => Start;
  readonly name: string;
  readonly button: string;
  /** What it begins from has a name already, so that only the one for addresses is asked for. */
  readonly isNamed?: boolean;
}) {
  const { making } = useWords();
  const { language } = useContext(SpokenContext);
  const [name, setName] = useState(first);
  const [written, setWritten] = useState<string | null>(isNamed ? first : null);
  const doing = useDoing();
  const id = written ?? shortNameOf(name);
  const begin = (): void =>
    void doing.run(async () => {
      const from = start(name);
      const body = from.from === 'nothing' ? { ...from, language } : from;
      await admin.call('createDraft', { client, advisor: id, body });
      goTo({ page: 'advisors', client, inside: [id] });
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <Stack>
        <div className="fields making">
          {!isNamed && (
            <TextInput
              label={making.name}
              placeholder={making.nameExample}
              required
              withAsterisk={false}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              data-autofocus
            />
          )}
          <TextInput
            label={making.id}
            description={making.idHint}
            required
            withAsterisk={false}
            value={id}
            pattern={NAME_PATTERN}
            onChange={(event) => setWritten(event.currentTarget.value)}
          />
        </div>
        <Problem error={doing.error} />
        <Group>
          <Button type="submit" loading={doing.isBusy}>
            {button}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

// A new advisor: drafted from a catalog, with the reasons for each question, or begun with nothing.

import { NAME_PATTERN } from '@guidepost/contract/name-pattern';
import { DRAFT_QUESTIONS } from '@guidepost/contract/requests/advisor-request';
import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import type { AdvisorDraftView } from '@guidepost/contract/views/advisor-draft-view';
import type { CatalogView } from '@guidepost/contract/views/catalog-view';
import type { DraftView } from '@guidepost/contract/views/draft-view';
import { Alert, Button, Group, Loader, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useContext, useRef, useState } from 'react';
import { goTo } from '../../addresses.ts';
import { admin, useAsked, useDoing } from '../../asking.ts';
import { useWatchedJob } from '../../jobs/use-watched-job.ts';
import { Page } from '../../parts/page.tsx';
import { Answered, Nothing, Problem, Waiting } from '../../parts/states.tsx';
import { shortNameOf } from '../../short-name.ts';
import { fillIn, SpokenContext, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { tagOf } from '../draft/draft-service.ts';
import { wholeEdit } from '../draft/whole-edit.ts';
import { useAdvisedCatalogs } from './advised-catalogs.ts';
import { Proposal } from './proposal.tsx';
import { proposedCatalog } from './proposed-catalog.ts';

/** How many questions a draft asks at most. `asHelp`: then only those that help somebody are asked. */
const QUESTIONS = { choices: [5, 7, 10], usual: 7, asHelp: DRAFT_QUESTIONS.usual };

const NONE: ReadonlySet<string> = new Set();

export function NewAdvisorScreen({
  client,
  catalog,
}: {
  readonly client: string;
  /** The one that somebody comes from. */
  readonly catalog: string | undefined;
}) {
  const { making } = useWords();
  const [asked, again] = useAsked('listCatalogs', { client, query: { limit: 200 } });
  const advised = useAdvisedCatalogs(client);
  return (
    <Page title={making.newAdvisor} about={making.about}>
      <Answered asked={asked} again={again}>
        {({ entries }) =>
          entries.length === 0 ? (
            <Nothing>{making.noCatalog}</Nothing>
          ) : advised.state === 'loading' ? (
            <Waiting />
          ) : (
            <Making
              client={client}
              catalogs={entries}
              first={proposedCatalog(entries, catalog, advised.state === 'there' ? advised.answer : new Set())}
            />
          )
        }
      </Answered>
    </Page>
  );
}

function Making({
  client,
  catalogs,
  first,
}: {
  readonly client: string;
  readonly catalogs: readonly CatalogView[];
  /** The one that is chosen at first. */
  readonly first: string;
}) {
  const { making } = useWords();
  const [catalog, setCatalog] = useState(first);
  const [isEmpty, setIsEmpty] = useState(false);
  const [most, setMost] = useState<number>(QUESTIONS.usual);
  const [leftOut, setLeftOut] = useState(NONE);
  const [added, setAdded] = useState(NONE);
  const [job, setJob] = useState<string | null>(null);
  const language = useLanguage();
  const doing = useDoing();
  const { job: seen, error } = useWatchedJob(client, job);
  const isUnderWay = job !== null && error === null && seen?.state !== 'ended';
  const drafted =
    seen?.outcome === 'done' && seen.result !== null && 'questions' in seen.result ? (seen.result as DraftView) : null;
  const order = (questions: number): void =>
    void doing.run(async () => {
      setIsEmpty(false);
      setLeftOut(NONE);
      setAdded(NONE);
      setJob((await admin.call('draftAdvisor', { ...{ client, catalog }, body: { questions } })).id);
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
          data={catalogs.map((each) => each.catalog)}
        />
        <NativeSelect
          label={making.howMany}
          value={String(most)}
          disabled={isUnderWay}
          onChange={(event) => {
            const wanted = Number(event.currentTarget.value);
            setMost(wanted);
            // What is proposed already is proposed anew.
            if (job !== null) order(wanted);
          }}
          data={[
            ...QUESTIONS.choices.map((count) => ({
              value: String(count),
              label: sayCount(language, making.atMost, count),
            })),
            { value: String(QUESTIONS.asHelp), label: making.asManyAsHelp },
          ]}
        />
      </div>
      <Group>
        <Button loading={isUnderWay} onClick={() => order(most)}>
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
        <Proposal
          drafted={drafted}
          attributes={catalogs.find((each) => each.catalog === catalog)?.attributes ?? []}
          leftOut={leftOut}
          leaveOut={setLeftOut}
          added={added}
          add={setAdded}
        >
          <BeginForm
            client={client}
            start={() => ({ from: 'file', text: drafted.file })}
            name={drafted.advisor}
            button={making.take}
            without={leftOut}
            added={added}
            isDisabled={added.size === 0 && drafted.questions.every(({ id }) => leftOut.has(id))}
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
  without = NONE,
  added = NONE,
  isDisabled = false,
}: {
  readonly client: string;
  readonly start: (name: string) => Start;
  readonly name: string;
  readonly button: string;
  /** What it begins from has a name already, so that only the one for addresses is asked for. */
  readonly isNamed?: boolean;
  /** Ids of questions that are not taken. */
  readonly without?: ReadonlySet<string>;
  /** Attributes that are asked about at the end. */
  readonly added?: ReadonlySet<string>;
  readonly isDisabled?: boolean;
}) {
  const { making } = useWords();
  const { language } = useContext(SpokenContext);
  const [name, setName] = useState(first);
  const [written, setWritten] = useState<string | null>(isNamed ? first : null);
  const doing = useDoing();
  const begun = useRef<AdvisorDraftView>(null);
  const id = written ?? shortNameOf(name);
  const begin = (): void =>
    void doing.run(async () => {
      const from = start(name);
      const body = from.from === 'nothing' ? { ...from, language } : from;
      // Where only taking questions out failed, it is there already.
      if (begun.current?.advisor !== id) begun.current = await admin.call('createDraft', { client, advisor: id, body });
      const removed = [...without].map((question): DraftOperation => ({ op: 'remove', path: ['questions', question] }));
      const { document, revision } = begun.current;
      const { catalog, language: spoken, order } = document;
      const of = { client, catalog: String(catalog) };
      const about = { language: String(spoken ?? 'en'), order: String(order ?? 'listed') };
      const drafted = await Promise.all(
        [...added].map((attribute) => admin.call('draftQuestion', { ...of, query: { attribute, ...about } })),
      );
      const inserted = drafted.map(
        ({ question }): DraftOperation => ({ op: 'insert', path: ['questions'], value: question }),
      );
      const { operations } = wholeEdit(document, [...removed, ...inserted]);
      const headers = { 'If-Match': tagOf(revision) };
      if (operations.length > 0) await admin.call('editDraft', { client, advisor: id, headers, body: { operations } });
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
          <Button type="submit" loading={doing.isBusy} disabled={isDisabled}>
            {button}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

// A new advisor: drafted from a catalog, with the reasons for each question, or begun with nothing.

import { DRAFT_QUESTIONS } from '@guidepost/contract/requests/advisor-request';
import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import type { CatalogView } from '@guidepost/contract/views/catalog-view';
import type { DraftView } from '@guidepost/contract/views/draft-view';
import { Alert, Button, Group, Loader, NativeSelect, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { admin, useAsked, useDoing } from '../../asking.ts';
import { useWatchedJob } from '../../jobs/use-watched-job.ts';
import { Page } from '../../parts/page.tsx';
import { Answered, Nothing, Problem, Waiting } from '../../parts/states.tsx';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { type DraftObject, idOf, itemsIn } from '../draft/draft-document.ts';
import { useAdvisedCatalogs } from './advised-catalogs.ts';
import { BeginForm } from './begin-form.tsx';
import { Proposal } from './proposal.tsx';
import { proposedCatalog } from './proposed-catalog.ts';
import { askAfterAll, questionAsker } from './question-asker.ts';
import { inOwnWords, NO_WORDS, type Wording, wordingOperations } from './wording.ts';

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
  /** It stays when questions are proposed anew. */
  const [wording, setWording] = useState<Wording>(new Map());
  const [job, setJob] = useState<string | null>(null);
  const language = useLanguage();
  const doing = useDoing();
  const { job: seen, error } = useWatchedJob(client, job);
  const isUnderWay = job !== null && error === null && seen?.state !== 'ended';
  const drafted =
    seen?.outcome === 'done' && seen.result !== null && 'questions' in seen.result ? (seen.result as DraftView) : null;
  // Gift cards and the like are not counted where the draft does not speak of them.
  const within = drafted?.document?.where ? JSON.stringify(drafted.document.where) : undefined;
  const ask = useMemo(
    () => questionAsker({ catalog, language: drafted?.language ?? 'en', within }, client),
    [client, catalog, drafted?.language, within],
  );
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
            setWording(new Map());
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
        <Button variant={drafted === null ? 'filled' : 'default'} loading={isUnderWay} onClick={() => order(most)}>
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
          client={client}
          catalog={drafted.catalog}
          drafted={drafted}
          most={most === QUESTIONS.asHelp ? null : most}
          attributes={catalogs.find((each) => each.catalog === catalog)?.attributes ?? []}
          leftOut={leftOut}
          leaveOut={setLeftOut}
          added={added}
          add={setAdded}
          ask={ask}
          within={within}
          wording={wording}
          word={(attribute, proposed, said) => setWording((before) => inOwnWords(before, attribute, proposed, said))}
        >
          <BeginForm
            client={client}
            start={() => ({ from: 'file', text: drafted.file })}
            name={drafted.advisor}
            button={making.take}
            without={leftOut}
            askAfterAll={() => askAfterAll(added, drafted.questions, ask)}
            word={(further) => wordAll(drafted, { leftOut, added, further, wording })}
            isDisabled={added.size === 0 && drafted.questions.every(({ id }) => leftOut.has(id))}
            isNamed
          />
        </Proposal>
      )}
    </Stack>
  );
}

function wordAll(
  { document, questions, language }: DraftView,
  {
    leftOut,
    added,
    further,
    wording,
  }: {
    readonly leftOut: ReadonlySet<string>;
    readonly added: ReadonlySet<string>;
    /** Of the added attributes, in their order. */
    readonly further: readonly DraftObject[];
    readonly wording: Wording;
  },
): DraftOperation[] {
  const attributeOf = new Map(questions.map(({ id, attribute }) => [id, attribute]));
  const drafted = itemsIn(document ?? {}, ['questions']).filter((each) => !leftOut.has(idOf(each)));
  const attributes = [...added];
  return [
    ...drafted.map((each) => [attributeOf.get(idOf(each)), each] as const),
    ...further.map((each, nth) => [attributes[nth], each] as const),
  ].flatMap(([attribute = '', question]) => wordingOperations(question, wording.get(attribute) ?? NO_WORDS, language));
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

// What was drafted from a catalog: each question with its answers and why it is asked, to be taken or not; what is not asked about; and how
// many would find what they want.

import type { CatalogView } from '@guidepost/contract/views/catalog-view';
import type { DraftView } from '@guidepost/contract/views/draft-view';
import { Checkbox, Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { type Adding, LeftOutList } from './left-out-list.tsx';
import { QuestionCard } from './question-card.tsx';
import { useChoiceTried } from './use-choice-tried.ts';

export function Proposal({
  drafted,
  most,
  attributes,
  leftOut,
  leaveOut,
  children,
  ...adding
}: Adding & {
  readonly drafted: DraftView;
  /** How many questions were allowed; null: as many as help. */
  readonly most: number | null;
  /** Of the catalog. */
  readonly attributes: CatalogView['attributes'];
  /** Ids of questions that are not taken. */
  readonly leftOut: ReadonlySet<string>;
  readonly leaveOut: (ids: ReadonlySet<string>) => void;
  readonly children: ReactNode;
}) {
  const { client, catalog, within } = adding;
  const { making } = useWords();
  const language = useLanguage();
  const { questions, left_out, products } = drafted;
  const tried = useChoiceTried({ drafted, leftOut, ...adding });
  const isWhole = leftOut.size + adding.added.size === 0;
  const said =
    tried.state === 'found'
      ? fillIn(making.found, { found: tried.found })
      : tried.state === 'trying'
        ? making.trying
        : making.foundUnknown;
  const take = (id: string, isTaken: boolean): void => {
    const ids = new Set(leftOut);
    if (isTaken) ids.delete(id);
    else ids.add(id);
    leaveOut(ids);
  };
  return (
    <section className="whole-proposal" aria-label={making.drafted}>
      <div>
        <Title order={2} size="h4">
          {making.drafted}
        </Title>
        <p>{said}</p>
        <UnknownOf questions={questions.filter(({ id }) => !leftOut.has(id))} products={products} />
        {drafted.helpers !== null && <Helpers {...drafted.helpers} />}
        {drafted.language_not_found && <p>{making.languageNotFound}</p>}
        {tried.state === 'found' && (
          <Counted mistaken={isWhole ? (drafted.verdict?.shoppers.mistaken ?? null) : null} />
        )}
        <p className="quiet">
          {making.takeAway}
          {most !== null &&
            questions.length < most &&
            left_out.length > 0 &&
            ` ${fillIn(making.fewerThanMost, { most, count: questions.length })}`}
        </p>
        <ol className="proposal">
          {questions.map((question) => (
            <Paper component="li" withBorder p="sm" key={question.id}>
              <Asked
                {...{ client, catalog, within, question, products }}
                isTaken={!leftOut.has(question.id)}
                take={(isTaken) => take(question.id, isTaken)}
              />
            </Paper>
          ))}
        </ol>
        {left_out.length > 0 && <LeftOutList {...{ leftOut: left_out, products, attributes, ...adding }} />}
      </div>
      <div className="proposal-end">
        <p role="status">
          {sayCount(language, making.taken, questions.length - leftOut.size + adding.added.size)}
          {'. '}
          <span className="quiet">
            {tried.state === 'found' ? fillIn(making.foundShort, { found: tried.found }) : said}
          </span>
        </p>
        {children}
      </div>
    </section>
  );
}

/** What share of shoppers finds their product says nothing of products of which something is not known. */
function UnknownOf({ questions, products }: { readonly questions: DraftView['questions']; readonly products: number }) {
  const { making } = useWords();
  const language = useLanguage();
  const unknown = questions.filter(({ known }) => known < products);
  if (unknown.length === 0) return null;
  return (
    <>
      <p>{making.notAllKnown}</p>
      <ul className="not-all-known">
        {unknown.map(({ id, title, known }) => (
          <li key={id}>{fillIn(sayCount(language, making.without, products - known), { question: title })}</li>
        ))}
      </ul>
    </>
  );
}

/** Deposits, gift cards, what costs nothing. */
function Helpers({ products, free, kinds }: NonNullable<DraftView['helpers']>) {
  const { making } = useWords();
  const language = useLanguage();
  const which = [...(free === 0 ? [] : [sayCount(language, making.helpersFree, free)]), ...kinds];
  return (
    <p>
      {fillIn(sayCount(language, making.helpers, products), { which: new Intl.ListFormat(language).format(which) })}
    </p>
  );
}

/** `mistaken`: the share that finds it in spite of wrong replies, where that is known of this choice. */
function Counted({ mistaken }: { readonly mistaken: number | null }) {
  const { making } = useWords();
  return (
    <details>
      <summary className="quiet">{making.counted}</summary>
      <p className="quiet">
        {making.countedHow}
        {mistaken !== null && ` ${fillIn(making.countedMistaken, { found: Math.round(100 * mistaken) })}`}
      </p>
    </details>
  );
}

function Asked({
  client,
  catalog,
  within,
  question,
  products,
  isTaken,
  take,
}: Pick<Adding, 'client' | 'catalog' | 'within'> & {
  readonly products: number;
  readonly question: DraftView['questions'][number];
  readonly isTaken: boolean;
  readonly take: (isTaken: boolean) => void;
}) {
  return (
    <>
      <Checkbox
        classNames={{ label: 'name' }}
        label={question.title}
        checked={isTaken}
        onChange={(event) => take(event.currentTarget.checked)}
      />
      <QuestionCard {...{ client, catalog, within, question }} answers={question.answers} of={products} />
    </>
  );
}

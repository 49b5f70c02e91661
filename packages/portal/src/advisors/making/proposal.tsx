// What was drafted from a catalog: each question with its answers, to be taken or not and to be worded; what is not asked about; and how many
// would find what they want.

import type { CatalogView } from '@guidepost/contract/views/catalog-view';
import type { DraftView } from '@guidepost/contract/views/draft-view';
import { Checkbox, Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { type DraftObject, idOf, itemsIn } from '../draft/draft-document.ts';
import { type Adding, LeftOutList } from './left-out-list.tsx';
import { proposedTexts } from './proposed-texts.ts';
import { QuestionCard } from './question-card.tsx';
import { useChoiceTried } from './use-choice-tried.ts';
import { NO_WORDS } from './wording.ts';

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
  const { wording } = adding;
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
        <UnknownOf {...{ wording, products }} questions={questions.filter(({ id }) => !leftOut.has(id))} />
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
        {drafted.document !== undefined && <p className="change-texts">{making.changeTexts}</p>}
        <ol className="proposal">
          {questions.map((question) => (
            <Paper component="li" withBorder p="sm" key={question.id} data-left={leftOut.has(question.id) || undefined}>
              <Asked
                {...{ question, products, ...adding }}
                written={itemsIn(drafted.document ?? {}, ['questions']).find((each) => idOf(each) === question.id)}
                isTaken={!leftOut.has(question.id)}
                take={(isTaken) => take(question.id, isTaken)}
              />
            </Paper>
          ))}
        </ol>
        {left_out.length > 0 && <LeftOutList {...{ leftOut: left_out, products, attributes, isWhole, ...adding }} />}
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
function UnknownOf({
  questions,
  products,
  wording,
}: {
  readonly questions: DraftView['questions'];
  readonly products: number;
} & Pick<Adding, 'wording'>) {
  const { making } = useWords();
  const language = useLanguage();
  const unknown = questions.filter(({ known }) => known < products);
  if (unknown.length === 0) return null;
  return (
    <>
      <p>{making.notAllKnown}</p>
      <ul className="not-all-known">
        {unknown.map(({ id, attribute, title, known }) => (
          <li key={id}>
            {fillIn(sayCount(language, making.without, products - known), {
              question: wording.get(attribute)?.get('title') ?? title,
            })}
          </li>
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
  question,
  written,
  products,
  isTaken,
  take,
  wording,
  word,
  ...asking
}: Pick<Adding, 'client' | 'catalog' | 'within' | 'wording' | 'word'> & {
  readonly products: number;
  readonly question: DraftView['questions'][number];
  /** As the draft has it; undefined: that is not known here. */
  readonly written: DraftObject | undefined;
  readonly isTaken: boolean;
  readonly take: (isTaken: boolean) => void;
}) {
  const { making } = useWords();
  const { attribute, answers, title } = question;
  const own = wording.get(attribute) ?? NO_WORDS;
  return (
    <QuestionCard
      {...asking}
      question={question}
      texts={proposedTexts(written ?? { ...question, answers: undefined }, answers)}
      own={own}
      word={written === undefined ? null : (proposed, said) => word(attribute, proposed, said)}
      of={products}
      written={written}
    >
      <Checkbox
        aria-label={fillIn(making.ask, { question: own.get('title') ?? title })}
        checked={isTaken}
        onChange={(event) => take(event.currentTarget.checked)}
      />
    </QuestionCard>
  );
}

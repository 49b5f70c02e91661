// What was drafted from a catalog: each question with its answers and why it is asked, to be taken or not; what is not asked about; and how
// many would find what they want.

import type { CatalogView } from '@guidepost/contract/views/catalog-view';
import type { DraftView } from '@guidepost/contract/views/draft-view';
import { Checkbox, Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { fillIn, sayCount, useLanguage, useWords, wordsOf } from '../../words/words.ts';

export function Proposal({
  drafted,
  attributes,
  leftOut,
  leaveOut,
  added,
  add,
  children,
}: {
  readonly drafted: DraftView;
  /** Of the catalog. */
  readonly attributes: CatalogView['attributes'];
  /** Ids of questions that are not taken. */
  readonly leftOut: ReadonlySet<string>;
  readonly leaveOut: (ids: ReadonlySet<string>) => void;
  /** Attributes that are asked about after all. */
  readonly added: ReadonlySet<string>;
  readonly add: (attributes: ReadonlySet<string>) => void;
  readonly children: ReactNode;
}) {
  const { making } = useWords();
  const language = useLanguage();
  const { questions, left_out, verdict, forecast } = drafted;
  const found = Math.round(100 * (verdict?.shoppers.truthful ?? forecast.found));
  const take = (id: string, isTaken: boolean): void => {
    const ids = new Set(leftOut);
    if (isTaken) ids.delete(id);
    else ids.add(id);
    leaveOut(ids);
  };
  return (
    <section aria-label={making.drafted}>
      <Title order={2} size="h4">
        {making.drafted}
      </Title>
      <p>{leftOut.size + added.size === 0 ? fillIn(making.found, { found }) : making.foundUnknown}</p>
      <p className="quiet" role="status">
        {sayCount(language, making.taken, questions.length - leftOut.size + added.size)}
      </p>
      <ol className="proposal">
        {questions.map((question) => (
          <Paper component="li" withBorder p="sm" key={question.id}>
            <Asked
              question={question}
              isTaken={!leftOut.has(question.id)}
              take={(isTaken) => take(question.id, isTaken)}
            />
          </Paper>
        ))}
      </ol>
      {left_out.length > 0 && (
        <details>
          <summary>{making.leftOut}</summary>
          <ul className="left-out">
            {left_out.map(({ attribute, why }) => (
              <li key={attribute}>
                <Checkbox
                  label={attributes.find(({ name }) => name === attribute)?.label ?? attribute}
                  description={wordsOf(making.reasons, why)}
                  checked={added.has(attribute)}
                  onChange={(event) => {
                    const all = new Set(added);
                    if (event.currentTarget.checked) all.add(attribute);
                    else all.delete(attribute);
                    add(all);
                  }}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
      {children}
    </section>
  );
}

function Asked({
  question: { title, type, role, known, values, answers },
  isTaken,
  take,
}: {
  readonly question: DraftView['questions'][number];
  readonly isTaken: boolean;
  readonly take: (isTaken: boolean) => void;
}) {
  const { making, editor, home } = useWords();
  const language = useLanguage();
  return (
    <>
      <Checkbox
        classNames={{ label: 'name' }}
        label={title}
        checked={isTaken}
        onChange={(event) => take(event.currentTarget.checked)}
      />
      <p className="quiet">
        {editor.kinds[type]} · {editor.roleShort[role]}
      </p>
      <p className="quiet">
        {fillIn(sayCount(language, making.why, values), { known: new Intl.NumberFormat(language).format(known) })}
      </p>
      {answers.length > 0 && (
        <details>
          <summary className="quiet">{sayCount(language, making.answers, answers.length)}</summary>
          <ul className="proposed-answers">
            {answers.map(({ title: answer, products }) => (
              <li key={answer}>
                {answer} <span className="quiet">{sayCount(language, home.products, products)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

// What was drafted from a catalog: each question with why it is asked, what is not asked about, and how many would find what they want.

import type { DraftView } from '@guidepost/contract/views/draft-view';
import { Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { fillIn, sayCount, useLanguage, useWords, wordsOf } from '../../words/words.ts';

export function Proposal({ drafted, children }: { readonly drafted: DraftView; readonly children: ReactNode }) {
  const { making, editor } = useWords();
  const language = useLanguage();
  const { questions, left_out, verdict, forecast } = drafted;
  const found = Math.round(100 * (verdict?.shoppers.truthful ?? forecast.found));
  return (
    <section aria-label={making.drafted}>
      <Title order={2} size="h4">
        {making.drafted}
      </Title>
      <p>
        {sayCount(language, making.shares, questions.length)} {fillIn(making.found, { found })}
      </p>
      <ol className="proposal">
        {questions.map(({ id, title, type, role, known, values }) => (
          <Paper component="li" withBorder p="sm" key={id}>
            <p className="name">{title}</p>
            <p className="quiet">
              {editor.kinds[type]} · {editor.roleShort[role]}
            </p>
            <p className="quiet">
              {fillIn(sayCount(language, making.why, values), { known: new Intl.NumberFormat(language).format(known) })}
            </p>
          </Paper>
        ))}
      </ol>
      {left_out.length > 0 && (
        <details>
          <summary>{making.leftOut}</summary>
          <ul className="left-out">
            {left_out.map(({ attribute, why }) => (
              <li key={attribute}>
                <span className="name">{attribute}</span> <span className="quiet">{wordsOf(making.reasons, why)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {children}
    </section>
  );
}

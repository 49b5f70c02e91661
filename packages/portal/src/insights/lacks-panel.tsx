// Answers that shoppers chose and that what they were shown does not have: what the shop might do well to have.

import type { InsightsView } from '@guidepost/contract/views/insight-view';
import { Title } from '@mantine/core';
import { useContext } from 'react';
import { Row, ScrollTable } from '../parts/scroll-table.tsx';
import { Nothing } from '../parts/states.tsx';
import { SpokenContext } from '../words/words.ts';
import { lacksOf } from './lacks-of.ts';
import { nameAnswer } from './name-answer.ts';
import { ShareBar } from './share-line.tsx';
import { SomeRows } from './some-rows.tsx';
import type { AnswerChosen } from './way-table.tsx';

export function LacksPanel({
  seen,
  choose,
}: {
  readonly seen: InsightsView;
  readonly choose: (answer: AnswerChosen) => void;
}) {
  const { words, language } = useContext(SpokenContext);
  const { lacks, recommended } = words.insights;
  const found = lacksOf(seen.questions);
  const heads = [lacks.answer, lacks.setAside, lacks.missed];
  return (
    <section className="insight-rows">
      <Title order={2} size="h4" mb="xs">
        {lacks.title}
      </Title>
      <p className="quiet">{lacks.about}</p>
      {found.length === 0 ? (
        <Nothing>{seen.recommended.known === 0 ? `${recommended.none} ${recommended.noneYet}` : lacks.none}</Nothing>
      ) : (
        <SomeRows entries={found}>
          {(shown) => (
            <ScrollTable label={lacks.title} heads={heads}>
              {shown.map(({ question, questionTitle, answer, title, set_aside, missed }) => {
                const name = nameAnswer(language, words, answer, title);
                return (
                  <Row
                    key={`${question} ${answer}`}
                    head={
                      <>
                        <button type="button" className="as-link" onClick={() => choose({ question, answer, name })}>
                          {name}
                        </button>
                        <div className="quiet">{questionTitle}</div>
                      </>
                    }
                    cells={[<ShareBar key="set-aside" share={set_aside} />, <ShareBar key="missed" share={missed} />]}
                  />
                );
              })}
            </ScrollTable>
          )}
        </SomeRows>
      )}
    </section>
  );
}

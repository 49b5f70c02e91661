// The ways through the conversation that most shoppers took, all or those with one answer.

import type { InsightsView } from '@guidepost/contract/views/insight-view';
import { Button, Title } from '@mantine/core';
import { useContext } from 'react';
import { Row, ScrollTable } from '../parts/scroll-table.tsx';
import { Nothing } from '../parts/states.tsx';
import { fillIn, SpokenContext } from '../words/words.ts';
import { nameAnswer, namesById } from './name-answer.ts';
import { ShareBar, ShareInWords } from './share-line.tsx';
import { SomeRows } from './some-rows.tsx';

type Way = InsightsView['paths'][number];

export interface AnswerChosen {
  readonly question: string;
  readonly answer: string;
  readonly name: string;
}

export function WayTable({
  seen,
  answer,
  showAll,
}: {
  readonly seen: InsightsView;
  /** Null: all ways. */
  readonly answer: AnswerChosen | null;
  readonly showAll: () => void;
}) {
  const {
    words: {
      insights: { ways },
    },
  } = useContext(SpokenContext);
  const shown = answer === null ? seen.paths : seen.paths.filter(({ path }) => hasAnswer(path, answer));
  return (
    <section id="ways" className="insight-rows">
      <Title order={2} size="h4" mb="xs">
        {ways.title}
      </Title>
      <p className="quiet">{ways.about}</p>
      {answer !== null && (
        <p className="ways-with" role="status">
          <strong>{fillIn(ways.with, { answer: answer.name })}</strong>
          <Button variant="default" onClick={showAll}>
            {ways.all}
          </Button>
        </p>
      )}
      {shown.length === 0 ? (
        <Nothing>{answer === null ? ways.none : ways.noneWith}</Nothing>
      ) : (
        <Ways key={JSON.stringify(answer)} shown={shown} seen={seen} />
      )}
      <p className="quiet">{ways.cannot}</p>
    </section>
  );
}

const hasAnswer = (path: Way['path'], { question, answer }: AnswerChosen): boolean =>
  path?.some(([id, ...answers]) => id === question && answers.includes(answer)) ?? false;

function Ways({ shown, seen }: { readonly shown: readonly Way[]; readonly seen: InsightsView }) {
  const {
    words: {
      insights: { ways },
    },
  } = useContext(SpokenContext);
  const heads = [ways.way, ways.taken, ways.clicked, ways.bought];
  const titles = namesById(seen.questions);
  return (
    <SomeRows entries={shown}>
      {(rows) => (
        <ScrollTable label={ways.title} heads={heads}>
          {rows.map(({ path, taken, clicked, bought }) => (
            <Row
              key={JSON.stringify(path)}
              head={path === null ? ways.others : <Replies path={path} titles={titles} />}
              cells={[
                <ShareBar key="taken" share={taken} />,
                <ShareInWords key="clicked" share={clicked} />,
                <ShareInWords key="bought" share={bought} />,
              ]}
            />
          ))}
        </ScrollTable>
      )}
    </SomeRows>
  );
}

function Replies({
  path,
  titles,
}: {
  readonly path: NonNullable<Way['path']>;
  readonly titles: ReturnType<typeof namesById>;
}) {
  const { words, language } = useContext(SpokenContext);
  return (
    <ol className="way">
      {path.map(([question = '', ...answers]) => {
        const named = titles.get(question);
        const names = answers.map((answer) => nameAnswer(language, words, answer, named?.answers.get(answer)));
        return (
          <li key={question} title={named?.title ?? question}>
            {names.length === 0 ? (
              <span className="quiet">
                {named?.title ?? question} · {words.insights.ways.skipped}
              </span>
            ) : (
              names.join(', ')
            )}
          </li>
        );
      })}
    </ol>
  );
}

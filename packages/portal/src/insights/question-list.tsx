// Each question by itself: how many saw it, what they did, what they replied, and what came of it.

import type { InsightsView } from '@guidepost/contract/views/insight-view';
import { Paper, Title } from '@mantine/core';
import { useContext } from 'react';
import { Row, ScrollTable } from '../parts/scroll-table.tsx';
import { fillIn, SpokenContext, sayCount } from '../words/words.ts';
import { nameAnswer } from './name-answer.ts';
import { ShareBar, ShareInWords } from './share-line.tsx';
import { SomeRows } from './some-rows.tsx';
import type { AnswerChosen } from './way-table.tsx';

type QuestionSeen = InsightsView['questions'][number];
type Choose = (answer: AnswerChosen) => void;

export function QuestionList({ seen, choose }: { readonly seen: InsightsView; readonly choose: Choose }) {
  const {
    words: {
      insights: { questions },
    },
  } = useContext(SpokenContext);
  return (
    <section aria-label={questions.title} className="insight-rows">
      <Title order={2} size="h4" mb="xs">
        {questions.title}
      </Title>
      <p className="quiet">{questions.about}</p>
      <ol className="insight-questions">
        {seen.questions.map((question) => (
          <Paper key={question.question} component="li" withBorder p="md">
            <Question question={question} choose={choose} />
          </Paper>
        ))}
      </ol>
    </section>
  );
}

const DID = ['replied', 'skipped', 'left', 'changed'] as const;

function Question({ question, choose }: { readonly question: QuestionSeen; readonly choose: Choose }) {
  const { words, language } = useContext(SpokenContext);
  const { questions } = words.insights;
  const { title, viewed } = question;
  return (
    <>
      <Title order={3} size="h5">
        {title ?? question.question}
      </Title>
      <p className="quiet">
        {title === null && `${questions.gone} · `}
        {sayCount(language, questions.viewed, viewed)}
      </p>
      <dl className="did">
        {DID.map((did) => (
          <div key={did}>
            <dt>{questions[did]}</dt>
            <dd>
              <ShareBar share={question[did]} />
            </dd>
          </div>
        ))}
      </dl>
      {question.answers.length === 0 ? (
        <p className="quiet">{questions.noAnswers}</p>
      ) : (
        <Answers question={question} choose={choose} />
      )}
    </>
  );
}

function Answers({ question, choose }: { readonly question: QuestionSeen; readonly choose: Choose }) {
  const { words, language } = useContext(SpokenContext);
  const { questions } = words.insights;
  const heads = [questions.answer, questions.chosen, questions.clicked, questions.bought];
  const isSeveral = question.answers.reduce((sum, { chosen }) => sum + chosen.count, 0) > question.replied.count;
  return (
    <>
      <SomeRows entries={question.answers}>
        {(shown) => (
          <ScrollTable
            label={fillIn(questions.answers, { question: question.title ?? question.question })}
            heads={heads}
          >
            {shown.map(({ answer, title, chosen, clicked, bought }) => {
              const name = nameAnswer(language, words, answer, title);
              return (
                <Row
                  key={answer}
                  head={
                    <button
                      type="button"
                      className="as-link"
                      onClick={() => choose({ question: question.question, answer, name })}
                    >
                      {name}
                    </button>
                  }
                  cells={[
                    <ShareBar key="chosen" share={chosen} />,
                    <ShareInWords key="clicked" share={clicked} />,
                    <ShareInWords key="bought" share={bought} />,
                  ]}
                />
              );
            })}
          </ScrollTable>
        )}
      </SomeRows>
      {isSeveral && <p className="quiet">{questions.several}</p>}
    </>
  );
}

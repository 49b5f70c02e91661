// What stands on the lines of a flow: the start, questions, the moment of results, the end.

import { useContext } from 'react';
import { PlaceLink } from '../../parts/place-link.tsx';
import { sayPercent } from '../../say-percent.ts';
import { fillIn, SpokenContext, sayCount, useWords, wordsOf } from '../../words/words.ts';
import { sayAskIf, titleFrom, written } from '../wording/say-condition.ts';
import type { Flow, FlowQuestion } from './read-flow.ts';

export function StartStop() {
  const { flow } = useWords();
  return (
    <li className="flow-mark" data-lane="0">
      {flow.start}
    </li>
  );
}

export function EndStop() {
  const { flow } = useWords();
  return (
    <li className="flow-mark" data-lane="0">
      {flow.end}
    </li>
  );
}

export function ResultsStop({ flow: { show, reached } }: { readonly flow: Flow }) {
  const { words, language } = useContext(SpokenContext);
  const { flow, differences } = words;
  const count = typeof show === 'object' && show !== null && 'after_questions' in show ? show.after_questions : null;
  const isAfterFilters = show === undefined || show === 'after_filters';
  const when =
    typeof count === 'number'
      ? sayCount(language, differences.afterQuestions, count)
      : wordsOf(differences.values, written(show));
  return (
    <li className="flow-mark flow-results" data-lane="0" data-share={reached ?? undefined}>
      <strong>{isAfterFilters ? flow.resultsAfterFilters : fillIn(flow.resultsWhen, { when })}</strong>
      {reached !== null && <div>{fillIn(flow.reached, { share: sayPercent(language, reached) })}</div>}
    </li>
  );
}

export function QuestionStop({
  client,
  advisor,
  question,
  number,
  titles,
}: {
  readonly client: string;
  readonly advisor: string;
  readonly question: FlowQuestion;
  readonly number: number;
  readonly titles: Flow['titles'];
}) {
  const { words } = useContext(SpokenContext);
  const { flow, conditions } = words;
  const { id, title, role, lane, askIf, seen } = question;
  return (
    <li className="flow-question" data-lane={lane} data-share={seen ?? undefined}>
      <div className="flow-question-head">
        <span aria-hidden="true">{number}</span>
        <PlaceLink
          className="name"
          to={{ page: 'advisors', client, inside: [advisor, 'edit', id] }}
          aria-label={fillIn(flow.edit, { number, title })}
        >
          {title}
        </PlaceLink>
      </div>
      {askIf !== undefined && (
        <p className="flow-ask-if">
          {fillIn(flow.askIf, { condition: sayAskIf(askIf, conditions, titleFrom(titles)) })}
        </p>
      )}
      <Shares question={question} />
      <p className="quiet">{flow[role]}</p>
      <Answers question={question} />
    </li>
  );
}

function Shares({ question: { seen, left, skipped } }: { readonly question: FlowQuestion }) {
  const { words, language } = useContext(SpokenContext);
  const { flow } = words;
  if (seen === null) return null;
  if (seen === 0) return <p className="quiet">{flow.unseen}</p>;
  const parts = [fillIn(flow.seen, { share: sayPercent(language, seen) })];
  if (left !== null && left > 0) parts.push(fillIn(flow.left, { share: sayPercent(language, left) }));
  if (skipped !== null && skipped > 0) parts.push(fillIn(flow.skipped, { share: sayPercent(language, skipped) }));
  return (
    <p className="flow-shares">
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}

function Answers({ question: { kind, answers } }: { readonly question: FlowQuestion }) {
  const { words, language } = useContext(SpokenContext);
  const { flow } = words;
  const name = kind === 'range' ? flow.range : kind === 'catalog' ? flow.fromCatalog : null;
  if (answers.length === 0) return name === null ? null : <p className="quiet">{name}</p>;
  return (
    <details>
      <summary>{name ?? sayCount(language, flow.answers, answers.length)}</summary>
      <ul>
        {answers.map(({ id, title, share }) => (
          <li key={id}>
            <span>{title === '...' ? flow.rare : title}</span>
            {share !== null && (
              <>
                <span className="flow-bar" aria-hidden="true">
                  <span style={{ width: `calc(${share} * 100%)` }} />
                </span>
                <span>{sayPercent(language, share)}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

// All that is told of an advisor in some days, compared with as many days before.

import { ADMIN_PATH } from '@guidepost/contract/admin/admin-route';
import type { InsightsView } from '@guidepost/contract/views/insight-view';
import { Alert } from '@mantine/core';
import { useState } from 'react';
import { useAsked } from '../asking.ts';
import { PlaceLink } from '../parts/place-link.tsx';
import { Answered, Nothing } from '../parts/states.tsx';
import { sayCalendarDay } from '../times.ts';
import { fillIn, useLanguage, useWords } from '../words/words.ts';
import type { Drawn } from './bars.ts';
import { areJustBefore, type Days, daysBefore, utcDay } from './chosen-days.ts';
import { DaysChart } from './days-chart.tsx';
import { type Chosen, daysOf, placeOfInsights } from './insight-place.ts';
import { KeyFigures } from './key-figures.tsx';
import { LacksPanel } from './lacks-panel.tsx';
import { ProductTable } from './product-table.tsx';
import { QuestionList } from './question-list.tsx';
import { RecommendedPanel } from './recommended-panel.tsx';
import { sayNumber } from './say-share.ts';
import { type AnswerChosen, WayTable } from './way-table.tsx';

export function InsightReport({ chosen }: { readonly chosen: Chosen }) {
  const { client, advisor, version } = chosen;
  const days = daysOf(chosen, utcDay(Date.now()));
  const queryOf = ({ from, to }: Days) => ({ from, to, ...(version !== null && { version }) });
  const [asked, again] = useAsked('findInsights', { client, advisor, query: queryOf(days) });
  const [before] = useAsked('findInsights', { client, advisor, query: queryOf(daysBefore(days)) });
  // Both are asked for at once, and either may still be of the days chosen before.
  const beforeOf = (seen: InsightsView): InsightsView | null => {
    const answer = before.state === 'there' ? before.answer : null;
    return answer !== null && answer.version === seen.version && areJustBefore(answer, seen) ? answer : null;
  };
  return (
    <Answered asked={asked} again={again}>
      {(seen) => (
        <>
          <Shown chosen={chosen} seen={seen} />
          {seen.funnel.started === 0 ? <NoneOfThem /> : <Report chosen={chosen} seen={seen} before={beforeOf(seen)} />}
        </>
      )}
    </Answered>
  );
}

function NoneOfThem() {
  const { insights } = useWords();
  return (
    <Nothing>
      {insights.none} {insights.noneHint}
    </Nothing>
  );
}

/** Which days these numbers are of, and how to take them along. */
function Shown({ chosen, seen: { from, to, version } }: { readonly chosen: Chosen; readonly seen: InsightsView }) {
  const { insights } = useWords();
  const language = useLanguage();
  const [first, last] = [sayCalendarDay(language, from), sayCalendarDay(language, to)];
  const query = new URLSearchParams({ from, to, ...(version !== null && { version: String(version) }) });
  const { client, advisor } = chosen;
  const file = `${ADMIN_PATH}/clients/${encodeURIComponent(client)}/advisors/${encodeURIComponent(advisor)}/insights.csv?${query}`;
  return (
    <div className="insight-shown">
      <p aria-live="polite">
        <strong>
          {from === to ? fillIn(insights.day, { day: first }) : fillIn(insights.days, { from: first, to: last })}
        </strong>
        {version !== null && <>, {fillIn(insights.versionNumber, { version })}</>}
      </p>
      {(chosen.days !== '30d' || version !== null) && (
        <PlaceLink to={placeOfInsights({ ...chosen, days: '30d', version: null })}>{insights.backTo}</PlaceLink>
      )}
      <a href={file} download>
        {insights.csv}
      </a>
    </div>
  );
}

function Report({
  chosen,
  seen,
  before,
}: {
  readonly chosen: Chosen;
  readonly seen: InsightsView;
  /** Null: not there yet. */
  readonly before: InsightsView | null;
}) {
  const [drawn, setDrawn] = useState<Drawn>('started');
  const [answer, setAnswer] = useState<AnswerChosen | null>(null);
  const choose = (wanted: AnswerChosen): void => {
    setAnswer(wanted);
    // Where the ways are shown; the next frame has them filtered.
    requestAnimationFrame(() => document.getElementById('ways')?.scrollIntoView({ block: 'start' }));
  };
  return (
    <>
      <MadeUp seen={seen} />
      <KeyFigures seen={seen} before={before} drawn={drawn} draw={setDrawn} />
      {seen.from !== seen.to && <DaysChart chosen={chosen} seen={seen} drawn={drawn} />}
      <QuestionList seen={seen} choose={choose} />
      <WayTable seen={seen} answer={answer} showAll={() => setAnswer(null)} />
      <LacksPanel seen={seen} choose={choose} />
      <RecommendedPanel key={`${seen.from} ${seen.to} ${seen.version}`} seen={seen} />
      <ProductTable seen={seen} />
    </>
  );
}

/** Nobody takes numbers that were made up for those of shoppers. */
function MadeUp({ seen }: { readonly seen: InsightsView }) {
  const { insights } = useWords();
  const language = useLanguage();
  const count = seen.made_up;
  const of = seen.funnel.started;
  if (count === 0) return null;
  const numbers = { count: sayNumber(language, count), of: sayNumber(language, of) };
  return (
    <Alert
      color="orange"
      variant="outline"
      role="note"
      className="made-up"
      title={count === of ? insights.madeUpAll : fillIn(insights.madeUpSome, numbers)}
    >
      {count === of ? insights.madeUpAllHint : insights.madeUpSomeHint}
    </Alert>
  );
}

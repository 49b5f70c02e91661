// One of the numbers day by day, or week by week: drawn, and as a table, where everything that a click does can be done by a link.

import type { InsightsView } from '@guidepost/contract/views/insight-view';
import { Title } from '@mantine/core';
import { useContext } from 'react';
import { goTo } from '../addresses.ts';
import { PlaceLink } from '../parts/place-link.tsx';
import { Row, ScrollTable } from '../parts/scroll-table.tsx';
import { sayCalendarDay } from '../times.ts';
import { fillIn, SpokenContext } from '../words/words.ts';
import { type Bar, barsOf, DRAWN, type Drawn, isByWeek, ticksFor } from './bars.ts';
import { writeDays } from './chosen-days.ts';
import { type Chosen, placeOfInsights } from './insight-place.ts';
import { sayNumber } from './say-share.ts';

interface ChartProps {
  readonly chosen: Chosen;
  readonly bars: readonly Bar[];
  readonly drawn: Drawn;
  readonly isWeekly: boolean;
}

export function DaysChart({
  chosen,
  seen,
  drawn,
}: {
  readonly chosen: Chosen;
  readonly seen: InsightsView;
  readonly drawn: Drawn;
}) {
  const { words } = useContext(SpokenContext);
  const { chart } = words.insights;
  const isWeekly = isByWeek(seen);
  const bars = barsOf(seen, seen.days);
  const title = isWeekly ? chart.titleWeeks : chart.title;
  return (
    <section aria-label={title}>
      <Title order={2} size="h4">
        {title}: {words.insights.figure[drawn]}
      </Title>
      <Drawing chosen={chosen} bars={bars} drawn={drawn} isWeekly={isWeekly} />
      <p className="quiet">{isWeekly ? chart.hintWeeks : chart.hint}</p>
      <details>
        <summary>{chart.table}</summary>
        <BarTable chosen={chosen} bars={bars} drawn={drawn} isWeekly={isWeekly} />
      </details>
    </section>
  );
}

/** In units of the drawing, which is stretched to its place. */
const HEIGHT = 100;
const GAP = 0.2;

function Drawing({ chosen, bars, drawn, isWeekly }: ChartProps) {
  const { words, language } = useContext(SpokenContext);
  const { chart, figure } = words.insights;
  const most = Math.max(...bars.map(({ counts }) => counts[drawn]));
  const ticks = ticksFor(most);
  const top = ticks.at(-1) ?? 1;
  const heightOf = (count: number): number => (count / top) * HEIGHT;
  const [first, last] = [bars[0], bars.at(-1)];
  const label = fillIn(isWeekly ? chart.labelWeeks : chart.label, {
    what: figure[drawn],
    from: first === undefined ? '' : sayCalendarDay(language, first.from),
    to: last === undefined ? '' : sayCalendarDay(language, last.to),
    most: sayNumber(language, most),
  });
  const percentAcross = (index: number): string => `calc(${(index + 0.5) / bars.length} * 100%)`;
  return (
    <div className="chart">
      <div className="chart-ticks" aria-hidden>
        {ticks.map((tick) => (
          <span key={tick} style={{ bottom: `calc(${tick / top} * 100%)` }}>
            {sayNumber(language, tick)}
          </span>
        ))}
      </div>
      <div className="chart-field">
        <svg viewBox={`0 0 ${bars.length} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          {ticks.map((tick) => (
            <line
              key={tick}
              className="grid"
              x1={0}
              x2={bars.length}
              y1={HEIGHT - heightOf(tick)}
              y2={HEIGHT - heightOf(tick)}
            />
          ))}
          {bars.map((bar, index) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the table below has a link for each
            <g
              key={bar.from}
              className="bar"
              onClick={() => goTo(placeOfInsights({ ...chosen, days: writeDays(bar) }))}
            >
              <title>
                {fillIn(chart.ofDay, { day: dayOfBar(bar), count: sayNumber(language, bar.counts[drawn]) })}
              </title>
              <rect className="whole" x={index} width={1} y={0} height={HEIGHT} />
              <rect
                x={index + GAP / 2}
                width={1 - GAP}
                y={HEIGHT - heightOf(bar.counts[drawn])}
                height={heightOf(bar.counts[drawn])}
              />
            </g>
          ))}
        </svg>
        {bars.map(
          ({ newVersion, from }, index) =>
            newVersion !== null && (
              <span
                key={from}
                className="chart-version"
                data-late={index > bars.length / 2 || undefined}
                style={{ left: percentAcross(index) }}
              >
                {fillIn(chart.newVersion, { version: newVersion })}
              </span>
            ),
        )}
        <div className="chart-days" aria-hidden>
          {spread(bars.length).map((index) => (
            <span key={index} style={{ left: percentAcross(index) }}>
              {sayCalendarDay(language, bars[index]?.from ?? '', 'short')}
            </span>
          ))}
        </div>
      </div>
    </div>
  );

  function dayOfBar({ from, to }: Bar): string {
    const begin = sayCalendarDay(language, from);
    return from === to ? begin : fillIn(words.insights.days, { from: begin, to: sayCalendarDay(language, to) });
  }
}

/** Which bars have their day below them: at most five, which fit on a phone. */
function spread(bars: number): number[] {
  const count = Math.min(bars, 5);
  return Array.from({ length: count }, (_, index) => Math.round(((index + 0.5) / count) * bars - 0.5));
}

function BarTable({ chosen, bars, drawn, isWeekly }: ChartProps) {
  const { words, language } = useContext(SpokenContext);
  const { chart, figure } = words.insights;
  const others = DRAWN.filter((each) => each !== drawn);
  const heads = [
    isWeekly ? chart.week : chart.day,
    figure[drawn],
    ...others.map((each) => figure[each]),
    chart.versions,
  ];
  return (
    <ScrollTable label={chart.table} heads={heads}>
      {bars.map((bar) => (
        <Row
          key={bar.from}
          head={
            <PlaceLink to={placeOfInsights({ ...chosen, days: writeDays(bar) })}>
              {sayCalendarDay(language, bar.from)}
            </PlaceLink>
          }
          cells={[...[drawn, ...others].map((each) => sayNumber(language, bar.counts[each])), bar.versions.join(', ')]}
        />
      ))}
    </ScrollTable>
  );
}

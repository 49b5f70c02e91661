// Which advisor, days and version are shown. Each choice has an address of its own.

import type { ListedAdvisorView } from '@guidepost/contract/views/advisor-view';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { goTo } from '../addresses.ts';
import { useAsked } from '../asking.ts';
import { fillIn, useWords } from '../words/words.ts';
import { isDay, PERIODS, periodOf, utcDay, writeDays } from './chosen-days.ts';
import { type Chosen, daysOf, placeOfInsights } from './insight-place.ts';

const OWN = 'own';

export function InsightFilters({
  chosen,
  advisors,
}: {
  readonly chosen: Chosen;
  readonly advisors: readonly ListedAdvisorView[];
}) {
  const { insights } = useWords();
  const { client, advisor, days, version } = chosen;
  /** The days at which others were asked for, which nobody has given yet. */
  const [ownAt, setOwnAt] = useState<string | null>(null);
  const isOwn = ownAt === days || periodOf(days) === null;
  const [versions] = useAsked('listVersions', { client, advisor, query: { limit: 200 } });
  const known = versions.state === 'there' ? versions.answer.versions : [];
  const change = (part: Partial<Chosen>): void => goTo(placeOfInsights({ ...chosen, ...part }));
  const choosePeriod = (wanted: string): void => {
    setOwnAt(wanted === OWN ? days : null);
    if (wanted !== OWN) change({ days: wanted });
  };
  return (
    <search className="insight-filters" aria-label={insights.filters}>
      <NativeSelect
        label={insights.ofAdvisor}
        value={advisor}
        onChange={(event) => change({ advisor: event.currentTarget.value, version: null })}
        data={advisors.map((each) => ({ value: each.advisor, label: each.name }))}
      />
      <NativeSelect
        label={insights.period}
        value={isOwn ? OWN : (periodOf(days) ?? OWN)}
        onChange={(event) => choosePeriod(event.currentTarget.value)}
        data={[...PERIODS, OWN].map((value) => ({
          value,
          label: insights.periods[value as keyof typeof insights.periods],
        }))}
      />
      {isOwn && <OwnDays chosen={chosen} />}
      <NativeSelect
        label={insights.version}
        value={version ?? ''}
        onChange={(event) => change({ version: Number(event.currentTarget.value) || null })}
        data={[
          { value: '', label: insights.allVersions },
          ...known.map((each) => ({
            value: String(each.version),
            label: fillIn(insights.versionNumber, { version: each.version }),
          })),
        ]}
      />
    </search>
  );
}

function OwnDays({ chosen }: { readonly chosen: Chosen }) {
  const { insights } = useWords();
  const [days, setDays] = useState(daysOf(chosen, utcDay(Date.now())));
  const [shown, setShown] = useState(chosen.days);
  if (shown !== chosen.days) {
    // Others were chosen elsewhere: by a link, or the way back.
    setShown(chosen.days);
    setDays(daysOf(chosen, utcDay(Date.now())));
  }
  const isWrong = isDay(days.from) && isDay(days.to) && days.from > days.to;
  const isReady = isDay(days.from) && isDay(days.to) && !isWrong;
  return (
    <form
      className="own-days"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) goTo(placeOfInsights({ ...chosen, days: writeDays(days) }));
      }}
    >
      <TextInput
        type="date"
        label={insights.from}
        value={days.from}
        onChange={(event) => setDays({ ...days, from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={insights.to}
        value={days.to}
        error={isWrong && insights.wrongDays}
        onChange={(event) => setDays({ ...days, to: event.currentTarget.value })}
      />
      <Button type="submit" variant="default">
        {insights.show}
      </Button>
    </form>
  );
}

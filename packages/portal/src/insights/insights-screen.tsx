// What came of the conversations of a shop: one page for each advisor.

import type { ClientView } from '@guidepost/contract/admin/client-routes';
import { useEffect } from 'react';
import { goTo } from '../addresses.ts';
import { useAsked } from '../asking.ts';
import { Page } from '../parts/page.tsx';
import { Answered, Nothing } from '../parts/states.tsx';
import { useWords } from '../words/words.ts';
import { InsightFilters } from './insight-filters.tsx';
import { placeOfInsights, readChosen } from './insight-place.ts';
import { InsightReport } from './insight-report.tsx';

export function InsightsScreen({
  shop: { client },
  inside,
}: {
  readonly shop: ClientView;
  /** Of the address: an advisor, the days, the version. */
  readonly inside: readonly string[];
}) {
  const { insights } = useWords();
  const [asked, again] = useAsked('listAdvisors', { client, query: { limit: 200 } });
  const chosen = readChosen(client, inside);
  const advisors = asked.state === 'there' ? asked.answer.entries : [];
  const first = chosen === null ? (advisors.find((each) => each.published_version !== null) ?? advisors[0]) : undefined;
  useEffect(() => {
    if (first !== undefined)
      goTo(placeOfInsights({ client, advisor: first.advisor, days: '30d', version: null }), { replacing: true });
  }, [client, first]);
  return (
    <Page title={insights.title} about={insights.about}>
      <Answered asked={asked} again={again}>
        {({ entries }) =>
          entries.length === 0 ? (
            <Nothing>{insights.noAdvisors}</Nothing>
          ) : (
            chosen !== null && (
              <>
                <InsightFilters chosen={chosen} advisors={entries} />
                <InsightReport key={chosen.advisor} chosen={chosen} />
              </>
            )
          )
        }
      </Answered>
    </Page>
  );
}

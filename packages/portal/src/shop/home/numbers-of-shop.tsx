// How all advisors of a shop did in the last days, together.

import { Title } from '@mantine/core';
import type { Asked } from '../../asking.ts';
import { MadeUpNote } from '../../insights/made-up-note.tsx';
import { PlaceLink } from '../../parts/place-link.tsx';
import { sayMoney } from '../../say-money.ts';
import { sayDay } from '../../times.ts';
import { fillIn, useLanguage, useWords } from '../../words/words.ts';
import { addUp } from './add-up.ts';
import { DAYS, type Details } from './read-details.ts';
import { Sparkline } from './sparkline.tsx';

export function NumbersOfShop({ client, details }: { readonly client: string; readonly details: Asked<Details> }) {
  const { overview, common } = useWords();
  const language = useLanguage();
  const title = fillIn(overview.numbers, { days: DAYS });
  const numbers = details.state === 'there' ? addUp([...details.answer.insights.values()]) : null;
  if (details.state === 'there' && numbers === null && !details.answer.insightsMissing) return null;
  const isMissing = details.state === 'failed' || (details.state === 'there' && details.answer.insightsMissing);
  return (
    <section aria-label={title} className="numbers">
      <div className="page-head">
        <Title order={2} size="h4">
          {title}
        </Title>
        {numbers !== null && <PlaceLink to={{ page: 'insights', client }}>{overview.toInsights}</PlaceLink>}
      </div>
      {details.state === 'loading' && <p className="quiet">{common.loading}</p>}
      {isMissing && <p role="alert">{overview.notRead}</p>}
      {numbers !== null && (
        <div className="figures">
          <dl>
            <dt>{overview.conversations}</dt>
            <dd>{new Intl.NumberFormat(language).format(numbers.conversations)}</dd>
          </dl>
          <dl>
            <dt>{overview.revenue}</dt>
            <dd>
              {numbers.revenue.length === 0
                ? overview.noRevenue
                : numbers.revenue.map((each) => sayMoney(language, each)).join(' · ')}
            </dd>
          </dl>
          {numbers.conversations > 0 && (
            <Sparkline
              counts={numbers.perDay}
              label={fillIn(overview.perDay, {
                from: sayDay(language, numbers.from),
                to: sayDay(language, numbers.to),
                most: Math.max(...numbers.perDay),
              })}
            />
          )}
        </div>
      )}
      {details.state === 'there' && (
        <p className="quiet">
          <MadeUpNote insights={[...details.answer.insights.values()]} />
        </p>
      )}
    </section>
  );
}

// Products on sale that the advisor has not shown to anybody: how many, and the first of them with a link into the shop.

import type { InsightsView } from '@guidepost/contract/views/insight-view';
import { useContext } from 'react';
import { useAsked } from '../asking.ts';
import { Answered, Nothing } from '../parts/states.tsx';
import { WebAddress } from '../parts/web-address.tsx';
import { sayPercent } from '../say-percent.ts';
import { sayCalendarDay } from '../times.ts';
import { fillIn, SpokenContext, sayCount } from '../words/words.ts';
import { sayNumber } from './say-share.ts';
import { SomeRows } from './some-rows.tsx';

export function NeverRecommended({ seen: { client, advisor, from } }: { readonly seen: InsightsView }) {
  const { words, language } = useContext(SpokenContext);
  const { recommended } = words.insights;
  const [asked, again] = useAsked('findUnrecommended', { client, advisor, query: { from } });
  return (
    <Answered asked={asked} again={again}>
      {({ since, count, of, products }) => {
        if (since === null) return <Nothing>{recommended.neverUnknown}</Nothing>;
        const day = sayCalendarDay(language, since);
        if (count === 0) return <Nothing>{fillIn(recommended.neverNone, { day })}</Nothing>;
        return (
          <div className="never">
            <p>
              <strong>
                {fillIn(sayCount(language, recommended.neverOf, count), { of: sayNumber(language, of), day })}
              </strong>{' '}
              <span className="quiet">({sayPercent(language, count / of)})</span>
            </p>
            <p className="quiet">{recommended.neverWhy}</p>
            {count > products.length && (
              <p className="quiet">{sayCount(language, recommended.neverFirst, products.length)}</p>
            )}
            <SomeRows entries={products}>
              {(shown) => (
                <ul className="never-list" aria-label={recommended.never}>
                  {shown.map(({ sku, title, link }) => (
                    <li key={sku}>
                      <WebAddress url={link}>{title}</WebAddress>
                      <div className="quiet id">{sku}</div>
                    </li>
                  ))}
                </ul>
              )}
            </SomeRows>
            <p className="quiet">{recommended.neverAll}</p>
          </div>
        );
      }}
    </Answered>
  );
}

// Which products the advisor recommends most often, and which never.

import type { InsightsView } from '@guidepost/contract/views/insight-view';
import { Tabs, Title } from '@mantine/core';
import { useContext, useState } from 'react';
import { Row, ScrollTable } from '../parts/scroll-table.tsx';
import { Nothing } from '../parts/states.tsx';
import { sayCalendarDay } from '../times.ts';
import { fillIn, SpokenContext } from '../words/words.ts';
import { NeverRecommended } from './never-recommended.tsx';
import { ProductName } from './product-name.tsx';
import { sayNumber } from './say-share.ts';
import { ShareBar, ShareInWords } from './share-line.tsx';
import { SomeRows } from './some-rows.tsx';

export function RecommendedPanel({ seen }: { readonly seen: InsightsView }) {
  const { words, language } = useContext(SpokenContext);
  const { recommended } = words.insights;
  const [isNever, setIsNever] = useState(false);
  const { since } = seen.recommended;
  return (
    <section className="insight-rows recommended">
      <Title order={2} size="h4" mb="xs">
        {recommended.title}
      </Title>
      <p className="quiet">{recommended.about}</p>
      {since !== null && since > seen.from && (
        <p className="quiet">{fillIn(recommended.since, { day: sayCalendarDay(language, since) })}</p>
      )}
      <Tabs value={isNever ? 'never' : 'most'} onChange={(tab) => setIsNever(tab === 'never')}>
        <Tabs.List aria-label={recommended.tabs}>
          <Tabs.Tab value="most">{recommended.most}</Tabs.Tab>
          <Tabs.Tab value="never">{recommended.never}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="most">
          <Most seen={seen} />
        </Tabs.Panel>
        <Tabs.Panel value="never">{isNever && <NeverRecommended seen={seen} />}</Tabs.Panel>
      </Tabs>
    </section>
  );
}

function Most({ seen }: { readonly seen: InsightsView }) {
  const { words, language } = useContext(SpokenContext);
  const { recommended, products } = words.insights;
  if (seen.recommended.products.length === 0)
    return (
      <Nothing>
        {recommended.none} {recommended.noneYet}
      </Nothing>
    );
  const heads = [products.product, recommended.recommended, recommended.first, recommended.clicked];
  return (
    <SomeRows entries={seen.recommended.products}>
      {(shown) => (
        <ScrollTable label={recommended.title} heads={heads}>
          {shown.map((product) => (
            <Row
              key={product.sku}
              head={<ProductName product={product} />}
              cells={[
                <ShareBar key="recommended" share={product.recommended} />,
                sayNumber(language, product.first),
                <ShareInWords key="clicked" share={product.clicked} />,
              ]}
            />
          ))}
        </ScrollTable>
      )}
    </SomeRows>
  );
}

// Which products shoppers opened, put into the cart and bought after the conversation.

import type { InsightsView } from '@guidepost/contract/views/insight-view';
import { Title } from '@mantine/core';
import { useContext } from 'react';
import { Row, ScrollTable } from '../parts/scroll-table.tsx';
import { Nothing } from '../parts/states.tsx';
import { sayMoney } from '../say-money.ts';
import { SpokenContext } from '../words/words.ts';
import { ProductName } from './product-name.tsx';
import { sayNumber } from './say-share.ts';
import { SomeRows } from './some-rows.tsx';

export function ProductTable({ seen }: { readonly seen: InsightsView }) {
  const { words, language } = useContext(SpokenContext);
  const { products } = words.insights;
  const heads = [products.product, products.clicked, products.added, products.bought, products.revenue];
  return (
    <section className="insight-rows product-numbers">
      <Title order={2} size="h4" mb="xs">
        {products.title}
      </Title>
      {seen.products.length === 0 ? (
        <Nothing>
          {products.none} {products.noneHint}
        </Nothing>
      ) : (
        <SomeRows entries={seen.products}>
          {(shown) => (
            <ScrollTable label={products.title} heads={heads}>
              {shown.map((product) => (
                <Row
                  key={product.sku}
                  head={<ProductName product={product} />}
                  cells={[
                    ...[product.clicked, product.added, product.bought].map((count) => sayNumber(language, count)),
                    product.revenue.map((each) => <div key={each.currency}>{sayMoney(language, each)}</div>),
                  ]}
                />
              ))}
            </ScrollTable>
          )}
        </SomeRows>
      )}
    </section>
  );
}

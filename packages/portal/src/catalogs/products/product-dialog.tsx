// One product with everything that the catalog knows of it.

import type { AttributeView } from '@guidepost/contract/views/attribute-view';
import type { ProductView } from '@guidepost/contract/views/product-view';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { WebAddress } from '../../parts/web-address.tsx';
import { sayPrice } from '../../say-money.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { AttributeText } from '../mapping/product-list.tsx';
import { Picture } from '../picture.tsx';

export function ProductDialog({
  product,
  attributes,
  currency,
  close,
}: {
  /** Null: none is shown. */
  readonly product: ProductView | null;
  readonly attributes: readonly AttributeView[];
  readonly currency: string;
  readonly close: () => void;
}) {
  const { catalogs: words, common } = useWords();
  const language = useLanguage();
  return (
    <Modal
      opened={product !== null}
      onClose={close}
      size="lg"
      title={product?.title}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {product !== null && (
        <dl className="facts">
          <Fact name={words.kinds.sku}>{product.sku}</Fact>
          <Fact name={words.kinds.price}>{sayPrice(language, { currency, value: product.price })}</Fact>
          {product.list_price !== undefined && (
            <Fact name={words.kinds.list_price}>{sayPrice(language, { currency, value: product.list_price })}</Fact>
          )}
          {product.group !== undefined && <Fact name={words.kinds.group}>{product.group}</Fact>}
          <Fact name={words.products.available}>
            {product.available ? words.settings.yesNo.yes : words.settings.yesNo.no}
          </Fact>
          <Fact name={words.kinds.link}>
            <WebAddress url={product.link} />
          </Fact>
          <Fact name={words.kinds.image}>
            <Picture address={product.image} isLarge isTold />
            <WebAddress url={product.image} />
          </Fact>
          {attributes.map(({ name, label, unit }) => {
            const value = product.attributes[name];
            return (
              <Fact key={name} name={label ?? name}>
                {value === undefined ? (
                  <span className="quiet">{words.products.unknown}</span>
                ) : (
                  <AttributeText value={value} unit={unit} />
                )}
              </Fact>
            );
          })}
          {product.description !== undefined && <Fact name={words.kinds.description}>{product.description}</Fact>}
        </dl>
      )}
    </Modal>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

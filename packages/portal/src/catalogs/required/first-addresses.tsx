// What a link or a picture is of the first products, to be looked at.

import type { ProductView } from '@guidepost/contract/views/product-view';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../words/words.ts';
import { Picture } from '../picture.tsx';

const SHOWN = 3;

export function FirstAddresses({
  field,
  products,
  withoutPictures,
}: {
  readonly field: 'link' | 'image';
  readonly products: readonly ProductView[];
  /** Says that there are no pictures; null: it cannot be said. */
  readonly withoutPictures: (() => void) | null;
}) {
  const { required: words } = useWords();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const shown = products.slice(0, SHOWN);
  if (shown.length === 0) return null;
  const isSame = shown.length > 1 && shown.every((product) => product[field] === shown[0]?.[field]);
  return (
    <div className="first-addresses">
      <p className="quiet">{isSame ? words.isSame : words.becomes}</p>
      <ul>
        {shown.slice(0, isSame ? 1 : SHOWN).map((product) => (
          <li key={product.sku}>
            {field === 'image' && (
              <Picture
                address={product.image}
                isLarge
                onGone={() => setGone((now) => new Set([...now, product.image]))}
              />
            )}
            <span>
              {!isSame && <span className="first-title">{product.title}</span>}
              <a
                href={product[field]}
                target="_blank"
                rel="noopener noreferrer"
                title={`${product[field]} · ${words.open}`}
              >
                {product[field]}
              </a>
            </span>
          </li>
        ))}
      </ul>
      {field === 'image' && withoutPictures !== null && shown.every(({ image }) => gone.has(image)) && (
        <div className="pictures-gone" role="status">
          <p>{words.picturesGone}</p>
          <Button size="xs" variant="default" onClick={withoutPictures}>
            {words.noPictures}
          </Button>
        </div>
      )}
    </div>
  );
}

// Any product of the catalog, and why it is among the results or not.

import type { NextResponse } from '@guidepost/contract/next-response';
import type { PreviewExplanationView } from '@guidepost/contract/views/preview-view';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useWords } from '../../words/words.ts';
import { FindProduct } from './find-product.tsx';
import type { GivenReply } from './preview-element.ts';
import { WhyProduct } from './why-product.tsx';

export function WhyPane({
  client,
  explanation,
  sku,
  results,
  language,
  choose,
  change,
}: {
  readonly client: string;
  readonly explanation: PreviewExplanationView | null;
  /** The product that is asked about; null: none. */
  readonly sku: string | null;
  readonly results: NonNullable<NextResponse['results']>;
  /** In which the conversation is led: prices are written as they are there. */
  readonly language: string;
  readonly choose: (sku: string | null) => void;
  readonly change: (replies: readonly GivenReply[]) => Promise<void>;
}) {
  const { preview } = useWords();
  /** What somebody has just chosen and has not seen yet. */
  const chosen = useRef<string | null>(null);
  if (explanation === null) return null;
  const { product, catalog, replies, equals_by } = explanation;
  if (sku !== null) {
    return (
      <div className="preview-why">
        {product?.sku === sku && (
          <WhyProduct
            key={sku}
            {...{ product, replies, language, change }}
            equalsBy={equals_by}
            isChosenNow={() => {
              const isNow = chosen.current === sku;
              chosen.current = null;
              return isNow;
            }}
          />
        )}
        <Button variant="default" onClick={() => choose(null)}>
          {preview.why.other}
        </Button>
      </div>
    );
  }
  const ask = (wanted: string): void => {
    chosen.current = wanted;
    choose(wanted);
  };
  return <FindProduct {...{ client, catalog, results, language }} choose={ask} />;
}

// Any product of the catalog, and why it is among the results or not.

import type { NextResponse } from '@guidepost/contract/next-response';
import type { PreviewExplanationView } from '@guidepost/contract/views/preview-view';
import { Button } from '@mantine/core';
import { useWords } from '../../words/words.ts';
import { FindProduct } from './find-product.tsx';
import type { GivenReply } from './preview-element.ts';
import { WhyProduct } from './why-product.tsx';

export function WhyPane({
  client,
  explanation,
  sku,
  results,
  choose,
  change,
}: {
  readonly client: string;
  readonly explanation: PreviewExplanationView | null;
  /** The product that is asked about; null: none. */
  readonly sku: string | null;
  readonly results: NonNullable<NextResponse['results']>;
  readonly choose: (sku: string | null) => void;
  readonly change: (replies: readonly GivenReply[]) => Promise<void>;
}) {
  const { preview } = useWords();
  if (explanation === null) return null;
  const { product, catalog, replies } = explanation;
  if (sku !== null) {
    return (
      <div className="preview-why">
        {product?.sku === sku && <WhyProduct product={product} replies={replies} change={change} />}
        <Button variant="default" onClick={() => choose(null)}>
          {preview.why.other}
        </Button>
      </div>
    );
  }
  return <FindProduct {...{ client, catalog, results, choose }} />;
}

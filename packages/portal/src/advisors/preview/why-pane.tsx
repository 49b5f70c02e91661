// Any product of the catalog, and why it is among the results or not.

import type { PreviewExplanationView } from '@guidepost/contract/views/preview-view';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useAsked } from '../../asking.ts';
import { Answered, Nothing } from '../../parts/states.tsx';
import { useWords } from '../../words/words.ts';
import type { GivenReply } from './preview-element.ts';
import { WhyProduct } from './why-product.tsx';

interface Named {
  readonly sku: string;
  readonly title: string;
}

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
  readonly results: readonly Named[];
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

/** Milliseconds after the last letter. */
const PAUSE = 250;

function FindProduct({
  client,
  catalog,
  results,
  choose,
}: {
  readonly client: string;
  readonly catalog: string;
  readonly results: readonly Named[];
  readonly choose: (sku: string) => void;
}) {
  const { preview } = useWords();
  const words = preview.why;
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className="preview-why">
      <TextInput
        type="search"
        label={words.search}
        description={words.hint}
        value={typed}
        maxLength={200}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {search !== '' ? (
        <Found {...{ client, catalog, search, choose }} />
      ) : (
        results.length > 0 && <Products heading={words.shownNow} products={results} choose={choose} />
      )}
    </div>
  );
}

function Found({
  client,
  catalog,
  search,
  choose,
}: {
  readonly client: string;
  readonly catalog: string;
  readonly search: string;
  readonly choose: (sku: string) => void;
}) {
  const { preview } = useWords();
  const [asked, again] = useAsked('listProducts', { client, catalog, query: { search, limit: 8 } });
  return (
    <Answered asked={asked} again={again}>
      {({ entries }) =>
        entries.length === 0 ? (
          <Nothing>{preview.why.none}</Nothing>
        ) : (
          <Products heading={preview.why.found} products={entries} choose={choose} />
        )
      }
    </Answered>
  );
}

function Products({
  heading,
  products,
  choose,
}: {
  readonly heading: string;
  readonly products: readonly Named[];
  readonly choose: (sku: string) => void;
}) {
  return (
    <section aria-label={heading}>
      <p className="preview-heading">{heading}</p>
      <ul className="preview-products">
        {products.map(({ sku, title }) => (
          <li key={sku}>
            <button type="button" onClick={() => choose(sku)}>
              <span>{title}</span> <span className="quiet">{sku}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

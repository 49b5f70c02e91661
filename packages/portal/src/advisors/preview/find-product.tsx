// A product is found by its name or number: those of the results first, and those of the same name told apart by what differs.

import type { NextResponse } from '@guidepost/contract/next-response';
import type { AttributeView } from '@guidepost/contract/views/attribute-view';
import type { CatalogView } from '@guidepost/contract/views/catalog-view';
import type { ProductView } from '@guidepost/contract/views/product-view';
import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useAsked } from '../../asking.ts';
import { Answered, Nothing } from '../../parts/states.tsx';
import { sayPrice } from '../../say-money.ts';
import { sayValue } from '../../say-value.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { attributesThatDiffer, type Described } from './tell-apart.ts';

type Result = NonNullable<NextResponse['results']>[number];

interface Listed extends Described {
  readonly sku: string;
  readonly price: string;
}

interface Finding {
  readonly client: string;
  readonly catalog: string;
  readonly results: readonly Result[];
  /** In which the conversation is led. */
  readonly language: string;
  readonly choose: (sku: string) => void;
}

interface Finds {
  /** Null: it is not known yet. */
  readonly known: CatalogView | null;
  /** In which the conversation is led: prices are written as they are there. */
  readonly language: string;
  readonly choose: (sku: string) => void;
}

/** Milliseconds after the last letter. */
const PAUSE = 250;

export function FindProduct({ client, catalog, results, language, choose }: Finding) {
  const { preview } = useWords();
  const words = preview.why;
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const [asked] = useAsked('findCatalog', { client, catalog });
  const known = asked.state === 'there' ? asked.answer : null;
  const shown = results.map(listedOfResult);
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
        <Found {...{ client, catalog, search, shown, known, language, choose }} />
      ) : (
        shown.length > 0 && <Products heading={words.shownNow} products={shown} {...{ known, language, choose }} />
      )}
    </div>
  );
}

function Found({
  client,
  catalog,
  search,
  shown,
  known,
  language: led,
  choose,
}: Pick<Finding, 'client' | 'catalog'> & Finds & { readonly search: string; readonly shown: readonly Listed[] }) {
  const { preview, catalogs } = useWords();
  const words = preview.why;
  const language = useLanguage();
  const [asked, again] = useAsked('listProducts', { client, catalog, query: { search, limit: 8 } });
  const wanted = search.toLowerCase();
  const first = shown.filter(({ sku, title }) => `${title}\n${sku}`.toLowerCase().includes(wanted));
  const say = (value: ProductView['attributes'][string], unit: string | null): string =>
    sayValue(value, unit, language, catalogs);
  return (
    <Answered asked={asked} again={again}>
      {({ entries }) => {
        const others = entries
          .filter(({ sku }) => !first.some((each) => each.sku === sku))
          .map((product) => listedOfProduct(product, known?.attributes ?? [], say));
        if (first.length + others.length === 0) return <Nothing>{words.none}</Nothing>;
        return (
          <>
            {first.length > 0 && (
              <Products heading={words.shownNow} products={first} {...{ known, choose }} language={led} />
            )}
            {others.length > 0 && (
              <Products heading={words.found} products={others} {...{ known, choose }} language={led} />
            )}
          </>
        );
      }}
    </Answered>
  );
}

const listedOfResult = ({ sku, title, price, attributes = [] }: Result): Listed => ({
  ...{ sku, title, price },
  values: new Map(attributes.map(({ label, value }) => [label, value])),
});

const listedOfProduct = (
  { sku, title, price, attributes }: ProductView,
  known: readonly AttributeView[],
  say: (value: ProductView['attributes'][string], unit: string | null) => string,
): Listed => ({
  ...{ sku, title, price },
  values: new Map(
    known.flatMap(({ name, label, unit }) => {
      const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
      return value === undefined ? [] : [[label || name, say(value, unit)] as const];
    }),
  ),
});

function Products({
  heading,
  products,
  known,
  language,
  choose,
}: Finds & { readonly heading: string; readonly products: readonly Listed[] }) {
  const currency = known?.currency ?? null;
  const say = (price: string): string => (currency === null ? price : sayPrice(language, { currency, value: price }));
  return (
    <section aria-label={heading}>
      <p className="preview-heading">{heading}</p>
      <ul className="preview-products">
        {products.map(({ sku, title, price, values }) => (
          <li key={sku}>
            <button type="button" onClick={() => choose(sku)}>
              <span>{title}</span> <span className="quiet">{sku}</span>
              <span className="preview-facts quiet">
                {[
                  say(price),
                  ...attributesThatDiffer(products, title).flatMap((name) =>
                    values.has(name) ? `${name}: ${values.get(name)}` : [],
                  ),
                ].join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

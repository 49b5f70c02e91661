// The products of a catalog, to scroll through and to search; only rows in sight are in the page, however many there are.

import { Table, TextInput, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type UIEvent, useRef, useState } from 'react';
import { Failed, Nothing, Waiting } from '../../parts/states.tsx';
import { sayPrice } from '../../say-money.ts';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { Picture } from '../picture.tsx';
import type { CatalogViewProps } from '../view/catalog-view-props.ts';
import { BeginAt } from './begin-at.tsx';
import { useListedProducts } from './listed-products.ts';
import { ProductDialog } from './product-dialog.tsx';

/** Of a row, in pixels, as in the style sheet. */
const ROW_HEIGHT = 48;
/** In a narrow window a title may take two lines, with the sku below them (`product-row` in the styles). */
const NARROW_ROW_HEIGHT = 70;
const NARROW = '(width < 60rem)';
const BEYOND = 8;
/** Products; more are worth a jump. */
const AT_ONCE = 200;

export function ProductsView({ client, catalog, known }: CatalogViewProps) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const [start, setStart] = useState(0);
  const [top, setTop] = useState(0);
  const [sku, setSku] = useState<string | null>(null);
  const box = useRef<HTMLElement>(null);
  const left = search.trim() === '' ? start : 0;
  const { products, isWhole, isAsking, error, more } = useListedProducts(client, catalog, search.trim(), left);
  const height = box.current?.clientHeight ?? 600;
  const row = useMediaQuery(NARROW, false, { getInitialValueInEffect: false }) ? NARROW_ROW_HEIGHT : ROW_HEIGHT;
  const first = Math.max(0, Math.floor(top / row) - BEYOND);
  const shown = products.slice(first, first + Math.ceil(height / row) + 2 * BEYOND);
  const scrolled = ({ currentTarget }: UIEvent<HTMLElement>): void => {
    setTop(currentTarget.scrollTop);
    if (currentTarget.scrollTop + 3 * currentTarget.clientHeight > products.length * row) more();
  };
  const all = known?.products ?? 0;
  const begin = (at: number): void => {
    setStart(Math.max(0, Math.min(at, all - 1)));
    setTop(0);
    box.current?.scrollTo({ top: 0 });
  };
  const chosen = products.find((product) => product.sku === sku) ?? null;
  const number = new Intl.NumberFormat(language);
  const partOf = (): string =>
    fillIn(words.products.part, {
      ...{ from: number.format(left + 1), to: number.format(left + products.length), of: number.format(all) },
    });
  const currency = known?.currency ?? '';
  return (
    <div>
      <div className="product-finding">
        <TextInput
          type="search"
          label={words.products.search}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            box.current?.scrollTo({ top: 0 });
          }}
        />
        {search.trim() === '' && all > AT_ONCE && <BeginAt start={start} all={all} begin={begin} />}
      </div>
      <p className="quiet" role="status">
        {isAsking
          ? words.products.searching
          : left > 0
            ? partOf()
            : isWhole
              ? sayCount(language, words.products.found, products.length)
              : fillIn(words.products.foundSome, { count: new Intl.NumberFormat(language).format(products.length) })}
      </p>
      {error !== null && <Failed error={error} again={more} />}
      {products.length === 0 && isAsking && <Waiting />}
      {products.length === 0 && !isAsking && error === null && <Nothing>{words.products.none}</Nothing>}
      {products.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only a keyboard scrolls it this way
        <section className="products" ref={box} onScroll={scrolled} tabIndex={0} aria-label={words.products.list}>
          <div style={{ height: products.length * row, paddingTop: first * row }}>
            {/* Only some of its rows are there, and it says which. */}
            <Table role="table" aria-label={words.products.list} aria-rowcount={isWhole ? left + products.length : -1}>
              <Table.Tbody role="rowgroup">
                {shown.map((product, at) => (
                  <Table.Tr role="row" className="product-row" key={product.sku} aria-rowindex={left + first + at + 1}>
                    <Table.Td role="cell" className="product-picture">
                      <Picture address={product.image} />
                    </Table.Td>
                    <Table.Td role="cell" className="product-title">
                      <UnstyledButton className="column-name" onClick={() => setSku(product.sku)}>
                        {product.title}
                      </UnstyledButton>
                    </Table.Td>
                    <Table.Td role="cell" className="product-sku id">
                      {product.sku}
                    </Table.Td>
                    <Table.Td role="cell" className="product-price">
                      {sayPrice(language, { currency, value: product.price })}
                    </Table.Td>
                    <Table.Td role="cell" className="product-state quiet">
                      {product.available ? '' : words.products.unavailable}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </div>
        </section>
      )}
      <ProductDialog
        product={chosen}
        attributes={known?.attributes ?? []}
        currency={currency}
        close={() => setSku(null)}
      />
    </div>
  );
}

// A few products as they come out of the file.

import type { ProductView } from '@guidepost/contract/views/product-view';
import { sayPrice } from '../../say-money.ts';
import { sayValue } from '../../say-value.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { Picture } from '../picture.tsx';
import { asRule, attributesOf, currencyIn, type EditedMapping } from './edited-mapping.ts';

/** What stands in for a picture that comes from nowhere yet. */
const STAND_IN = 'https://stand-in.invalid/';

export function ProductList({
  products,
  mapping,
  missing,
  known = null,
}: {
  readonly products: readonly ProductView[];
  readonly mapping: EditedMapping;
  /** Fields that come from nowhere yet. */
  readonly missing: readonly string[];
  /** Titles that the catalog has, by article number; null: the file has them. */
  readonly known?: ReadonlyMap<string, string | null> | null;
}) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  const rules = attributesOf(mapping);
  const currency = currencyIn(mapping);
  if (products.length === 0) return <p className="quiet">{words.trial.noExamples}</p>;
  return (
    <ul className="examples-of-products">
      {products.map(({ sku, title, price, image, attributes }) => (
        <li key={sku}>
          <div className="example-head">
            {!image.startsWith(STAND_IN) && <Picture address={image} isTold />}
            <div>
              <p className="name">
                {known === null || !missing.includes('title') ? title : (known.get(sku) ?? words.trial.noTitle)}
              </p>
              <p className="quiet">
                {sku} · {known?.get(sku) === null && `${words.trial.unknownSku} · `}
                {missing.includes('price')
                  ? words.trial.noPrice
                  : currency === null
                    ? new Intl.NumberFormat(language).format(Number(price))
                    : sayPrice(language, { currency, value: price })}
              </p>
            </div>
          </div>
          <dl>
            {Object.entries(attributes).map(([name, value]) => (
              <div key={name}>
                <dt>{labelOf(rules[name], name)}</dt>
                <dd>
                  <AttributeText value={value} unit={unitOf(rules[name])} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

export const labelOf = (raw: unknown, name: string): string => {
  const { label } = asRule(raw);
  return typeof label === 'string' ? label : name;
};

export const unitOf = (raw: unknown): string | null => {
  const { unit } = asRule(raw);
  return typeof unit === 'string' ? unit : null;
};

/** A value as people read it. */
export function AttributeText({
  value,
  unit,
}: {
  readonly value: ProductView['attributes'][string];
  readonly unit: string | null;
}) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  return sayValue(value, unit, language, words);
}

// Products beside each other: what of the catalog differs, and how each fits the replies.

import type { Comparison } from '@guidepost/contract/mcp/mcp-tools';
import type { Result } from '@guidepost/contract/next-response';
import { explain } from '@guidepost/engine/explain';
import { narrow } from '@guidepost/engine/narrow';
import type { Session } from '@guidepost/engine/session';
import type { LiveAdvisor } from '../live/live-advisor.ts';
import { AttributeWords } from '../rendering/attribute-words.ts';
import { RenderedDetails } from '../rendering/rendered-details.ts';
import { Titles } from '../views/product-explanation-view.ts';
import { readVisibleJson, visibleTexts } from './visible-text.ts';

type Detailed = Pick<Result, 'sku' | 'title' | 'link' | 'price'> & Required<Pick<Result, 'available' | 'attributes'>>;

/** `products`: by number in the snapshot. */
export function compareProducts(live: LiveAdvisor, session: Session, products: readonly number[]): Comparison {
  const { catalog } = live;
  const details = allDetails(live, session.language);
  const detailed = products.map((product) =>
    readVisibleJson<Detailed>(Buffer.from(`${details.at(product)}}`, 'latin1').toString('utf8')),
  );
  const rows = catalog.attributes.flatMap(({ name }) => {
    const own = detailed.map(({ attributes }) => attributes.find((each) => each.name === name) ?? null);
    const label = own.find((each) => each !== null)?.label;
    return label === undefined ? [] : [{ name, label, values: own.map((each) => each?.value ?? null) }];
  });
  const isAlike = ({ values: [first, ...others] }: (typeof rows)[number]): boolean =>
    others.every((each) => each === first);
  return {
    currency: catalog.currency,
    products: detailed.map(({ sku, title, link, price, available }) => ({ sku, title, link, price, available })),
    differences: rows.filter((row) => !isAlike(row)),
    alike: rows.filter(isAlike).map(({ name, label, values: [value] }) => ({ name, label, value: value ?? '' })),
    wishes: wishesOf(live, session, products),
  };
}

function wishesOf(live: LiveAdvisor, session: Session, products: readonly number[]): Comparison['wishes'] {
  const { compiled } = live;
  const titles = new Titles(live, session.language);
  const narrowed = narrow(compiled, session);
  const explained = products.map((product) => explain(compiled, narrowed, product));
  const asked = [...new Set(explained.flatMap((reasons) => reasons.map(({ question }) => question)))];
  return asked.map((id) => ({
    ...visibleTexts(titles.question(compiled.places.get(id) ?? -1)),
    fits: explained.map((reasons) => reasons.find(({ question }) => question === id)?.fit ?? 'unknown'),
  }));
}

const known = new WeakMap<LiveAdvisor, Map<string, RenderedDetails>>();

/** All attributes of the catalog, not only those that the author chose to show. */
function allDetails(live: LiveAdvisor, language: string): RenderedDetails {
  const ofLanguages = known.get(live) ?? new Map<string, RenderedDetails>();
  known.set(live, ofLanguages);
  let details = ofLanguages.get(language);
  if (details === undefined) {
    const { catalog, results, compiled } = live;
    const titles = new Map(catalog.attributes.map((attribute) => [attribute.name, attribute]));
    details = new RenderedDetails(
      catalog,
      results.get(language) ?? catalog.rendered,
      catalog.attributes.map(({ name }) => name),
      titles,
      new AttributeWords(compiled.advisor, language),
      language,
    );
    ofLanguages.set(language, details);
  }
  return details;
}

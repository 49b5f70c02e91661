// The report of an import that was done: what needs attention, then what it counted.

import type { ImportView } from '@guidepost/contract/views/import-view';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { sayPrice } from '../../say-money.ts';
import { sayPercent } from '../../say-percent.ts';
import { sayTime } from '../../times.ts';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { DifferenceList } from '../coming/difference-list.tsx';
import { LeftOutRows } from '../left-out-rows.tsx';
import { sayRule } from '../say-rule.ts';
import { ConcernList } from './concern-list.tsx';
import { RejectedRows } from './rejected-rows.tsx';
import { type ToMapping, ToMappingButton } from './to-mapping.tsx';
import { UnknownValues } from './unknown-values.tsx';

type Reported = Pick<
  ImportView,
  | 'rejected'
  | 'rows'
  | 'dropped'
  | 'dropped_by'
  | 'rejection_groups'
  | 'remarks'
  | 'columns_gone'
  | 'columns_unused'
  | 'attributes_emptied'
  | 'attributes_gone'
  | 'free_products'
  | 'new_products'
  | 'prices'
  | 'difference'
  | 'other_tables'
  | 'headings'
  | 'offers'
  | 'concerns'
> &
  Partial<
    Pick<ImportView, 'attributes' | 'currency' | 'products' | 'added' | 'changed' | 'unchanged' | 'removed' | 'kept'>
  >;

export function ImportReport({
  client,
  report,
  toMapping,
  children,
}: {
  readonly client: string;
  readonly report: Reported;
  readonly toMapping: ToMapping;
  /** What one does next. */
  readonly children?: ReactNode;
}) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  const say = (count: number): string => new Intl.NumberFormat(language).format(count);
  const { products, added = 0, changed = 0, unchanged = 0, removed = 0, kept = 0 } = report;
  const counts = { added, changed, unchanged, removed, kept };
  return (
    <div className="report">
      {products !== undefined && (
        <p className="report-done" role="status">
          {sayCount(language, words.report.done, products)}
        </p>
      )}
      {children}
      <ul className="counts">
        {(Object.keys(counts) as (keyof typeof counts)[])
          .filter((name) => counts[name] > 0)
          .map((name) => (
            <li key={name}>{fillIn(words.report.counts[name], { count: say(counts[name]) })}</li>
          ))}
      </ul>
      {report.difference && <DifferenceList difference={report.difference} currency={report.currency ?? null} />}
      {report.dropped > 0 && <LeftOutRows tense="past" dropped={report.dropped} rules={report.dropped_by ?? []} />}
      {toMapping !== null && (report.rejected > 0 || (report.dropped_by ?? []).length > 0) && (
        <ToMappingButton to={toMapping} />
      )}
      <Attention client={client} report={report} />
      {products !== undefined && report.attributes !== undefined && (
        <UnknownValues attributes={report.attributes} products={products} />
      )}
    </div>
  );
}

function Attention({ client, report }: { readonly client: string; readonly report: Reported }) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  const { attention } = words.report;
  const nameOf = (name: string): string => report.attributes?.find((each) => each.name === name)?.label ?? name;
  const ruleOf = (rule: string): string => sayRule(words, rule, nameOf);
  const points = [
    ...report.columns_gone.map(({ rule, columns }) =>
      fillIn(attention.columnGone, { rule: ruleOf(rule), columns: columns.join(', ') }),
    ),
    ...attentionOf(report, language, attention, nameOf),
  ];
  if (report.rejected === 0 && points.length === 0 && report.remarks.length === 0)
    return <p className="quiet">{attention.none}</p>;
  return (
    <section aria-label={attention.title}>
      <Title order={3} size="h5">
        {attention.title}
      </Title>
      {report.rejected > 0 && <RejectedRows rejected={report.rejected} groups={report.rejection_groups} />}
      {report.remarks.length > 0 && (
        <details open={report.remarks.length < 6}>
          <summary>
            {sayCount(
              language,
              attention.cells,
              report.remarks.reduce((sum, { count }) => sum + count, 0),
            )}
          </summary>
          <ul className="troubles">
            {report.remarks
              .toSorted((a, b) => b.count - a.count)
              .map(({ attribute, count, examples }) => (
                <li key={attribute}>
                  <b>{nameOf(attribute)}</b> {sayCount(language, words.trial.trouble, count)}{' '}
                  <span className="quiet">{examples.map(({ value }) => value).join(' · ')}</span>
                </li>
              ))}
          </ul>
        </details>
      )}
      <ul className="points">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {report.concerns.length > 0 && (
        <details open>
          <summary>{sayCount(language, attention.concerns, report.concerns.length)}</summary>
          <ConcernList client={client} concerns={report.concerns} />
        </details>
      )}
    </section>
  );
}

type AttentionWords = ReturnType<typeof useWords>['catalogs']['report']['attention'];

function attentionOf(
  report: Reported,
  language: 'en' | 'de',
  words: AttentionWords,
  nameOf: (attribute: string) => string,
): string[] {
  const percent = (share: number): string => sayPercent(language, share);
  const { free_products: free, other_tables: tables, headings, prices } = report;
  return [
    ...report.attributes_emptied.map(({ name, fill_rate_before: before, fill_rate: now }) =>
      fillIn(words.emptied, { name: nameOf(name), before: percent(before), now: percent(now) }),
    ),
    ...(report.attributes_gone.length > 0
      ? [fillIn(words.attributesGone, { names: report.attributes_gone.join(', ') })]
      : []),
    ...(free === null ? [] : [sayCount(language, words.free, free.count)]),
    ...(prices !== null && prices.large > 0 ? [sayPrices(prices, report.currency ?? null, language, words)] : []),
    ...(headings ? sayHeadings(headings, language, words) : []),
    ...(report.offers ? sayOffers(report.offers, language, words) : []),
    ...(tables !== null && tables.left_out.count > 0
      ? [fillIn(words.tables, { names: tables.left_out.examples.map(({ name }) => name).join(', ') })]
      : []),
    ...(report.columns_unused.length > 0
      ? [fillIn(words.unused, { columns: shortened(report.columns_unused, language, words) })]
      : []),
  ];
}

/** How many changed a lot, and the first of them. */
function sayPrices(
  { large, examples }: NonNullable<Reported['prices']>,
  currency: string | null,
  language: 'en' | 'de',
  words: AttentionWords,
): string {
  const say = (price: string): string =>
    currency === null
      ? new Intl.NumberFormat(language).format(Number(price))
      : sayPrice(language, { currency, value: price });
  const named = examples.map(({ sku, before, after }) => `${sku} (${say(before)} → ${say(after)})`);
  return fillIn(sayCount(language, words.prices, large), {
    products: [...named, ...(large > named.length ? ['…'] : [])].join(', '),
  });
}

/** Offers that are over or to come, and when to import again. */
function sayOffers(
  { ended, ahead, changes_at: changesAt }: NonNullable<Reported['offers']>,
  language: 'en' | 'de',
  words: AttentionWords,
): string[] {
  return [
    ...(ended > 0 ? [sayCount(language, words.offersEnded, ended)] : []),
    ...(ahead > 0 ? [sayCount(language, words.offersAhead, ahead)] : []),
    ...(changesAt === null ? [] : [fillIn(words.offersChange, { when: sayTime(language, changesAt) })]),
  ];
}

/** Where the names of the columns are, if not in the first line alone, and what stands above them. */
function sayHeadings(
  { first, last, above, example }: NonNullable<Reported['headings']>,
  language: 'en' | 'de',
  words: AttentionWords,
): string[] {
  if (first === 0) return [fillIn(words.noHeadings, { example })];
  return [
    ...(above > 0 ? [fillIn(sayCount(language, words.aboveHeadings, above), { line: first, example })] : []),
    ...(last > first ? [fillIn(words.joinedHeadings, { first, last })] : []),
  ];
}

const MOST_NAMED = 12;

function shortened(names: readonly string[], language: 'en' | 'de', words: AttentionWords): string {
  const further = names.length - MOST_NAMED;
  const named = names.slice(0, MOST_NAMED).join(', ');
  return further > 0 ? `${named} ${sayCount(language, words.further, further)}` : named;
}

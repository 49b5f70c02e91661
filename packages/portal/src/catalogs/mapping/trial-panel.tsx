// What comes out of the file as a whole: how many products, what is missing, what was not understood, and how products look.

import type { DropCountView } from '@guidepost/contract/views/import-notice-view';
import { Alert, Button, Loader, Title } from '@mantine/core';
import { useId } from 'react';
import { Failed } from '../../parts/states.tsx';
import { sayCount, useLanguage, useWords } from '../../words/words.ts';
import { LeftOutRows } from '../left-out-rows.tsx';
import { sayRule } from '../say-rule.ts';
import { attributesOf, columnsOfField, type EditedMapping, takingIn } from './edited-mapping.ts';
import { type PartOf, useKnownTitles } from './known-titles.ts';
import { LackingValues } from './lacking-values.tsx';
import { LostRows } from './lost-rows.tsx';
import type { MappingInHand, TriedView } from './mapping-in-hand.ts';
import { Models } from './models.tsx';
import { labelOf, ProductList } from './product-list.tsx';
import { type Choose, Troubles } from './troubles.tsx';

export function TrialPanel({
  inHand,
  choose,
  partOf,
}: {
  readonly inHand: MappingInHand;
  readonly choose: Choose;
  /** The catalog of which the file has only what has changed; null: it has all. */
  readonly partOf: PartOf | null;
}) {
  const { catalogs: words } = useWords();
  const title = useId();
  const { tried, wrong, error, isTrying, isCounting, mapping } = inHand;
  return (
    <section className="panel" aria-labelledby={title} aria-busy={isTrying || isCounting}>
      <div className="cells-head">
        <Title order={2} size="h4" id={title}>
          {words.trial.title}
        </Title>
        {(isTrying || isCounting) && <Loader size="xs" aria-hidden />}
      </div>
      {error !== null && <Failed error={error} again={inHand.again} />}
      {wrong?.outcome === 'faulty' && (
        <Alert color="red" variant="outline" role="alert" title={words.trial.faulty}>
          <ul lang="en">
            {wrong.faults.map(({ rule, message }) => (
              <li key={rule + message}>{rule === '' ? message : `${rule}: ${message}`}</li>
            ))}
          </ul>
        </Alert>
      )}
      {wrong?.outcome === 'unreadable' && (
        <Alert color="red" variant="outline" role="alert" title={words.trial.unreadable}>
          <p lang="en">{wrong.error}</p>
        </Alert>
      )}
      {tried !== null && mapping !== null && <Outcome {...{ tried, mapping, inHand, choose, partOf }} />}
    </section>
  );
}

function Outcome({
  tried,
  mapping,
  inHand,
  choose,
  partOf,
}: {
  readonly tried: TriedView;
  readonly mapping: EditedMapping;
  readonly inHand: MappingInHand;
  readonly choose: Choose;
  readonly partOf: PartOf | null;
}) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  const { counted, isCounting } = inHand;
  const known = useKnownTitles(
    partOf,
    tried.examples.map(({ sku }) => sku),
  );
  return (
    <>
      {isCounting && (
        <p className="quiet" role="status">
          {sayCount(language, words.trial.counting, tried.rows)}
        </p>
      )}
      {counted !== null && <Numbers {...{ counted, mapping, inHand, choose }} isPart={partOf !== null} />}
      {partOf === null && tried.absent.length > 0 && (
        <>
          <h3>{words.trial.absent}</h3>
          <ul>
            {tried.absent.map(({ rule, columns }) => (
              <li key={rule}>
                {sayRule(words, rule, (name) => labelOf(attributesOf(mapping)[name], name))}: {columns.join(', ')}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{words.trial.examples}</h3>
      <ProductList products={tried.examples} mapping={mapping} missing={tried.missing} known={known} />
    </>
  );
}

/** What was counted in all rows that are looked at. */
function Numbers({
  counted,
  mapping,
  inHand,
  choose,
  isPart,
}: {
  readonly counted: TriedView;
  readonly mapping: EditedMapping;
  readonly inHand: MappingInHand;
  readonly choose: Choose;
  /** Whether the catalog knows the rest. */
  readonly isPart: boolean;
}) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  return (
    <>
      <p className="of-trial">
        {sayCount(language, words.trial.products, counted.products)}{' '}
        <span className="quiet">
          {sayCount(language, counted.whole ? words.trial.ofRows : words.trial.ofFirstRows, counted.rows)}
        </span>
      </p>
      <Models {...{ counted, mapping }} />
      {counted.rejected > 0 && (
        <ul className="counts of-trial">
          <li className="trouble">{sayCount(language, words.trial.rejected, counted.rejected)}</li>
        </ul>
      )}
      {counted.dropped > 0 && (
        <div className="of-trial">
          <LeftOutRows
            tense="now"
            dropped={counted.dropped}
            rules={counted.dropped_by}
            doing={(rule) => <TakeIn {...{ rule, mapping }} change={inHand.change} />}
          />
        </div>
      )}
      <LostRows tried={counted} inHand={inHand} />
      <Troubles {...{ counted, mapping, choose, isPart }} change={inHand.change} />
      <LackingValues {...{ counted, mapping, choose }} />
    </>
  );
}

const NEEDED = ['title', 'price', 'sku', 'link', 'image'] as const;

/** Rows that lack what every product needs become none in any case. */
function TakeIn({
  rule,
  mapping,
  change,
}: {
  readonly rule: DropCountView;
  readonly mapping: EditedMapping;
  readonly change: MappingInHand['change'];
}) {
  const { lost: words } = useWords();
  const lacksNeeded =
    rule.blank === true && NEEDED.some((field) => columnsOfField(mapping, field).includes(rule.column));
  return (
    <Button size="compact-sm" variant="default" onClick={() => change((now) => takingIn(now, rule))}>
      {lacksNeeded ? words.faultAgain : words.takeIn}
    </Button>
  );
}

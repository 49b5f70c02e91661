// What comes out of the file as a whole: how many products, what is missing, what was not understood, and how products look.

import { Alert, Loader, Title, UnstyledButton } from '@mantine/core';
import { useId } from 'react';
import { Failed } from '../../parts/states.tsx';
import { sayCount, useLanguage, useWords, wordsOf } from '../../words/words.ts';
import { asRule, attributesOf, type EditedMapping } from './edited-mapping.ts';
import { LostRows } from './lost-rows.tsx';
import type { MappingInHand, TriedView } from './mapping-in-hand.ts';
import { ProductList } from './product-list.tsx';

export function TrialPanel({
  inHand,
  choose,
}: {
  readonly inHand: MappingInHand;
  readonly choose: (column: string) => void;
}) {
  const { catalogs: words } = useWords();
  const title = useId();
  const { tried, wrong, error, isTrying, mapping } = inHand;
  return (
    <section className="panel" aria-labelledby={title} aria-busy={isTrying}>
      <div className="cells-head">
        <Title order={2} size="h4" id={title}>
          {words.trial.title}
        </Title>
        {isTrying && <Loader size="xs" aria-hidden />}
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
      {tried !== null && mapping !== null && (
        <Outcome tried={tried} mapping={mapping} inHand={inHand} choose={choose} />
      )}
    </section>
  );
}

function Outcome({
  tried,
  mapping,
  inHand,
  choose,
}: {
  readonly tried: TriedView;
  readonly mapping: EditedMapping;
  readonly inHand: MappingInHand;
  readonly choose: (column: string) => void;
}) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  const columnOf = (name: string): string | null => {
    const { from, column } = asRule(attributesOf(mapping)[name]);
    const [first] = [column ?? from].flat();
    return typeof first === 'string' && !/[{}]/.test(first) ? first : null;
  };
  return (
    <>
      <p>
        {sayCount(language, words.trial.products, tried.products)}{' '}
        <span className="quiet">
          {sayCount(language, tried.whole ? words.trial.ofRows : words.trial.ofFirstRows, tried.rows)}
        </span>
      </p>
      {tried.rejected + tried.dropped > 0 && (
        <ul className="counts">
          {tried.rejected > 0 && (
            <li className="trouble">{sayCount(language, words.trial.rejected, tried.rejected)}</li>
          )}
          {tried.dropped > 0 && <li>{sayCount(language, words.trial.dropped, tried.dropped)}</li>}
        </ul>
      )}
      <LostRows tried={tried} inHand={inHand} />
      {tried.absent.length > 0 && (
        <>
          <h3>{words.trial.absent}</h3>
          <ul>
            {tried.absent.map(({ rule, columns }) => (
              <li key={rule}>
                {rule}: {columns.join(', ')}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{words.trial.troubles}</h3>
      {tried.troubles.length === 0 && <p className="quiet">{words.trial.noTroubles}</p>}
      <ul className="troubles">
        {tried.troubles.map(({ name, count, texts }) => {
          const column = columnOf(name);
          return (
            <li key={name}>
              <span className="trouble">{sayCount(language, words.trial.trouble, count)}</span>{' '}
              {column === null ? (
                <b>{wordsOf(words.kinds, name)}</b>
              ) : (
                <UnstyledButton className="column-name" onClick={() => choose(column)}>
                  {name}
                </UnstyledButton>
              )}
              <span className="quiet"> {texts.map(({ text, count: times }) => `${text} (${times})`).join(' · ')}</span>
            </li>
          );
        })}
      </ul>
      <h3>{words.trial.examples}</h3>
      <ProductList products={tried.examples} mapping={mapping} missing={tried.missing} />
    </>
  );
}

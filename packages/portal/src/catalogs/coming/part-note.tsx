// A file of only what has changed: that it was taken for one, what it leaves as it is, and the way to say otherwise.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import { Button } from '@mantine/core';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { asRule, attributesOf, columnsOfRule, type EditedMapping, usesOf } from '../mapping/edited-mapping.ts';
import type { TriedView } from '../mapping/mapping-in-hand.ts';
import { labelOf } from '../mapping/product-list.tsx';
import type { PartOfCatalog } from './use-part-of-catalog.ts';

export function PartNote({
  part: { mode, setMode, isFound, price },
  survey,
  mapping,
  tried,
}: {
  readonly part: PartOfCatalog;
  readonly survey: SurveyView;
  readonly mapping: EditedMapping;
  readonly tried: TriedView | null;
}) {
  const { coming: words, catalogs } = useWords();
  const language = useLanguage();
  if (mode !== 'update' && !isFound) return null;
  const used = survey.columns.filter(({ column }) => column !== price && usesOf(mapping, column).length > 0);
  const lacked = new Set(tried?.absent.map(({ rule }) => rule));
  const staying = Object.entries(attributesOf(mapping)).flatMap(([name, raw]) =>
    lacked.has(`attributes.${name}`) && columnsOfRule(asRule(raw)).length > 0 ? labelOf(raw, name) : [],
  );
  return (
    <section className="panel part-note" aria-label={words.partOrWhole}>
      {mode === 'update' ? (
        <>
          <p>
            <b>{catalogs.importing.modes.update}.</b>{' '}
            {isFound &&
              fillIn(words.partFound, {
                columns: used.map(({ column }) => fillIn(words.named, { column })).join(', '),
              })}{' '}
            {words.partStays}
          </p>
          {price !== null && usesOf(mapping, price).length > 0 && <p>{fillIn(words.partPrice, { column: price })}</p>}
          {staying.length > 0 && (
            <details>
              <summary>{sayCount(language, words.partProperties, staying.length)}</summary>
              <p className="quiet">{staying.join(', ')}</p>
            </details>
          )}
        </>
      ) : (
        <p>{words.partDenied}</p>
      )}
      <div>
        <Button size="compact-sm" variant="default" onClick={() => setMode(mode === 'update' ? 'replace' : 'update')}>
          {mode === 'update' ? words.isWhole : catalogs.importing.isPart}
        </Button>
      </div>
    </section>
  );
}

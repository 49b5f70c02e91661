// What values a property has that is read from a column, and which of them are one.

import { Checkbox } from '@mantine/core';
import { Fragment, useState } from 'react';
import { useFirstFew } from '../../parts/first-few.tsx';
import { sayValue } from '../../say-value.ts';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import type { MappingInHand } from './mapping-in-hand.ts';
import { isMergeable, Merged, MergingBar } from './merging.tsx';
import { readIn } from './read-in.ts';
import type { ReadUse } from './read-uses.ts';
import { saidValues } from './said-values.ts';

/** Texts that the service tells; of fewer it has told all. */
const MOST_TOLD = 20;
/** They are seen at once. */
const FEW = 6;
/** Values to be ticked. */
const FEW_VALUES = 12;

export function ReadValues({ use, inHand }: { readonly use: ReadUse; readonly inHand: MappingInHand }) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { counted } = inHand;
  const values = counted?.values[use.name] ?? [];
  const distinct = counted?.distinct[use.name] ?? values.length;
  const { shown, search, more } = useFirstFew(values, {
    ...{ most: FEW_VALUES, all: distinct },
    textOf: ({ value }) => String(value),
  });
  if (counted === null) return null;
  const filled = counted.filled[use.name] ?? 0;
  const without = inHand.cellsOf === null ? undefined : inHand.tried?.without[use.name];
  const texts = readIn(inHand.tried?.cells ?? [], use.name);
  const canMerge = isMergeable(use) && values.length > 1;
  const isMerged = isMergeable(use) && use.rule.map !== undefined;
  const format = new Intl.NumberFormat(language);
  return (
    <div className="read-told of-trial">
      <p className="quiet">
        {sayCount(language, words.trial.products, filled)}
        {!canMerge && values.length > 0 && `: ${saidValues({ values, distinct }, use.rule, language, words)}`}
      </p>
      {without !== undefined && without.count > 0 && !inHand.isCounting && (
        <details open={without.count <= FEW}>
          <summary>{sayCount(language, words.cells.without, without.count)}</summary>
          <ul>
            {without.texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {without.texts.length >= MOST_TOLD && without.texts.length < without.count && (
            <p className="quiet">{fillIn(words.cells.withoutMore, { shown: without.texts.length })}</p>
          )}
        </details>
      )}
      {!canMerge && texts.size > 0 && (
        <dl className="read-in">
          {values.slice(0, FEW).map(({ value }) => (
            <Fragment key={String(value)}>
              <dt>{sayValue(value, use.rule.unit, language, words)}</dt>
              <dd>
                <ReadIn texts={texts.get(String(value))} />
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
      {(canMerge || isMerged) && (
        <>
          <Merged use={use} inHand={inHand} />
          <MergingBar use={use} chosen={chosen} forget={() => setChosen([])} inHand={inHand} />
          {search}
          <div className="read-choices">
            {shown.map(({ value, count }) => (
              <Checkbox
                key={String(value)}
                size="xs"
                label={`${value} (${format.format(count)})`}
                description={texts.has(String(value)) && <ReadIn texts={texts.get(String(value))} />}
                checked={chosen.includes(String(value))}
                onChange={({ currentTarget: { checked } }) =>
                  setChosen(checked ? [...chosen, String(value)] : chosen.filter((text) => text !== value))
                }
              />
            ))}
          </div>
          {more}
        </>
      )}
    </div>
  );
}

/** One below the other, each on a line. */
function ReadIn({ texts = [] }: { readonly texts?: readonly string[] | undefined }) {
  return texts.map((text) => (
    <span key={text} className="quiet read-in-text" title={text}>
      {text}
    </span>
  ));
}

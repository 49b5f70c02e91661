// What values a property has that is read from a column, and which of them are one.

import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useFirstFew } from '../../parts/first-few.tsx';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import type { MappingInHand } from './mapping-in-hand.ts';
import { isMergeable, Merging } from './merging.tsx';
import type { ReadUse } from './read-uses.ts';
import { saidValues } from './said-values.ts';

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
          {without.texts.length < without.count && (
            <p className="quiet">{fillIn(words.cells.withoutMore, { shown: without.texts.length })}</p>
          )}
        </details>
      )}
      {(canMerge || isMerged) && (
        <>
          <Merging use={use} chosen={chosen} forget={() => setChosen([])} inHand={inHand} />
          {search}
          <div className="read-choices">
            {shown.map(({ value, count }) => (
              <Checkbox
                key={String(value)}
                size="xs"
                label={`${value} (${format.format(count)})`}
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

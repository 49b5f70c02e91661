// The columns of a file, each with what it is, how full it is, how its values lie, and examples.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import { UnstyledButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { sayPercent } from '../../say-percent.ts';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { FillBar, Histogram } from './bars.tsx';
import { ColumnTitle } from './column-title.tsx';
import { DroppedNote, type Dropping } from './dropping.tsx';
import { type ColumnUse, currencyIn, type EditedMapping, usesOf } from './edited-mapping.ts';
import { type Fold, foldColumns } from './fold-columns.ts';
import type { TriedView } from './mapping-in-hand.ts';
import { ReadRow } from './read-row.tsx';
import { labelOfUse, ownLabels, type ReadUse, type SplitUses, splitUses } from './read-uses.ts';
import { sayUse } from './say-use.ts';
import { PropertyTick, type TickedProperties } from './ticked-properties.tsx';
import { titleOfColumn } from './title-of-column.ts';
import { type Choose, troublesOf } from './troubles.tsx';
import { usesInFile } from './uses-in-file.ts';
import { Without } from './without.tsx';

type ToldColumn = SurveyView['columns'][number];

export function ColumnTable({
  survey,
  mapping,
  tried,
  column,
  marked,
  choose,
  dropping,
  properties,
}: {
  readonly survey: SurveyView;
  readonly mapping: EditedMapping;
  readonly tried: TriedView | null;
  readonly column: string | null;
  /** The property of that column that was chosen itself. */
  readonly marked: string | null;
  readonly choose: Choose;
  readonly dropping: Dropping;
  readonly properties: TickedProperties;
}) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  const { heads } = words.desk;
  const found = rowsFound(survey, mapping, properties);
  const foundUses = new Map(found.map(({ told, uses }) => [told, uses]));
  const { shown, folds } = foldColumns(
    found.map(({ told }) => told),
    (told) => told.column !== column && usesOf(mapping, told.column).length === 0,
  );
  const rows = (columns: readonly ToldColumn[]) =>
    columns.map((told) => (
      <ColumnRows
        key={told.column}
        {...{ told, mapping, tried, marked, choose, dropping, properties }}
        looked={survey.looked}
        uses={foundUses.get(told) ?? []}
        chosen={column}
      />
    ));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only a keyboard scrolls it this way
    <section className="scroll columns" aria-label={words.desk.columns} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{heads.column}</th>
            <th scope="col">{heads.is}</th>
            <th scope="col">{heads.filled}</th>
            <th scope="col">{heads.values}</th>
            <th scope="col">{heads.examples}</th>
          </tr>
        </thead>
        <tbody>
          {rows(shown)}
          {folds.map((fold) => (
            <FoldedRows key={fold.inside} fold={fold}>
              {() => rows(fold.columns)}
            </FoldedRows>
          ))}
        </tbody>
      </table>
      {survey.more_columns > 0 && (
        <p className="quiet">{sayCount(language, words.desk.moreColumns, survey.more_columns)}</p>
      )}
    </section>
  );
}

/** The columns that are looked for, by their own names or by those of what is read from them. */
const rowsFound = (survey: SurveyView, mapping: EditedMapping, { hasColumn, hasUse }: TickedProperties) =>
  survey.columns.flatMap((told) => {
    const uses = usesInFile(mapping, told.column, survey.columns);
    return hasColumn(told.column) || uses.some(hasUse) ? [{ told, uses }] : [];
  });

/** Of a column that is not called so, only the properties that are. */
const readFound = ({ column }: ToldColumn, read: readonly ReadUse[], { hasColumn, hasUse }: TickedProperties) =>
  hasColumn(column) ? read : read.filter(hasUse);

const namesOf = (uses: readonly ColumnUse[]): string[] =>
  uses.flatMap((use) => (use.kind === 'attribute' ? [use.name] : []));

/** The names of all properties that the table shows. */
export function shownProperties(survey: SurveyView, mapping: EditedMapping, properties: TickedProperties): string[] {
  const names = rowsFound(survey, mapping, properties).flatMap(({ told, uses }) => {
    const { main, read } = splitUses(uses);
    return namesOf([...main, ...readFound(told, read, properties)]);
  });
  return [...new Set(names)];
}

function FoldedRows({
  fold: { inside, columns },
  children,
}: {
  readonly fold: Fold;
  readonly children: () => ReactNode;
}) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const said = sayCount(language, inside === null ? words.desk.ofShop : words.desk.inside, columns.length);
  return (
    <>
      <tr className="folded">
        <th scope="row" colSpan={5}>
          <UnstyledButton className="column-name" aria-expanded={isOpen} onClick={() => setIsOpen((before) => !before)}>
            {fillIn(said, { inside: inside ?? '' })}
          </UnstyledButton>
        </th>
      </tr>
      {isOpen && children()}
    </>
  );
}

function ColumnRows({
  told,
  looked,
  uses,
  mapping,
  tried,
  chosen,
  marked,
  choose,
  dropping,
  properties,
}: {
  readonly told: ToldColumn;
  /** How many rows were. */
  readonly looked: number;
  readonly uses: readonly ColumnUse[];
  readonly mapping: EditedMapping;
  readonly tried: TriedView | null;
  readonly chosen: string | null;
  readonly marked: string | null;
  readonly choose: Choose;
  readonly dropping: Dropping;
  readonly properties: TickedProperties;
}) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  const { heads } = words.desk;
  const { column } = told;
  const { main, read } = splitUses(uses);
  const shown = readFound(told, read, properties);
  const isChosen = column === chosen;
  return (
    <>
      <tr data-chosen={isChosen || undefined} data-read={shown.length > 0 || undefined}>
        <th scope="row">
          <PropertyTick properties={properties} names={namesOf(main)} label={titleOfColumn(column)} />
          <UnstyledButton className="column-name" aria-pressed={isChosen} onClick={() => choose(column, null)}>
            <ColumnTitle column={column} />
          </UnstyledButton>
        </th>
        <td data-head={heads.is}>
          <div>
            <WhatItIs {...{ column, uses, main, read, tried }} currency={currencyIn(mapping)} />
          </div>
        </td>
        <td data-head={heads.filled}>
          <FillBar part={told.filled} of={looked} label={sayPercent(language, told.filled / Math.max(looked, 1))} />
          <Without uses={main} tried={tried} />
        </td>
        <td data-head={heads.values}>
          <div className="column-values">
            {told.distinct === 1 ? (
              <span className="quiet">{words.desk.alwaysSame}</span>
            ) : (
              <span>{new Intl.NumberFormat(language).format(told.distinct)}</span>
            )}
            <Lie told={told} />
          </div>
        </td>
        <td data-head={heads.examples} className="examples">
          <div>
            {told.common.slice(0, 3).map(({ text }) => (
              <span key={text} title={text}>
                {text}
              </span>
            ))}
          </div>
        </td>
      </tr>
      {shown.map((use) => (
        <ReadRow
          key={use.name}
          {...{ use, column, tried, isChosen, choose, properties }}
          drop={() => dropping.drop(column, uses, use, labelOfUse(use))}
          isMarked={isChosen && use.name === marked}
        />
      ))}
      {dropping.dropped?.column === column && (
        <tr className="read-from">
          <td colSpan={5}>
            <DroppedNote dropping={dropping} />
          </td>
        </tr>
      )}
    </>
  );
}

/** How its values lie: numbers by size, others by how common they are. */
function Lie({ told: { numbers, common, distinct, filled } }: { readonly told: ToldColumn }) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  // Where every value is another one, there is nothing to see.
  if (distinct <= 1 || (numbers === null && distinct === filled)) return null;
  if (numbers === null) return <Histogram counts={common.map(({ count }) => count)} label={words.desk.commonLabel} />;
  const format = new Intl.NumberFormat(language);
  const ends = { from: format.format(numbers.smallest), to: format.format(numbers.largest) };
  return <Histogram counts={numbers.histogram} label={fillIn(words.desk.numbersLabel, ends)} />;
}

function WhatItIs({
  column,
  uses,
  main,
  read,
  tried,
  currency,
}: SplitUses & {
  readonly column: string;
  readonly uses: readonly ColumnUse[];
  readonly tried: TriedView | null;
  readonly currency: string | null;
}) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  if (uses.length === 0) return <span className="quiet">{words.kinds.nothing}</span>;
  // Those of what is read from it stand at their own rows.
  const labels = ownLabels(column, main);
  const troubles = main.reduce((sum, use) => sum + troublesOf(use, tried), 0);
  return (
    <>
      <span className="what-it-is">
        {main.length > 0
          ? [...new Set(main.map((use) => sayUse(use, words, currency)))].join(', ')
          : sayCount(language, words.desk.several, read.length)}
      </span>
      {labels.length > 0 && (
        <span className="quiet what-it-is">{fillIn(words.desk.called, { label: labels.join(', ') })}</span>
      )}
      {troubles > 0 && <span className="trouble">{sayCount(language, words.desk.notUnderstood, troubles)}</span>}
    </>
  );
}

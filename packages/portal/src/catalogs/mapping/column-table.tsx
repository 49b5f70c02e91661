// The columns of a file, each with what it is, how full it is, how its values lie, and examples.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import { CloseButton, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { sayPercent } from '../../say-percent.ts';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { FillBar, Histogram } from './bars.tsx';
import { kindOf } from './column-kinds.ts';
import { ColumnTitle, titleOfColumn } from './column-title.tsx';
import { type ColumnUse, type EditedMapping, usesOf, withoutUse } from './edited-mapping.ts';
import type { MappingInHand, TriedView } from './mapping-in-hand.ts';
import { labelOfUse, type SplitUses, splitUses } from './read-uses.ts';

type ToldColumn = SurveyView['columns'][number];

/** The code of the importer for what a shop system keeps for itself. */
const OF_SHOP = 'shop-record';

export function ColumnTable({
  survey,
  mapping,
  tried,
  column,
  choose,
  change,
}: {
  readonly survey: SurveyView;
  readonly mapping: EditedMapping;
  readonly tried: TriedView | null;
  readonly column: string | null;
  readonly choose: (column: string) => void;
  readonly change: MappingInHand['change'];
}) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { heads } = words.desk;
  const isOfShop = (told: ToldColumn): boolean =>
    told.left_out_coded?.code === OF_SHOP && told.column !== column && usesOf(mapping, told.column).length === 0;
  const ofShop = survey.columns.filter(isOfShop);
  const shown = survey.columns.filter((told) => !ofShop.includes(told));
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
          {shown.map((told) => (
            <ColumnRows key={told.column} {...{ told, survey, mapping, tried, choose, change }} chosen={column} />
          ))}
          {ofShop.length > 0 && (
            <tr className="of-shop">
              <th scope="row" colSpan={5}>
                <UnstyledButton
                  className="column-name"
                  aria-expanded={isOpen}
                  onClick={() => setIsOpen((before) => !before)}
                >
                  {sayCount(language, words.desk.ofShop, ofShop.length)}
                </UnstyledButton>
              </th>
            </tr>
          )}
          {isOpen &&
            ofShop.map((told) => (
              <ColumnRows key={told.column} {...{ told, survey, mapping, tried, choose, change }} chosen={column} />
            ))}
        </tbody>
      </table>
      {survey.more_columns > 0 && (
        <p className="quiet">{sayCount(language, words.desk.moreColumns, survey.more_columns)}</p>
      )}
    </section>
  );
}

function ColumnRows({
  told,
  survey,
  mapping,
  tried,
  chosen,
  choose,
  change,
}: {
  readonly told: ToldColumn;
  readonly survey: SurveyView;
  readonly mapping: EditedMapping;
  readonly tried: TriedView | null;
  readonly chosen: string | null;
  readonly choose: (column: string) => void;
  readonly change: MappingInHand['change'];
}) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  const { heads } = words.desk;
  const { column } = told;
  const uses = usesOf(mapping, column);
  const { main, read } = splitUses(uses);
  const isChosen = column === chosen || undefined;
  return (
    <>
      <tr data-chosen={isChosen} data-read={read.length > 0 || undefined}>
        <th scope="row">
          <UnstyledButton className="column-name" aria-pressed={column === chosen} onClick={() => choose(column)}>
            <ColumnTitle column={column} />
          </UnstyledButton>
        </th>
        <td data-head={heads.is}>
          <div>
            <WhatItIs {...{ uses, main, read, tried }} />
          </div>
        </td>
        <td data-head={heads.filled}>
          <FillBar
            part={told.filled}
            of={survey.looked}
            label={sayPercent(language, Math.floor((told.filled / Math.max(survey.looked, 1)) * 100) / 100)}
          />
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
      {read.map((use) => (
        <tr key={use.name} className="read-from" data-chosen={isChosen}>
          <th scope="row">
            <UnstyledButton className="column-name" onClick={() => choose(column)}>
              {labelOfUse(use)}
            </UnstyledButton>
          </th>
          <td colSpan={3}>
            {sayKind(use, words.kinds)},{' '}
            <span className="quiet">
              {fillIn(words.desk.readFrom, { column: titleOfColumn(column) })}
              {tried !== null && `: ${sayCount(language, words.trial.products, tried.filled[use.name] ?? 0)}`}
            </span>
          </td>
          <td>
            <CloseButton
              size="sm"
              aria-label={fillIn(words.desk.dropRead, { name: labelOfUse(use) })}
              onClick={() => change((now) => withoutUse(now, use, column))}
            />
          </td>
        </tr>
      ))}
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
  uses,
  main,
  read,
  tried,
}: SplitUses & { readonly uses: readonly ColumnUse[]; readonly tried: TriedView | null }) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  if (uses.length === 0) return <span className="quiet">{words.kinds.nothing}</span>;
  const troubles = uses.reduce((sum, use) => {
    const trouble = use.kind === 'attribute' ? tried?.troubles.find(({ name }) => name === use.name) : undefined;
    return sum + (trouble?.count ?? 0);
  }, 0);
  return (
    <>
      <span className="what-it-is">
        {main.length > 0
          ? [...new Set(main.map((use) => sayKind(use, words.kinds)))].join(', ')
          : sayCount(language, words.desk.several, read.length)}
      </span>
      {troubles > 0 && <span className="trouble">{sayCount(language, words.desk.notUnderstood, troubles)}</span>}
    </>
  );
}

function sayKind(use: ColumnUse, kinds: Readonly<Record<string, string>>): string {
  const unit = use.kind === 'attribute' && typeof use.rule.unit === 'string' ? ` (${use.rule.unit})` : '';
  return `${kinds[kindOf(use)]}${unit}`;
}

// The columns of a file, each with what it is, how full it is, how its values lie, and examples.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import { UnstyledButton } from '@mantine/core';
import { sayPercent } from '../../say-percent.ts';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { FillBar, Histogram } from './bars.tsx';
import { kindOf } from './column-kinds.ts';
import { type ColumnUse, type EditedMapping, usesOf } from './edited-mapping.ts';
import type { TriedView } from './mapping-in-hand.ts';

type ToldColumn = SurveyView['columns'][number];

export function ColumnTable({
  survey,
  mapping,
  tried,
  column,
  choose,
}: {
  readonly survey: SurveyView;
  readonly mapping: EditedMapping;
  readonly tried: TriedView | null;
  readonly column: string | null;
  readonly choose: (column: string) => void;
}) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  const { heads } = words.desk;
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
          {survey.columns.map((told) => (
            <tr key={told.column} data-chosen={told.column === column || undefined}>
              <th scope="row">
                <UnstyledButton
                  className="column-name"
                  aria-pressed={told.column === column}
                  onClick={() => choose(told.column)}
                >
                  {told.column}
                </UnstyledButton>
              </th>
              <td data-head={heads.is}>
                <div>
                  <WhatItIs uses={usesOf(mapping, told.column)} tried={tried} />
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
                  <span>{new Intl.NumberFormat(language).format(told.distinct)}</span>
                  <Lie told={told} />
                </div>
              </td>
              <td data-head={heads.examples} className="examples">
                {told.common
                  .slice(0, 3)
                  .map(({ text }) => text)
                  .join(' · ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {survey.more_columns > 0 && (
        <p className="quiet">{sayCount(language, words.desk.moreColumns, survey.more_columns)}</p>
      )}
    </section>
  );
}

/** How its values lie: numbers by size, others by how common they are. */
function Lie({ told: { numbers, common, distinct, filled } }: { readonly told: ToldColumn }) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  // Where every value is another one, there is nothing to see.
  if (numbers === null && distinct === filled) return null;
  if (numbers === null) return <Histogram counts={common.map(({ count }) => count)} label={words.desk.commonLabel} />;
  const format = new Intl.NumberFormat(language);
  const ends = { from: format.format(numbers.smallest), to: format.format(numbers.largest) };
  return <Histogram counts={numbers.histogram} label={fillIn(words.desk.numbersLabel, ends)} />;
}

function WhatItIs({ uses, tried }: { readonly uses: readonly ColumnUse[]; readonly tried: TriedView | null }) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  if (uses.length === 0) return <span className="quiet">{words.kinds.nothing}</span>;
  const troubles = uses.reduce((sum, use) => {
    const trouble = use.kind === 'attribute' ? tried?.troubles.find(({ name }) => name === use.name) : undefined;
    return sum + (trouble?.count ?? 0);
  }, 0);
  return (
    <>
      <span className="what-it-is">{[...new Set(uses.map((use) => sayKind(use, words.kinds)))].join(', ')}</span>
      {troubles > 0 && <span className="trouble">{sayCount(language, words.desk.notUnderstood, troubles)}</span>}
    </>
  );
}

function sayKind(use: ColumnUse, kinds: Readonly<Record<string, string>>): string {
  const unit = use.kind === 'attribute' && typeof use.rule.unit === 'string' ? ` (${use.rule.unit})` : '';
  return `${kinds[kindOf(use)]}${unit}`;
}

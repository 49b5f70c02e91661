// What becomes of each different cell of a column; what was not understood comes first. Spellings that are one are put together here.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import { Checkbox, Loader } from '@mantine/core';
import { useState } from 'react';
import { useFirstFew } from '../../parts/first-few.tsx';
import { sayPrice } from '../../say-money.ts';
import { fillIn, sayCount, useLanguage, useWords, wordsOf } from '../../words/words.ts';
import { Reason } from '../reason.tsx';
import { kindOf, mergingSpellings } from './column-kinds.ts';
import { attributesOf, type ColumnUse, currencyIn, type EditedMapping, withUse } from './edited-mapping.ts';
import { LateText } from './late-text.tsx';
import type { MappingInHand, TriedView } from './mapping-in-hand.ts';
import { isMergeable, Merged, MergingBar } from './merging.tsx';
import { AttributeText, labelOf, unitOf } from './product-list.tsx';
import type { ReadUse } from './read-uses.ts';
import { type TypedNumber, typedNumber } from './typed-number.ts';

/** Cells that are seen at once. */
const FEW = 30;

type TriedCell = TriedView['cells'][number];

export function CellTable({
  told,
  uses,
  inHand,
}: {
  readonly told: SurveyView['columns'][number];
  readonly uses: readonly ColumnUse[];
  readonly inHand: MappingInHand;
}) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { isTrying, isCounting } = inHand;
  const tried = inHand.cellsOf === told.column ? inHand.tried : null;
  // Of what is read from a part of the cell, it is the part that may have several spellings.
  const merged = uses.filter(isMergeable).find((use) => use.rule.pattern === undefined);
  const mended = mendable(uses);
  const cells = tried?.cells ?? [];
  const { shown, search, more } = useFirstFew(cells, { most: FEW, textOf: ({ text }) => text });
  const number = new Intl.NumberFormat(language);
  const unread = cells.reduce((sum, cell) => sum + cell.unread, 0);
  return (
    <section className="cells" aria-label={words.cells.title} aria-busy={isTrying || isCounting}>
      <div className="cells-head">
        <h3>{words.cells.title}</h3>
        {(isTrying || isCounting) && <Loader size="xs" aria-hidden />}
        {tried !== null && (
          <p className={unread > 0 && !isCounting ? 'trouble' : 'quiet'} role="status">
            {unread > 0 && !isCounting
              ? sayCount(language, words.desk.notUnderstood, unread)
              : isCounting
                ? sayCount(language, words.trial.counting, tried.rows)
                : words.cells.allUnderstood}
          </p>
        )}
      </div>
      {merged !== undefined && <Merged use={merged} inHand={inHand} />}
      {merged !== undefined && <MergingBar use={merged} chosen={chosen} forget={() => setChosen([])} inHand={inHand} />}
      {search}
      <table>
        <thead>
          <tr>
            <th scope="col">{words.cells.cell}</th>
            <th scope="col">{words.cells.rows}</th>
            <th scope="col">{words.cells.becomes}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((cell) => (
            <tr key={cell.text} data-unread={cell.unread > 0 || undefined}>
              <td>
                {merged !== undefined && cell.text !== '' ? (
                  <Checkbox
                    label={cell.text}
                    checked={chosen.includes(cell.text)}
                    onChange={({ currentTarget: { checked } }) =>
                      setChosen(checked ? [...chosen, cell.text] : chosen.filter((text) => text !== cell.text))
                    }
                  />
                ) : (
                  cell.text || <span className="quiet">{words.cells.empty}</span>
                )}
              </td>
              <td className="of-trial">{number.format(cell.count)}</td>
              <td>
                <Becomes cell={cell} isUsed={uses.length > 0} mapping={inHand.mapping} />
                {cell.unread > 0 && mended !== null && cell.text !== '' && !cell.text.endsWith('…') && (
                  <Meaning cell={cell.text} use={mended} inHand={inHand} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
      {told.distinct > cells.length && cells.length > 0 && (
        <p className="quiet">
          {fillIn(words.cells.more, { shown: number.format(cells.length), all: number.format(told.distinct) })}
        </p>
      )}
    </section>
  );
}

/** The property whose cells can be given another spelling; null: which one is meant is not clear, or it has an own choice of them. */
function mendable(uses: readonly ColumnUse[]): ReadUse | null {
  const [only, second] = uses.filter((use) => use.kind === 'attribute');
  const isWhole = only !== undefined && second === undefined && only.rule.pattern === undefined;
  return isWhole && kindOf(only) !== 'boolean' ? only : null;
}

/** What a cell that was not understood is read as. */
function Meaning({
  cell,
  use,
  inHand: { mapping, change },
}: {
  readonly cell: string;
  readonly use: ReadUse;
  readonly inHand: MappingInHand;
}) {
  const { cells } = useWords().catalogs;
  const read = (text: string): TypedNumber =>
    kindOf(use) === 'number' && text.trim() !== '' ? typedNumber(text.trim(), use.rule, mapping ?? {}) : { text };
  const refuse = (text: string): string | null => {
    const typed = read(text);
    if ('text' in typed) return null;
    if (typed.fault === 'none') return cells.noNumber;
    const [whole, decimal] = typed.either;
    return fillIn(cells.eitherNumber, { whole, decimal });
  };
  const mean = (text: string): void => {
    const typed = read(text);
    if (text.trim() === '' || !('text' in typed)) return;
    change((now) => withUse(now, use, mergingSpellings(use.rule, [cell], typed.text.trim())));
  };
  return <LateText label={cells.means} value="" refuse={refuse} change={mean} />;
}

function Becomes({
  cell,
  isUsed,
  mapping,
}: {
  readonly cell: TriedCell;
  readonly isUsed: boolean;
  readonly mapping: EditedMapping | null;
}) {
  const { catalogs: words } = useWords();
  const values = Object.entries(cell.values);
  if (cell.unread > 0)
    return (
      <span className="trouble">
        {words.cells.unread}
        {cell.reason !== null && <Reason text={cell.reason} coded={cell.reason_coded} className="reason" />}
      </span>
    );
  const nameOf = (name: string): string =>
    Object.hasOwn(words.kinds, name)
      ? wordsOf({ ...words.kinds, group: words.desk.model }, name)
      : labelOf(attributesOf(mapping ?? {})[name], name);
  if (!isUsed || values.length === 0) return <span className="quiet">{words.cells.nothing}</span>;
  return (
    <ul className="cell-values">
      {values.map(([name, value]) => (
        <li key={name}>
          {values.length > 1 && <span className="quiet">{nameOf(name)}: </span>}
          <SaidValue name={name} value={value} mapping={mapping ?? {}} />
        </li>
      ))}
    </ul>
  );
}

/** The texts of a list stand apart here: one sees where the cell was split. */
function SaidValue({
  name,
  value,
  mapping,
}: {
  readonly name: string;
  readonly value: TriedCell['values'][string];
  readonly mapping: EditedMapping;
}) {
  const language = useLanguage();
  const currency = currencyIn(mapping);
  if ((name === 'price' || name === 'list_price') && typeof value === 'string' && currency !== null)
    return sayPrice(language, { currency, value });
  if (!Array.isArray(value)) return <AttributeText value={value} unit={unitOf(attributesOf(mapping)[name])} />;
  return value.map((each) => (
    <span key={each} className="chip">
      {each}
    </span>
  ));
}

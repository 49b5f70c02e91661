// A property that is read from a column, below it: how many products have it, and what its values are.

import { UnstyledButton } from '@mantine/core';
import { sayPercent } from '../../say-percent.ts';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { FillBar } from './bars.tsx';
import { DropCross } from './dropping.tsx';
import type { TriedView } from './mapping-in-hand.ts';
import { labelOfUse, type ReadUse } from './read-uses.ts';
import { saidValues } from './said-values.ts';
import { sayUse } from './say-use.ts';
import { PropertyTick, type TickedProperties } from './ticked-properties.tsx';
import { titleOfColumn } from './title-of-column.ts';
import { type Choose, troublesOf } from './troubles.tsx';
import { Without } from './without.tsx';

const SHOWN = 4;

export function ReadRow({
  use,
  column,
  tried,
  isChosen,
  isMarked,
  choose,
  drop,
  properties,
}: {
  readonly use: ReadUse;
  readonly column: string;
  readonly tried: TriedView | null;
  readonly isChosen: boolean;
  readonly isMarked: boolean;
  readonly choose: Choose;
  readonly drop: () => void;
  readonly properties: TickedProperties;
}) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  const { desk } = words;
  const troubles = troublesOf(use, tried);
  const filled = tried?.filled[use.name] ?? 0;
  const values = tried?.values[use.name] ?? [];
  return (
    <tr className="read-from" data-chosen={isChosen || undefined} data-marked={isMarked || undefined}>
      <th scope="row">
        <PropertyTick properties={properties} names={[use.name]} label={labelOfUse(use)} />
        <UnstyledButton className="column-name" aria-pressed={isMarked} onClick={() => choose(column, use.name)}>
          {labelOfUse(use)}
        </UnstyledButton>
      </th>
      <td data-head={desk.heads.is}>
        <div>
          {sayUse(use, words)}
          {troubles > 0 && (
            <span className="trouble what-it-is">{sayCount(language, desk.notUnderstood, troubles)}</span>
          )}
          <span className="unseen">, {fillIn(desk.readFrom, { column: titleOfColumn(column) })}</span>
        </div>
      </td>
      <td data-head={desk.heads.filled} className="of-trial">
        {tried !== null && (
          <FillBar
            part={filled}
            of={tried.products}
            label={sayPercent(language, filled / Math.max(tried.products, 1))}
          />
        )}
        <Without uses={[use]} tried={tried} />
      </td>
      <td colSpan={2} data-head={desk.heads.examples}>
        <div className="read-values">
          <span className="quiet of-trial">
            {saidValues({ values, distinct: tried?.distinct[use.name] ?? 0 }, use.rule, language, words, SHOWN)}
          </span>
          <DropCross use={use} name={labelOfUse(use)} drop={drop} />
        </div>
      </td>
    </tr>
  );
}

// Cells that were not understood, in short, and properties that come out of no row at all, which are left out with one click.

import { Button, UnstyledButton } from '@mantine/core';
import { fillIn, sayCount, useLanguage, useWords, wordsOf } from '../../words/words.ts';
import {
  asRule,
  attributesOf,
  type ColumnUse,
  columnsOfRule,
  type EditedMapping,
  withoutAttributes,
} from './edited-mapping.ts';
import type { MappingInHand, TriedView } from './mapping-in-hand.ts';
import { labelOf } from './product-list.tsx';

/** `name`: the property of the column that it is about; null: the column as a whole. */
export type Choose = (column: string, name: string | null) => void;

/** Cells of which it could not be understood what it is. */
export const troublesOf = (use: ColumnUse, tried: TriedView | null): number =>
  (use.kind === 'attribute' && tried?.troubles.find(({ name }) => name === use.name)?.count) || 0;

const SHOWN_TEXTS = 4;

const furtherCells = (count: number, texts: TriedView['troubles'][number]['texts']): number =>
  count - texts.slice(0, SHOWN_TEXTS).reduce((sum, told) => sum + told.count, 0);

export function Troubles({
  counted,
  mapping,
  choose,
  change,
  isPart,
}: {
  readonly counted: TriedView;
  readonly mapping: EditedMapping;
  readonly choose: Choose;
  readonly change: MappingInHand['change'];
  /** Whether the catalog knows what the file does not say. */
  readonly isPart: boolean;
}) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  const { trial } = words;
  const rules = attributesOf(mapping);
  const sum = counted.troubles.reduce((all, { count }) => all + count, 0);
  const empty =
    counted.products === 0 || isPart ? [] : Object.keys(rules).filter((name) => (counted.filled[name] ?? 0) === 0);
  if (sum === 0 && empty.length < 2) return <p className="quiet of-trial">{trial.noTroubles}</p>;
  return (
    <div className="of-trial troubles-in-short">
      {sum > 0 && (
        <details>
          <summary>
            <span className="trouble">{sayCount(language, trial.troubles, sum)}</span>
          </summary>
          <ul className="troubles">
            {counted.troubles.map(({ name, count, texts }) => {
              const [column] = columnsOfRule(asRule(rules[name]));
              const label = Object.hasOwn(rules, name) ? labelOf(rules[name], name) : wordsOf(words.kinds, name);
              return (
                <li key={name}>
                  {column === undefined ? (
                    <b>{label}</b>
                  ) : (
                    <UnstyledButton className="column-name" onClick={() => choose(column, name)}>
                      {label}
                    </UnstyledButton>
                  )}{' '}
                  <span className="trouble">{sayCount(language, trial.trouble, count)}</span>
                  <span className="quiet">
                    {': '}
                    {texts
                      .slice(0, SHOWN_TEXTS)
                      .map(({ text, count: times }) => `${text} (${times})`)
                      .join(' · ')}
                    {furtherCells(count, texts) > 0 &&
                      ` · ${sayCount(language, trial.moreCells, furtherCells(count, texts))}`}
                  </span>
                </li>
              );
            })}
          </ul>
          <p className="quiet">{trial.troublesHint}</p>
        </details>
      )}
      {empty.length > 1 && (
        <div className="lost-doing">
          <p>
            {sayCount(language, trial.empty, empty.length)}{' '}
            <span className="quiet">{empty.map((name) => labelOf(rules[name], name)).join(', ')}</span>
          </p>
          <Button size="compact-sm" variant="default" onClick={() => change((now) => withoutAttributes(now, empty))}>
            {fillIn(trial.leaveOutEmpty, { count: empty.length })}
          </Button>
        </div>
      )}
    </div>
  );
}

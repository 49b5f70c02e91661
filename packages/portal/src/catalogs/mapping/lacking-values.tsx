// What products have no value of: all cells may be understood, and a property may be known of few products all the same.

import { UnstyledButton } from '@mantine/core';
import { useFirstFew } from '../../parts/first-few.tsx';
import { sayCount, useLanguage, useWords } from '../../words/words.ts';
import { asRule, attributesOf, columnsOfRule, type EditedMapping } from './edited-mapping.ts';
import type { TriedView } from './mapping-in-hand.ts';
import { labelOf } from './product-list.tsx';
import type { Choose } from './troubles.tsx';

type Counted = Pick<TriedView, 'products' | 'filled'>;

/** Products that come out without a value of this property. */
export const lackingOf = (name: string, { products, filled }: Counted): number =>
  Math.max(0, products - (filled[name] ?? 0));

/** Properties at once. */
const FEW = 5;

/** Properties that no product has are told elsewhere. */
export function LackingValues({
  counted,
  mapping,
  choose,
}: {
  readonly counted: TriedView;
  readonly mapping: EditedMapping;
  readonly choose: Choose;
}) {
  const { trial } = useWords().catalogs;
  const language = useLanguage();
  const rules = attributesOf(mapping);
  const lacking = Object.keys(rules)
    .map((name) => ({ name, count: lackingOf(name, counted) }))
    .filter(({ count }) => count > 0 && count < counted.products)
    .toSorted((a, b) => b.count - a.count);
  const { shown, more } = useFirstFew(lacking, { most: FEW });
  if (lacking.length === 0) return null;
  return (
    <div className="of-trial troubles-in-short">
      <p>{sayCount(language, trial.lacking, lacking.length)}</p>
      <ul className="troubles">
        {shown.map(({ name, count }) => {
          const [column] = columnsOfRule(asRule(rules[name]));
          const label = labelOf(rules[name], name);
          const said = sayCount(language, trial.without, count);
          return (
            <li key={name}>
              {column === undefined ? (
                <b>{label}</b>
              ) : (
                <UnstyledButton
                  className="column-name"
                  // The table has a button of this name, too.
                  aria-label={`${label}: ${said}`}
                  onClick={() => choose(column, name)}
                >
                  {label}
                </UnstyledButton>
              )}{' '}
              <span className="quiet">{said}</span>
            </li>
          );
        })}
      </ul>
      {more}
    </div>
  );
}

// How many models the products are of, and what that means.

import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { columnsOfField, type EditedMapping } from './edited-mapping.ts';
import type { TriedView } from './mapping-in-hand.ts';

export function Models({ counted, mapping }: { readonly counted: TriedView | null; readonly mapping: EditedMapping }) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  if (counted === null || counted.groups === null) return null;
  const { largest_group: largest } = counted;
  return (
    <p className="of-trial">
      {sayCount(language, words.trial.models, counted.groups)}{' '}
      <span className="quiet">
        {isModelByTitle(mapping) ? words.trial.modelsByTitle : words.trial.modelsByColumn}{' '}
        {largest !== null &&
          `${fillIn(sayCount(language, words.trial.modelsExample, largest.count), { title: largest.title })}. `}
        {words.trial.modelsShown}
      </span>
    </p>
  );
}

/** Products of the same name are variants of one thing. */
function isModelByTitle(mapping: EditedMapping): boolean {
  const [group, title] = [columnsOfField(mapping, 'group'), columnsOfField(mapping, 'title')];
  return group.length > 0 && group.every((column) => title.includes(column));
}

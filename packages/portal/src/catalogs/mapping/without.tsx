// In short, how many products come out without what a column is.

import { sayCount, useLanguage, useWords } from '../../words/words.ts';
import type { ColumnUse } from './edited-mapping.ts';
import { lackingOf } from './lacking-values.tsx';
import type { TriedView } from './mapping-in-hand.ts';

/** Of several uses, that of which most products have none. */
export function Without({ uses, tried }: { readonly uses: readonly ColumnUse[]; readonly tried: TriedView | null }) {
  const { trial } = useWords().catalogs;
  const language = useLanguage();
  const counts = uses.map((use) => (tried === null || use.kind !== 'attribute' ? 0 : lackingOf(use.name, tried)));
  const most = Math.max(0, ...counts);
  return most > 0 && <span className="quiet without of-trial">{sayCount(language, trial.withoutShort, most)}</span>;
}

// Says of numbers that come of made-up conversations that they do, wherever they are shown. Nothing where all are of shoppers.

import type { InsightsView } from '@guidepost/contract/views/insight-view';
import { fillIn, useLanguage, useWords } from '../words/words.ts';
import { sayNumber } from './say-share.ts';

export function MadeUpNote({ insights: all }: { readonly insights: readonly InsightsView[] }) {
  const { insights } = useWords();
  const language = useLanguage();
  const count = all.reduce((sum, { made_up }) => sum + made_up, 0);
  const of = all.reduce((sum, { funnel }) => sum + funnel.started, 0);
  if (count === 0) return null;
  const numbers = { count: sayNumber(language, count), of: sayNumber(language, of) };
  return <>{count === of ? insights.madeUpNumbers : `${fillIn(insights.madeUpSome, numbers)}.`}</>;
}

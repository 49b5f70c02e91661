// The columns that may stand in the addresses of products, and which of them tell one product from the others.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import type { AddressColumn } from './address-pattern.ts';

type ColumnView = Pick<SurveyView['columns'][number], 'column' | 'filled' | 'distinct'>;

const NEARLY_ALL = 0.9;
/** Some rows lack it, and a few products share it. */
const MOST = 0.7;

/** `keyColumn`: that of the article number. */
export const addressColumns = (
  { columns, looked }: { readonly columns: readonly ColumnView[]; readonly looked: number },
  keyColumn: string | null,
): AddressColumn[] =>
  columns
    .filter(({ distinct }) => distinct > 1)
    .map(({ column, filled, distinct }) => {
      const isDifferent = (share: number): boolean => filled > looked * share && distinct > filled * share;
      return { column, isKey: column === keyColumn || isDifferent(NEARLY_ALL), isMostlyDifferent: isDifferent(MOST) };
    });

// Rows that became no products, by what is wrong with them.

import type { RejectionGroupView } from '@guidepost/contract/views/import-notice-view';
import { sayCount, useLanguage, useWords, wordsOf } from '../../words/words.ts';
import { Reason } from '../reason.tsx';
import { sayLacking } from '../say-lacking.ts';
import { sayRow } from '../say-row.ts';

export function RejectedRows({
  rejected,
  groups,
}: {
  readonly rejected: number;
  readonly groups: readonly RejectionGroupView[];
}) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  return (
    <details open>
      <summary>{sayCount(language, words.report.attention.rejected, rejected)}</summary>
      <ul className="troubles">
        {groups.map(({ count, first }) => (
          <li key={`${first.field} ${first.reason}`}>
            <What count={count} first={first} />{' '}
            <span className="quiet">
              {sayRow(words.trial, first)}
              {first.sku !== null && ` · ${first.sku}`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function What({ count, first }: Pick<RejectionGroupView, 'count' | 'first'>) {
  const { catalogs: words, lost } = useWords();
  const language = useLanguage();
  const lacking = sayLacking(lost, language, count, first);
  if (lacking !== null) return <b>{lacking}</b>;
  return (
    <>
      <b>{new Intl.NumberFormat(language).format(count)}×</b>{' '}
      {first.field !== null && <b>{wordsOf(words.kinds, first.field)}: </b>}
      <Reason text={first.reason} coded={first.reason_coded} />
    </>
  );
}

// Says that a column looks like what can be bought where nobody takes it for that, because not all of its words are known. Without it
// every product counts as available.

import { type Mend, mend, setField } from '@guidepost/fault/remedy';
import type { Mapping } from '../mapping/mapping.ts';
import type { ColumnFacts } from './column/column-facts.ts';
import { isNamed } from './column/column-names.ts';
import { show } from './column/describe-values.ts';
import { ownName, unreadStock } from './field/choose-available.ts';

const MOST_SHOWN = 3;

/** `isRead`: a column that has values says what is available. */
export function doubtsOnStock(mapping: Mapping, columns: readonly ColumnFacts[], isRead: boolean): Mend[] {
  if (isRead) return [];
  for (const column of columns) {
    if (!isNamed('available', ownName(column.name)) || column.fill < 0.2) continue;
    const unread = unreadStock(column);
    if (unread === null) continue;
    const { unknown, rule } = unread;
    const known = mapping.attributes.some(({ from }) =>
      from.some((one) => one.kind === 'column' && one.column === column.name),
    );
    const use = known ? ', and it became an attribute' : '';
    const why =
      unknown.length === 0
        ? 'it says of nearly none that it is there now'
        : `nobody knows ${unknown.slice(0, MOST_SHOWN).map(show).join(', ')}${unknown.length > MOST_SHOWN ? ` and ${unknown.length - MOST_SHOWN} more` : ''}`;
    return [
      mend`${column.name} looks like what can be bought, but ${why}, so all products count as available${use}. To say it, ${setField('available', rule)}; put each word on its side.`,
    ];
  }
  return [];
}

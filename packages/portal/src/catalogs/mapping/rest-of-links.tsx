// Links of the products whose cells have none: somebody pastes the address of one of them, and those of the others are made like it.

import { Button } from '@mantine/core';
import { useState } from 'react';
import { fillIn, useWords } from '../../words/words.ts';
import { findPlaces, isAddress, withScheme, writePattern } from '../required/address-pattern.ts';
import { LateText } from './late-text.tsx';
import type { TriedView } from './mapping-in-hand.ts';

/** `rows`: those without a link, as far as they are known; `put`: takes a pattern or an address for all of them. */
export function RestOfLinks({
  rows,
  put,
}: {
  readonly rows: TriedView['refused'];
  readonly put: (address: string) => void;
}) {
  const { lost: words } = useWords();
  /** An address that would be the same for all of them. */
  const [same, setSame] = useState<string | null>(null);
  const of = rows.find(({ sku }) => sku !== null);
  if (of?.sku == null) return null;
  const { sku, title } = of;
  const take = (text: string): void => {
    const address = withScheme(text.trim());
    const found = findPlaces(address, [{ sku, title: title ?? '' }], OWN_FIELDS);
    if (found === null) setSame(address);
    else put(writePattern(found));
  };
  return (
    <>
      <LateText
        label={fillIn(words.linkOfOne, { title: title ?? sku, sku })}
        description={words.linkOfOneHint}
        value=""
        placeholder="https://…"
        refuse={(text) => (isAddress(withScheme(text.trim())) ? null : words.noAddress)}
        change={take}
      />
      {same !== null && (
        <div role="status">
          <p>{fillIn(words.linkSame, { sku, address: same })}</p>
          <Button size="compact-sm" variant="default" onClick={() => put(same)}>
            {words.linkSameMeant}
          </Button>
        </div>
      )}
    </>
  );
}

/** A name that is no column of the file means the product's own field. */
const OWN_FIELDS = [
  { column: 'sku', isKey: true },
  { column: 'title', isKey: true },
];

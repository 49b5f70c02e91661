// The products that are never among the results: which, and why not.

import type { CheckView } from '@guidepost/contract/views/check-view';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { admin, useRead } from '../../asking.ts';
import { fewAtATime } from '../../few-at-a-time.ts';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { useDraft } from '../draft-in-hand.ts';
import { showWhy, type WayReply } from '../preview/show-way.ts';

/** They are looked up one after the other, each when its line is shown. */
const oneAtATime = fewAtATime(1);

const FEW = 10;

export function NeverShown({ of: { proof, catalog } }: { readonly of: CheckView }) {
  const { never: words } = useWords().checking;
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const [most, setMost] = useState(FEW);
  if (proof === null || catalog === null) return null;
  const { never, never_skus, never_conversations, in_scope } = proof.products;
  // They are looked up by those who want to know which.
  const listed = isOpen ? never_skus.slice(0, most) : [];
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{fillIn(sayCount(language, words.which, never), { of: in_scope })}</summary>
      <ul className="never-shown">
        {listed.map((sku, nth) => (
          <NeverShownProduct
            key={sku}
            {...{ sku, catalog: catalog.catalog }}
            replies={never_conversations[nth] ?? null}
          />
        ))}
      </ul>
      {listed.length < never_skus.length && (
        <Button size="compact-sm" variant="subtle" onClick={() => setMost(most + 4 * FEW)}>
          {words.more}
        </Button>
      )}
      {most >= never_skus.length && never_skus.length < never && (
        <p className="quiet">{sayCount(language, words.others, never - never_skus.length)}</p>
      )}
    </details>
  );
}

function NeverShownProduct({
  sku,
  catalog,
  replies,
}: {
  readonly sku: string;
  readonly catalog: string;
  /** Of somebody who wants it; null: none is known. */
  readonly replies: readonly WayReply[] | null;
}) {
  const { client } = useDraft();
  const { never: words } = useWords().checking;
  const look = () =>
    oneAtATime(() => admin.call('listProducts', { client, catalog, query: { search: sku, limit: 20 } }));
  const [asked] = useRead(look, `${client} ${catalog} ${sku}`);
  const title = asked.state === 'there' ? asked.answer.entries.find((each) => each.sku === sku)?.title : undefined;
  return (
    <li>
      <span>
        {title} <span className="quiet">{sku}</span>
      </span>
      {replies !== null && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={fillIn(words.whyNotOf, { product: title ?? sku })}
          onClick={() => showWhy(sku, replies)}
        >
          {words.whyNot}
        </Button>
      )}
    </li>
  );
}

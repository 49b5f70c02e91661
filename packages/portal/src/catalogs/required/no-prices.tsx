// For a file without prices: why every product needs one, and the ways on. The service makes none up; a shop can say one for all.

import { Button } from '@mantine/core';
import type { Place } from '../../addresses.ts';
import { PlaceLink } from '../../parts/place-link.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { withField } from '../mapping/edited-mapping.ts';
import { LateText } from '../mapping/late-text.tsx';
import type { MappingInHand } from '../mapping/mapping-in-hand.ts';
import { onePriceOf, readOnePrice, sayOnePrice } from './one-price.ts';

export function NoPrices({
  inHand: { mapping, change },
  another,
}: {
  readonly inHand: MappingInHand;
  readonly another: Place;
}) {
  const { catalogs, required: words } = useWords();
  const language = useLanguage();
  const one = mapping === null ? null : onePriceOf(mapping);
  const said = one === null ? '' : sayOnePrice(one, language);
  return (
    <div className="no-prices">
      {one === null && (
        <>
          <p>{words.noPricesHint}</p>
          <ul>
            <li>{words.noPricesColumn}</li>
            <li>
              {words.noPricesDo}
              <div>
                <PlaceLink to={another}>{catalogs.add.another}</PlaceLink>
              </div>
            </li>
            <li>{words.noPricesJoin}</li>
          </ul>
        </>
      )}
      <LateText
        label={words.onePrice}
        description={one === null ? words.onePriceHint : words.onePriceSaid}
        value={said}
        placeholder={words.onePriceExample}
        refuse={(text) => (text.trim() === '' || readOnePrice(text) !== null ? null : words.onePriceWrong)}
        change={(text) => change((now) => withField(now, 'price', readOnePrice(text)))}
      />
      {one !== null && (
        <div>
          <Button size="compact-sm" variant="subtle" onClick={() => change((now) => withField(now, 'price', null))}>
            {words.noOnePrice}
          </Button>
        </div>
      )}
    </div>
  );
}

// For a file without prices: why they are needed, and what to do about it. None is ever made up.

import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { Place } from '../../addresses.ts';
import { PlaceLink } from '../../parts/place-link.tsx';
import { useWords } from '../../words/words.ts';

export function NoPrices({ another }: { readonly another: Place }) {
  const { catalogs, required: words } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const told = useId();
  return (
    <div className="no-prices">
      <Button
        // Like a link: it chooses nothing.
        size="compact-sm"
        variant="subtle"
        aria-expanded={isOpen}
        aria-controls={told}
        onClick={() => setIsOpen((before) => !before)}
      >
        {words.noPrices}
      </Button>
      <div id={told} hidden={!isOpen}>
        <p>{words.noPricesHint}</p>
        <p>
          {words.noPricesDo} <PlaceLink to={another}>{catalogs.add.another}</PlaceLink>
        </p>
      </div>
    </div>
  );
}

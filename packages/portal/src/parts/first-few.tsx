// A list of which only the first few are in the page: it says how many more there are, shows them all when asked, and can be searched.

import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { sayCount, useLanguage, useWords } from '../words/words.ts';

interface FirstFew<Item> {
  readonly shown: readonly Item[];
  /** Goes above the list; null: it is short, or has no texts to search. */
  readonly search: ReactNode;
  /** Goes below the list: how many more there are; null: none. */
  readonly more: ReactNode;
}

/** `all`: how many there are, also of those that are not known here. `textOf`: by what one is found. */
export function useFirstFew<Item>(
  items: readonly Item[],
  { most, all = items.length, textOf }: { most: number; all?: number; textOf?: (item: Item) => string },
): FirstFew<Item> {
  const { common } = useWords();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const [sought, setSought] = useState('');
  const text = sought.trim().toLowerCase();
  const found =
    text === '' || textOf === undefined ? items : items.filter((item) => textOf(item).toLowerCase().includes(text));
  // One that is hidden would take as much room as its button.
  const shown = isOpen || found.length <= most + 1 ? found : found.slice(0, most);
  const hidden = found.length - shown.length;
  const unknown = Math.max(0, all - items.length);
  return {
    shown,
    search: textOf !== undefined && items.length > most + 1 && (
      <TextInput
        type="search"
        size="xs"
        className="find-few"
        label={common.findHere}
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
      />
    ),
    more:
      hidden > 0 ? (
        <div>
          <Button size="compact-sm" variant="subtle" onClick={() => setIsOpen(true)}>
            {sayCount(language, common.showFurther, hidden)}
          </Button>
          {unknown > 0 && <Unknown count={unknown} />}
        </div>
      ) : found.length === 0 && text !== '' ? (
        <p className="quiet" role="status">
          {common.notHere}
        </p>
      ) : (
        unknown > 0 && text === '' && <Unknown count={unknown} />
      ),
  };
}

function Unknown({ count }: { readonly count: number }) {
  const { common } = useWords();
  return <p className="quiet">{sayCount(useLanguage(), common.furtherUnlisted, count)}</p>;
}

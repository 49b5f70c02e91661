// Where a long list of products begins: nobody scrolls through a hundred thousand of them.

import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../words/words.ts';

/** So many of the last ones are shown. */
const LAST = 100;

export function BeginAt({
  start,
  all,
  begin,
}: {
  /** Products before the first one that is shown. */
  readonly start: number;
  readonly all: number;
  readonly begin: (start: number) => void;
}) {
  const { products: words } = useWords().catalogs;
  const [text, setText] = useState('');
  const wanted = Number(text);
  const isPlace = /^\d+$/.test(text) && wanted >= 1 && wanted <= all;
  return (
    <form
      className="begin-at"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPlace) begin(wanted - 1);
      }}
    >
      <TextInput
        label={words.beginAt}
        inputMode="numeric"
        placeholder={String(start + 1)}
        value={text}
        onChange={(event) => setText(event.currentTarget.value.trim())}
      />
      <Button type="submit" variant="default" disabled={!isPlace}>
        {words.goThere}
      </Button>
      {start > 0 ? (
        <Button variant="subtle" onClick={() => begin(0)}>
          {words.toBeginning}
        </Button>
      ) : (
        <Button variant="subtle" onClick={() => begin(all - LAST)}>
          {words.toEnd}
        </Button>
      )}
    </form>
  );
}

// The first of many rows, and the others on demand.

import { Button } from '@mantine/core';
import { type ReactNode, useContext, useState } from 'react';
import { SpokenContext, sayCount } from '../words/words.ts';

const FIRST = 6;
const MORE = 50;

export function SomeRows<Entry>({
  entries,
  children,
}: {
  readonly entries: readonly Entry[];
  readonly children: (shown: readonly Entry[]) => ReactNode;
}) {
  const { words, language } = useContext(SpokenContext);
  const [count, setCount] = useState(FIRST);
  const left = entries.length - count;
  return (
    <>
      {children(entries.slice(0, count))}
      {(left > 0 || count > FIRST) && (
        <div className="some-rows">
          {left > 0 && (
            <Button variant="default" onClick={() => setCount(count + MORE)}>
              {sayCount(language, words.insights.moreRows, Math.min(left, MORE))}
            </Button>
          )}
          {count > FIRST && (
            <Button variant="default" onClick={() => setCount(FIRST)}>
              {words.insights.fewerRows}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

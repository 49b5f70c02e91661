// Which question is open, and which of its answers: one of each list, kept while their list is not on the screen: on a narrower window, or while another view is looked at.

import { useState } from 'react';

const kept = new Map<string, ReadonlySet<string>>();

/** `name`: of the list, whatever else is on the screen. */
export function useOpenedItems(name: string): readonly [ReadonlySet<string>, (id: string, isOpen: boolean) => void] {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => kept.get(name) ?? new Set());
  const change = (id: string, isOpen: boolean): void =>
    setOpened((before) => {
      const after = new Set(isOpen ? [id] : [...before].filter((other) => other !== id));
      kept.set(name, after);
      return after;
    });
  return [opened, change];
}

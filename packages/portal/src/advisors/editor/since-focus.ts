// What is typed into a field of numbers changes more than its own part: titles and neighbours follow. All of that is made from what there was
// before the first key, so that `1`, `12` and `120` on the way to 1200 leave nothing behind.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { useRef } from 'react';
import { applyPossible } from '../draft/apply-operations.ts';
import { type DraftDocument, isSame, type PartPath, partIn } from '../draft/draft-document.ts';
import { useDraft } from '../draft-in-hand.ts';

interface Typing {
  readonly base: DraftDocument;
  readonly operations: readonly DraftOperation[];
}

/** `begin`: for what stands around the fields, as its `onFocusCapture`. `change`: what a value makes of the draft before the first key. */
export function useSinceFocus(): {
  readonly begin: () => void;
  readonly change: (make: (base: DraftDocument) => readonly DraftOperation[]) => void;
} {
  const { document, edit } = useDraft();
  const typing = useRef<Typing | null>(null);
  const change = (make: (base: DraftDocument) => readonly DraftOperation[]): void => {
    const last = typing.current;
    // What somebody else changes meanwhile is not taken back.
    const goesOn = last !== null && isSame(applyPossible(last.base, last.operations), document);
    const base = goesOn ? last.base : document;
    const operations = make(base);
    const again = goesOn ? last.operations.flatMap((one) => asBefore(base, one, operations)) : [];
    typing.current = { base, operations };
    edit([...operations, ...again]);
  };
  const begin = (): void => {
    typing.current = null;
  };
  return { begin, change };
}

function asBefore(base: DraftDocument, one: DraftOperation, now: readonly DraftOperation[]): readonly DraftOperation[] {
  if (one.op !== 'set' || now.some((other) => 'path' in other && isSame(other.path, one.path))) return [];
  const value = partIn(base, one.path as PartPath);
  return [value === undefined ? { op: 'remove', path: one.path } : { op: 'set', path: one.path, value }];
}

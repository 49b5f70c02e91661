// Lists of any length: the first page at once, each further one when it is asked for.

import { type AdminAnswer, type AdminInput, AdminProblem } from '@guidepost/contract/admin/admin-client';
import type { AdminOperation } from '@guidepost/contract/admin/admin-routes';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Asked, admin, useAsked, useDoing } from './asking.ts';
import { Problem } from './parts/states.tsx';
import { useWords } from './words/words.ts';

interface Paged {
  readonly next: string | null;
}

type Listing = {
  [Name in AdminOperation]: AdminAnswer<Name> extends Paged ? Name : never;
}[AdminOperation];

interface LongList<Entry, Page> {
  readonly asked: Asked<readonly Entry[]>;
  readonly again: () => void;
  /** The first page, with what it says beside its entries; null: it is not there. */
  readonly first: Page | null;
  /** Goes below the list: a button while there is more. */
  readonly more: React.ReactNode;
}

/** `whatIsNot`: what is not found has no entries, such as the versions of an advisor that was never published. */
export function useLongList<Name extends Listing, Entry>(
  name: Name,
  input: AdminInput<Name>,
  entriesOf: (page: AdminAnswer<Name>) => readonly Entry[],
  { whatIsNot = 'a problem' }: { readonly whatIsNot?: 'a problem' | 'empty' } = {},
): LongList<Entry, AdminAnswer<Name>> {
  const [first, again] = useAsked(name, input);
  /** Pages after that first page; when it is read again, they go. */
  const [further, setFurther] = useState<{ of: unknown; entries: readonly Entry[]; next: string | null } | null>(null);
  const doing = useDoing();
  if (first.state !== 'there') {
    const isEmpty = whatIsNot === 'empty' && first.state === 'failed' && isNotFound(first.error);
    return { asked: isEmpty ? { state: 'there', answer: [] } : first, again, first: null, more: null };
  }
  const { answer } = first;
  const rest = further?.of === answer ? further : { entries: [], next: (answer as Paged).next };
  const read = (after: string): void =>
    void doing.run(async () => {
      const query = { ...(input as { readonly query?: object }).query, after };
      const page = await admin.call(name, { ...input, query } as AdminInput<Name>);
      setFurther({ of: answer, entries: [...rest.entries, ...entriesOf(page)], next: (page as Paged).next });
    });
  const { next } = rest;
  return {
    asked: { state: 'there', answer: [...entriesOf(answer), ...rest.entries] },
    again,
    first: answer,
    more: next !== null && <More doing={doing} read={() => read(next)} />,
  };
}

const isNotFound = (error: unknown): boolean => error instanceof AdminProblem && error.slug === 'not-found';

function More({ doing, read }: { readonly doing: ReturnType<typeof useDoing>; readonly read: () => void }) {
  const { common } = useWords();
  return (
    <div className="more">
      <Problem error={doing.error} />
      <Button variant="default" loading={doing.isBusy} onClick={read}>
        {common.more}
      </Button>
    </div>
  );
}

// The document of an advisor for views that only show it: of the draft, or of what is live where there is none.

import { AdminProblem } from '@guidepost/contract/admin/admin-client';
import { useCallback, useContext, useEffect, useState } from 'react';
import { type Asked, admin, SignedOutContext } from '../asking.ts';

export interface ShownDocument {
  readonly document: Readonly<Record<string, unknown>>;
  /** Null: it is the draft. */
  readonly version: number | null;
}

/** Null: there is neither. */
export function useDocumentToShow(client: string, advisor: string): readonly [Asked<ShownDocument | null>, () => void] {
  const [asked, setAsked] = useState<Asked<ShownDocument | null>>({ state: 'loading' });
  const [times, setTimes] = useState(0);
  const signedOut = useContext(SignedOutContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` asks again
  useEffect(() => {
    const stop = new AbortController();
    read({ client, advisor, signal: stop.signal }).then(
      (answer) => stop.signal.aborted || setAsked({ state: 'there', answer }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        if (error instanceof AdminProblem && error.slug === 'sign-in-required') signedOut();
        else setAsked({ state: 'failed', error });
      },
    );
    return () => stop.abort();
  }, [client, advisor, times, signedOut]);
  return [asked, useCallback(() => setTimes((before) => before + 1), [])];
}

interface Of {
  readonly client: string;
  readonly advisor: string;
  readonly signal: AbortSignal;
}

async function read(of: Of): Promise<ShownDocument | null> {
  const draft = await orNull(admin.call('findDraft', of));
  if (draft !== null) return { document: draft.document, version: null };
  const live = await orNull(admin.call('findVersion', { ...of, version: 'published' }));
  return live?.document ? { document: live.document, version: live.version } : null;
}

async function orNull<Answer>(asking: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof AdminProblem && error.slug === 'not-found') return null;
    throw error;
  }
}

// How screens ask the admin interface: read something and show what came of it, or do something and show what was wrong.

import { type AdminAnswer, AdminClient, type AdminInput, AdminProblem } from '@guidepost/contract/admin/admin-client';
import type { AdminOperation } from '@guidepost/contract/admin/admin-routes';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';

export const admin = new AdminClient({ url: '' });

/** What is done once it turns out that nobody is signed in any more. */
export const SignedOutContext = createContext<() => void>(() => {});

export type Asked<Answer> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'there'; readonly answer: Answer };

export const isSignedOut = (error: unknown): boolean =>
  error instanceof AdminProblem && error.slug === 'sign-in-required';

/** Reads when it is first shown, when `input` changes, and again on demand; what is there stays meanwhile. */
export function useAsked<Name extends AdminOperation>(
  name: Name,
  input: AdminInput<Name>,
): readonly [Asked<AdminAnswer<Name>>, () => void] {
  // The content of the input stands for it.
  return useRead((signal) => admin.call(name, { ...input, signal }), `${name} ${JSON.stringify(input)}`);
}

/** As {@link useAsked}, for what takes several requests; `key` stands for all that `read` depends on. */
export function useRead<Answer>(
  read: (signal: AbortSignal) => Promise<Answer>,
  key: string,
): readonly [Asked<Answer>, () => void] {
  const [asked, setAsked] = useState<Asked<Answer>>({ state: 'loading' });
  const [times, setTimes] = useState(0);
  const signedOut = useContext(SignedOutContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is read, and `times` reads again
  useEffect(() => {
    const stop = new AbortController();
    read(stop.signal).then(
      (answer) => stop.signal.aborted || setAsked({ state: 'there', answer }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        if (isSignedOut(error)) signedOut();
        else setAsked({ state: 'failed', error });
      },
    );
    return () => stop.abort();
  }, [key, times, signedOut]);
  return [asked, useCallback(() => setTimes((before) => before + 1), [])];
}

/** What is not found is null. */
export async function orNull<Answer>(asking: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof AdminProblem && error.slug === 'not-found') return null;
    throw error;
  }
}

export interface Doing {
  readonly isBusy: boolean;
  /** What went wrong with the last one; null: nothing. */
  readonly error: unknown;
  /** Resolves to whether it was done. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
  readonly forget: () => void;
}

/** Does one thing at a time, so that nothing is done twice by a second click. */
export function useDoing(): Doing {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const signedOut = useContext(SignedOutContext);
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    setError(null);
    try {
      await work();
      return true;
    } catch (problem) {
      if (isSignedOut(problem)) signedOut();
      else setError(problem);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, error, run, forget: () => setError(null) };
}

// The conversation of the preview: begun when it is shown, brought along when the draft changes, and what the service says of it.

import { AdminProblem } from '@guidepost/contract/admin/admin-client';
import type { NextResponse } from '@guidepost/contract/next-response';
import type { PreviewExplanationView } from '@guidepost/contract/views/preview-view';
import { type RefObject, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { admin, SignedOutContext } from '../../asking.ts';
import { keepPlayed, keptPlayed, type Played } from './kept-played.ts';
import { asReplied, playWay } from './play-way.ts';
import { type GivenReply, makePreviewElement, type PreviewElement } from './preview-element.ts';
import { isOfReply, makeTransport, type WireStep } from './preview-transport.ts';
import { tookWay, useWay } from './show-way.ts';

export interface Preview {
  /** Where the element goes. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly isLoading: boolean;
  /** A conversation that somebody wanted to see; null: none, or another one has begun since. */
  readonly played: Played | null;
  /** Of this conversation, from its beginning. */
  readonly steps: readonly WireStep[];
  /** Of the last step; null before the first. */
  readonly shown: NextResponse | null;
  readonly explanation: PreviewExplanationView | null;
  /** What keeps the draft from being tried, or the service from answering; null: nothing. */
  readonly error: unknown;
  readonly restart: (replies?: readonly GivenReply[]) => void;
  /** Changes replies one after the other. */
  readonly change: (replies: readonly GivenReply[]) => Promise<void>;
}

interface Wanted {
  readonly client: string;
  readonly advisor: string;
  /** Of the draft. When it changes, the conversation begins again with its replies. */
  readonly revision: number;
  readonly language: string;
  /** The product that is asked about; null: none. */
  readonly sku: string | null;
}

/** Milliseconds: several replies that follow each other at once are explained once. */
const PAUSE = 80;

export function usePreview({ client, advisor, revision, language, sku }: Wanted): Preview {
  const place = useRef<HTMLDivElement>(null);
  const element = useRef<PreviewElement | null>(null);
  /** The question that the last step shows. */
  const asked = useRef<string | null>(null);
  /** Another one each time that the pane is shown; null: none was yet. */
  const [led, setLed] = useState<PreviewElement | null>(null);
  const [steps, setSteps] = useState<readonly WireStep[]>([]);
  const [error, setError] = useState<unknown>(null);
  const [played, setPlayed] = useState<Played | null>(() => keptPlayed(client, advisor));
  const signedOut = useContext(SignedOutContext);
  const way = useWay();
  const fail = useCallback(
    (problem: unknown): void => {
      if (problem instanceof AdminProblem && problem.slug === 'sign-in-required') signedOut();
      else setError(problem);
    },
    [signedOut],
  );

  // Also whenever the pane is shown again: while it is hidden, nothing of it goes on.
  useEffect(() => {
    let isOver = false;
    let made: PreviewElement | null = null;
    const transport = makeTransport(
      { client, advisor, of: 'draft' },
      {
        stepped: (step) => {
          asked.current = step.response.question?.question_id ?? null;
          setError(null);
          setSteps((before) => (step.token === null ? [step] : [...before, step].slice(-MOST_STEPS)));
        },
        // A reply that does not hold any more: the element asks its question again.
        failed: (problem) => isOfReply(problem) || fail(problem),
      },
    );
    makePreviewElement().then(
      (loaded) => {
        if (isOver) return;
        made = loaded;
        element.current = loaded;
        place.current?.replaceChildren(loaded);
        loaded.lead({ name: `preview ${client}`, advisor, language, fetch: transport });
        setLed(loaded);
      },
      (problem: unknown) => isOver || fail(problem),
    );
    return () => {
      isOver = true;
      element.current = null;
      made?.end();
      made?.remove();
    };
  }, [client, advisor, language, fail]);

  useEffect(() => keepPlayed(client, advisor, played), [client, advisor, played]);
  const shown = steps.at(-1)?.response ?? null;
  const restart = useCallback((replies?: readonly GivenReply[]) => {
    setPlayed(null);
    void element.current?.restart(replies);
  }, []);

  const seen = useRef(revision);
  useEffect(() => {
    if (seen.current === revision) return;
    seen.current = revision;
    restart();
  }, [revision, restart]);

  useEffect(() => {
    // That one may be from before the pane was hidden.
    if (way === null || led === null || led !== element.current) return;
    tookWay(way);
    const begun: Played = { shows: way.shows, sku: way.sku, isUnderWay: true, isMissed: false };
    setPlayed(begun);
    const end = (): void => {
      const isMissed = way.to !== null && way.to !== asked.current;
      // Another one may have begun meanwhile.
      setPlayed((now) => (now === begun ? { ...begun, isUnderWay: false, isMissed } : now));
    };
    void playWay(led, asReplied(way, led.given)).finally(end);
  }, [way, led]);

  const token = error === null ? (shown?.session_token ?? null) : null;
  const explanation = useExplanation({ client, advisor, token, sku, fail });
  const change = async (replies: readonly GivenReply[]): Promise<void> => {
    for (const reply of replies) await element.current?.answer(reply);
  };
  return { ...{ place, isLoading: led === null, played, steps, shown, explanation, error }, restart, change };
}

const MOST_STEPS = 100;

/** Of where the conversation stands; the one before stays until the next is there. */
function useExplanation({
  client,
  advisor,
  token,
  sku,
  fail,
}: Pick<Wanted, 'client' | 'advisor' | 'sku'> & {
  readonly token: string | null;
  readonly fail: (error: unknown) => void;
}): PreviewExplanationView | null {
  const [explanation, setExplanation] = useState<PreviewExplanationView | null>(null);
  useEffect(() => {
    if (token === null) return;
    const stop = new AbortController();
    const ask = (): void => {
      const body = { session_token: token, ...(sku !== null && { sku }) };
      admin.call('explainPreview', { client, advisor, body, signal: stop.signal }).then(
        (answer) => stop.signal.aborted || setExplanation(answer),
        (error: unknown) => {
          if (stop.signal.aborted) return;
          // Others are being explained; the preview itself goes on.
          if (error instanceof AdminProblem && error.slug === 'rate-limited' && error.wait !== null)
            timer = setTimeout(ask, error.wait * 1000);
          else fail(error);
        },
      );
    };
    let timer = setTimeout(ask, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, advisor, token, sku, fail]);
  return explanation;
}

// The mapping that somebody works on: what it says now, every state before, and what comes out of the file with it, tried after each change.

import { AdminProblem } from '@guidepost/contract/admin/admin-client';
import type { TrialView } from '@guidepost/contract/views/trial-view';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { admin, isSignedOut, SignedOutContext } from '../../asking.ts';
import type { EditedMapping } from './edited-mapping.ts';
import {
  begunWith,
  changed,
  filledIn,
  isChanged,
  type MappingStates,
  mappingNow,
  NO_STATES,
  resumedWith,
  stepped,
} from './mapping-states.ts';

export type TriedView = Extract<TrialView, { outcome: 'tried' }>;

export interface MappingInHand {
  /** Null until the first trial tells it. */
  readonly mapping: EditedMapping | null;
  readonly change: (change: (mapping: EditedMapping) => EditedMapping) => void;
  /** Fills in what is likely, which is no step of whoever works on it. */
  readonly fill: (change: (mapping: EditedMapping) => EditedMapping) => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** Whether somebody changed it, before or after the page was loaded. */
  readonly isChanged: boolean;
  /** Of the newest mapping that could be tried. */
  readonly tried: TriedView | null;
  /** That one, or while only its first rows are counted the one before: its numbers are of all rows that are looked at. */
  readonly counted: TriedView | null;
  /** The column whose cells it tells. */
  readonly cellsOf: string | null;
  /** What is wrong with the newest mapping, instead of a trial. */
  readonly wrong: Exclude<TrialView, { outcome: 'tried' }> | null;
  readonly error: unknown;
  /** Whether what is shown is not yet that of the newest mapping. */
  readonly isTrying: boolean;
  /** Whether it has been tried on the first rows, and further ones are being counted. */
  readonly isCounting: boolean;
  readonly again: () => void;
}

/** As the browser says it: `de-CH` is Switzerland. */
const COUNTRY = new Intl.Locale(navigator.language).maximize().region;

/** Milliseconds after the last change. */
const PAUSE = 250;

/** Where the service is busy, or the file is on another of its machines; then it is said. */
const MOST_TRIES = 10;

export function useMappingInHand(
  { client, upload, text, baseUrl }: { client: string; upload: string; text: string; baseUrl: string },
  column: string | null,
): MappingInHand {
  const kept = `guidepost-mapping ${upload}`;
  const [states, setStates] = useState(() => readKept(kept, text));
  const [told, setTold] = useState<Pick<MappingInHand, 'tried' | 'counted' | 'cellsOf' | 'wrong' | 'error'>>({
    ...{ tried: null, counted: null, cellsOf: null, wrong: null, error: null },
  });
  const [isTrying, setIsTrying] = useState(true);
  const [isCounting, setIsCounting] = useState(false);
  const [times, setTimes] = useState(0);
  const signedOut = useContext(SignedOutContext);
  const isFirst = useRef(true);
  const mapping = mappingNow(states);

  useEffect(() => {
    if (mapping !== null && states.changes > 0) keep(kept, text, mapping);
  }, [kept, text, mapping, states.changes]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` asks again, and `changes` stands for the mapping, as the one that the first trial tells is tried already
  useEffect(() => {
    const stop = new AbortController();
    setIsTrying(true);
    setIsCounting(false);
    let tries = 0;
    const run = async (patient: boolean): Promise<void> => {
      tries += 1;
      try {
        const tried = await admin.call('tryMapping', {
          ...{ client, signal: stop.signal },
          body: {
            ...{ upload, text },
            ...(mapping !== null && { document: mapping }),
            ...(column !== null && { column }),
            ...(COUNTRY !== undefined && { country: COUNTRY }),
            ...(baseUrl !== '' && { base_url: baseUrl }),
            ...(patient && { patient }),
          },
        });
        if (stop.signal.aborted) return;
        if (tried.outcome !== 'faulty' && mapping === null) setStates(begunWith(tried.document));
        // The first look shows soon what comes out, and numbers follow.
        const goesOn = tried.outcome === 'tried' && tried.hurried && !patient;
        setIsTrying(false);
        setIsCounting(goesOn);
        setTold((before) =>
          tried.outcome === 'tried'
            ? { tried, counted: goesOn ? before.counted : tried, cellsOf: column, wrong: null, error: null }
            : { ...before, wrong: tried, error: null },
        );
        if (goesOn) await run(true);
      } catch (error) {
        if (stop.signal.aborted) return;
        if (isSignedOut(error)) return signedOut();
        const wait = error instanceof AdminProblem ? error.wait : null;
        if (wait !== null && tries < MOST_TRIES) timer = setTimeout(() => void run(patient), wait * 1000);
        else {
          setIsTrying(false);
          setIsCounting(false);
          setTold((before) => ({ ...before, error }));
        }
      }
    };
    let timer = setTimeout(() => void run(false), isFirst.current ? 0 : PAUSE);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, upload, text, baseUrl, states.changes, column, times, signedOut]);

  const change = useCallback((by: (mapping: EditedMapping) => EditedMapping): void => {
    setStates((now) => changed(now, by));
  }, []);
  const fill = useCallback((by: (mapping: EditedMapping) => EditedMapping): void => {
    setStates((now) => filledIn(now, by));
  }, []);
  const step = (by: 1 | -1) =>
    stepped(states, by) === null ? null : () => setStates((now) => stepped(now, by) ?? now);
  return {
    ...{ mapping, change, fill, undo: step(-1), redo: step(1), isChanged: isChanged(states), ...told },
    ...{ isTrying, isCounting },
    again: () => setTimes((before) => before + 1),
  };
}

/** A page that is loaded again goes on where somebody was. */
function readKept(name: string, text: string): MappingStates {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return kept?.text === text ? resumedWith(kept.mapping) : NO_STATES;
  } catch {
    return NO_STATES;
  }
}

function keep(name: string, text: string, mapping: EditedMapping): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ text, mapping }));
  } catch {
    // The browser keeps nothing more; the work goes on.
  }
}

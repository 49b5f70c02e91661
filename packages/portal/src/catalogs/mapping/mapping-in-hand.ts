// The mapping that somebody works on: what it says now, every state before, and what comes out of the file with it, tried after each change.

import { AdminProblem } from '@guidepost/contract/admin/admin-client';
import type { TrialView } from '@guidepost/contract/views/trial-view';
import { useCallback, useEffect, useRef, useState } from 'react';
import { admin } from '../../asking.ts';
import type { EditedMapping } from './edited-mapping.ts';

export type TriedView = Extract<TrialView, { outcome: 'tried' }>;

export interface MappingInHand {
  /** Null until the first trial tells it. */
  readonly mapping: EditedMapping | null;
  readonly change: (change: (mapping: EditedMapping) => EditedMapping) => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** Of the newest mapping that could be tried. */
  readonly tried: TriedView | null;
  /** The column whose cells it tells. */
  readonly cellsOf: string | null;
  /** What is wrong with the newest mapping, instead of a trial. */
  readonly wrong: Exclude<TrialView, { outcome: 'tried' }> | null;
  readonly error: unknown;
  /** Whether what is shown is not yet that of the newest mapping. */
  readonly isTrying: boolean;
  readonly again: () => void;
}

/** Milliseconds after the last change. */
const PAUSE = 250;

interface States {
  readonly all: readonly EditedMapping[];
  readonly at: number;
}

export function useMappingInHand(
  { client, upload, text, baseUrl }: { client: string; upload: string; text: string; baseUrl: string },
  column: string | null,
): MappingInHand {
  const kept = `guidepost-mapping ${upload}`;
  const [states, setStates] = useState<States>(() => readKept(kept, text));
  const [told, setTold] = useState<Pick<MappingInHand, 'tried' | 'cellsOf' | 'wrong' | 'error'>>({
    ...{ tried: null, cellsOf: null, wrong: null, error: null },
  });
  const [isTrying, setIsTrying] = useState(true);
  const [times, setTimes] = useState(0);
  const isFirst = useRef(true);
  const mapping = states.all[states.at] ?? null;

  useEffect(() => {
    if (mapping !== null && states.at > 0) keep(kept, text, mapping);
  }, [kept, text, mapping, states.at]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` asks again
  useEffect(() => {
    const stop = new AbortController();
    setIsTrying(true);
    const run = async (): Promise<void> => {
      try {
        const tried = await admin.call('tryMapping', {
          ...{ client, signal: stop.signal },
          body: {
            ...{ upload, text },
            ...(mapping !== null && { document: mapping }),
            ...(column !== null && { column }),
            ...(baseUrl !== '' && { base_url: baseUrl }),
          },
        });
        if (stop.signal.aborted) return;
        if (tried.outcome !== 'faulty' && mapping === null) setStates({ all: [tried.document], at: 0 });
        else setIsTrying(false);
        setTold((before) =>
          tried.outcome === 'tried'
            ? { tried, cellsOf: column, wrong: null, error: null }
            : { ...before, wrong: tried, error: null },
        );
      } catch (error) {
        if (stop.signal.aborted) return;
        const wait = error instanceof AdminProblem ? error.wait : null;
        if (wait !== null) timer = setTimeout(() => void run(), wait * 1000);
        else {
          setIsTrying(false);
          setTold((before) => ({ ...before, error }));
        }
      }
    };
    let timer = setTimeout(() => void run(), isFirst.current ? 0 : PAUSE);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, upload, text, baseUrl, mapping, column, times]);

  const change = useCallback((by: (mapping: EditedMapping) => EditedMapping): void => {
    setStates(({ all, at }) => {
      const now = all[at];
      if (now === undefined) return { all, at };
      const next = by(now);
      if (JSON.stringify(next) === JSON.stringify(now)) return { all, at };
      return { all: [...all.slice(0, at + 1), next], at: at + 1 };
    });
  }, []);
  const step = (by: number) =>
    states.all[states.at + by] === undefined ? null : () => setStates(({ all, at }) => ({ all, at: at + by }));
  return {
    ...{ mapping, change, undo: step(-1), redo: step(1), ...told, isTrying },
    again: () => setTimes((before) => before + 1),
  };
}

/** A page that is loaded again goes on where somebody was. */
function readKept(name: string, text: string): States {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return kept?.text === text ? { all: [kept.mapping], at: 0 } : { all: [], at: 0 };
  } catch {
    return { all: [], at: 0 };
  }
}

function keep(name: string, text: string, mapping: EditedMapping): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ text, mapping }));
  } catch {
    // The browser keeps nothing more; the work goes on.
  }
}

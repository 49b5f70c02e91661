// How well a choice of the proposed questions works: a moment after the last tick, made-up shoppers try it.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import type { DraftView } from '@guidepost/contract/views/draft-view';
import type { SimulationView } from '@guidepost/contract/views/simulation-view';
import { useEffect, useState } from 'react';
import { admin } from '../../asking.ts';
import { useJob } from '../../jobs/use-job.ts';
import { applyPossible } from '../draft/apply-operations.ts';
import type { DraftDocument, DraftObject } from '../draft/draft-document.ts';
import { wholeEdit } from '../draft/whole-edit.ts';
import { askAfterAll, type QuestionAsker } from './question-asker.ts';

/** `found`: of 100. `unknown`: it was not tried, because that takes too long or is not possible. */
export type Tried =
  | { readonly state: 'found'; readonly found: number }
  | { readonly state: 'trying' }
  | { readonly state: 'unknown' };

interface Choice {
  readonly client: string;
  readonly drafted: DraftView;
  readonly leftOut: ReadonlySet<string>;
  readonly added: ReadonlySet<string>;
  readonly ask: QuestionAsker;
}

/** Milliseconds after the last tick. */
const PAUSE = 1000;

export function useChoiceTried({ client, drafted, leftOut, added, ask }: Choice): Tried {
  const { now, run, stop } = useJob();
  /** The choice that was tried last, and what came of it. */
  const [tried, setTried] = useState<{ readonly choice: string; readonly found: number | null } | null>(null);
  const { verdict, forecast, document, questions } = drafted;
  const isWhole = leftOut.size + added.size === 0;
  const isNothing = added.size === 0 && questions.every(({ id }) => leftOut.has(id));
  // Where the proposal itself was not tried, that takes too long.
  const mayTry = !isWhole && !isNothing && verdict !== null && document !== undefined;
  const choice = JSON.stringify([[...leftOut].sort(), [...added].sort()]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice is tried once
  useEffect(() => {
    stop();
    if (!mayTry) return;
    let isOver = false;
    const attempt = async (): Promise<void> => {
      const further = await askAfterAll(added, questions, ask);
      if (isOver) return;
      const file = { name: drafted.advisor, text: JSON.stringify(chosen(document, leftOut, further)) };
      const job = await run(() => admin.call('simulateAdvisor', { client, body: { file, orders: 0 } }));
      if (isOver) return;
      const result = job?.outcome === 'done' ? (job.result as SimulationView | null) : null;
      setTried({ choice, found: result?.shoppers.truthful.near.found ?? null });
    };
    const timer = setTimeout(() => attempt().catch(() => isOver || setTried({ choice, found: null })), PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [choice, drafted]);
  if (isWhole) return { state: 'found', found: Math.round(100 * (verdict?.shoppers.truthful ?? forecast.found)) };
  if (!mayTry || now.state === 'failed') return { state: 'unknown' };
  if (tried?.choice !== choice) return { state: 'trying' };
  return tried.found === null ? { state: 'unknown' } : { state: 'found', found: Math.round(100 * tried.found) };
}

/** As it is made once it is taken. */
export function chosen(
  document: DraftDocument,
  leftOut: Iterable<string>,
  further: readonly DraftObject[],
): DraftDocument {
  const wanted: DraftOperation[] = [
    ...[...leftOut].map((question) => ({ op: 'remove', path: ['questions', question] }) as const),
    ...further.map((value) => ({ op: 'insert', path: ['questions'], value }) as const),
  ];
  return applyPossible(document, wholeEdit(document, wanted).operations);
}

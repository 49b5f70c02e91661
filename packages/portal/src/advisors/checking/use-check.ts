// The check of the draft in hand: it begins anew a moment after each change is saved, and what an older state had is kept until then.

import type { CheckView } from '@guidepost/contract/views/check-view';
import { useCallback, useEffect, useState } from 'react';
import { admin } from '../../asking.ts';
import { type JobState, useJob } from '../../jobs/use-job.ts';
import type { DraftDocument } from '../draft/draft-document.ts';
import { useDraft } from '../draft-in-hand.ts';

/** Milliseconds without a change after which it begins. */
const PAUSE = 500;

/** How long conversations are looked at while somebody types, and where that was not enough, in seconds. */
export const SECONDS = 2;
export const LONGER = 30;

export interface Checked {
  readonly found: CheckView;
  /** The state that was checked, which findings speak of. */
  readonly document: DraftDocument;
  readonly revision: number;
}

export interface DraftCheck {
  /** The newest result; null: none yet. */
  readonly checked: Checked | null;
  readonly now: JobState;
  readonly again: () => void;
  /** It takes more time, because the first look did not get through. */
  readonly isGoingOn: boolean;
  /** Takes more time for it. */
  readonly longer: () => void;
}

export function useCheck(): DraftCheck {
  const { client, advisor, document, revision, isSaved, mayChange } = useDraft();
  const { now, run, stop } = useJob();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [isGoingOn, setIsGoingOn] = useState(false);
  const check = useCallback(
    async (first: number): Promise<void> => {
      for (let seconds = first; ; seconds = LONGER) {
        setIsGoingOn(seconds === LONGER);
        const body = { seconds };
        const job = await run(() => admin.call('checkDraft', { client, advisor, body }));
        if (job?.outcome !== 'done' || job.result === null) return;
        const found = job.result as CheckView;
        setChecked({ found, document, revision });
        if (!goesOn(found, seconds)) return;
      }
    },
    [client, advisor, document, revision, run],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a state is checked once; its document only comes with it
  useEffect(() => {
    if (!isSaved || !mayChange) return;
    const timer = setTimeout(() => void check(SECONDS), PAUSE);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client, advisor, revision, isSaved, mayChange]);
  return {
    ...{ checked, now, again: () => void check(SECONDS), longer: () => void check(LONGER) },
    isGoingOn: isGoingOn && now.state === 'running',
  };
}

/** A look that did not get through is followed by a longer one, once and by itself. */
export const goesOn = ({ proof }: Pick<CheckView, 'proof'>, seconds: number): boolean =>
  proof !== null && !proof.complete && seconds < LONGER;

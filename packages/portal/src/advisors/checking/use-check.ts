// The check of the draft in hand: it begins anew a moment after each change is saved, and what an older state had is kept until then.

import type { CheckView } from '@guidepost/contract/views/check-view';
import { useCallback, useEffect, useState } from 'react';
import { admin } from '../../asking.ts';
import { type JobState, useJob } from '../../jobs/use-job.ts';
import type { DraftDocument } from '../draft/draft-document.ts';
import { useDraft } from '../draft-in-hand.ts';

/** Milliseconds without a change after which it begins. */
const PAUSE = 500;

/** How long conversations are looked at while somebody types, and when somebody asks for more, in seconds. */
const SECONDS = 2;
const LONGER = 30;

export interface Checked {
  readonly found: CheckView;
  /** The state that was checked, which findings speak of. */
  readonly document: DraftDocument;
}

export interface DraftCheck {
  /** The newest result; null: none yet. */
  readonly checked: Checked | null;
  readonly now: JobState;
  readonly again: () => void;
  /** Takes more time for it. */
  readonly longer: () => void;
}

export function useCheck(): DraftCheck {
  const { client, advisor, document, revision, isSaved, mayChange } = useDraft();
  const { now, run, stop } = useJob();
  const [checked, setChecked] = useState<Checked | null>(null);
  const check = useCallback(
    async (seconds: number) => {
      const job = await run(() => admin.call('checkDraft', { client, advisor, body: { seconds } }));
      if (job?.outcome === 'done' && job.result !== null) setChecked({ found: job.result as CheckView, document });
    },
    [client, advisor, document, run],
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
  return { checked, now, again: () => void check(SECONDS), longer: () => void check(LONGER) };
}

// What has to be known before a state of a draft is published, and its publication: always of the very state that was looked at.

import { AdminProblem } from '@guidepost/contract/admin/admin-client';
import type { DifferencesView } from '@guidepost/contract/views/advisor-draft-view';
import type { CheckView } from '@guidepost/contract/views/check-view';
import type { JobWithResultView } from '@guidepost/contract/views/job-view';
import { useCallback, useEffect, useState } from 'react';
import { admin } from '../../asking.ts';
import { type JobInHand, type JobState, useJob } from '../../jobs/use-job.ts';
import type { DraftInHand } from '../draft-in-hand.ts';
import { type Checked, LONGER, SECONDS } from './use-check.ts';

export type SeenDraft = Pick<DraftInHand, 'client' | 'advisor' | 'revision' | 'tag' | 'document'>;

/** `first`: nothing is published yet. */
export type Compared =
  | { readonly state: 'loading' | 'first' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'there'; readonly found: DifferencesView };

export interface Publishing {
  readonly compared: Compared;
  readonly check: {
    readonly now: JobState;
    /** What was found so far, of this very state; null: nothing yet. */
    readonly found: Pick<CheckView, 'findings' | 'proof'> | null;
    /** It takes more time for the conversations that it did not get to. */
    readonly isGoingOn: boolean;
    readonly longer: () => void;
  };
  readonly replay: JobInHand;
  readonly publish: JobInHand;
  readonly start: () => void;
}

/** Of one state; begins to look at once. `checked`: what a check found before, maybe of another state. */
export function usePublishing(
  { client, advisor, revision, tag, document }: SeenDraft,
  checked: Checked | null,
  tell: (checked: Checked) => void,
): Publishing {
  const [hasLooked, setHasLooked] = useState(false);
  // A check that could not look at conversations because of an error is done again: it may be mended in the catalog.
  const [known] = useState(checked?.revision === revision && checked.found.proof !== null ? checked.found : null);
  // Also while the dialog is open, the check beside the editor may get further.
  const found = checked?.revision === revision && (known !== null || hasLooked) ? checked.found : null;
  const [isGoingOn, setIsGoingOn] = useState(false);
  const [compared, setCompared] = useState<Compared>({ state: 'loading' });
  const [check, replay, publish] = [useJob(), useJob(), useJob()];
  const [runCheck, runReplay, runPublish] = [check.run, replay.run, publish.run];
  const lookThrough = useCallback(
    async (seconds: number): Promise<void> => {
      setIsGoingOn(seconds === LONGER);
      const job = await runCheck(() => admin.call('checkDraft', { client, advisor, body: { seconds } }));
      const result = job === null ? null : checkIn(job);
      if (result === null) return;
      setHasLooked(true);
      tell({ found: job?.result as CheckView, document, revision });
    },
    [client, advisor, document, revision, runCheck, tell],
  );
  useEffect(() => {
    let isOver = false;
    const look = async (): Promise<void> => {
      if (known === null) void lookThrough(SECONDS);
      const now = await compare(client, advisor, revision);
      if (isOver) return;
      setCompared(now);
      if (now.state === 'there' && now.found.differences.length > 0)
        void runReplay(() => admin.call('replayDraft', { client, advisor, headers: { 'If-Match': tag } }));
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [client, advisor, revision, tag, known, lookThrough, runReplay]);
  const start = useCallback(() => {
    const headers = { 'If-Match': tag };
    void runPublish(() => admin.call('publishDraft', { client, advisor, headers, body: { seconds: null } }));
  }, [client, advisor, tag, runPublish]);
  return {
    ...{ compared, replay, publish, start },
    check: {
      ...{ now: check.now, found, longer: () => void lookThrough(LONGER) },
      isGoingOn: isGoingOn && check.now.state === 'running',
    },
  };
}

/** Null: it did not come so far. */
export function checkIn({ result }: JobWithResultView): Pick<CheckView, 'findings' | 'proof'> | null {
  const { findings, proof = null } = (result ?? {}) as Partial<CheckView>;
  return findings === undefined ? null : { findings, proof };
}

async function compare(client: string, advisor: string, revision: number): Promise<Compared> {
  try {
    const query = { from: 'published', to: `draft-${revision}` };
    return { state: 'there', found: await admin.call('compareDraft', { client, advisor, query }) };
  } catch (error) {
    const isFirst = error instanceof AdminProblem && error.slug === 'not-found';
    return isFirst ? { state: 'first' } : { state: 'failed', error };
  }
}

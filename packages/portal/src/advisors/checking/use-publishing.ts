// What has to be known before a state of a draft is published, and its publication: always of the very state that was looked at.

import { AdminProblem } from '@guidepost/contract/admin/admin-client';
import type { DifferencesView } from '@guidepost/contract/views/advisor-draft-view';
import { useCallback, useEffect, useState } from 'react';
import { admin } from '../../asking.ts';
import { type JobInHand, useJob } from '../../jobs/use-job.ts';
import type { DraftInHand } from '../draft-in-hand.ts';

export type SeenDraft = Pick<DraftInHand, 'client' | 'advisor' | 'revision' | 'tag' | 'document'>;

/** `first`: nothing is published yet. */
export type Compared =
  | { readonly state: 'loading' | 'first' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'there'; readonly found: DifferencesView };

export interface Publishing {
  readonly compared: Compared;
  readonly check: JobInHand;
  readonly replay: JobInHand;
  readonly publish: JobInHand;
  readonly start: () => void;
}

/** Of one state; begins to look at once. */
export function usePublishing({ client, advisor, revision, tag }: SeenDraft): Publishing {
  const [compared, setCompared] = useState<Compared>({ state: 'loading' });
  const [check, replay, publish] = [useJob(), useJob(), useJob()];
  const [runCheck, runReplay, runPublish] = [check.run, replay.run, publish.run];
  useEffect(() => {
    let isOver = false;
    const look = async (): Promise<void> => {
      // Conversations are not gone through: only errors stop it.
      void runCheck(() => admin.call('checkDraft', { client, advisor, body: { seconds: null } }));
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
  }, [client, advisor, revision, tag, runCheck, runReplay]);
  const start = useCallback(() => {
    const headers = { 'If-Match': tag };
    void runPublish(() => admin.call('publishDraft', { client, advisor, headers, body: { seconds: null } }));
  }, [client, advisor, tag, runPublish]);
  return { compared, check, replay, publish, start };
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

// What an import would change in a catalog that is there: a trial of it, which changes nothing, ordered by itself when the page is ready and
// when something is changed. With a long file it is out of date after that, and tried again when asked for.

import type { AdminInput } from '@guidepost/contract/admin/admin-client';
import type { JobWithResultView } from '@guidepost/contract/views/job-view';
import { useEffect, useState } from 'react';
import { admin } from '../../asking.ts';
import { followJob } from '../../jobs/follow-job.ts';

type ImportBody = AdminInput<'importCatalog'>['body'];

export interface ComingChange {
  /** Null: none has ended. */
  readonly job: JobWithResultView | null;
  readonly isLooking: boolean;
  readonly error: unknown;
  /** Whether the mapping was changed since it was looked at, and nobody is looking again. */
  readonly isOld: boolean;
  readonly again: () => void;
}

/** `body` null: it cannot be imported as it is; `isEdited`: somebody changed the mapping, and it takes long to look again; `isOver`: the import itself was ordered. */
export function useComingChange(
  { client, catalog }: { readonly client: string; readonly catalog: string | null },
  body: ImportBody | null,
  { isEdited, isOver }: { readonly isEdited: boolean; readonly isOver: boolean },
): ComingChange {
  const [ended, setEnded] = useState<{ readonly job: JobWithResultView; readonly of: string } | null>(null);
  /** What is being tried. */
  const [tried, setTried] = useState<ImportBody | null>(null);
  const [error, setError] = useState<unknown>(null);
  const now = body === null ? null : JSON.stringify(body);
  const isUntried = tried === null || body?.mode !== tried.mode || (!isEdited && now !== JSON.stringify(tried));
  const isDue = body !== null && catalog !== null && !isOver && isUntried;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands for itself is whether it is due
  useEffect(() => {
    if (isDue) setTried(body);
  }, [isDue]);
  useEffect(() => {
    // Whoever comes back compares with the catalog as it is then.
    if (isOver) setTried(null);
    if (isOver) setEnded(null);
  }, [isOver]);
  useEffect(() => {
    if (tried === null || catalog === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    setError(null);
    const look = async (): Promise<void> => {
      const { id } = await admin.call('importCatalog', { client, catalog, body: { ...tried, dry_run: true } });
      const cancel = (): void => void admin.call('cancelJob', { client, job: id }).catch(() => {});
      if (signal.aborted) return cancel();
      // The import itself is not to wait for it.
      signal.addEventListener('abort', cancel);
      try {
        const job = await followJob({ client, id }, { signal });
        signal.removeEventListener('abort', cancel);
        if (!signal.aborted) setEnded({ job, of: JSON.stringify(tried) });
      } catch (reason) {
        signal.removeEventListener('abort', cancel);
        throw reason;
      }
    };
    look().catch((reason: unknown) => {
      if (!signal.aborted) setError(reason);
    });
    return () => stop.abort();
  }, [client, catalog, tried]);
  const isLooking = tried !== null && error === null && ended?.of !== JSON.stringify(tried);
  return {
    ...{ job: ended?.job ?? null, isLooking, error },
    isOld: !isLooking && now !== null && ended !== null && ended.of !== now,
    again: () => setTried(body === null ? null : { ...body }),
  };
}

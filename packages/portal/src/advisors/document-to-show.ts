// The document of an advisor for views that only show it: of the draft, or of what is live where there is none.

import { type Asked, admin, orNull, useRead } from '../asking.ts';

export interface ShownDocument {
  readonly document: Readonly<Record<string, unknown>>;
  /** Null: it is the draft. */
  readonly version: number | null;
}

/** Null: there is neither. */
export const useDocumentToShow = (
  client: string,
  advisor: string,
): readonly [Asked<ShownDocument | null>, () => void] =>
  useRead((signal) => read({ client, advisor, signal }), `${client} ${advisor}`);

interface Of {
  readonly client: string;
  readonly advisor: string;
  readonly signal: AbortSignal;
}

async function read(of: Of): Promise<ShownDocument | null> {
  const draft = await orNull(admin.call('findDraft', of));
  if (draft !== null) return { document: draft.document, version: null };
  const live = await orNull(admin.call('findVersion', { ...of, version: 'published' }));
  return live?.document ? { document: live.document, version: live.version } : null;
}

// What is kept of an advisor: its versions, and the states of its draft.

import type { DraftStateView } from '@guidepost/contract/views/advisor-draft-view';
import type { VersionsPageView } from '@guidepost/contract/views/advisor-view';
import { tagOf } from '../draft/draft-service.ts';

export type KeptVersion = VersionsPageView['versions'][number];

/** Both newest first. */
export interface Kept {
  readonly versions: readonly KeptVersion[];
  readonly states: readonly DraftStateView[];
}

/** Null: taken off, or never published. */
export const liveOf = ({ versions }: Kept): number | null =>
  versions.find(({ published }) => published)?.version ?? null;

export const hasDraft = ({ states: [newest] }: Kept): boolean =>
  newest !== undefined && newest.why.kind !== 'discarded';

/** The `ETag` of the draft, also of one that was discarded; null: there never was one. */
export const tagOfKept = ({ states: [newest] }: Kept): string | null =>
  newest === undefined ? null : tagOf(newest.revision);

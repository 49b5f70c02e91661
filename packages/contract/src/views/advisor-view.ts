// Advisors and their versions, as they are listed, published, taken off, rolled back, and exported.

import { Type } from 'typebox';
import { ActorView } from './actor-view.ts';
import { FindingView } from './finding-view.ts';
import { closed, count, nullable, texts, time, type View } from './view-part.ts';

const ONE = { client: Type.String(), advisor: Type.String() };

export const ListedAdvisorView = closed({
  ...ONE,
  name: Type.String(),
  catalog: Type.String(),
  published_version: nullable(count()),
  latest_version: count(),
  version_at: time(),
});
export type ListedAdvisorView = View<typeof ListedAdvisorView>;

const VERSION = {
  version: count(),
  name: Type.String(),
  catalog: Type.String(),
  questions: count(),
  published: Type.Boolean(),
  made_at: time(),
};

export const VersionsView = closed({ ...ONE, versions: Type.Array(closed(VERSION)) });
export type VersionsView = View<typeof VersionsView>;

/** `made_by`: null where the log of changes does not go back so far. */
export const VersionsPageView = closed({
  ...ONE,
  versions: Type.Array(closed({ ...VERSION, made_by: nullable(ActorView) })),
  next: nullable(Type.String()),
});
export type VersionsPageView = View<typeof VersionsPageView>;

export const PublishedView = closed({
  advisor: Type.String(),
  version: count(),
  unchanged: Type.Boolean(),
  findings: Type.Array(FindingView),
});
export type PublishedView = View<typeof PublishedView>;

export const RolledBackView = closed({
  ...ONE,
  version: count(),
  version_before: nullable(count()),
  findings: Type.Array(FindingView),
});
export type RolledBackView = View<typeof RolledBackView>;

/** An advisor has errors, so nothing was done. */
export const RefusedAdvisorView = closed({ error: Type.String(), findings: Type.Array(FindingView) });
export type RefusedAdvisorView = View<typeof RefusedAdvisorView>;

export const UnpublishedView = closed({ ...ONE, unpublished: Type.Boolean(), error: Type.Optional(Type.String()) });
export type UnpublishedView = View<typeof UnpublishedView>;

export const ExportView = closed({
  ...ONE,
  version: count(),
  published_at: time(),
  /** The text of the file, or the path that it was written to. */
  source: Type.Optional(Type.String()),
  file: Type.Optional(Type.String()),
});
export type ExportView = View<typeof ExportView>;

/** `document`: the file as JSON; null if it cannot be read as a draft any more. */
export const VersionFileView = closed({
  ...{ ...ONE, version: count(), published_at: time(), source: Type.String() },
  document: nullable(Type.Record(Type.String(), Type.Unknown())),
});
export type VersionFileView = View<typeof VersionFileView>;

export const PlayView = closed({
  ...ONE,
  version: nullable(count()),
  file: Type.Optional(Type.String()),
  replies: Type.Array(closed({ question: Type.String(), answers: texts() })),
  /** `misses`: the questions whose replies the product does not satisfy. */
  results: Type.Array(closed({ sku: Type.String(), title: Type.String(), price: Type.String(), misses: texts() })),
  ended: Type.Boolean(),
});
export type PlayView = View<typeof PlayView>;

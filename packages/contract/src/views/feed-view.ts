// Feeds: their settings, how their pulls go, and the reports of their imports. Values of headers are never included.

import { Type } from 'typebox';
import { ConcernView } from './finding-view.ts';
import { NOTICES, RejectionGroupView, RemarkView } from './import-notice-view.ts';
import { IMPORTED_MEMBERS, STOPPED_MEMBERS, TARGET_MEMBERS } from './import-view.ts';
import { closed, count, nullable, texts, time, type View } from './view-part.ts';

const ORDER = {
  client: Type.String(),
  catalog: Type.String(),
  /** The address, without anything that may be a password. */
  url: Type.String(),
  /** The names of the headers. */
  headers: texts(),
  /** The mapping file's name. */
  mapping: nullable(Type.String()),
  set: texts(),
  format: nullable(Type.String()),
  mode: Type.Enum(['replace', 'update']),
  base_url: nullable(Type.String()),
  currency: nullable(Type.String()),
  language: nullable(Type.String()),
  every_minutes: count(),
};

export const FeedOrderView = closed(ORDER);
export type FeedOrderView = View<typeof FeedOrderView>;

/** What is kept of an import's report, under the same names. If it stopped, there are no counts. */
const AccountView = closed({
  at: time(),
  mode: nullable(Type.Enum(['replace', 'update'])),
  format: nullable(Type.String()),
  revision: Type.Optional(count()),
  products: Type.Optional(count()),
  added: Type.Optional(count()),
  changed: Type.Optional(count()),
  unchanged: Type.Optional(count()),
  removed: Type.Optional(count()),
  kept: Type.Optional(count()),
  rows: count(),
  dropped: count(),
  rejected: count(),
  rejection_groups: Type.Array(RejectionGroupView),
  remarks: Type.Array(RemarkView),
  attributes_gone: texts(),
  ...NOTICES,
  mapping: closed({ origin: Type.String(), notes: Type.Optional(texts()) }),
  concerns: Type.Array(ConcernView),
  warnings: count(),
  /** How many entries were left out because there were too many, by the name of the list. */
  left_out: Type.Record(Type.String(), count()),
});

export const FeedView = closed({
  ...ORDER,
  created_at: time(),
  next_at: time(),
  being_pulled: Type.Boolean(),
  attempted_at: nullable(time()),
  failure: nullable(Type.String()),
  failures: count(),
  last_good: nullable(
    closed({
      at: time(),
      etag: nullable(Type.String()),
      last_modified: nullable(Type.String()),
      revision: count(),
      products: count(),
    }),
  ),
  last_import: nullable(AccountView),
  stopped: nullable(AccountView),
});
export type FeedView = View<typeof FeedView>;

export const RemovedFeedView = closed({
  client: Type.String(),
  catalog: Type.String(),
  removed: Type.Boolean(),
  error: Type.Optional(Type.String()),
});
export type RemovedFeedView = View<typeof RemovedFeedView>;

const failed = { outcome: Type.Literal('failed'), next_at: time() };

export const PullView = Type.Union([
  closed({ outcome: Type.Literal('imported'), next_at: time(), ...IMPORTED_MEMBERS }),
  closed({ outcome: Type.Literal('unchanged'), next_at: time(), ...TARGET_MEMBERS }),
  closed({ outcome: Type.Enum(['stopped', 'passed-over']), ...TARGET_MEMBERS }),
  closed({ ...failed, ...STOPPED_MEMBERS }),
  closed({ ...failed, ...TARGET_MEMBERS, error: Type.String() }),
]);
export type PullView = View<typeof PullView>;

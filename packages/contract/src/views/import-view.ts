// The report of an import or a deletion: what it did, or why it stopped.

import { Type } from 'typebox';
import { ImportedAttributeView } from './attribute-view.ts';
import { ConcernView } from './finding-view.ts';
import { NOTICES, RejectionGroupView, RejectionView, RemarkView } from './import-notice-view.ts';
import { closed, count, nullable, texts, type View } from './view-part.ts';

export const TARGET_MEMBERS = {
  client: Type.String(),
  catalog: Type.String(),
  /** The data folder. Only people who work on the machine get it. */
  data: Type.Optional(Type.String()),
};

const MissingField = closed({ field: Type.String(), reason: Type.String(), example: Type.String() });

const UsedMapping = closed({
  origin: Type.Enum(['given', 'kept', 'inferred', 'none']),
  text: nullable(Type.String()),
  notes: Type.Optional(texts()),
  merges: Type.Optional(
    Type.Array(
      closed({
        attribute: Type.String(),
        into: Type.String(),
        spellings: Type.Array(closed({ text: Type.String(), count: count() })),
      }),
    ),
  ),
  missing: Type.Optional(Type.Array(MissingField)),
  /** What the file has and an inferred mapping does not use. */
  unused: Type.Optional(
    Type.Array(
      closed({
        column: Type.String(),
        filled: count(),
        reason: nullable(Type.String()),
        example: nullable(Type.String()),
      }),
    ),
  ),
});

const READING = {
  format: nullable(Type.String()),
  rows: count(),
  /** Left out by the mapping. */
  dropped: count(),
  rejected: count(),
  rejections: Type.Array(RejectionView),
  rejection_groups: Type.Array(RejectionGroupView),
  mapping: UsedMapping,
  ...NOTICES,
};

export const IMPORTED_MEMBERS = {
  ...TARGET_MEMBERS,
  mode: Type.Enum(['replace', 'update']),
  dry_run: Type.Boolean(),
  revision: count(),
  products: count(),
  added: count(),
  changed: count(),
  unchanged: count(),
  removed: count(),
  kept: count(),
  ...READING,
  currency: nullable(Type.String()),
  language: nullable(Type.String()),
  mapping_changed: Type.Boolean(),
  attributes_spoken_of: nullable(texts()),
  attributes: Type.Array(ImportedAttributeView),
  attributes_gone: texts(),
  remarks: Type.Array(RemarkView),
  concerns: Type.Array(ConcernView),
};

export const ImportView = closed({
  ...IMPORTED_MEMBERS,
  /** Files beside the import that could not be written. */
  problems: Type.Optional(texts()),
});
export type ImportView = View<typeof ImportView>;

export const DeletionView = closed({
  ...TARGET_MEMBERS,
  dry_run: Type.Boolean(),
  revision: count(),
  products: count(),
  removed: count(),
  unknown: texts(),
  unknown_count: count(),
  concerns: Type.Array(ConcernView),
});
export type DeletionView = View<typeof DeletionView>;

const EmptiedInUse = closed({
  name: Type.String(),
  fill_rate_before: Type.Number(),
  fill_rate: Type.Number(),
  advisors: texts(),
});

/** Products that became another one under the same sku. */
const Changed = closed({ sku: Type.String(), before: Type.String(), after: Type.String() });

const code = <Code extends string>(text: Code) => Type.Literal(text);

const StopView = Type.Union([
  closed({ code: code('nothing-to-import') }),
  closed({ code: code('unknown-catalog'), catalog: Type.String(), absent: texts() }),
  closed({ code: code('nothing-to-delete'), listed: count(), unknown: texts() }),
  closed({ code: code('fields-missing'), fields: Type.Array(MissingField), has_catalog: Type.Boolean() }),
  closed({ code: code('no-column-used'), unused: texts(), known: texts() }),
  closed({ code: code('rejected-rows'), rejected: count() }),
  closed({ code: code('too-many-rejected'), rejected: count(), rows: count() }),
  closed({
    code: code('too-many-removed'),
    removed: count(),
    products: count(),
    by: Type.Enum(['import', 'deletion']),
  }),
  closed({
    code: code('prices-moved'),
    moved: count(),
    products: count(),
    both_ways: Type.Boolean(),
    examples: Type.Array(Changed),
  }),
  closed({ code: code('titles-changed'), changed: count(), products: count(), examples: Type.Array(Changed) }),
  closed({
    code: code('categories-gone'),
    attribute: Type.String(),
    gone: count(),
    categories: count(),
    examples: Type.Array(closed({ category: Type.String(), products: count() })),
  }),
  closed({ code: code('attributes-emptied'), attributes: Type.Array(EmptiedInUse) }),
  closed({ code: code('advisors-broken'), concerns: Type.Array(ConcernView) }),
]);

export const STOPPED_MEMBERS = {
  error: Type.String(),
  ...TARGET_MEMBERS,
  stopped: Type.Array(StopView),
  can_be_overridden: Type.Boolean(),
  ...READING,
};

/** The import stopped, and nothing was changed. */
export const StoppedImportView = closed(STOPPED_MEMBERS);
export type StoppedImportView = View<typeof StoppedImportView>;

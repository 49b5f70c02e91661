// The draft of an advisor: as it is, its states of the last 90 days, what is different between two, and where two edits meet.

import { Type } from 'typebox';
import { DraftOperation } from '../requests/draft-edit-request.ts';
import { ActorView } from './actor-view.ts';
import { closed, count, nullable, texts, time, type View } from './view-part.ts';

const ONE = { client: Type.String(), advisor: Type.String() };

const SUMMARY = {
  ...ONE,
  /** Also the `ETag`. */
  revision: count(),
  /** The version that it was made from. */
  based_on: nullable(count()),
  created_at: time(),
  created_by: ActorView,
  updated_at: time(),
  updated_by: ActorView,
};

export const AdvisorDraftSummaryView = closed(SUMMARY);
export type AdvisorDraftSummaryView = View<typeof AdvisorDraftSummaryView>;

const document = () =>
  Type.Record(Type.String(), Type.Unknown(), {
    description: 'The advisor file as JSON; it may be incomplete or wrong.',
  });

export const AdvisorDraftView = closed({ ...SUMMARY, document: document() });
export type AdvisorDraftView = View<typeof AdvisorDraftView>;

/** `named`: the shop and the advisor that a file names, if it is not for this one. The draft is for this one all the same. */
export const TakenDraftView = closed({ ...AdvisorDraftView.properties, named: nullable(closed(ONE)) });
export type TakenDraftView = View<typeof TakenDraftView>;

/** `merged`: others changed something since the state that was named, which the document has, too. `inverse` reverses the edit. */
export const EditedDraftView = closed({
  revision: count(),
  merged: Type.Boolean(),
  inverse: Type.Array(DraftOperation),
  document: document(),
});
export type EditedDraftView = View<typeof EditedDraftView>;

const ORIGIN = Type.Union([
  closed({ from: Type.Literal('nothing') }),
  closed({ from: Type.Literal('version'), version: count() }),
  closed({ from: Type.Literal('copy'), advisor: Type.String(), version: nullable(count()) }),
  closed({ from: Type.Literal('file'), name: Type.String() }),
]);

export const DraftStateView = closed({
  revision: count(),
  at: time(),
  by: ActorView,
  why: Type.Union([
    closed({ kind: Type.Enum(['created', 'replaced']), origin: ORIGIN }),
    closed({ kind: Type.Literal('edited'), operations: Type.Array(DraftOperation) }),
    closed({ kind: Type.Literal('restored'), revision: count() }),
    closed({ kind: Type.Literal('discarded') }),
  ]),
});
export type DraftStateView = View<typeof DraftStateView>;

export const DraftAtView = closed({ ...ONE, revision: count(), document: document() });
export type DraftAtView = View<typeof DraftAtView>;

/** Absent where there is nothing. */
const side = () => Type.Optional(Type.Unknown());

/** `moved`: before and after are the ids of the items before it; null for the beginning. */
const DifferenceView = closed({
  kind: Type.Enum(['added', 'removed', 'changed', 'moved']),
  of: Type.Enum(['question', 'answer', 'text', 'member']),
  path: texts(),
  before: side(),
  after: side(),
});

/**
 * `titles`: of all questions and answers, as they are after, or were before if they are gone: `use`, `use.games`; of values, those that the
 * advisor itself gives. `attributes`: what those of the catalog are called, where they are called otherwise than in the file.
 */
export const DifferencesView = closed({
  differences: Type.Array(DifferenceView),
  titles: Type.Record(Type.String(), Type.String()),
  attributes: Type.Record(Type.String(), Type.String()),
});
export type DifferencesView = View<typeof DifferencesView>;

/**
 * What somebody has to choose between. `about` a `place`: the three are the ids of the items before it; null for the beginning. `by`: who
 * changed it last; null if nobody did, and `was` was mistaken.
 */
export const DraftConflictView = closed({
  operation: count(),
  path: texts(),
  about: Type.Enum(['value', 'place']),
  base: side(),
  mine: side(),
  theirs: side(),
  by: nullable(closed({ revision: count(), who: ActorView, at: time() })),
});
export type DraftConflictView = View<typeof DraftConflictView>;

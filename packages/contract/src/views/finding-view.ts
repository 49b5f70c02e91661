// A fault of an advisor, found in its file or by an import that would affect it.

import { Type } from 'typebox';
import { DraftOperation } from '../requests/draft-edit-request.ts';
import { closed, count, nullable, share, texts, type View } from './view-part.ts';

const severity = Type.Enum(['error', 'warning', 'note']);

/** A change of the file that certainly corrects it. */
const Fix = Type.Union([
  closed({ kind: Type.Literal('set'), pointer: Type.String(), value: Type.Unknown() }),
  closed({ kind: Type.Literal('remove'), pointer: Type.String() }),
  closed({ kind: Type.Literal('insert'), pointer: Type.String(), value: Type.Unknown() }),
  closed({ kind: Type.Literal('rename'), pointer: Type.String(), name: Type.String() }),
]);

export const Conversation = Type.Array(closed({ question_id: Type.String(), answers: texts() }));

export const FindingView = closed({
  severity,
  code: Type.String(),
  message: Type.String(),
  mend: Type.String(),
  file: Type.String(),
  line: count(),
  column: count(),
  /** A JSON Pointer into the file. */
  pointer: Type.String(),
  fix: Type.Optional(Fix),
  /** The place in a draft that says the same: members, and questions and answers by their ids; null where it cannot be said so. */
  path: nullable(texts()),
  /** The correction as operations on such a draft; empty if there is none. */
  operations: Type.Array(DraftOperation),
  /** The shortest conversation that leads there; null if it is true of all of them. */
  conversation: nullable(Conversation),
  share: nullable(share()),
  conversations: nullable(Type.Number()),
  /** The attribute that the catalog does not have, where that is what is wrong. */
  attribute: Type.Optional(Type.String()),
  /** Values of products that it is about: the first of them, and how many there are. */
  values: Type.Optional(closed({ first: texts(), count: count() })),
});
export type FindingView = View<typeof FindingView>;

const Titled = closed({ id: Type.String(), title: Type.String() });

export const ConcernView = closed({
  advisor: Type.String(),
  version: count(),
  severity,
  breaks: Type.Boolean(),
  code: Type.String(),
  pointer: Type.String(),
  place: Type.String(),
  message: Type.String(),
  mend: Type.String(),
  example: nullable(Type.String()),
  /** The question that it is about, and which answer of it, as shoppers read them. */
  question: Type.Optional(Titled),
  answer: Type.Optional(Titled),
  /** Values of products that it is about, those of most products first; at most ten. */
  values: Type.Optional(Type.Array(closed({ value: Type.String(), products: count() }))),
});
export type ConcernView = View<typeof ConcernView>;

// What is asked for about the draft of an advisor: to begin one, to change it, to bring back a state of it, to import a file.

import { Type } from 'typebox';
import { closed, nullable, type View } from '../views/view-part.ts';

/** How many operations an edit has at most, and how deep a path leads. */
export const DRAFT_EDIT = { operations: 100, path: 8 } as const;

const path = () =>
  Type.Array(Type.String({ maxLength: 1000 }), {
    maxItems: DRAFT_EDIT.path,
    description: 'Members, and questions and answers by their id: `["questions", "use", "answers", "games", "title"]`.',
  });

const after = () =>
  Type.Optional(
    nullable(
      Type.String({ description: 'The id of the item before; null for the beginning. Usually the end of the list.' }),
    ),
  );

const value = (description: string) => Type.Unknown({ description });

/** By the name of the operation. */
export const DRAFT_OPERATIONS = {
  set: closed({
    op: Type.Literal('set'),
    path: path(),
    value: value('Any value of JSON.'),
    was: Type.Optional(value('What it replaces. Usually what was there in the state that `If-Match` names.')),
  }),
  remove: closed({ op: Type.Literal('remove'), path: path(), was: Type.Optional(value('What is removed.')) }),
  insert: closed({
    op: Type.Literal('insert'),
    path: path(),
    value: value('A question or an answer.'),
    after: after(),
  }),
  move: closed({ op: Type.Literal('move'), path: path(), after: after() }),
  rename: closed({ op: Type.Literal('rename'), path: path(), id: Type.String({ minLength: 1, maxLength: 256 }) }),
  undo: closed({ op: Type.Literal('undo'), revision: Type.Integer({ minimum: 1 }) }),
} as const;

export const DraftOperation = Type.Union([
  DRAFT_OPERATIONS.set,
  DRAFT_OPERATIONS.remove,
  DRAFT_OPERATIONS.insert,
  DRAFT_OPERATIONS.move,
  DRAFT_OPERATIONS.rename,
  DRAFT_OPERATIONS.undo,
]);
export type DraftOperation = View<typeof DraftOperation>;

/** All of it is done, or nothing. */
export const DraftEditRequest = closed({
  operations: Type.Array(DraftOperation, { minItems: 1, maxItems: DRAFT_EDIT.operations }),
});
export type DraftEditRequest = View<typeof DraftEditRequest>;

const fileName = () =>
  Type.Optional(Type.String({ minLength: 1, maxLength: 256, description: 'For messages and the history.' }));
const fileText = () => Type.String({ description: 'An advisor file, in YAML or JSON.' });

/** By what the draft begins from. */
export const DRAFT_STARTS = {
  nothing: closed({
    from: Type.Literal('nothing'),
    name: Type.String({ minLength: 1 }),
    catalog: Type.String(),
    language: Type.Optional(Type.String()),
  }),
  version: closed({
    from: Type.Literal('version'),
    version: Type.Optional(Type.Integer({ minimum: 1, description: 'Usually the published one.' })),
  }),
  copy: closed({ from: Type.Literal('copy'), advisor: Type.String() }),
  file: closed({ from: Type.Literal('file'), name: fileName(), text: fileText() }),
} as const;

export const NewDraftRequest = Type.Union([
  DRAFT_STARTS.nothing,
  DRAFT_STARTS.version,
  DRAFT_STARTS.copy,
  DRAFT_STARTS.file,
]);
export type NewDraftRequest = View<typeof NewDraftRequest>;

export const DraftFileRequest = closed({ name: fileName(), text: fileText() });
export type DraftFileRequest = View<typeof DraftFileRequest>;

export const DraftRestoreRequest = closed({ revision: Type.Integer({ minimum: 1 }) });
export type DraftRestoreRequest = View<typeof DraftRestoreRequest>;

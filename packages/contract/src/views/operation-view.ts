// What an operator is told: a conversation erased, a store brought up to date, a server that listens.

import { Type } from 'typebox';
import { closed, nullable, type View } from './view-part.ts';

export const ErasedSessionView = closed({
  session: Type.String(),
  /** Null: the server has not answered yet. */
  erased: nullable(Type.Boolean()),
  error: Type.Optional(Type.String()),
});
export type ErasedSessionView = View<typeof ErasedSessionView>;

export const MigratedView = closed({ folder: Type.String(), up_to_date: Type.Boolean() });
export type MigratedView = View<typeof MigratedView>;

export const ListeningView = closed({
  port: Type.Integer({ minimum: 0 }),
  public_url: Type.String(),
  demo_key: nullable(Type.String()),
});
export type ListeningView = View<typeof ListeningView>;

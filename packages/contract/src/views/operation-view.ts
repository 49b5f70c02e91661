// What an operator is told: a conversation erased, a store brought up to date, saved or restored, a server that
// listens, and what it logs.

import { Type } from 'typebox';
import { closed, nullable, time, type View } from './view-part.ts';

export const ErasedSessionView = closed({
  session: Type.String(),
  /** Null: the server has not answered yet. */
  erased: nullable(Type.Boolean()),
  error: Type.Optional(Type.String()),
});
export type ErasedSessionView = View<typeof ErasedSessionView>;

/** Either the folder of the embedded store or the address of the database, without its password. */
export const MigratedView = closed({
  folder: Type.Optional(Type.String()),
  database: Type.Optional(Type.String()),
  up_to_date: Type.Boolean(),
});
export type MigratedView = View<typeof MigratedView>;

/** How many rows of each table, steps and interactions of sessions and daily counts were moved. */
export const MovedView = closed({
  from: Type.String(),
  to: Type.String(),
  definitions: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
  steps: Type.Integer({ minimum: 0 }),
  interactions: Type.Integer({ minimum: 0 }),
  daily_counts: Type.Integer({ minimum: 0 }),
});
export type MovedView = View<typeof MovedView>;

const backup = {
  file: Type.String(),
  made_at: time(),
  /** The version of the program. */
  made_by: Type.String(),
  holds: closed({
    catalogs: Type.Integer({ minimum: 0 }),
    products: Type.Integer({ minimum: 0 }),
    advisors: Type.Integer({ minimum: 0 }),
    /** Steps of sessions. */
    steps: Type.Integer({ minimum: 0 }),
  }),
};

export const BackupView = closed(backup);
export type BackupView = View<typeof BackupView>;

/** `to`: the folder, or the address of the database without its password. */
export const RestoredView = closed({ ...backup, to: Type.String() });
export type RestoredView = View<typeof RestoredView>;

export const ListeningView = closed({
  port: Type.Integer({ minimum: 0 }),
  public_url: Type.String(),
  demo_key: nullable(Type.String()),
  /** Null: it is switched off. */
  admin_url: nullable(Type.String()),
  /** Works once; null: there is somebody who can sign in. */
  owner_link: nullable(Type.String()),
  /** Where AI assistants find the advisors; null: it is switched off. */
  mcp_url: nullable(Type.String()),
});
export type ListeningView = View<typeof ListeningView>;

/** A line of the log, on stderr. Details are in further members, which may change with each release. */
export const LogLineView = Type.Object({
  /** 10 trace, 20 debug, 30 info, 40 warning, 50 error, 60 fatal. */
  level: Type.Integer({ minimum: 10, maximum: 60 }),
  time: time(),
  msg: Type.String(),
});
export type LogLineView = View<typeof LogLineView>;

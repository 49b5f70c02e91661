// Pieces of what use cases answer with, for `--json` and for the admin interface: closed objects, so that a member that nobody
// promised is a fault that a test finds.

import { type Static, type TProperties, type TSchema, Type } from 'typebox';

export const closed = <Members extends TProperties>(members: Members) =>
  Type.Object(members, { additionalProperties: false });

export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const texts = () => Type.Array(Type.String());

/** How many of something. */
export const count = () => Type.Integer({ minimum: 0 });

/** A part of a whole, from 0 to 1. */
export const share = () => Type.Number({ minimum: 0, maximum: 1 });

/** ISO 8601, UTC. */
export const time = () => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$' });

/** What a schema describes, as nobody may change it. */
export type View<Schema extends TSchema> = DeepReadonly<Static<Schema>>;

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Member in keyof T]: DeepReadonly<T[Member]> }
    : T;

/** Why something was not done, in words of the door through which it was asked for. */
export const FailureView = closed({ error: Type.String() });
export type FailureView = View<typeof FailureView>;

// Parts of the answers of use cases, for `--json` and for the admin interface. The objects are closed, so a test finds any member
// that nobody promised.

import { type Static, type TProperties, type TSchema, Type } from 'typebox';

export const closed = <Members extends TProperties>(members: Members) =>
  Type.Object(members, { additionalProperties: false });

export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const texts = () => Type.Array(Type.String());

/** A count. */
export const count = () => Type.Integer({ minimum: 0 });

/** A share, from 0 to 1. */
export const share = () => Type.Number({ minimum: 0, maximum: 1 });

/** ISO 8601, UTC. */
export const time = () => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$' });

/** The type that a schema describes, read-only. */
export type View<Schema extends TSchema> = DeepReadonly<Static<Schema>>;

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Member in keyof T]: DeepReadonly<T[Member]> }
    : T;

/**
 * What a sentence beside it says, for whoever says it in another language: which sentence it is, and the values in it. Codes and the names
 * of their values stay; there may be further ones.
 */
export const CodedReasonView = closed({
  code: Type.String(),
  values: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
});
export type CodedReasonView = View<typeof CodedReasonView>;

/** Why something was not done, in words of the door through which the request came. */
export const FailureView = closed({ error: Type.String() });
export type FailureView = View<typeof FailureView>;

// What a signed statement says of one product in one conversation (docs/statements.md): as the payload of a JWS (RFC 7515), and the keys by which
// it is verified.

import { Type } from 'typebox';
import type { ConditionFile } from './advisor-condition.ts';
import { closed, count, nullable, type View } from './views/view-part.ts';

/** Where the keys are, seen from the service. */
export const STATEMENT_KEYS_PATH = '/.well-known/guidepost-statements.json';

/** The `typ` of the header. */
export const STATEMENT_TYPE = 'guidepost-statement';

const value = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Array(Type.String()), Type.Null()]);

const StatementClaim = closed({
  question_id: Type.String(),
  question_title: Type.String(),
  role: Type.Enum(['filter', 'preference']),
  fit: Type.Enum(['met', 'partly', 'missed', 'unknown']),
  /** What the shopper chose, each with what it asks of a product. */
  answers: Type.Array(
    closed({
      answer_id: Type.String(),
      title: Type.String(),
      fit: Type.Enum(['met', 'missed']),
      /** As advisor files write conditions; null: none. */
      condition: Type.Unsafe<ConditionFile | null>({ type: ['object', 'null'] }),
    }),
  ),
  /** The product's value of each attribute that the conditions name; null: the catalog does not say. */
  values: Type.Record(Type.String(), value),
});

export const Statement = closed({
  /** The service, by its public address. */
  iss: Type.String(),
  /** Seconds since 1970. */
  iat: count(),
  client: Type.String(),
  advisor: Type.String(),
  advisor_version: count(),
  catalog: Type.String(),
  catalog_revision: count(),
  /** BCP 47, of the titles. */
  language: Type.String(),
  /** All that was replied, in the order in which it was given first; no answers: a skip. */
  replies: Type.Array(closed({ question_id: Type.String(), answers: Type.Array(Type.String()) })),
  product: closed({
    sku: Type.String(),
    title: Type.String(),
    link: Type.String(),
    price: Type.String(),
    currency: nullable(Type.String()),
    available: Type.Boolean(),
  }),
  /** The place among the results, from 1. */
  place: count(),
  claims: Type.Array(StatementClaim),
});

/** An Ed25519 key as a JSON Web Key (RFC 8037). */
const StatementKey = closed({
  kty: Type.Literal('OKP'),
  crv: Type.Literal('Ed25519'),
  x: Type.String(),
  kid: Type.String(),
  use: Type.Literal('sig'),
  alg: Type.Literal('EdDSA'),
  /** Seconds since 1970: it signs from then on, and until then. */
  nbf: count(),
  exp: count(),
});

export const StatementKeySet = closed({ issuer: Type.String(), keys: Type.Array(StatementKey) });

export type Statement = View<typeof Statement>;
export type StatementKeySet = View<typeof StatementKeySet>;

// What an import is asked for with, beside the file itself. The shop comes with who asks, the catalog with the address.

import { Type } from 'typebox';
import { closed, texts, type View } from '../views/view-part.ts';

const GivenMapping = closed({
  /** What messages call it. */
  name: Type.String({ minLength: 1 }),
  /** A mapping file. */
  text: Type.String(),
});

/** Members that a feed is told as well. */
export const READING_MEMBERS = {
  /** `replace`, which is usual: the file is the whole catalog. `update`: all that it does not mention stays as it is. */
  mode: Type.Optional(Type.Enum(['replace', 'update'])),
  /** Usually the one that is kept with the catalog, else one is inferred. */
  mapping: Type.Optional(GivenMapping),
  /** Supply or replace fields and attributes of whichever mapping it is: `link=https://shop.example/p/{sku}`. */
  set: Type.Optional(texts()),
  /** Usually it is recognised. */
  format: Type.Optional(Type.Enum(['csv', 'json', 'ndjson', 'shopify', 'google', 'xml'])),
  /** Completes links and images without a host. */
  base_url: Type.Optional(Type.String()),
  /** ISO 4217, where the mapping does not say. */
  currency: Type.Optional(Type.String()),
  /** BCP 47, where the mapping does not say. */
  language: Type.Optional(Type.String()),
};

/** `yes`: go on even if the work looks like a mistake. `dryRun`: try everything, but change nothing. */
const CAUTION = { override: Type.Optional(Type.Boolean()), dry_run: Type.Optional(Type.Boolean()) };

export const ImportRequest = closed({
  ...READING_MEMBERS,
  /** Infer a mapping although one is kept. */
  infer: Type.Optional(Type.Boolean()),
  /** Of its letters, if they are not recognised. */
  encoding: Type.Optional(Type.String()),
  /** Stop on any rejected row. */
  strict: Type.Optional(Type.Boolean()),
  ...CAUTION,
});
export type ImportRequest = View<typeof ImportRequest>;

/** The file lists skus; their products go. */
export const DeletionRequest = closed({ format: READING_MEMBERS.format, ...CAUTION });
export type DeletionRequest = View<typeof DeletionRequest>;

// Members that several parts of an advisor file have in common: texts, ids, images, names of attributes. Ids and texts may
// be numbers or booleans as YAML reads them (`id: 16`); their spelling in the file is what counts.

import { Type } from 'typebox';

/** An absolute address, or a path on the service itself. */
export const IMAGE_PATTERN = '^(https?://[^\\s/]\\S*|/|/[^\\s/]\\S*)$';

/** Neither empty nor white space only. */
const WRITTEN = '\\S';

export const text = (description: string, ...examples: string[]) =>
  Type.Unsafe<string | number | boolean>({
    type: ['string', 'number', 'boolean'],
    pattern: WRITTEN,
    description,
    examples,
  });

export const nullableText = (description: string, ...examples: string[]) =>
  Type.Optional(
    Type.Unsafe<string | number | boolean | null>({
      type: ['string', 'number', 'boolean', 'null'],
      pattern: WRITTEN,
      description,
      examples,
    }),
  );

export const image = Type.Optional(
  Type.Unsafe<string | null>({
    type: ['string', 'null'],
    pattern: IMAGE_PATTERN,
    description: 'An image: an absolute address, or a path starting with `/`.',
    examples: ['https://shop.example/images/games.webp', '/images/games.webp'],
  }),
);

/** Of numbers whole ones only: others have a dot. */
export const id = (pattern: string, reserved: readonly string[], description: string, ...examples: string[]) =>
  Type.Unsafe<string | number | boolean>({
    type: ['string', 'integer', 'boolean'],
    pattern,
    not: { enum: reserved },
    description,
    examples,
  });

export const attribute = (description: string, ...examples: string[]) =>
  Type.Unsafe<string>({
    type: 'string',
    pattern: WRITTEN,
    not: { enum: ['any', 'all', 'not', '__proto__'] },
    description,
    examples,
  });

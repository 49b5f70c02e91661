// Members that several parts of an advisor file have in common: texts, ids, images, names of attributes. Ids and texts may
// be what YAML reads as numbers or booleans (`id: 16`); their spelling in the file counts.

import { Type } from 'typebox';

/** An absolute address, or a path on the service itself. */
export const IMAGE_PATTERN = '^(https?://[^\\s/]\\S*|/|/[^\\s/]\\S*)$';

/** The limit for names, titles and labels, in characters (code points). On a page of questions nobody reads more. */
export const MAX_TEXT = 500;

export const MAX_DESCRIPTION = 2000;

/** Browsers and proxies cut off or refuse longer addresses. */
export const MAX_IMAGE = 2048;

/** Control characters, which no page shows, except tabs and line breaks. */
export const CONTROL_PATTERN = '[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f]';

/** For `not`. It has the type, because a pattern does not apply to numbers. */
const CONTROLLED = { type: 'string', pattern: CONTROL_PATTERN };

/** Neither empty nor white space only. */
const WRITTEN = '\\S';

/** What a shopper reads. */
const shown = (most: number, description: string, examples: readonly string[]) => ({
  maxLength: most,
  not: CONTROLLED,
  description: `${description} At most ${most.toLocaleString('en')} characters.`,
  examples,
});

export const text = (description: string, ...examples: string[]) =>
  Type.Unsafe<string | number | boolean>({
    type: ['string', 'number', 'boolean'],
    pattern: WRITTEN,
    ...shown(MAX_TEXT, description, examples),
  });

/** A text that may be empty. */
export const label = (description: string, ...examples: string[]) =>
  Type.Unsafe<string | number | boolean>({
    type: ['string', 'number', 'boolean'],
    default: '',
    ...shown(MAX_TEXT, description, examples),
  });

export const nullableText = (description: string, ...examples: string[]) => orNull(MAX_TEXT, description, examples);

export const description = (what: string, ...examples: string[]) => orNull(MAX_DESCRIPTION, what, examples);

const orNull = (most: number, what: string, examples: readonly string[]) =>
  Type.Optional(
    Type.Unsafe<string | number | boolean | null>({
      type: ['string', 'number', 'boolean', 'null'],
      pattern: WRITTEN,
      ...shown(most, what, examples),
    }),
  );

/** Texts of a language by path. The end of the path says what a text may be. */
export const textsByPath = (what: string, example: Readonly<Record<string, string>>) =>
  Type.Unsafe<Record<string, string | number | boolean>>({
    type: 'object',
    patternProperties: {
      '\\.description$': {
        type: ['string', 'number', 'boolean'],
        pattern: WRITTEN,
        ...shown(MAX_DESCRIPTION, 'The description at this path, in this language.', [
          'Nehmen Sie, was am ehesten passt.',
        ]),
      },
    },
    additionalProperties: text('The text at this path, in this language.', 'Spielen'),
    description: what,
    examples: [example],
  });

export const image = Type.Optional(
  Type.Unsafe<string | null>({
    type: ['string', 'null'],
    pattern: IMAGE_PATTERN,
    maxLength: MAX_IMAGE,
    not: CONTROLLED,
    description: `An image: an absolute address, or a path starting with \`/\`. At most ${MAX_IMAGE.toLocaleString('en')} characters.`,
    examples: ['https://shop.example/images/games.webp', '/images/games.webp'],
  }),
);

/** If it is a number, it is whole, because any other has a dot. */
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

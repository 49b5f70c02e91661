// The advisor file: the one format in which an advisor is written, checked, published and exported. Editors use
// this schema to complete and check it. The server's reader checks what a schema cannot, such as whether a question exists.

import { type Static, Type } from 'typebox';
import { CONDITION_DEFINITIONS, type ConditionFile, MAX_LIST_ITEMS } from './advisor-condition.ts';
import { attribute, id, text, textsByPath } from './advisor-file-member.ts';
import { QUESTION_ID_PATTERN, QuestionFile } from './advisor-file-question.ts';
import { NAME_PATTERN } from './name-pattern.ts';

/** A BCP 47 tag with a language of two or three letters, as all in use have. */
export const LANGUAGE_PATTERN = '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$';

const name = (description: string, example: string) =>
  Type.Unsafe<string | number | boolean>({
    type: ['string', 'number', 'boolean'],
    minimum: 0,
    pattern: NAME_PATTERN,
    description,
    examples: [example],
  });

/** A card has room for a few. */
export const MAX_SHOWN_ATTRIBUTES = 12;

export const ResultsFile = Type.Object(
  {
    show: Type.Optional(
      Type.Unsafe<'after_filters' | 'at_end' | { after_questions: number }>({
        description:
          'When results appear: when no filter question is left to ask, at the end, or after a number of questions (skips count). At the end they always appear.',
        default: 'after_filters',
        anyOf: [
          { type: 'string', enum: ['after_filters', 'at_end'] },
          {
            type: 'object',
            properties: {
              after_questions: { type: 'integer', minimum: 1, description: 'The number of questions.', examples: [3] },
            },
            required: ['after_questions'],
            additionalProperties: false,
          },
        ],
      }),
    ),
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 100,
        default: 10,
        description: 'The most results that are given at once.',
        examples: [12],
      }),
    ),
    price_impact: Type.Optional(
      Type.Enum(['none', 'cheaper', 'dearer'], {
        default: 'none',
        description: 'Which products come first among those that fit equally well.',
      }),
    ),
    unavailable: Type.Optional(
      Type.Enum(['hide', 'last'], {
        default: 'hide',
        description: 'Whether products that are not available are left out or ranked last.',
      }),
    ),
    nearest: Type.Optional(
      Type.Boolean({
        default: true,
        description:
          'Whether results go on with products that miss a wish, where few fit all of them. Only callers that can say so get them.',
      }),
    ),
    ask_again: Type.Optional(
      Type.Boolean({
        default: true,
        description:
          'Whether a shopper who says that nothing fits is asked again what was most likely replied wrongly. Only for callers that can ask it.',
      }),
    ),
    attributes: Type.Optional(
      Type.Array(attribute('An attribute of the catalog.', 'weight_kg'), {
        maxItems: MAX_SHOWN_ATTRIBUTES,
        uniqueItems: true,
        default: [],
        description: 'The attributes that each result shows beside its price, in this order.',
      }),
    ),
    one_per: Type.Optional(
      Type.Enum(['group', 'group_first', 'product'], {
        default: 'group',
        description:
          '`group` shows only the best variant of each group. `group_first` shows the best variant of each group before the others, among products that fit equally well. Without groups both are the same as `product`.',
      }),
    ),
  },
  { additionalProperties: false, description: 'When and how results are given.' },
);

/** Where questions are asked as they are listed, nothing else says what comes first. */
const OF_ADAPTIVE = {
  if: {
    not: {
      properties: { order: { const: 'adaptive', description: 'The next question is chosen.' } },
      required: ['order'],
    },
  },
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
  then: {
    not: { required: ['first'] },
    properties: {
      questions: {
        type: 'array',
        items: { type: 'object', not: { required: ['stage'] } },
        description: '`stage` is only for `order: adaptive`.',
      },
    },
  },
};

export const AdvisorFile = Type.Object(
  {
    $schema: Type.Optional(
      Type.String({
        description: 'Where this schema is, for editors. Has no effect.',
        examples: ['http://localhost:7070/schemas/advisor.json'],
      }),
    ),
    advisor: name('The id that clients send in `Service-Advisor-ID`.', 'laptops'),
    client: name('The shop that the advisor belongs to.', 'demo'),
    name: text('The name of the advisor, for people.', 'Laptop finder'),
    language: Type.Optional(
      Type.String({
        pattern: LANGUAGE_PATTERN,
        default: 'en',
        description: 'The language that the texts in `questions` are written in: a BCP 47 tag.',
        examples: ['en', 'de-AT'],
      }),
    ),
    catalog: name("The catalog it speaks of, among the client's.", 'laptops'),
    where: Type.Optional(
      Type.Unsafe<ConditionFile | null>({
        anyOf: [
          { $ref: '#/$defs/condition' },
          { type: 'object', maxProperties: 0 },
          { type: 'null', description: 'The whole catalog.' },
        ],
        description: 'The products that the advisor can recommend. Never set aside.',
        examples: [{ kind: 'laptop' }],
      }),
    ),
    results: Type.Optional(ResultsFile),
    order: Type.Optional(
      Type.Enum(['listed', 'adaptive'], {
        default: 'listed',
        description:
          '`listed` asks the questions as they are listed. `adaptive` asks next what narrows the shopper’s choice most, and ends as soon as all that fits can be shown.',
      }),
    ),
    first: Type.Optional(
      id(
        QUESTION_ID_PATTERN,
        ['any', 'all', 'not', '__proto__'],
        'With `order: adaptive`: the question that every conversation begins with. Without it, that is chosen, too.',
        'use',
      ),
    ),
    questions: Type.Array(QuestionFile, {
      minItems: 1,
      maxItems: MAX_LIST_ITEMS,
      description: 'The questions, in the order in which they are asked.',
    }),
    texts: Type.Optional(
      Type.Record(
        Type.String({ pattern: LANGUAGE_PATTERN }),
        textsByPath(
          'By path: `use.title`, `use.games.title`, `budget.label`, `budget.groupings.0.title`; of an attribute that results show, `results.weight_kg.label` and `results.brakes.disc.title`.',
          {
            'use.title': 'Wofür brauchen Sie ihn vor allem?',
            'use.games.title': 'Spielen',
          },
        ),
        {
          additionalProperties: false,
          description:
            'Further languages, by BCP 47 tag. If a text is missing, the one in `questions` is shown. The language of `questions` only has what these do not: what attributes and values are called.',
          examples: [{ de: { 'use.title': 'Wofür brauchen Sie ihn vor allem?' } }],
        },
      ),
    ),
  },
  {
    additionalProperties: false,
    title: 'Advisor',
    description: 'A guided conversation about the products of a shop.',
    ...OF_ADAPTIVE,
  },
);

export type AdvisorFile = Static<typeof AdvisorFile>;
export type { ConditionFile };

/**
 * The schema as JSON Schema 2020-12, to be served and named in `$schema`. `publicUrl` has no slash at its end. If it is
 * null, the schema does not say where it is.
 */
export const advisorFileJsonSchema = (publicUrl: string | null): Record<string, unknown> => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...(publicUrl === null ? {} : { $id: `${publicUrl}/schemas/advisor.json` }),
  ...AdvisorFile,
  $defs: CONDITION_DEFINITIONS,
});

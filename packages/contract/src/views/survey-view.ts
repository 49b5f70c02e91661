// What each column of an uploaded file holds, and what an import would make of it by itself, with its reasons.

import { Type } from 'typebox';
import { CodedReasonView, closed, count, nullable, texts, type View } from './view-part.ts';

const ToldValue = closed({
  /** Cut if it is long. */
  text: Type.String(),
  /** Characters of the whole. */
  length: count(),
  /** Cells with it. */
  count: count(),
  /** Where it is first. */
  line: count(),
});

const ColumnUse = Type.Union([
  closed({
    kind: Type.Enum(['field']),
    field: Type.String(),
    why: nullable(Type.String()),
    why_coded: nullable(CodedReasonView),
  }),
  closed({
    kind: Type.Enum(['attribute']),
    name: Type.String(),
    type: Type.Enum(['text', 'number', 'boolean', 'list']),
    unit: nullable(Type.String()),
    label: nullable(Type.String()),
    why: texts(),
    /** One for each of `why`. */
    why_coded: Type.Array(CodedReasonView),
  }),
  /** The currency of each row, or which rows are left out. */
  closed({ kind: Type.Enum(['currency', 'offer', 'drop']) }),
]);

export const SurveyView = closed({
  file: Type.String(),
  format: Type.String(),
  encoding: Type.String(),
  /** Rows of the file that can be read, and those of them that were looked at. */
  rows: count(),
  looked: count(),
  /** Whether the file can be read without a mapping. */
  own: Type.Boolean(),
  /** The mapping file that an import would infer. */
  mapping: Type.String(),
  notes: texts(),
  /** Required fields that are nowhere in the file. */
  missing: Type.Array(closed({ field: Type.String(), reason: Type.String(), example: Type.String() })),
  columns: Type.Array(
    closed({
      column: Type.String(),
      /** Cells with a value, of the rows that were looked at. */
      filled: count(),
      /** Different values. */
      distinct: count(),
      common: Type.Array(ToldValue),
      rare: Type.Array(ToldValue),
      long: Type.Array(ToldValue),
      /** Null unless most cells are numbers. The bars of the histogram have equal widths, from the smallest to the largest. */
      numbers: nullable(
        closed({ cells: count(), smallest: Type.Number(), largest: Type.Number(), histogram: Type.Array(count()) }),
      ),
      /** What is taken from it; empty: nothing. */
      uses: Type.Array(ColumnUse),
      /** Why nothing is taken from it. */
      left_out: nullable(Type.String()),
      left_out_coded: nullable(CodedReasonView),
    }),
  ),
  /** Columns beyond those, which were only counted. */
  more_columns: count(),
});
export type SurveyView = View<typeof SurveyView>;

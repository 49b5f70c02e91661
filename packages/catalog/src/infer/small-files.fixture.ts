// Small files with the quirks of real ones, and what is inferred from them, for tests.

import { surveyOf } from '../../test/source-of.ts';
import { readGivenField } from '../mapping/read-given-field.ts';
import { inferMapping } from './infer-mapping.ts';

export const infer = (text: string, given: readonly string[] = []) =>
  inferMapping(surveyOf(text), { given: given.map((setting) => readGivenField('--set', setting)) });

/** A shop's file whose last column is under test. */
export const table = (column: string, cells: readonly string[]): string => {
  const rows = cells.map((cell, index) => `A-${index * 7},Thing ${index},${index}.99,"${cell.replaceAll('"', '""')}"`);
  return `Artikelnummer,Bezeichnung,Preis,${column}\n${rows.join('\n')}\n`;
};

export async function attributeOf(column: string, cells: readonly string[]) {
  const { mapping, text } = await infer(table(column, cells));
  return { rules: mapping.attributes, text };
}

export const many = (cells: readonly string[], rows = 60): string[] =>
  Array.from({ length: rows }, (_, index) => cells[index % cells.length] ?? '');

// Columns of yes and no in which only the yes is written, as a sign or a word: an empty cell means no there. The mapping file says it with a
// template that is never empty: `={Dimmable?}` makes `=` of an empty cell and `=*` of a sign.

import type { EditedRule } from './edited-mapping.ts';

const MARK = '=';

const templateOf = (column: string): string =>
  `${MARK}{${/[{}|?"]|^\s|\s$/.test(column) ? `"${column.replaceAll('"', '""')}"` : column}?}`;

export const isEmptyNo = ({ from }: EditedRule, column: string): boolean => from === templateOf(column);

/** The words for yes and no as they stand in cells; without the empty one. */
export function wordsOfYesNo(rule: EditedRule, column: string): { readonly yes: string[]; readonly no: string[] } {
  const isMarked = isEmptyNo(rule, column);
  const read = (raw: unknown): string[] =>
    (Array.isArray(raw) ? raw : raw === undefined ? [] : [raw]).flatMap((text: unknown) => {
      const plain = isMarked ? String(text).slice(MARK.length) : String(text);
      return plain === '' ? [] : [plain];
    });
  return { yes: read(rule.true), no: read(rule.false) };
}

/** What the rule becomes with these words. */
export function sayYesNo(
  column: string,
  { yes, no }: { readonly yes: readonly string[]; readonly no: readonly string[] },
  emptyNo: boolean,
): EditedRule {
  if (!emptyNo) return { true: [...yes], false: [...no] };
  const mark = (texts: readonly string[]): string[] => texts.map((text) => MARK + text);
  return { from: templateOf(column), true: mark(yes), false: [...mark(no), MARK] };
}

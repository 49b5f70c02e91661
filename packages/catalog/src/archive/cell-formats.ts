// Turns a number of a workbook into the text that people see in the sheet: a date, a percentage, an amount of money, or a
// number with zeros before it. The file has only the bare number and the name of its format.

import { currencyOf } from '../mapping/currency-marks.ts';

/** Turns the stored number into the text that it stands for. */
export type CellFormat = (stored: string) => string;

/** The shortest text of a number, without the digits that binary fractions add (`26.979999999999997`). */
export const shortNumber: CellFormat = (stored) => {
  const number = Number(stored);
  return stored.trim() === '' || !Number.isFinite(number) ? '' : shortest(number);
};

const shortest = (number: number): string => {
  const text = String(number);
  return text.length > 16 || text.includes('e') ? String(Number(number.toPrecision(15))) : text;
};

/** `id`: a built-in format; `code`: a format that the workbook defines. */
export function cellFormat(id: number, code: string | null, isFrom1904: boolean): CellFormat {
  if (DATES.has(id)) return dateFormat(isFrom1904);
  if (id === 9 || id === 10) return percent;
  if (code === null) return shortNumber;
  const section = code.split(';')[0] ?? '';
  const money = currencyIn(section);
  const bare = section.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '');
  if (/[dyhs]|m{2,}/i.test(bare) && !/[0#?]/.test(bare.replace(/\.0+$/, ''))) return dateFormat(isFrom1904);
  if (bare.includes('%')) return percent;
  if (money !== null) return (stored) => withMark(shortNumber(stored), money);
  if (/^0{2,}$/.test(bare)) return (stored) => shortNumber(stored).padStart(bare.length, '0');
  return shortNumber;
}

/** The built-in formats of dates and times. */
const DATES = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47, ...between(27, 36), ...between(50, 58)]);

function between(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The currency in a format: `[$€-407]`, `"Kč"`, `$`. */
function currencyIn(section: string): string | null {
  const [, bracketed] = /\[\$([^\]-]+)[^\]]*\]/.exec(section) ?? [];
  const [, quoted] = /"\s*([^"]{1,5}?)\s*"/.exec(section) ?? [];
  const [plain] = /[€$£¥₴₽₺₹]/.exec(section.replace(/\[[^\]]*\]/g, '')) ?? [];
  for (const mark of [bracketed, quoted, plain])
    if (mark !== undefined && currencyOf(mark) !== null) return mark.trim();
  return null;
}

const withMark = (number: string, mark: string): string => (number === '' ? '' : `${number} ${mark}`);

const percent: CellFormat = (stored) => {
  const number = Number(stored);
  return stored.trim() === '' || !Number.isFinite(number) ? '' : `${shortest(Number((number * 100).toPrecision(12)))}%`;
};

const DAY = 86_400_000;

/** Days since the end of 1899 (or since 1904), with the time as a fraction. */
const dateFormat =
  (isFrom1904: boolean): CellFormat =>
  (stored) => {
    const days = Number(stored);
    if (stored.trim() === '' || !Number.isFinite(days) || Math.abs(days) > 3_000_000) return shortNumber(stored);
    const begin = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
    const text = new Date(begin + Math.round(days * DAY)).toISOString();
    return Number.isInteger(days) ? text.slice(0, 10) : text.slice(0, 16);
  };

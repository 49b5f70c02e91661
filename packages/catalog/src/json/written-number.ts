// A number of a JSON file that a double does not hold: `9007199254740993`, `1e400`. Read as a double it would be another one,
// and two skus could become the same without anybody noticing, so the digits stay as they are written.

export class WrittenNumber {
  /** As it stands in the file. */
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Sixteen digits before the point, or an exponent of three: with less than these, a double holds what a file means. */
const LONG = /[:[,\s]-?(?:\d{16}|[\d.]*\de\+?0*[1-9]\d\d)/i;

/** Whether a JSON text may have such a number. Looking again costs a few times what parsing does, and few files have one. */
export const mayHaveLongNumbers = (text: string): boolean => LONG.test(text);

/** The same as `JSON.parse` with such numbers as `WrittenNumber`. The text is valid, and not nested too deep to be walked through. */
export const parseLongNumbers = (text: string): unknown =>
  JSON.parse(text, (_name, value: unknown, context?: { readonly source?: string }) =>
    typeof value === 'number' && context?.source !== undefined && !isHeld(value, context.source)
      ? new WrittenNumber(context.source)
      : value,
  );

/** Of fractions, which are seldom exact in a double, nothing is lost that anybody means. */
const isHeld = (value: number, source: string): boolean =>
  Number.isSafeInteger(value) || (Number.isFinite(value) && !/^-?\d+$/.test(source));

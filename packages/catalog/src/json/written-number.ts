// Numbers of a JSON file that a double cannot hold: `9007199254740993`, `1e400`. As a double, each would be a different
// number, and two skus could silently become the same, so the digits stay as they are written.

export class WrittenNumber {
  /** As it is written in the file. */
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Sixteen digits before the point, or an exponent of three digits. A double holds everything shorter. */
const LONG = /[:[,\s]-?(?:\d{16}|[\d.]*\de\+?0*[1-9]\d\d)/i;

/** Whether a JSON text may have such a number. Parsing it again costs several times as much, and few files need it. */
export const mayHaveLongNumbers = (text: string): boolean => LONG.test(text);

/** Like `JSON.parse`, with such numbers as `WrittenNumber`. The text must be valid and not too deeply nested. */
export const parseLongNumbers = (text: string): unknown =>
  JSON.parse(text, (_name, value: unknown, context?: { readonly source?: string }) =>
    typeof value === 'number' && context?.source !== undefined && !isHeld(value, context.source)
      ? new WrittenNumber(context.source)
      : value,
  );

/** Fractions are seldom exact in a double anyway, and nothing is lost that matters. */
const isHeld = (value: number, source: string): boolean =>
  Number.isSafeInteger(value) || (Number.isFinite(value) && !/^-?\d+$/.test(source));

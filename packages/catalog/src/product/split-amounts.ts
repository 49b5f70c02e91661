// A price cell with several amounts: `3,450 / 4,150`, `12.90 | 15.90`, `$50 – $80`.

/** A hyphen counts only between spaces, because `2024-05` is no two prices. */
const BETWEEN = /[/|;–—]|\s-\s/;
const SEVERAL = new RegExp(`\\d[^\\d/|;]*(?:${BETWEEN.source})[^\\d/|;]*\\d`);

/** Each as it is written, with what stands beside it. Null: it has not several. */
export function splitAmounts(text: string): readonly string[] | null {
  if (!SEVERAL.test(text)) return null;
  return text
    .split(new RegExp(BETWEEN.source))
    .map((amount) => amount.trim())
    .filter((amount) => amount !== '');
}

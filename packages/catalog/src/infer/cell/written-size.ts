// How sizes are written in cells: `330x165`, `12,5 × 8`.

/** The pattern of one number. */
export const SIZE_NUMBER = '\\d+(?:[.,]\\d+)?';
/** The pattern of what stands between two sides. */
export const BETWEEN_SIDES = '\\s?[x×*]\\s?';

/** `written`: as {@link SIZE_NUMBER} has it. */
export const writtenSizeOf = (written: string): number => Number(written.replace(',', '.'));

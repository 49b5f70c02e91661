// `storage` is the size of a drive, and in a shop's list the number of the box in which a thing lies.

import { foldText } from '../words/fold-text.ts';
import type { Profile } from './profile.ts';

const STORAGE =
  /^(storage|storage (capacity|size|no|nr|number|place)|lager(platz)?|speicherplatz|almacenamiento|stockage|archiviazione|armazenamento|opslag)$/;
/** In which drives, boxes and cupboards are measured. */
const MEASURES = /^(?:[kmgt]i?b|m?l|[cd]l|[cd]?m[³3]|(?:cu|cubic) ?(?:ft|in)|ft[³3]|gal|qt|years?|months?|days?|h)$/i;
/** Hardly any drive is smaller, whatever its unit is. */
const LEAST = 16;
const MOSTLY = 0.6;

/** Small whole numbers in no unit of room: nobody who wants a keyboard can say which box it should lie in. */
export function isPlaceOfStorage({ attribute: { name, label, unit }, column, codes, counts, known }: Profile): boolean {
  if (column.type !== 'number' || (unit !== null && MEASURES.test(unit))) return false;
  if (![name, label ?? ''].some((text) => STORAGE.test(foldText(text)))) return false;
  const small = codes.filter((code) => {
    const number = column.numbers[code - 1] ?? 0;
    return Number.isInteger(number) && number < LEAST;
  });
  return small.reduce((sum, code) => sum + (counts[code] ?? 0), 0) >= MOSTLY * known;
}

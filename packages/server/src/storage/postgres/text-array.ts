// Lists of texts in the binary form in which PostgreSQL takes a parameter of type `text[]`. The usual form is one text in which each
// quote and backslash of each element is escaped: JSON is full of them, and both sides would walk through all of it once more.

/** Object identifier of the type `text`, which every server has. */
const TEXT = 25;
const HEAD = 20;
const MOST_BYTES_OF_A_UNIT = 3;

/** For a parameter that the statement names as `text[]`. `null` and `undefined` become NULL. */
export function toTextArray(values: readonly (string | null | undefined)[]): Buffer {
  let length = HEAD;
  for (const value of values) length += 4 + (value?.length ?? 0);
  let bytes = Buffer.allocUnsafe(length);
  bytes.writeInt32BE(values.length === 0 ? 0 : 1, 0); // dimensions
  bytes.writeInt32BE(values.some((value) => value === null || value === undefined) ? 1 : 0, 4);
  bytes.writeInt32BE(TEXT, 8);
  if (values.length === 0) return bytes.subarray(0, 12);
  bytes.writeInt32BE(values.length, 12);
  bytes.writeInt32BE(1, 16); // the number of the first element
  let at = HEAD;
  for (const value of values) {
    const most = 4 + (value?.length ?? 0) * MOST_BYTES_OF_A_UNIT;
    if (at + most > bytes.length) bytes = Buffer.concat([bytes], (at + most) * 2);
    const written = value === null || value === undefined ? -1 : bytes.write(value, at + 4);
    bytes.writeInt32BE(written, at);
    at += 4 + Math.max(0, written);
  }
  return bytes.subarray(0, at);
}

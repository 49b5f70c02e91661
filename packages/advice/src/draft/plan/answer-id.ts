// Makes the ids of drafted answers, by which people find them in the file.

/** The value itself if an id may be spelled like that; otherwise something similar. */
export function answerId(value: string, nth: number, taken: Set<string>): string {
  const near = value
    .replaceAll('.', '_')
    .replace(/[\r\n]+/g, ' ')
    .trim();
  const isUsable = near !== '' && near !== '__proto__' && near.length <= 200 && near.isWellFormed() && !taken.has(near);
  const id = isUsable ? near : `answer-${nth + 1}`;
  taken.add(id);
  return id;
}

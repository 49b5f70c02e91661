/** A copy of a text. A text that is cut out of a piece of the file keeps the whole piece in memory. */
export const detached = (text: string): string =>
  text.length < 13 ? text : Buffer.from(text, 'utf16le').toString('utf16le');

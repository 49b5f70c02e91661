/** A copy: a text cut out of a piece of the file would keep the whole piece in memory for as long as it is kept itself. */
export const detached = (text: string): string =>
  text.length < 13 ? text : Buffer.from(text, 'utf16le').toString('utf16le');

// A response is joined from pieces that were rendered before. A piece is UTF-8 in a "binary" string, one character for each
// byte. Such strings are cheap to join, their length is the length in bytes, and Node sends them in one write with the head of
// the response. They are never shown to anybody as text.

export type BinaryText = string & { readonly brand: 'BinaryText' };

/** The UTF-8 bytes of a text, one character each. */
export const toBinary = (text: string): BinaryText => Buffer.from(text, 'utf8').toString('latin1') as BinaryText;

export const jsonToBinary = (value: unknown): BinaryText => toBinary(JSON.stringify(value));

/**
 * The same text in one piece. A text that was joined stays a tree of its pieces, and whatever is joined from it again has all of
 * them. What is kept to be joined often is better in one.
 */
export const inOnePiece = (joined: string): BinaryText =>
  Buffer.from(joined, 'latin1').toString('latin1') as BinaryText;

/** The encoding to send binary text with. */
export const BINARY_ENCODING = 'latin1';

// Texts of catalogs and advisors as a terminal may show them. A feed is written by somebody else: a title of his could move
// the cursor, change colours, rename the window or pretend to be a line of ours.

/** Control characters (escapes begin with one), line and paragraph breaks, and those that turn the direction of writing. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+/gu;
/** The same, one by one, but for what lines are made of and the marks that Hebrew and Arabic are written with. */
const CONTROLS_IN_LINES = /(?![\n\t])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
/** An escape sequence: what stands between its first and its last character is no text either (ECMA-48). */
const ESCAPES =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /(?:\u001b\[|\u009b)[\u0030-\u003f]*[\u0020-\u002f]*[\u0040-\u007e]|(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)?|\u001b[\u0020-\u002f]*[\u0030-\u007e]/g;

/** On one line. */
export const plainText = (text: string): string => text.replace(ESCAPES, '').replace(CONTROLS, ' ');

/** The same of a text that may not be there. */
export const plainOrNull = (text: string | null): string | null => (text === null ? null : plainText(text));

/** Lines of ours with such texts in them. What is no text becomes visible: nothing beside it may be hidden by it. */
export const plainLines = (text: string): string => text.replace(CONTROLS_IN_LINES, '\ufffd');

/** JSON without them, which means the same. */
export const plainJson = (json: string): string =>
  json.replace(CONTROLS_IN_LINES, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);

// Texts of a catalog as an assistant gets them. Whoever fills a catalog could hide orders to a language model in it, in characters that no
// person sees: these are taken out. What people can read stays, and is marked as data.

/** Characters of control but for tab and line feed, those that turn the direction of text, those without width, tags, and halves of pairs. */
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}\p{Cs}]/gu;

export const visibleText = (text: string): string => text.replace(HIDDEN, ' ');

/** Members whose values are sent back or opened as they are. */
const AS_IT_IS: ReadonlySet<string> = new Set([
  'session_token',
  'question_id',
  'answer_id',
  'sku',
  'link',
  'image',
  'answers',
]);

/** What JSON says, with plain texts but for ids and addresses. */
export function readVisibleJson<Value>(json: string): Value {
  const value: unknown = JSON.parse(json);
  return (MAY_HIDE.test(json) ? plain(value, '') : value) as Value;
}

/** The same characters as they stand in JSON, or an escape that may be one. */
const MAY_HIDE = new RegExp(`\\\\[bfru]|${HIDDEN.source}`, 'u');

/** A copy with plain texts but for ids and addresses. */
export const visibleTexts = <Value>(value: Value): Value => plain(value, '') as Value;

function plain(value: unknown, member: string): unknown {
  if (typeof value === 'string') return AS_IT_IS.has(member) ? value : visibleText(value);
  if (Array.isArray(value)) return value.map((each) => plain(each, member));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each, name)]));
}

/** In quotation marks and on one line, so that a text cannot pretend to be more than itself. */
export const quotedData = (text: string): string => JSON.stringify(visibleText(text).replace(/\s+/g, ' ').trim());

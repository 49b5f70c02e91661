// Texts of a catalog as an assistant gets them. Whoever fills a catalog could hide orders to a language model in it, in characters that no
// person sees: these are taken out. What people can read stays, and is marked as data.

/** Characters of control but for tab and line feed, those that turn the direction of text, and those without width, as a class says them. */
const UNSEEN = String.raw`\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb`;
/** And tags, and halves of pairs. */
const HIDDEN = new RegExp(String.raw`[${UNSEEN}\u{e0000}-\u{e0fff}\p{Cs}]`, 'gu');
/** The same as code units, which is searched several times as quickly. It may find too much: halves of pairs that are whole. */
const MAY_HIDE = new RegExp(String.raw`[${UNSEEN}\ud800-\udfff]`);
/** Escapes in JSON that may be one of them. */
const MAY_ESCAPE = /\\[bfru]/;

export const visibleText = (text: string): string => (MAY_HIDE.test(text) ? text.replace(HIDDEN, ' ') : text);

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
  const mayHide = MAY_HIDE.test(json) || (json.includes('\\') && MAY_ESCAPE.test(json));
  return (mayHide ? plain(value, '') : value) as Value;
}

/** A copy with plain texts but for ids and addresses. */
export const visibleTexts = <Value>(value: Value): Value => plain(value, '') as Value;

function plain(value: unknown, member: string): unknown {
  if (typeof value === 'string') return AS_IT_IS.has(member) ? value : visibleText(value);
  if (Array.isArray(value)) return value.map((each) => plain(each, member));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each, name)]));
}

/** In quotation marks and on one line, so that a text cannot pretend to be more than itself. */
export const quotedData = (text: string): string =>
  MAY_NEED_MORE.test(text) ? JSON.stringify(visibleText(text).replace(/\s+/g, ' ').trim()) : `"${text}"`;

/** What is not the same in quotation marks: quotation marks, escapes, spaces that are none or several, and what may hide. */
const MAY_NEED_MORE = new RegExp(String.raw`["\\]|[^\S ]|^ | {2}| $|${MAY_HIDE.source}`);

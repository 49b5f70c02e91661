// One product of an XML document as a record: an element is a column, an element inside another has both names
// (`imgs.main`), an attribute has an @ (`@id`, `imgs.main.@url`), and a pair of name and value is a column of that name
// (`param[Colour]`). Several values are a list.

import { pairColumn, pairOf, partOfPair } from '../named-pairs.ts';
import { undoEscaping } from '../text/undo-escaping.ts';
import type { LookUps } from './look-ups.ts';
import type { FeedElement } from './split-feed.ts';

export type XmlFields = Readonly<Record<string, unknown>>;

export function xmlRecord(element: FeedElement, lookUps: LookUps): XmlFields {
  const record = new Gathered();
  for (const [name, value] of Object.entries(element.attributes)) record.add(`@${name}`, value);
  for (const child of element.children) readElement(child, '', record, lookUps);
  if (element.children.length === 0) record.add('text', element.text);
  return record.fields();
}

function readElement(element: FeedElement, path: string, record: Gathered, lookUps: LookUps): void {
  const column = path + element.name;
  const pair = pairIn(element);
  if (pair !== null) {
    record.add(pairColumn(column, pair.name), pair.value);
    return;
  }
  for (const [name, value] of Object.entries(element.attributes)) record.add(`${column}.@${name}`, value);
  const isText = element.children.length === 0 || isMarkup(element);
  if (isText) record.add(column, textIn(element));
  if (isText && element.children.length > 0) return;
  for (const child of element.children) readElement(child, `${column}.`, record, lookUps);
  if (element.children.length > 0) return;
  const found = lookUps.find(element.name, element.text);
  if (found === null) return;
  record.lookUp(path + found.name, found.texts.at(-1) ?? '');
  if (found.texts.length > 1) record.lookUp(`${path}${found.name}_path`, found.texts.join(' > '));
}

/** `<param name="Colour" unit="…">red</param>`, or an element with one inside for the name and one for the value. */
function pairIn({ attributes, children, text }: FeedElement): { readonly name: string; readonly value: string } | null {
  const members: Record<string, unknown> = Object.create(null);
  if (children.length === 0) {
    for (const [name, value] of Object.entries(attributes)) if (partOfPair(name) !== null) members[name] = value;
    if (!Object.keys(members).some((member) => partOfPair(member) === 'value')) members.value = text;
  } else {
    for (const child of children) {
      if (child.children.length > 0 || child.name in members) return null;
      members[child.name] = child.text;
    }
  }
  const pair = pairOf(members);
  return pair === null ? null : { name: undoEscaping(pair.name).trim(), value: String(pair.value) };
}

/** Text with elements in between, or elements of HTML. */
const isMarkup = ({ text, children }: FeedElement): boolean =>
  children.length > 0 &&
  (text.trim() !== '' || children.every((child) => HTML.test(child.name) && pairIn(child) === null));

const HTML =
  /^(?:p|div|span|br|b|i|u|em|strong|ul|ol|li|table|tbody|thead|tr|td|th|h[1-6]|a|img|font|dl|dt|dd|hr|small|sup|sub)$/i;

/** Markup that stands as elements comes out as its text, as if it were escaped. */
function textIn({ text, children }: FeedElement): string {
  if (children.length === 0) return text;
  return text + children.map((child) => `<${child.name}>${textIn(child)}</${child.name}>`).join('');
}

class Gathered {
  readonly #values = new Map<string, string | string[]>();
  readonly #lookedUp = new Map<string, string | string[]>();

  add(column: string, written: string): void {
    // What still has markup is unescaped when its text is taken out.
    const text = (written.includes('<') || written.includes('&lt;') ? written : undoEscaping(written)).trim();
    if (text !== '') put(this.#values, column, text);
  }

  /** It does not stand beside a column of the product's own. */
  lookUp(column: string, text: string): void {
    put(this.#lookedUp, column, text);
  }

  fields(): XmlFields {
    return Object.fromEntries([...this.#lookedUp, ...this.#values]);
  }
}

function put(values: Map<string, string | string[]>, column: string, text: string): void {
  const known = values.get(column);
  if (known === undefined) values.set(column, text);
  else if (typeof known === 'string') values.set(column, [known, text]);
  else known.push(text);
}

// One product of an XML document as a record: an element is a column, an element inside another has both names
// (`imgs.main`), an attribute has an @ (`@id`, `imgs.main.@url`), and a pair of name and value is a column of that name
// (`param[Colour]`). Several values are a list. Elements of one name that say themselves what tells them apart are columns of their
// own: `price[EUR]`, `name[de]`.

import { besideColumn, measureOf, pairColumn, pairOf, partOfPair } from '../named-pairs.ts';
import { asItLooks } from '../text/one-script.ts';
import { undoEscaping } from '../text/undo-escaping.ts';
import type { LookUps } from './look-ups.ts';
import type { FeedElement } from './split-feed.ts';

export type XmlFields = Readonly<Record<string, unknown>>;

export function xmlRecord(element: FeedElement, lookUps: LookUps): XmlFields {
  const record = new Gathered();
  for (const [name, value] of Object.entries(element.attributes)) record.add(`@${asItLooks(name)}`, value);
  readChildren(element, '', record, lookUps);
  record.add('text', element.text);
  return record.fields();
}

function readChildren({ children }: FeedElement, path: string, record: Gathered, lookUps: LookUps): void {
  const marks = children.length < 2 || path.length > LONGEST_MARKED ? null : marksOf(children);
  for (const child of children) readElement(child, path, marks?.get(child) ?? '', record, lookUps);
}

/** The text that tells children of the same name apart. Null: nothing does. */
function marksOf(children: readonly FeedElement[]): ReadonlyMap<FeedElement, string> | null {
  const byName = new Map<string, FeedElement[]>();
  for (const child of children) {
    const alike = byName.get(child.name);
    if (alike === undefined) byName.set(child.name, [child]);
    else alike.push(child);
  }
  if (byName.size === children.length) return null;
  const marks = new Map<FeedElement, string>();
  for (const alike of byName.values()) {
    if (alike.length < 2 || alike.length > MOST_ALIKE || alike.some((each) => pairIn(each) !== null)) continue;
    const own = MARKS.map((mark) => alike.map((each) => markIn(each, mark))).find(
      (told) => !told.includes('') && new Set(told).size === alike.length,
    );
    if (own !== undefined) for (const [nth, each] of alike.entries()) marks.set(each, `[${own[nth]}]`);
  }
  return marks.size === 0 ? null : marks;
}

const MOST_ALIKE = 50;
/** Endings of the names of attributes and elements that say of which kind their element is. */
const MARKS = [
  /type$/i,
  /lang(?:uage)?$/i,
  /curr(?:ency)?(?:_?(?:code|id))?$/i,
  /^(?:kind|locale|country|market|store)$/i,
];

function markIn({ attributes, children }: FeedElement, mark: RegExp): string {
  const attribute = Object.keys(attributes).find((name) => mark.test(name));
  const written =
    attribute !== undefined
      ? attributes[attribute]
      : children.find((child) => child.children.length === 0 && mark.test(child.name))?.text;
  const plain = written?.trim() ?? '';
  return plain.length > LONGEST_MARK ? '' : plain;
}

const LONGEST_MARK = 40;
/** Marks make a path longer than the names of its elements. Deeper down, nothing is marked any more. */
const LONGEST_MARKED = 300;

function readElement(element: FeedElement, path: string, mark: string, record: Gathered, lookUps: LookUps): void {
  const column = path + asItLooks(element.name) + mark;
  const pair = pairIn(element);
  if (pair !== null) {
    for (const value of pair.values) record.add(pairColumn(column, pair.name), value);
    readBeside(element, column, record);
    return;
  }
  const measure = element.children.some(({ children }) => children.length > 0)
    ? null
    : measureOf(Object.fromEntries(element.children.map(({ name, text }) => [name, text])));
  if (measure !== null) {
    record.add(column, measure);
    return;
  }
  for (const [name, value] of Object.entries(element.attributes)) record.add(`${column}.@${asItLooks(name)}`, value);
  const isText = element.children.length === 0 || isMarkup(element);
  if (isText) record.add(column, textIn(element));
  if (isText && element.children.length > 0) return;
  readChildren(element, `${column}.`, record, lookUps);
  if (element.children.length > 0) return;
  const found = lookUps.find(element.name, element.text);
  if (found === null) return;
  const leaf = found.texts.findLast((text) => !IS_AMOUNT.test(text)) ?? found.texts.at(-1);
  record.lookUp(path + found.name, leaf ?? '');
  if (found.texts.length > 1) record.lookUp(`${path}${found.name}_path`, found.texts.join(' > '));
}

/** `250`, `0,5 л`: a category that is an amount says what its parent is of. */
const IS_AMOUNT = /^\d+(?:[.,]\d+)?\s?(?:\p{L}{1,3}\.?)?$/u;

/** What a pair has beside its name and its values. */
function readBeside({ attributes, children }: FeedElement, column: string, record: Gathered): void {
  for (const [name, value] of Object.entries(attributes))
    if (children.length > 0 || partOfPair(name) === null) record.add(besideColumn(column, `@${name}`), value);
  for (const { name, text } of children) if (partOfPair(name) === null) record.add(besideColumn(column, name), text);
}

interface Pair {
  readonly name: string;
  readonly values: readonly string[];
}

/** `<param name="Colour" unit="…">red</param>`, or an element with one inside for the name and one for the value. */
function pairIn({ attributes, children, text }: FeedElement): Pair | null {
  const members: Record<string, string | string[]> = Object.create(null);
  if (children.length === 0) {
    for (const [name, value] of Object.entries(attributes)) if (partOfPair(name) !== null) members[name] = value;
    if (!Object.keys(members).some((member) => partOfPair(member) === 'value')) members.value = text;
  } else {
    for (const child of children) {
      if (child.children.length > 0) return null;
      const before = members[child.name];
      if (before === undefined) members[child.name] = child.text;
      else if (partOfPair(child.name) !== 'value') return null;
      else if (typeof before === 'string') members[child.name] = [before, child.text];
      else before.push(child.text);
    }
  }
  const pair = pairOf(members);
  return pair === null ? null : { name: undoEscaping(pair.name).trim(), values: [pair.value].flat().map(String) };
}

/** Text with elements in between, or elements of HTML. */
const isMarkup = ({ text, children }: FeedElement): boolean =>
  children.length > 0 &&
  (text.trim() !== '' || children.every((child) => HTML.test(child.name) && pairIn(child) === null));

const HTML =
  /^(?:p|div|span|br|b|i|u|em|strong|ul|ol|li|table|tbody|thead|tr|td|th|h[1-6]|a|img|font|dl|dt|dd|hr|small|sup|sub)$/i;

/** Markup that is written as elements comes out as its text, as if it were escaped. */
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

  /** It is not beside a column of the product itself. */
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

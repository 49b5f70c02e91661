// Cuts the products out of an XML document while it streams. Only one product's elements are in memory at a time. The parser judges well-formedness. A document type with declarations is refused, so no entity of the document's own
// is ever expanded.

import { decodeHTMLStrict } from 'entities';
import { SaxesParser } from 'saxes';
import { CatalogFileError, type Place } from '../catalog-file-error.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import { AmpersandRepair } from './repair-ampersands.ts';

/** An element of a product, with those inside it. */
export interface FeedElement {
  /** As written, with its prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly children: FeedElement[];
}

export interface FeedRecord {
  readonly line: number;
  /** From 1. */
  readonly ordinal: number;
  readonly element: FeedElement;
}

/** Which elements of a document are products. */
export interface FeedShape {
  /** Throws `CatalogFileError` for a root that no such document has. */
  readonly checkRoot?: (name: string, place: Place) => void;
  /** `outside`: the names of the elements around it, outermost first. */
  readonly isRecord: (outside: readonly string[], name: string) => boolean;
  /** Told of every element outside of products that has no other inside, when it ends. */
  readonly outside?: (element: FeedElement) => void;
  /** Told of every element outside of products that has a few such elements inside and no others, with them as its children. */
  readonly holder?: (element: FeedElement) => void;
  readonly comment?: (text: string) => void;
}

export class FeedSplitter {
  /** Prefix → namespace, as declared so far. No real feed gives one prefix two meanings. */
  readonly namespaces = new Map<string, string>();
  readonly #file: string;
  readonly #limits: ReadingLimits;
  readonly #shape: FeedShape;
  readonly #parser = new SaxesParser({ position: true, xmlns: false });
  readonly #ampersands = new AmpersandRepair();
  /** Names of the open elements around the products. */
  readonly #outside: string[] = [];
  /** The same elements, with those inside them that have no others inside. Null: they have more, or others. */
  readonly #holders: (FeedElement | null)[] = [];
  /** The open elements of the present product. Empty between products. */
  readonly #inside: FeedElement[] = [];
  /** The innermost open element around the products, as long as it has no other inside. */
  #leaf: FeedElement | null = null;
  #records: FeedRecord[] = [];
  #count = 0;
  #begun = false;
  #ended = false;
  #blankLines = 0;
  #line = 1;
  /** The name of the entity that was looked up last. */
  #entity = '';
  /** Characters of the names of the open elements of the present product. */
  #path = 0;
  /** Where the present product began, or else the last tag. */
  #mark = 0;

  constructor(file: string, limits: ReadingLimits, shape: FeedShape) {
    this.#file = file;
    this.#limits = limits;
    this.#shape = shape;
    const parser = this.#parser;
    // Feeds use the entities of HTML without declaring them. Each stands for one or two characters.
    parser.ENTITIES = new Proxy(XML_ENTITIES, {
      get: (known, name) => {
        this.#entity = String(name);
        return known[this.#entity] ?? htmlEntity(this.#entity);
      },
    });
    parser.on('error', (error) => this.#fail(error.message));
    parser.on('doctype', (text) => this.#doctype(text));
    parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes));
    parser.on('closetag', () => this.#close());
    parser.on('text', (text) => this.#text(text));
    if (shape.comment !== undefined) parser.on('comment', shape.comment);
    parser.on('cdata', (text) => this.#text(text));
  }

  push(piece: string): FeedRecord[] {
    this.#parser.write(this.#ampersands.push(this.#begun ? piece : this.#begin(piece)));
    if (this.#parser.position - this.#mark > this.#limits.recordLength) this.#tooLong();
    return this.#take();
  }

  end(): FeedRecord[] {
    this.#parser.write(this.#ampersands.end());
    this.#ended = true;
    this.#parser.close();
    return this.#take();
  }

  /** Products so far. */
  get count(): number {
    return this.#count;
  }

  place(): Place {
    return { line: this.#parser.line + this.#blankLines, column: this.#parser.column + 1 };
  }

  /** Blank lines before an XML declaration are not allowed in XML, but many shops send them. */
  #begin(piece: string): string {
    const text = piece.trimStart();
    this.#begun = text !== '';
    this.#blankLines += piece.slice(0, piece.length - text.length).split('\n').length - 1;
    return text;
  }

  #take(): FeedRecord[] {
    const records = this.#records;
    this.#records = [];
    return records;
  }

  #open(name: string, attributes: Record<string, string>): void {
    for (const [attribute, value] of Object.entries(attributes)) {
      if (attribute.length > this.#limits.nameLength) this.#nameTooLong(attribute);
      if (attribute.startsWith('xmlns:') && this.namespaces.size < MOST_NAMESPACES) {
        this.namespaces.set(attribute.slice(6), value.trim().slice(0, LONGEST_NAMESPACE));
      }
    }
    if (this.#path + name.length > this.#limits.nameLength) this.#nameTooLong(name);
    const depth = this.#outside.length + this.#inside.length;
    if (depth === 0) this.#shape.checkRoot?.(name, this.place());
    if (depth >= this.#limits.depth) this.#tooDeep();
    const element: FeedElement = { name, attributes, text: '', children: [] };
    const parent = this.#inside.at(-1);
    if (parent !== undefined) {
      parent.children.push(element);
      this.#inside.push(element);
      this.#path += name.length;
    } else if (this.#shape.isRecord(this.#outside, name)) {
      this.#leaf = null;
      this.#inside.push(element);
      this.#path = name.length;
      this.#line = this.place().line;
      this.#mark = this.#parser.position;
    } else {
      this.#outside.push(name);
      if (this.#holders.length > 1) this.#holders[this.#holders.length - 2] = null;
      this.#holders.push(element);
      this.#leaf = element;
      this.#mark = this.#parser.position;
    }
  }

  #close(): void {
    const element = this.#inside.pop();
    if (element !== undefined) this.#path -= element.name.length;
    else {
      this.#outside.pop();
      const closed = this.#holders.pop() ?? null;
      if (this.#leaf !== null) this.#tell(this.#leaf);
      else if (closed !== null && closed.children.length > 0) this.#shape.holder?.(closed);
      this.#leaf = null;
    }
    if (this.#inside.length > 0) return;
    if (element !== undefined) this.#records.push({ line: this.#line, ordinal: ++this.#count, element });
    this.#mark = this.#parser.position;
  }

  /** An element outside of products that has no other inside. */
  #tell(leaf: FeedElement): void {
    this.#shape.outside?.(leaf);
    const holder = this.#holders.at(-1) ?? null;
    if (holder === null) return;
    if (holder.children.length < MOST_HELD) holder.children.push(leaf);
    else this.#holders[this.#holders.length - 1] = null;
  }

  #text(text: string): void {
    const element = this.#inside.at(-1);
    if (element !== undefined) {
      element.text += text;
      return;
    }
    this.#mark = this.#parser.position;
    if (this.#leaf !== null && this.#leaf.text.length < LONGEST_OUTSIDE)
      this.#leaf.text += text.slice(0, LONGEST_OUTSIDE);
  }

  #doctype(text: string): void {
    if (!text.includes('[')) return;
    throw new CatalogFileError({
      file: this.#file,
      ...this.place(),
      what: 'the document declares entities of its own (a DOCTYPE with [ ]), which are never expanded',
      mend: 'make the feed without a DOCTYPE',
    });
  }

  #fail(message: string): never {
    const reason = message.replace(/^(?:[^:]*:)?\d+:\d+: /, '').replace(/\.$/, '');
    if (reason === 'undefined entity') this.#unknownEntity();
    const cut = this.#ended || /unclosed tag/.test(reason);
    throw new CatalogFileError({
      file: this.#file,
      ...this.place(),
      what: cut ? `the file ends in the middle of the feed (${reason})` : `this is not well-formed XML (${reason})`,
      mend: cut
        ? 'it was cut off: transfer the feed again, or make it anew'
        : 'make the feed with an XML library, or mend it there',
    });
  }

  #unknownEntity(): never {
    const name = this.#entity.slice(0, 40);
    throw new CatalogFileError({
      file: this.#file,
      ...this.place(),
      what: `&${name}; stands for nothing in XML or HTML`,
      mend: `write &amp;${name}; where this is the text itself, or the character that is meant`,
    });
  }

  #nameTooLong(name: string): never {
    throw new CatalogFileError({
      file: this.#file,
      ...this.place(),
      what: `the name ${JSON.stringify(`${name.slice(0, 40)}…`)}, with those of the elements around it, is longer than ${this.#limits.nameLength} characters`,
      mend: 'make the feed with short names, and write values between the tags',
    });
  }

  #tooDeep(): never {
    const what = `elements are nested deeper than ${this.#limits.depth} levels`;
    throw new CatalogFileError({ file: this.#file, ...this.place(), what, mend: 'flatten them' });
  }

  #tooLong(): never {
    const inside = this.#inside.length > 0;
    throw new CatalogFileError({
      file: this.#file,
      line: inside ? this.#line : this.place().line,
      what: `${inside ? `product ${this.#count + 1} of the feed` : 'a part of the feed outside of products'} is longer than ${this.#limits.recordLength} characters`,
      mend: 'look for a tag that is not closed, or shorten it',
    });
  }
}

/** What one element outside of products says of a thing has few parts. */
const MOST_HELD = 12;
const MOST_NAMESPACES = 100;
/** Characters kept of a text outside of products. */
const LONGEST_OUTSIDE = 1_000;
const LONGEST_NAMESPACE = 200;

/** Without a prototype: `&constructor;` is no entity. */
const XML_ENTITIES: Record<string, string> = Object.assign(Object.create(null), {
  ...{ amp: '&', gt: '>', lt: '<', quot: '"', apos: "'" },
});

function htmlEntity(name: string): string | undefined {
  const written = `&${name};`;
  const decoded = decodeHTMLStrict(written);
  return decoded === written ? undefined : decoded;
}

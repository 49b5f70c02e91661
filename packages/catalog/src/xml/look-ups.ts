// Things that a document says once, outside of its products, and that products refer to: `<category id="7" parentId="2">Lamps</category>`
// and then `<categoryId>7</categoryId>`. Its parts may be elements, too: `<category><id>7</id><name>Lamps</name></category>`.

import type { FeedElement } from './split-feed.ts';

interface Entry {
  readonly text: string;
  readonly parent: string | null;
}

export class LookUps {
  /** Name of the elements, in lower case → id → what it stands for. */
  readonly #tables = new Map<string, Map<string, Entry>>();
  #characters = 0;

  /** Keeps an element that has an id and a text. */
  learn({ name, attributes, text }: FeedElement): void {
    this.#keep(name, idIn(attributes), text, parentIn(attributes));
  }

  /** Keeps an element with an id and a name as its attributes or inside of it. */
  learnParts({ name, attributes, children }: FeedElement): void {
    const parts = { ...attributes, ...Object.fromEntries(children.map((child) => [child.name, child.text.trim()])) };
    const own = name.toLowerCase();
    const of = (endings: readonly string[]): string | undefined =>
      Object.entries(parts).find(([part]) =>
        endings.includes(part.toLowerCase().replaceAll('_', '').replace(own, '')),
      )?.[1];
    this.#keep(name, of(['id']), of(['name', 'title']) ?? '', of(['parentid', 'parent']));
  }

  #keep(name: string, id: string | undefined, text: string, parent: string | undefined): void {
    const said = text.trim();
    if (id === undefined || id === '' || said === '') return;
    this.#characters += id.length + said.length + (parent?.length ?? 0) + ENTRY;
    if (this.#characters > MOST_CHARACTERS) return;
    const table = this.#tables.get(name.toLowerCase()) ?? new Map<string, Entry>();
    this.#tables.set(name.toLowerCase(), table);
    table.set(plainId(id), { text: said, parent: parent ? plainId(parent) : null });
  }

  /** What the value of an element such as `categoryId` stands for, outermost first. Null: nothing is known of it. */
  find(element: string, id: string): { readonly name: string; readonly texts: readonly string[] } | null {
    const [, name] = /^(.+?)_?id$/i.exec(element) ?? [];
    const table = name === undefined ? undefined : this.#tables.get(name.toLowerCase());
    if (name === undefined || table === undefined) return null;
    const texts: string[] = [];
    let at: string | null = plainId(id);
    while (at !== null && texts.length < MOST_LEVELS) {
      const entry: Entry | undefined = table.get(at);
      if (entry === undefined) break;
      texts.unshift(entry.text);
      at = entry.parent;
    }
    return texts.length === 0 ? null : { name, texts };
  }
}

type Attributes = FeedElement['attributes'];

const idIn = (attributes: Attributes): string | undefined => attributes.id ?? attributes.ID ?? attributes.Id;

const parentIn = (attributes: Attributes): string | undefined =>
  attributes.parentId ?? attributes.parent_id ?? attributes.parentid;

/** Of all entries together. Marketplaces have some ten thousand categories. */
const MOST_CHARACTERS = 20_000_000;
/** What an entry takes beside its texts. */
const ENTRY = 100;
const MOST_LEVELS = 12;

/** Programs for tables write `122072` as `122072.0`. */
const plainId = (id: string): string => id.trim().replace(/^(\d+)\.0+$/, '$1');

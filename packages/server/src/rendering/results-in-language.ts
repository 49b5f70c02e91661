// A catalog that is in several languages has a column for each text in each of them: `title_de`, `Description (fr)`. A shopper
// reads titles and descriptions in the language of the session, where the product has them, and else those of the product itself.

import type { Attribute } from '@guidepost/engine/product';
import { type Column, type Snapshot, valueAt } from '@guidepost/engine/snapshot';
import { jsonToBinary } from './binary-text.ts';
import type { RenderedResults } from './rendered-results.ts';

/** The JSON of Result objects by the number of the product, as UTF-8 with one character for each byte. */
export type ResultTexts = Pick<RenderedResults, 'at'>;

/** `results` themselves, if the catalog has no texts in this language. */
export function resultsIn(
  language: string,
  attributes: readonly Attribute[],
  { columns }: Snapshot,
  results: RenderedResults,
): ResultTexts {
  const columnsOf = (...names: string[]): readonly Column[] =>
    namesIn(language, names, attributes).flatMap((name) => columns.get(name) ?? []);
  const titles = columnsOf('title', 'name');
  const descriptions = columnsOf('description');
  return titles.length + descriptions.length === 0 ? results : new ResultsInLanguage(results, titles, descriptions);
}

class ResultsInLanguage {
  readonly #results: RenderedResults;
  readonly #titles: readonly Column[];
  readonly #descriptions: readonly Column[];
  readonly #kept = new Map<number, string>();

  constructor(results: RenderedResults, titles: readonly Column[], descriptions: readonly Column[]) {
    this.#results = results;
    this.#titles = titles;
    this.#descriptions = descriptions;
  }

  at(product: number): string {
    let rendered = this.#kept.get(product);
    if (rendered === undefined) {
      rendered = this.#render(product);
      if (this.#kept.size === KEPT) this.#kept.clear();
      this.#kept.set(product, rendered);
    }
    return rendered;
  }

  #render(product: number): string {
    const own = this.#results.at(product);
    const title = firstText(this.#titles, product)?.replace(/\s+/g, ' ');
    const description = firstText(this.#descriptions, product);
    if (title === undefined && description === undefined) return own;
    const result = JSON.parse(Buffer.from(own, 'latin1').toString('utf8'));
    return jsonToBinary({ ...result, ...(title && { title }), ...(description && { description }) });
  }
}

/** Most of the time a shop shows the same few hundred products. When so many are kept, keeping begins anew. */
const KEPT = 4096;

/** Undefined if the product has none. */
function firstText(columns: readonly Column[], product: number): string | undefined {
  for (const column of columns) {
    const code = column.codes[product] ?? 0;
    if (code !== 0) return valueAt(column, code);
  }
  return undefined;
}

/** The attributes that are one of `names` in this language: those of the country first (`de-AT`), then those of the language. */
export function namesIn(
  language: string,
  names: readonly string[],
  attributes: readonly Pick<Attribute, 'name' | 'type'>[],
): string[] {
  const tags = new Set([language, language.split('-')[0] ?? '']);
  const texts = attributes.filter(({ type }) => type === 'text');
  return [...tags].flatMap((tag) =>
    names.flatMap((name) =>
      texts.filter((text) => spellAlike(text.name) === spellAlike(`${name} ${tag}`)).map((text) => text.name),
    ),
  );
}

/** `Title (de)`, `title_de`, `title:de`, `title.de` and `title[de]` are one name. */
const spellAlike = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join('-');

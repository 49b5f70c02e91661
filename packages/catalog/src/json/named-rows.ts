// A table in JSON: arrays of values, of which the first has the names of all columns, `[["sku", "price"], ["A-1", 9]]`. Each row becomes the
// text of an object.

import { CatalogFileError } from '../catalog-file-error.ts';
import { columnWithoutName } from '../csv/no-headings.ts';
import { unquoted } from './search-array.ts';
import type { JsonElement } from './split-json.ts';

export class NamedRows {
  readonly #file: string;
  #names: readonly string[] | null = null;
  #isBegun = false;

  constructor(file: string) {
    this.#file = file;
  }

  /** The elements with rows as objects, without the row of names. Throws `CatalogFileError` if the first row of a table has no names. */
  name(elements: readonly JsonElement[]): readonly JsonElement[] {
    const [first, ...others] = elements;
    if (first === undefined) return [];
    const isTable = !this.#isBegun && first.values !== undefined;
    this.#isBegun = true;
    if (isTable) this.#names = this.#namesIn(first, first.values);
    const names = this.#names;
    return names === null ? elements : (isTable ? others : elements).map((element) => asObject(element, names));
  }

  #namesIn({ line }: JsonElement, values: readonly string[]): readonly string[] {
    const names = values.map((written) => (written.startsWith('"') ? unquoted(written).trim() : ''));
    if (names.length > 1 && new Set(names).size === names.length && names.every((name) => NAME.test(name)))
      return names;
    throw new CatalogFileError({
      file: this.#file,
      line,
      what: 'the array holds arrays of values, and the first of them has no names for the values of the others',
      mend: 'export objects with named members, put the names into the first row, or export CSV with a header',
    });
  }
}

const NAME = /^(?=.*\p{L})[^\n]{1,100}$/u;

/** Values beyond the names are called by their place. */
const asObject = (element: JsonElement, names: readonly string[]): JsonElement =>
  element.values === undefined
    ? element
    : {
        ...element,
        text: `{${element.values.map((value, nth) => `${JSON.stringify(names[nth] ?? columnWithoutName(nth))}:${value}`).join()}}`,
      };

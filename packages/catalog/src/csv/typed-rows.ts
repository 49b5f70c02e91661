// Tables in which a column says what a row is: a product, and below it its variants, options and pictures. A variant has what the
// product above it has. The product is for sale only if it has no variants; options and pictures never are.

import { inheriting, NOT_FOR_SALE } from '../families/inheriting.ts';
import { isNamed } from '../infer/column/column-names.ts';
import { pairColumn } from '../named-pairs.ts';
import type { RecordReader, SourceRecord } from '../source-record.ts';
import type { CsvFields } from './read-csv.ts';

type Kind = 'product' | 'variant' | 'beside';

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['product', /^(?:product|item|parent|master|main|produkt|artikel|produit|producto|prodotto)$/],
  ['variant', /^(?:sku|(?:product[ _])?(?:variant|variation)|child|variante|varianta|wariant)$/],
  ['beside', /^(?:product[ _])?(?:image|picture|media|video|rule|option|modifier|file|review|attribute)$/],
];

/** The kind of row that a cell names. Null: it names none. */
const kindOf = (cell: string | undefined): Kind | null => {
  const word = (cell ?? '').trim().toLowerCase();
  return KINDS.find(([, words]) => words.test(word))?.[0] ?? null;
};

interface TypedColumns {
  readonly type: number;
  /** Whether a row without a word is a product. */
  readonly isBlankProduct: boolean;
  /** Where variants have their options in place of the product's name: `[RT]Size=39,[CS]Color=Red`. */
  readonly options: number | null;
}

/** The same reader if the table has no such rows. `sample`: the cells of the first rows. */
export function withTypedRows(
  reader: RecordReader<CsvFields>,
  sample: readonly (readonly string[])[],
): RecordReader<CsvFields> {
  const header = reader.columns ?? [];
  const found = findColumns(header, sample);
  if (found === null) return reader;
  const { type, isBlankProduct, options } = found;
  const productOf = new WeakMap<CsvFields, CsvFields>();
  const kindIn = (cells: CsvFields): Kind | null =>
    isBlankProduct && (cells[type] ?? '').trim() === '' ? 'product' : kindOf(cells[type]);
  const own = inheriting(reader, productOf, new Set([header[type] ?? '']));
  return {
    ...reader,
    ...own,
    ...(options !== null && withOptions(reader, own, productOf, options)),
    batches: (async function* () {
      /** The last product, as long as no variant of it has come. */
      let waiting: SourceRecord<CsvFields> | null = null;
      let product: CsvFields | null = null;
      for await (const batch of reader.batches) {
        const records: SourceRecord<CsvFields>[] = [];
        const release = (): void => {
          if (waiting !== null) records.push(waiting);
          waiting = null;
        };
        for (const record of batch) {
          const { fields } = record;
          const kind = fields === null ? null : kindIn(fields);
          if (fields === null || kind === null) {
            release();
            records.push(record);
          } else if (kind === 'product') {
            release();
            waiting = record;
            product = fields;
          } else if (kind === 'beside') {
            records.push({ ...record, fields: null, leftOut: 'it says more of the product above it' });
          } else {
            if (waiting !== null) records.push({ ...waiting, ...NOT_FOR_SALE });
            waiting = null;
            if (product !== null) productOf.set(fields, product);
            records.push(record);
          }
        }
        if (records.length > 0) yield records;
      }
      if (waiting !== null) yield [waiting];
    })(),
  };
}

const OPTION = /^\s*\[\w{1,3}\]\s*([^=]+)=(.*?)(?::#[\da-f]{3,8}(?:\|#[\da-f]{3,8})*)?\s*$/i;

/** `[RT]Size=39,[CS]Color=Red:#ff0000` → the pairs, without marks of how they are chosen and without shades. */
const optionsIn = (cell: string): readonly (readonly [string, string])[] =>
  cell.split(/,(?=\s*\[\w{1,3}\])/).flatMap((part) => {
    const [, name = '', value = ''] = OPTION.exec(part) ?? [];
    return name === '' ? [] : [[name.trim(), value.trim()] as const];
  });

const OPTIONS = 'Option';

/** Makes columns of the options. What the product has in that column is that of the variant, too. */
function withOptions(
  reader: RecordReader<CsvFields>,
  own: Pick<RecordReader<CsvFields>, 'bind' | 'names'>,
  productOf: WeakMap<CsvFields, CsvFields>,
  at: number,
): Pick<RecordReader<CsvFields>, 'bind' | 'names' | 'isOpen'> {
  const title = reader.columns?.[at];
  const columnsOf = (cells: CsvFields): ReadonlyMap<string, string> =>
    new Map(optionsIn(cells[at] ?? '').map(([name, value]) => [pairColumn(OPTIONS, name), value]));
  return {
    isOpen: true,
    bind(column) {
      if (column === title) return (cells) => (productOf.get(cells) ?? cells)[at];
      return own.bind(column) ?? (column.startsWith(`${OPTIONS}[`) ? (cells) => columnsOf(cells).get(column) : null);
    },
    names: (cells) => (productOf.has(cells) ? [...own.names(cells), ...columnsOf(cells).keys()] : own.names(cells)),
  };
}

const FEWEST = 2;

const mayBeginTyped = (cell = ''): boolean => cell.trim() === '' || kindOf(cell) === 'product';

function findColumns(header: readonly string[], sample: readonly (readonly string[])[]): TypedColumns | null {
  // The last row of a sample may be cut off.
  const rows = sample.slice(0, -1).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  for (const type of header.keys()) {
    // Nearly all columns end here.
    if (!mayBeginTyped(rows[0]?.[type])) continue;
    const kinds = rows.map((cells) => ((cells[type] ?? '').trim() === '' ? '' : kindOf(cells[type])));
    const count = (wanted: Kind | ''): number => kinds.filter((kind) => kind === wanted).length;
    const isBlankProduct = kinds[0] === '';
    const isFirstProduct = isBlankProduct ? count('product') === 0 : kinds[0] === 'product' && count('') === 0;
    if (kinds.includes(null) || !isFirstProduct || count('variant') < FEWEST) continue;
    const variants = rows.filter((_, at) => kinds[at] === 'variant');
    const title = header.findIndex((name) => isNamed('title', name));
    const hasOptions = title !== -1 && variants.every((cells) => optionsIn(cells[title] ?? '').length > 0);
    return { type, isBlankProduct, options: hasOptions ? title : null };
  }
  return null;
}

// Where the rows of products begin among the first rows of a table, and which columns they fill. Products have figures (prices, weights,
// codes) where headings, addresses and remarks have words, so this is known without any language.

/** A row as it stands in the file. */
export interface WrittenRow {
  /** From 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface BodyColumns {
  /** Columns that at least half of the rows fill. */
  readonly filled: readonly number[];
  /** Those of them in which nearly all cells are figures. */
  readonly figures: readonly number[];
}

export interface TableBody {
  /** The place of the first row of products among the rows. */
  readonly begin: number;
  readonly columns: BodyColumns;
}

/** One product alone may be anything. */
const FEWEST_ROWS = 2;
const FILLED_SHARE = 0.5;
const FIGURE_SHARE = 0.7;
/** So many of the rows from the first product on are products. Others lack a price, or are remarks. */
const PRODUCT_SHARE = 0.6;

type Kind = 'blank' | 'words' | 'figure';

/** Null: no row can be told from a heading, as in a table of words. */
export function findBody(rows: readonly WrittenRow[]): TableBody | null {
  const kinds = rows.map(({ cells }) => cells.map(kindOf));
  for (let begin = 0; begin + FEWEST_ROWS <= rows.length; begin++) {
    // A row with a single cell is a heading between the rows, or a remark.
    const wide = kinds.slice(begin).filter((row) => filledIn(row) > 1);
    if (wide.length < FEWEST_ROWS) return null;
    const columns = columnsOf(wide);
    const first = kinds[begin];
    if (first === undefined || !hasFigures(first, columns)) continue;
    const products = wide.filter((row) => hasFigures(row, columns)).length;
    if (products >= Math.max(FEWEST_ROWS, wide.length * PRODUCT_SHARE)) return { begin, columns };
  }
  return null;
}

/** Whether a row is filled as the rows of products are. */
export const isLikeProduct = ({ cells }: WrittenRow, columns: BodyColumns): boolean =>
  hasFigures(cells.map(kindOf), columns);

function columnsOf(rows: readonly (readonly Kind[])[]): BodyColumns {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const [filled, figures]: [number[], number[]] = [[], []];
  for (let at = 0; at < width; at++) {
    let [some, numbers] = [0, 0];
    for (const row of rows) {
      const kind = row[at] ?? 'blank';
      if (kind !== 'blank') some++;
      if (kind === 'figure') numbers++;
    }
    if (some < rows.length * FILLED_SHARE) continue;
    filled.push(at);
    if (numbers >= some * FIGURE_SHARE) figures.push(at);
  }
  return { filled, figures };
}

function hasFigures(row: readonly Kind[], { filled, figures }: BodyColumns): boolean {
  const numbers = figures.filter((at) => row[at] === 'figure').length;
  const cells = filled.filter((at) => (row[at] ?? 'blank') !== 'blank').length;
  return numbers > 0 && numbers * 2 >= figures.length && cells * 2 >= filled.length;
}

const filledIn = (row: readonly Kind[]): number => row.filter((kind) => kind !== 'blank').length;

const kindOf = (cell: string): Kind => (cell.trim() === '' ? 'blank' : isFigure(cell) ? 'figure' : 'words');

const FEW_LETTERS = 4;

/** `2,95`, `0,00 €`, `12.50 zł`, `200 g`, `A-117`, `12.09.25`: digits with few letters beside them. */
export function isFigure(cell: string): boolean {
  if (cell.length > LONGEST_FIGURE || !/\p{Nd}/u.test(cell)) return false;
  const letters = cell.match(/\p{L}/gu)?.length ?? 0;
  const digits = cell.match(/\p{Nd}/gu)?.length ?? 0;
  return letters <= Math.max(FEW_LETTERS, digits);
}

const LONGEST_FIGURE = 40;

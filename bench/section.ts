// What a part of the benchmarks hands over: tables of text, so that a terminal and a file show the same.

export interface Section {
  readonly tables: readonly Table[];
  /** What a reader must know to judge the figures; one paragraph each. */
  readonly notes: readonly string[];
}

export interface Table {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A part of the benchmarks is a module of this shape. */
export interface Part {
  readonly title: string;
  readonly run: () => Promise<Section>;
}

/** As Markdown, padded so that it also reads well in a terminal. */
export function formatSection(title: string, { tables, notes }: Section): string {
  return [`## ${title}`, ...tables.map(formatTable), ...notes].join('\n\n');
}

function formatTable({ caption, columns, rows }: Table): string {
  const widths = columns.map((column, at) => Math.max(3, column.length, ...rows.map((row) => (row[at] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [`${caption}\n`, line(columns), rule, ...rows.map(line)].join('\n');
}

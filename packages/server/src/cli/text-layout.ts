// Lays out figures and sentences for a terminal of 80 columns.

const WIDTH = 80;

/** The first column to the left, figures to the right. */
export function alignedTable(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart((widths[i] ?? 0) + 2)))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

/** A paragraph with every line indented. A word longer than a line stays whole. */
export function wrapped(text: string, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > WIDTH) {
      lines.push(indent + line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, indent + line].join('\n');
}

/** An item of a list; its further lines start under its first word. */
export const hanging = (text: string, indent: string): string =>
  wrapped(text, `${indent}  `).replace(`${indent}  `, `${indent}- `);

/** `12.3`, `1,234.5`. */
export const fixed = (value: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

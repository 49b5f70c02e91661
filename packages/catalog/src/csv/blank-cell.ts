// What a cell without a value looks like, to all that reads the rows of tables.

export const isBlank = (cell: unknown): boolean =>
  cell === undefined || (typeof cell === 'string' && cell.trim() === '');

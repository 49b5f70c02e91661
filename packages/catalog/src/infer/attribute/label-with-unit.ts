// The unit in the label of a number.

/** `Capacity w` and `Capacity in W` → `Capacity (W)`: a unit at the end of a column's name is put in brackets. */
export function withUnit(written: string, unit: string | null): string {
  const label = unit === null ? written : written.replace(/\s*\[([^[\]]+)\]$/, ' ($1)');
  const words = label.split(' ');
  const last = words.pop() ?? '';
  if (unit === null || words.length === 0 || last.toLowerCase() !== unit.toLowerCase()) return label;
  if (words.length > 1 && words.at(-1)?.toLowerCase() === 'in') words.pop();
  return `${words.join(' ')} (${unit})`;
}

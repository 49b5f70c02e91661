// Columns whose cells are paths through the categories of a shop: `Laptops > Gaming`, `Shoes/Women/Boots`.

import type { ColumnFacts } from './column-facts.ts';

const PATH = /\S\s*[>→]\s*\S|\p{L}{3}\s*\/\s*\p{L}{3}/u;
const MOSTLY = 0.5;

export const holdsPaths = ({ values, filled }: ColumnFacts): boolean =>
  filled > 0 && values.reduce((sum, { text, count }) => sum + (PATH.test(text) ? count : 0), 0) > filled * MOSTLY;

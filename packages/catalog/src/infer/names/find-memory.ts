// Memory of computers and phones in names: `128GB 6GB RAM`, `8/256 GB`, `16GB DDR5 1TB SSD`. The number with `RAM` is the working
// memory, the other one the storage; two numbers that are not told apart are neither.

import type { ColumnFacts } from '../column/column-facts.ts';

export interface MemoryInNames {
  readonly name: 'ram' | 'storage';
  readonly label: string;
  readonly pattern: string;
  readonly units: readonly (readonly [string, number])[];
  readonly count: number;
}

const FEWEST_NAMES = 6;
const FEWEST_SHARE = 0.04;

const RAM =
  '(?<![\\d.,])(\\d{1,3}) ?G[BO](?= ?(?:of )?(?:RAM|DDR|LPDDR|[Mm]emory))|RAM:? ?(\\d{1,3}) ?G[BO]|(?<![\\d.,])(\\d{1,2})(?: ?GB)? ?[/+] ?\\d{2,4} ?[GT]B';
const STORAGE =
  '(?<![\\d.,]|RAM:? )(\\d{1,4}) ?(GB|TB|Go|To)(?![\\p{L}\\d])(?! ?(?:of )?(?:RAM|DDR|LPDDR|[Mm]emory))(?! ?[/+] ?\\d)';

export function findMemoryInNames(title: ColumnFacts): readonly MemoryInNames[] {
  const rams = countValues(title, RAM);
  const storages = countValues(title, STORAGE);
  const isEnough = ({ having, values }: { having: number; values: number }): boolean =>
    having >= FEWEST_NAMES && having >= title.filled * FEWEST_SHARE && values >= 2;
  if (!isEnough(storages)) return [];
  const one = (name: 'ram' | 'storage', label: string, pattern: string, count: number): MemoryInNames => {
    const units =
      name === 'storage'
        ? ([
            ['GB', 1],
            ['Go', 1],
            ['TB', 1024],
            ['To', 1024],
          ] as const)
        : [];
    return { name, label, pattern, units, count };
  };
  const storage = one('storage', 'GB', STORAGE, storages.having);
  return isEnough(rams) ? [one('ram', 'RAM', RAM, rams.having), storage] : [storage];
}

function countValues(title: ColumnFacts, pattern: string): { having: number; values: number } {
  const expression = new RegExp(pattern, 'u');
  const values = new Set<string>();
  let having = 0;
  for (const { text, count } of title.values) {
    const found = expression.exec(text)?.[0];
    if (found === undefined) continue;
    having += count;
    values.add(found);
  }
  return { having, values: values.size };
}

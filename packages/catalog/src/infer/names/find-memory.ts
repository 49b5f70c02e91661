// Memory of computers and phones in names: `128GB 6GB RAM`, `8/256 GB`, `16GB DDR5 1TB SSD`. The number with `RAM` is the working
// memory, the other one the storage; two numbers that are not told apart are neither.

import type { AttributeRule } from '../../mapping/mapping.ts';
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

/** `240G` beside `240GB`, for sizes that drives have. */
const SHORT = '(?<!\\p{L})(?:60|64|120|128|240|250|256|480|500|512|960|1000|1024)(?=G(?![\\p{L}\\d]))';
const LONG_OR_SHORT = `(?<![\\d.,]|RAM:? )(${SHORT}|\\d{1,4}(?= ?(?:GB|TB|Go|To)(?![\\p{L}\\d]))) ?(GB|TB|Go|To|G)(?! ?(?:of )?(?:RAM|DDR|LPDDR|[Mm]emory))(?! ?[/+] ?\\d)`;

/** Columns that only the data sheets of memory modules have. */
const OF_MODULES = /\b(cas|cl|latency|latenz|latencia|dimms?|modules?|ddr\d?)\b/i;

/** `columns`: what the columns of the file are called. `known`: attributes that there are already. */
export function findMemoryInNames(
  title: ColumnFacts,
  columns: readonly string[],
  known: readonly Pick<AttributeRule, 'name' | 'unit'>[] = [],
): readonly MemoryInNames[] {
  const sized = known.filter(({ unit }) => unit === 'GB' || unit === 'TB');
  if (!sized.every(({ name }) => WORKING_MEMORY.test(name))) return [];
  const found = findBoth(title, columns);
  if (sized.length === 0) return found;
  // Beside a column of working memory, only names that tell both apart say the storage.
  return found.length < 2 ? [] : found.filter(({ name }) => name !== 'ram');
}

const WORKING_MEMORY = /^(?:installed_|system_)?(?:ram|memory)(?:_size)?$|arbeitsspeicher|memoria_ram|operativni_pamet/;

function findBoth(title: ColumnFacts, columns: readonly string[]): readonly MemoryInNames[] {
  const rams = countValues(title, RAM);
  const storages = countValues(title, STORAGE);
  const isEnough = ({ having, values }: { having: number; values: number }): boolean =>
    having >= FEWEST_NAMES && having >= title.filled * FEWEST_SHARE && values >= 2;
  if (!isEnough(storages)) return [];
  const one = (name: 'ram' | 'storage', label: string, pattern: string, count: number): MemoryInNames => {
    const units =
      pattern === STORAGE
        ? ([
            ['GB', 1],
            ['Go', 1],
            ['TB', 1024],
            ['To', 1024],
          ] as const)
        : [];
    return { name, label, pattern, units, count };
  };
  // Where modules of memory are sold, a number of gigabytes is no storage.
  if (columns.filter((column) => OF_MODULES.test(column)).length >= 2)
    return [one('ram', 'RAM', STORAGE, storages.having)];
  const storage = withShort(title, one('storage', 'GB', STORAGE, storages.having));
  return isEnough(rams) ? [one('ram', 'RAM', RAM, rams.having), storage] : [storage];
}

function withShort(title: ColumnFacts, storage: MemoryInNames): MemoryInNames {
  const [long, short] = [new RegExp(STORAGE, 'u'), new RegExp(LONG_OR_SHORT, 'u')];
  const more = title.values.filter(({ text }) => !long.test(text) && short.test(text));
  if (more.length === 0) return storage;
  return {
    ...storage,
    ...{ pattern: LONG_OR_SHORT, units: [...storage.units, ['G', 1]] },
    count: storage.count + more.reduce((sum, { count }) => sum + count, 0),
  };
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

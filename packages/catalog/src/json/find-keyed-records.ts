// Finds an object with a member for each product, `{ "products": { "A1": { … }, "A2": { … } } }`, in a document without an array of
// objects around its products. Looks only at the beginning of the document.

import { pointerTo } from '@guidepost/fault/json-pointer';
import { unquoted } from './search-array.ts';

/** An object or array that is open at the current place. */
interface Open {
  /** The member that it is of the object around it. */
  readonly name: string;
  readonly isArray: boolean;
  readonly names: Set<string>;
  /** The name of its last member. */
  last: string;
  members: number;
  /** Objects among its members. */
  objects: number;
  /** The names of the members of the first of them. */
  first: ReadonlySet<string>;
  /** All of them that were compared have them, too. */
  areAlike: boolean;
}

const DEEPEST = 5;
const FEWEST = 3;
/** Products have at least so many members, and share this part of them with the first product. */
const FEWEST_MEMBERS = 3;
const COMMON = 0.5;
/** How many members are compared. */
const MOST_COMPARED = 50;

const TOKEN = /"(?:[^"\\]|\\.)*"(\s*:)?|[[\]{}]/gsu;

/** The JSON pointer of the object. Null: there is none, or an array of objects comes first. */
export function findKeyedRecords(sample: string): string | null {
  if (!sample.trimStart().startsWith('{')) return null;
  const open: Open[] = [];
  for (const [token, colon] of sample.matchAll(TOKEN)) {
    const around = open.at(-1);
    if (token === '{' || token === '[') {
      if (token === '{' && around?.isArray === true && !open.some(holdsRecords)) return null;
      open.push(begin(around?.last ?? '', token === '['));
    } else if (token === '}' || token === ']') {
      const closed = open.pop();
      if (closed === undefined) continue;
      if (open.length < DEEPEST && holdsRecords(closed)) return pathTo([...open, closed]);
      const holder = open.at(-1);
      if (!closed.isArray && holder !== undefined) compare(holder, closed.names);
    } else if (colon !== undefined && around !== undefined && !around.isArray) {
      around.last = unquoted(token.slice(0, -colon.length));
      around.names.add(around.last);
      around.members++;
    }
  }
  const found = open.slice(0, DEEPEST).findIndex(holdsRecords);
  return found === -1 ? null : pathTo(open.slice(0, found + 1));
}

const begin = (name: string, isArray: boolean): Open => ({
  ...{ name, isArray, names: new Set(), last: '', members: 0, objects: 0, first: new Set(), areAlike: true },
});

const pathTo = (open: readonly Open[]): string => pointerTo('', ...open.slice(1).map(({ name }) => name));

/** `names`: of the members of an object that is a member of `holder`. */
function compare(holder: Open, names: ReadonlySet<string>): void {
  holder.objects++;
  if (holder.objects === 1) holder.first = names;
  else if (holder.objects <= MOST_COMPARED && holder.areAlike) {
    let common = 0;
    for (const name of holder.first) if (names.has(name)) common++;
    holder.areAlike = common >= Math.max(FEWEST_MEMBERS, holder.first.size * COMMON);
  }
}

/** Whether the members are objects that have the same members. One may still be open. */
const holdsRecords = ({ isArray, members, objects, first, areAlike }: Open): boolean =>
  !isArray && areAlike && objects >= FEWEST && objects >= members - 1 && first.size >= FEWEST_MEMBERS;

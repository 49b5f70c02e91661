// Finds an object with a member for each product, `{ "products": { "A1": { … }, "A2": { … } } }`, in a document without an array of
// objects around its products. Looks only at the beginning of the document.

import { pointerTo } from '@guidepost/fault/json-pointer';
import { unquoted } from './search-array.ts';

/** An object that is open at the current place. */
interface Open {
  readonly path: string;
  readonly isArray: boolean;
  /** The names of its members so far. */
  readonly names: string[];
  /** The names of the members of each object in it. */
  readonly inside: (readonly string[])[];
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
  const begin = (isArray: boolean): void => {
    const around = open.at(-1);
    const path = around === undefined ? '' : pointerTo(around.path, around.names.at(-1) ?? '');
    open.push({ path, isArray, names: [], inside: [] });
  };
  let found: Open | null = null;
  for (const [token, colon] of sample.matchAll(TOKEN)) {
    const around = open.at(-1);
    if (token === '{' || token === '[') {
      if (token === '{' && around?.isArray === true && !open.some(holdsRecords)) return null;
      begin(token === '[');
    } else if (token === '}' || token === ']') {
      const closed = open.pop();
      if (closed !== undefined && !closed.isArray) open.at(-1)?.inside.push(closed.names);
      if (closed !== undefined && open.length < DEEPEST && holdsRecords(closed)) found ??= closed;
    } else if (colon !== undefined && around !== undefined && !around.isArray) {
      around.names.push(unquoted(token.slice(0, -colon.length)));
    }
    if (found !== null) return found.path;
  }
  return open.find((each, depth) => depth < DEEPEST && holdsRecords(each))?.path ?? null;
}

/** Whether the members are objects that have the same members. One may still be open. */
function holdsRecords({ isArray, names, inside }: Open): boolean {
  if (isArray || inside.length < FEWEST || inside.length < names.length - 1) return false;
  const [first = []] = inside;
  if (first.length < FEWEST_MEMBERS) return false;
  return inside.slice(0, MOST_COMPARED).every((other) => {
    const common = first.filter((name) => other.includes(name)).length;
    return common >= Math.max(FEWEST_MEMBERS, first.length * COMMON);
  });
}

// Finds which element of an XML document is one product: the outermost one that comes again and again and has most inside
// it. Categories and currencies repeat, too, but each has little.

import { SaxesParser } from 'saxes';
import { AmpersandRepair } from './repair-ampersands.ts';

interface Seen {
  readonly path: string;
  count: number;
  /** Paths, from this element on, of everything that some of these elements have inside. */
  readonly inside: Set<string>;
}

/** `sample`: the beginning of the document. `/shop/offers/offer`; null: nothing in it repeats and has several parts. */
export function findRecordPath(sample: string): string | null {
  const seen = new Map<string, Seen>();
  const open: string[] = [];
  const note = (path: string): Seen => {
    const known = seen.get(path) ?? { path, count: 0, inside: new Set() };
    seen.set(path, known);
    return known;
  };
  const parser = new SaxesParser({ position: false, xmlns: false });
  const ampersands = new AmpersandRepair();
  let hasFailed = false;
  /** Open elements that are left out, as they are too deep or have too long names; with all that is inside. */
  let hidden = 0;
  parser.on('error', () => {
    hasFailed = true;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (hasFailed) return;
    const path = `/${open.join('/')}/${name}`.replace('//', '/');
    if (hidden > 0 || open.length >= DEEPEST || path.length > LONGEST_PATH) {
      hidden++;
      return;
    }
    open.push(name);
    note(path).count++;
    const leaves = [name, ...Object.keys(attributes).map((attribute) => `${name}/@${attribute}`)];
    for (let depth = 1; depth < open.length; depth++) {
      const { inside } = note(`/${open.slice(0, depth).join('/')}`);
      const between = open.slice(depth, -1).join('/');
      if (inside.size < MOST_INSIDE)
        for (const leaf of leaves) inside.add(between === '' ? leaf : `${between}/${leaf}`);
    }
    for (const attribute of Object.keys(attributes)) note(path).inside.add(`@${attribute}`);
  });
  parser.on('closetag', () => {
    if (hidden > 0) hidden--;
    else open.pop();
  });
  try {
    parser.write(ampersands.push(sample.trimStart()));
  } catch {
    // The reader of the file says what is wrong with it.
  }
  return best([...seen.values()]);
}

const DEEPEST = 20;
const LONGEST_PATH = 1_000;
const MOST_INSIDE = 1_000;
/** An element with fewer parts is no product. */
const FEWEST_PARTS = 3;

function best(all: readonly Seen[]): string | null {
  const repeated = all.filter(({ count, inside }) => count > 1 && inside.size >= FEWEST_PARTS);
  const richest = Math.max(0, ...repeated.map(({ inside }) => inside.size));
  const rich = repeated.filter(({ inside }) => inside.size * 2 >= richest);
  // A group of products has everything that its products have, but products are more frequent.
  const isGroup = ({ path, count, inside }: Seen): boolean =>
    rich.some(
      (other) => other.path.startsWith(`${path}/`) && other.count > count && other.inside.size * 2 >= inside.size,
    );
  return rich.filter((one) => !isGroup(one)).toSorted((a, b) => b.inside.size - a.inside.size)[0]?.path ?? null;
}

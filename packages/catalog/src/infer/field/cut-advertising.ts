// Takes advertising off titles: an end that nearly all share, `Alto - Free shipping`, the shop's own name there, `Alto | Kestra`, and what stands in
// brackets before the name, `[SALE] Alto`. Nothing is cut where two titles would become one.

import type { ColumnFacts } from '../column/column-facts.ts';
import { escapePattern } from '../column/derive-column.ts';
import { KIND_WORDS } from '../names/kind-words.ts';
import { advertisingIn } from './advertising-words.ts';

export interface Advertising {
  /** Its group is the title without it. */
  readonly pattern: string;
  /** What is cut from most titles, as they write it. */
  readonly example: string;
  readonly count: number;
}

const FEWEST_NAMES = 6;
/** Of all titles. */
const NEARLY_ALL = 0.8;
const FEWEST_HEADS = 3;
const SHORTEST_LEFT = 2;

const AT_END =
  /^.*\S((?:\s+[-–—|·•★✓]+\s+|\s*[|★✓]\s*)[^|·•★✓\r\n]{3,80}|\s*(?:\([^()]{3,60}\)|\[[^[\]]{3,60}\]|【[^【】]{2,60}】))\s*$/u;
/** As patterns have them. */
const BRACKETS = [
  ['\\[', '\\]'],
  ['【', '】'],
  ['\\(', '\\)'],
] as const;
const HEAD = new RegExp(
  `^(?:${BRACKETS.map(([open, close]) => `${open}[^${open}${close}]{2,60}${close}`).join('|')})\\s*(?=\\S)`,
  'u',
);

/** `pages`: addresses of the products. Null: titles have none, or not surely. */
export function findAdvertising(title: ColumnFacts, pages: ColumnFacts | null): Advertising | null {
  if (title.filled < FEWEST_NAMES) return null;
  const [head, tail] = [findHeads(title), findTail(title, namesOfShop(pages))];
  if (head === null && tail === null) return null;
  const pattern = `^${head?.pattern ?? ''}([\\s\\S]+?)${tail?.pattern ?? ''}\\s*$`;
  const expression = new RegExp(pattern, 'u');
  const left = title.values.map(({ text }) => expression.exec(text)?.[1]?.trim() ?? '');
  const isTold = new Set(left).size === new Set(title.values.map(({ text }) => text.trim())).size;
  if (!isTold || !left.every(isName)) return null;
  const count = title.values.reduce(
    (sum, { text, count: rows }, at) => (left[at] === text.trim() ? sum : sum + rows),
    0,
  );
  return { pattern, example: (tail ?? head)?.example ?? '', count };
}

const isName = (text: string): boolean => text.length >= SHORTEST_LEFT && /[\p{L}\d]/u.test(text);

interface Part {
  readonly pattern: string;
  readonly example: string;
}

/** One text, and no title has another one like it there. */
function findTail({ values, filled }: ColumnFacts, shops: ReadonlySet<string>): Part | null {
  const counts = new Map<string, number>();
  for (const { text, count } of values) {
    const tail = AT_END.exec(text)?.[1]?.trim();
    if (tail !== undefined && (advertisingIn(tail) !== null || isShop(tail, shops)))
      counts.set(tail, (counts.get(tail) ?? 0) + count);
  }
  const [most, ...others] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (most === undefined || others.length > 0 || most[1] < filled * NEARLY_ALL) return null;
  return { pattern: `(?:\\s*${escapePattern(most[0]).replace(/\s+/g, '\\s+')})?`, example: most[0] };
}

/** Brackets say this and that of several titles, so only those go that advertise, whatever else they say. */
function findHeads({ values }: ColumnFacts): Part | null {
  let [having, example] = [0, ''];
  const words = new Set<string>();
  for (const { text, count } of values) {
    let rest = text;
    for (let head = HEAD.exec(rest)?.[0]; head !== undefined; head = HEAD.exec(rest)?.[0]) {
      const word = advertisingIn(head);
      if (word === null) break;
      words.add(word);
      example ||= head.trim();
      rest = rest.slice(head.length);
    }
    if (rest !== text) having += count;
  }
  if (having < FEWEST_HEADS) return null;
  const listed = [...words].map(escapePattern).join('|');
  const brackets = BRACKETS.map(
    ([open, close]) => `${open}[^${open}${close}]*(?:${listed})[^${open}${close}]*${close}`,
  );
  return { pattern: `(?:(?:${brackets.join('|')})\\s*)*`, example };
}

const KINDS: ReadonlySet<string> = new Set(KIND_WORDS.flat().map(lettersOf));

/** `Kestra`, `Kestra Shop` and `kestra.example` on kestra.example. */
function isShop(tail: string, shops: ReadonlySet<string>): boolean {
  const name = lettersOf(tail.replace(/\.\p{L}{2,}$/u, ''));
  const bare = lettersOf(
    tail.replace(/(?<!\p{L})(?:(?:web|online)?shop|(?:online )?store|official|online)(?!\p{L})/giu, ''),
  );
  return [name, bare].some((one) => shops.has(one) && !KINDS.has(one));
}

function namesOfShop(pages: ColumnFacts | null): ReadonlySet<string> {
  const hosts =
    pages?.values.slice(0, MOST_LOOKED).map(({ text }) => /^https?:\/\/(?:www\.)?([^/:]+)/i.exec(text)?.[1] ?? '') ??
    [];
  return new Set(
    hosts
      .flatMap((host) => host.split('.').slice(0, -1))
      .map(lettersOf)
      .filter((name) => name.length >= SHORTEST_SHOP),
  );
}

const MOST_LOOKED = 20;
const SHORTEST_SHOP = 4;

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]+/gu, '');
}

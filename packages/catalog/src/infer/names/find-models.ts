// The model, line or design in names: what is left between who made a thing or what it is, and how it comes in this piece.
// `GROUND Nova Women`, `GROUND Nova Men`: Nova. `Shirt Wild Wave Women`, `Shorts Wild Wave`: Wild Wave.

import type { ColumnFacts } from '../column/column-facts.ts';
import { alternatives, BEFORE_WORD, BEHIND_WORD, inUsualCases } from './name-words.ts';

export interface ModelsInNames {
  readonly pattern: string;
  /** The names that have one. */
  readonly count: number;
}

/** What is known of the names. */
export interface NameParts {
  /** Makers, as their column has them; the commonest first. */
  readonly brands: readonly string[];
  /** What the things are, where most names begin with it. */
  readonly leadingKinds: readonly string[];
  /** Words that say something else of the thing: kinds, colours, for whom it is. */
  readonly others: readonly string[];
  /** Whether another column says it. */
  readonly isKnown: (row: number, model: string) => boolean;
}

const FEWEST_NAMES = 20;
const FEWEST_MODELS = 5;
/** Of the names that have a model. */
const MOST_MODELS = 0.8;
/** Of all names. */
const HAVING = 0.7;
/** Of the names with a model, those whose model is in another name as well; else it is the name in short. */
const SHARED = 0.5;
const IN_WORDS = 0.9;
const KNOWN = 0.8;
const MOST_LISTED = 150;
/** Of all names: a maker that no column says. */
const NEARLY_ALL = 0.95;

const UNITS = inUsualCases(
  'kg g l ml cl dl m mm cm km in inch zoll w kw wh kwh wp v ah mah gb mb tb oz lb pc pcs piece pieces stk szt ks г гр кг мл л мм см м шт вт квт'.split(
    ' ',
  ),
);
const SIGNS = `["″%°]|''`;
const MEASURE = `\\d+(?:[.,]\\d+)?(?:\\s?[x×*]\\s?\\d+(?:[.,]\\d+)?)*\\s?(?:${UNITS}|${SIGNS})\\.?${BEHIND_WORD}`;
const SIZE = `(?:\\d?X{0,4}[SL]|M)${BEHIND_WORD}`;
const SIDE = '[-–—|/+&](?:\\s|$)';
const MOST_WORDS = 5;

/** Null: names say no model, or nothing but the model, or a column says it. */
export function findModelsInNames(title: ColumnFacts, parts: NameParts, rows: number): ModelsInNames | null {
  if (title.filled < FEWEST_NAMES) return null;
  const heads = [[...parts.brands, ...makerOfAll(title)], parts.leadingKinds];
  for (const words of heads) {
    if (words.length === 0) continue;
    const spelt = (all: readonly string[]): readonly string[] => spellingsIn(title, all.slice(0, MOST_LISTED));
    const [written, others] = [spelt(words), spelt(parts.others)];
    if (written.length === 0) continue;
    const pattern = patternBehind(written, others);
    const count = judge(title, new RegExp(pattern, 'u'));
    if (count !== null && !isSaidElsewhere(title, new RegExp(pattern, 'u'), parts, rows)) return { pattern, count };
  }
  return null;
}

function patternBehind(heads: readonly string[], others: readonly string[]): string {
  const other = others.length === 0 ? '' : `|(?:${alternatives(others)})${BEHIND_WORD}`;
  const stop = `(?:${MEASURE}|${SIZE}|${SIDE}${other})`;
  const word = `(?!${stop})[^\\s,;:()|]+`;
  return `${BEFORE_WORD}(?:${alternatives(heads)})[®™]*\\s+(${word}(?:\\s+${word}){0,${MOST_WORDS - 1}})(?=\\s*(?:$|[,;:()|])|\\s+${stop})`;
}

/** The words as the names have them, in whatever case. */
function spellingsIn(title: ColumnFacts, words: readonly string[]): readonly string[] {
  if (words.length === 0) return [];
  const found = new Set<string>();
  const expression = new RegExp(`${BEFORE_WORD}(?:${alternatives(words)})${BEHIND_WORD}`, 'giu');
  for (const { text } of title.values) for (const [spelling] of text.matchAll(expression)) found.add(spelling);
  return [...found];
}

/**
 * What nearly all names have and no column: words in capitals, or with the sign of a mark, such as `ROYAL CANIN`. Of several
 * the last one in the names is enough.
 */
function makerOfAll(title: ColumnFacts): readonly string[] {
  const places = new Map<string, { count: number; at: number }>();
  for (const { text, count } of title.values) {
    for (const [at, word] of [...new Set(text.split(/[\s,;:()|]+/))].entries()) {
      const place = places.get(word) ?? { count: 0, at: 0 };
      places.set(word, { count: place.count + count, at: place.at + at * count });
    }
  }
  const marks = [...places].filter(
    ([word, { count }]) => count >= title.filled * NEARLY_ALL && (/[®™]$/u.test(word) || /^\p{Lu}{3,}$/u.test(word)),
  );
  const [last] = marks.toSorted(([, a], [, b]) => b.at / b.count - a.at / a.count)[0] ?? [];
  return last === undefined ? [] : [last.replace(/[®™]+$/u, '')];
}

/** The number of names with a model; null where what was found is none. */
function judge(title: ColumnFacts, expression: RegExp): number | null {
  const models = new Map<string, { names: number; count: number }>();
  let [having, names, words] = [0, 0, 0];
  for (const { text, count } of title.values) {
    const found = expression.exec(text)?.[1];
    if (found === undefined) continue;
    having += count;
    names++;
    if (/\p{L}{2}/u.test(found)) words += count;
    const key = found.toLowerCase();
    const model = models.get(key) ?? { names: 0, count: 0 };
    models.set(key, { names: model.names + 1, count: model.count + count });
  }
  const shared = [...models.values()].reduce((sum, model) => sum + (model.names > 1 ? model.count : 0), 0);
  const isOne =
    having >= title.filled * HAVING &&
    models.size >= FEWEST_MODELS &&
    models.size <= names * MOST_MODELS &&
    shared >= having * SHARED &&
    words >= having * IN_WORDS;
  return isOne ? having : null;
}

function isSaidElsewhere(title: ColumnFacts, expression: RegExp, { isKnown }: NameParts, rows: number): boolean {
  let [having, known] = [0, 0];
  for (let row = 0; row < rows; row++) {
    const model = expression.exec(title.textAt(row))?.[1];
    if (model === undefined) continue;
    having++;
    if (isKnown(row, model.toLowerCase())) known++;
  }
  return known >= having * KNOWN;
}

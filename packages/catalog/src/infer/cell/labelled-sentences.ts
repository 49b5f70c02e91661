// Labels within sentences and names: `… for rooms. Coverage: 20 m². Suitable for cats.`, `Valve 21A – medium: water, air`. A label that comes again
// in many texts, always with a colon behind it, is followed by its value up to the end of the sentence.

import type { ColumnFacts } from '../column/column-facts.ts';
import { escapePattern } from '../column/derive-column.ts';
import { labelKey } from './label-key.ts';

export interface LabelledSentence {
  readonly name: string;
  /** Its group is the value. */
  readonly pattern: string;
  /** If `inner` is a pattern for the whole value (`^…$`), the same pattern for the value inside the text. Otherwise `inner`. */
  readonly inside: (inner: string) => string;
  /** The texts that have it. */
  readonly count: number;
}

const FEWEST = 8;
/** Of the texts. */
const FEWEST_SHARE = 0.3;
const MOST_LOOKED_AT = 1_500;
const MOST_TAKEN = 8;
const MOST_SPELLINGS = 4;

const BEFORE = '(?:^|[.!;|•·\\n]\\s*|\\s[-–—]\\s+)';
/** What begins with a bullet is the first of a list, of which a product has all. */
const COLON = ':\\s+(?![•·▪●✓*]\\s)';
const LABEL = new RegExp(
  `${BEFORE}(\\p{L}[\\p{L}\\p{M}\\p{N}’'/-]*(?: [\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}’'/-]*){0,3})\\s?${COLON}(?=\\S)`,
  'gu',
);
const END = '\\s*(?=[.!](?:\\s+\\p{Lu}|\\s*(?:$|\\n))|[;|•·\\n]|$|\\s[-–—]\\s+\\p{L}[\\p{L} ]{1,30}:)';

/** Set phrases, after which something else comes each time or always the same. */
const SET_PHRASE =
  /^(?:please |important )?(?:notes?|attention|warning|caution|important|tip|hint|info|information|nb|ps|example|features?|includes?|contents?|description|hinweise?|achtung|wichtig|tipp|beispiel|info|lieferumfang|attention|remarque|important|exemple|nota|atención|importante|ejemplo|attenzione|esempio|let op|opmerking|voorbeeld|pozor|poznámka|uwaga|ważne|przykład|увага|важливо|приклад|примітка|внимание|важно|пример|примечание|atenção|exemplo|obs|observera|bemærk|merk|huom|figyelem|atenție|dikkat)$/iu;

/** The commonest first. */
export function findLabelledSentences({ values }: ColumnFacts): readonly LabelledSentence[] {
  const counts = new Map<string, { count: number; readonly spellings: Map<string, number> }>();
  let looked = 0;
  for (const { text, count } of values.slice(0, MOST_LOOKED_AT)) {
    looked += count;
    const seen = new Set<string>();
    for (const [, name = ''] of text.matchAll(LABEL)) {
      const key = labelKey(name);
      const known = counts.get(key) ?? { count: 0, spellings: new Map<string, number>() };
      counts.set(key, known);
      known.spellings.set(name, (known.spellings.get(name) ?? 0) + count);
      if (!seen.has(key)) known.count += count;
      seen.add(key);
    }
  }
  return [...counts]
    .filter(([key, { count }]) => count >= FEWEST && count >= looked * FEWEST_SHARE && !SET_PHRASE.test(key))
    .toSorted(([, a], [, b]) => b.count - a.count)
    .slice(0, MOST_TAKEN)
    .map(([, { count, spellings }]) => {
      const ways = [...spellings].toSorted(([, a], [, b]) => b - a).map(([way]) => way);
      const written = ways.slice(0, MOST_SPELLINGS).map(escapePattern).join('|');
      const begin = `${BEFORE}(?:${written})\\s?${COLON}`;
      return {
        ...{ name: ways[0] ?? '', count },
        pattern: `${begin}(.+?)${END}`,
        inside: (inner) =>
          inner.startsWith('^') && inner.endsWith('$') ? `${begin}${inner.slice(1, -1)}${END}` : inner,
      };
    });
}

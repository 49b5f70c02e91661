// Parts the values of an attribute into those that read well as an answer, and those that shoppers find under another one: several values
// joined in one text, whole sentences, and the shop's own word for the rest.

import { alikeForm } from '../../alike-form.ts';
import { colorCode, shadeCode } from '../words/color-code.ts';
import { foldText } from '../words/fold-text.ts';
import type { Concept } from './concept-names.ts';
import { colorsIn, colorsOnlyBesideOthers } from './plain-colors.ts';
import type { Profile } from './profile.ts';
import { countOf, type SameValues } from './same-values.ts';

export interface OfferedValues {
  readonly offered: readonly SameValues[];
  /** Value that is offered → further values that suit a shopper who wants it. */
  readonly also: ReadonlyMap<SameValues, readonly SameValues[]>;
  /** Values that no answer names. */
  readonly rest: readonly SameValues[];
}

export function offeredValues(
  same: readonly SameValues[],
  { concept, counts, known: all }: Pick<Profile, 'concept' | 'counts' | 'known'>,
): OfferedValues {
  const byForm = new Map<string, SameValues>();
  for (const one of same) {
    for (const form of one.values.map(alikeForm)) if (!byForm.has(form)) byForm.set(form, one);
  }
  const also = new Map<SameValues, SameValues[]>();
  const offered: SameValues[] = [];
  const rest: SameValues[] = [];
  const labelled = findLabelled(same);
  const isManyColors = concept === 'color' && same.length > MANY_COLORS;
  const unnamed = isManyColors ? colorsOnlyBesideOthers(same) : [];
  for (const one of unnamed) byForm.set(alikeForm(one.name ?? ''), one);
  const isRare = ({ codes }: SameValues): boolean =>
    codes.reduce((sum, code) => sum + (counts[code] ?? 0), 0) < RARE_COLOR * all;
  /** The plain colour whose shade has a name of its own; null if it has none, or is looked at by itself. */
  const shadeOf = (name: string, own: SameValues): SameValues | null => {
    const isLong = name.trim().split(/\s+/).length > MOST_WORDS;
    const code = isLong || colorCode(name) !== null ? null : shadeCode(name);
    const plain = code === null ? undefined : same.find(({ values: [value = ''] }) => colorCode(value) === code);
    return plain === undefined || plain === own ? null : plain;
  };
  const servedBy = (one: SameValues): readonly SameValues[] => {
    const [value = ''] = one.values;
    const plainOf = (name: string): SameValues | null => (isManyColors && isRare(one) ? shadeOf(name, one) : null);
    const known: SameValues[] = [];
    for (const part of isManyColors ? colorsIn(value) : partsOf(value)) {
      const named = byForm.get(alikeForm(part));
      const other = named === undefined || named === one ? plainOf(part) : named;
      if (other === null) return [];
      known.push(other);
    }
    return [...new Set(known)];
  };
  const isNone = (one: SameValues): boolean => {
    const [value = ''] = one.values;
    const isJoined = concept === 'color' && /;/.test(value);
    return saysOther(value) || value.length > longest(concept) || labelled.has(one) || isJoined;
  };
  for (const one of same) {
    const those = servedBy(one);
    for (const other of those) if (!unnamed.includes(other)) also.set(other, [...(also.get(other) ?? []), one]);
    if (those.length === 0) (isNone(one) ? rest : offered).push(one);
  }
  if (unnamed.length === 0) return { offered, also, rest };
  const products = (one: SameValues): number => countOf([one, ...(also.get(one) ?? [])], counts);
  return { offered: [...offered, ...unnamed].sort((a, b) => products(b) - products(a)), also, rest };
}

/** `Bed: Double` among colours says something else. If most values are like that, it is how the shop writes them. */
function findLabelled(same: readonly SameValues[]): ReadonlySet<SameValues> {
  const labelled = same.filter(({ values: [value = ''] }) => LABELLED.test(value));
  return new Set(labelled.length <= MOST_LABELLED * same.length ? labelled : []);
}
const LABELLED = /^\p{L}[\p{L} ]*:\s/u;
const MOST_LABELLED = 0.2;

/** `Men;Women`: a shopper who looks for either finds it. */
const partsOf = (value: string): string[] =>
  value
    .split(/\s*[;|]\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Of so many, `White/Grey` is found under both, and a rare `Expedition Grey` under grey. */
const MANY_COLORS = 12;
const RARE_COLOR = 0.02;
const MOST_WORDS = 4;

/** In letters. Nobody reads more of an answer; a size is a number or a word. */
const longest = (concept: Concept): number => (concept === 'size' ? 24 : 60);

/** What shops call the rest, folded. To add a word, write it in the row of its language. */
const OTHER = new Set(
  [
    'other,others,misc,miscellaneous,various,etc,something else,all other',
    'sonstige,sonstiges,sonstiger,andere,anderes,diverse,diverses,verschiedenes,weitere',
    'autre,autres,divers,diverse',
    'otro,otra,otros,otras,varios,varias',
    'altro,altra,altri,altre,vari,varie,varia',
    'outro,outra,outros,outras,diversos',
    'overig,overige,overigen,anders,diversen',
    'muu,muut,ovrigt,ovriga,annat,andet,ovrige,annet',
    'jine,jiny,jina,ostatni,ine,iny,ina,ostatne',
    'inne,inny,inna,pozostale,rozne',
    'прочее,прочие,другое,другие,другои,разное,остальное',
    'інше,інші,інша,іншии,різне',
    'ostalo,ostali,ostale,drugo,razno',
    'diger,digerleri,cesitli',
    'egyeb,egyebek,mas',
    'altele,altul,alta,diverse',
  ].flatMap((row) => row.split(',')),
);

const saysOther = (value: string): boolean => OTHER.has(foldText(value));

// Parts the values of an attribute into those that read well as an answer, and those that shoppers find under another one: several values
// joined in one text, whole sentences, and the shop's own word for the rest.

import { alikeForm } from '../../alike-form.ts';
import { foldText } from '../words/fold-text.ts';
import type { Concept } from './concept-names.ts';
import type { SameValues } from './same-values.ts';

export interface OfferedValues {
  readonly offered: readonly SameValues[];
  /** Value that is offered → further values that suit a shopper who wants it. */
  readonly also: ReadonlyMap<SameValues, readonly SameValues[]>;
  /** Values that no answer names. */
  readonly rest: readonly SameValues[];
}

export function offeredValues(same: readonly SameValues[], concept: Concept): OfferedValues {
  const byForm = new Map(same.flatMap((one) => one.values.map((value) => [alikeForm(value), one] as const)));
  const also = new Map<SameValues, SameValues[]>();
  const offered: SameValues[] = [];
  const rest: SameValues[] = [];
  const labelled = findLabelled(same);
  for (const one of same) {
    const [value = ''] = one.values;
    const parts = partsOf(value).map((part) => byForm.get(alikeForm(part)));
    const known = parts.filter((part) => part !== undefined && part !== one) as SameValues[];
    if (parts.length > 1 && known.length === parts.length) {
      for (const part of new Set(known)) also.set(part, [...(also.get(part) ?? []), one]);
    } else if (
      saysOther(value) ||
      value.length > longest(concept) ||
      labelled.has(one) ||
      (concept === 'color' && /;/.test(value))
    ) {
      rest.push(one);
    } else offered.push(one);
  }
  return { offered, also, rest };
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

// What a thing is made of or made for by its name is not what it looks or tastes like: fish oil has no flavour of fish, and a care for leather is not
// of leather. To teach a word, write it where it stands: behind the other one, or before it.

import type { ColumnFacts } from '../column/column-facts.ts';
import { alternatives, BEFORE_WORD, BEHIND_WORD, inUsualCases } from './name-words.ts';

const words = (text: string): string => inUsualCases(text.split('|'));

const OILS = words('oil|oils|extract|extracts|seed oil|kernel oil|liver oil|Öl|öl|olie|olja|olje|öljy|olaj|yağı');
const BEHIND = words(
  'oil|oils|liver oil|seed oil|extract|extracts|care|glue|adhesive|cleaner|cleaners|cleanser|cleaning|polish|conditioner|stain|stains|wax|filler|dye|protector|protection|varnish|preservative|treatment|repair|restorer|drill bit|drill bits|saw|' +
    'Öl|öl|Pflege|Kleber|Leim|Reiniger|Politur|Wachs|Lasur|Lack|Spachtel|olie|verzorging|lijm|reiniger|beits|lak|wax|' +
    'olja|vård|lim|rengöring|olje|pleie|pleje|rens|öljy|hoito|liima|puhdistusaine|olaj|ápoló|ragasztó|tisztító|yağı|bakımı|bakım|yapıştırıcısı|yapıştırıcı|temizleyici|cilası|cila',
);
const BEFORE = words(
  'huile|colle|nettoyant|cire|entretien|soin|lait|baume|vernis|lasure|teinture|pâte|mastic|aceite|pegamento|cola|limpiador|cera|cuidado|barniz|tinte|crema|olio|colla|detergente|smacchiatore|vernice|tinta|' +
    'óleo|limpador|verniz|hidratante|olej|klej|lepidlo|čistič|péče|vosk|lak|impregnace|środek|wosk|lakier|preparat|pielęgnacja|масло|олія|клей|очиститель|очисник|очищувач|уход|догляд|засіб|средство|лак|жир|воск|віск|пропитка|просочення|' +
    'ulei|adeziv|soluție|ceară|lac|ulje|ljepilo|lepilo|sredstvo|vosak|λάδι|κόλλα|oli|lepilo|olje|aliejus|klijai|eļļa|līme|õli|liim|dầu|keo|minyak|lem|масло от',
);
const BETWEEN =
  "(?: (?:de la|de|du|des|di|da|do|dos|del|della|per la|per|para o|para|pour le|pour les|pour|pro|na|k|ke|dla|z|od|do|для|из|з|за|с|pentru|za|à)| d[’']| de l[’'])? ?";

/** Patterns for what must not stand before and behind a word; both are empty where no name has it. */
export interface Surroundings {
  readonly before: string;
  readonly behind: string;
}

export const ANYTHING: Surroundings = { before: '', behind: '' };

/**
 * What names of a file have beside such words. `found`: alternatives of a pattern. `isColour`: only oils are not of their colour, as `Rose Oil`; white
 * paint is white.
 */
export function madeFor({ values }: ColumnFacts, found: string, flags: string, isColour = false): Surroundings {
  const last = isColour ? OILS : BEHIND;
  const next = new RegExp(`[ -](${last})(?!\\p{L})(?<=${BEFORE_WORD}(?:${found})[ -]\\1)`, `g${flags}`);
  const first = new RegExp(`(?<!\\p{L})(${BEFORE})${BETWEEN}(?=(?:${found})${BEHIND_WORD})`, `g${flags}`);
  const [behind, before] = [new Set<string>(), new Set<string>()];
  for (const { text } of values) {
    for (const [, word = ''] of text.matchAll(next)) behind.add(word);
    if (!isColour) for (const [, word = ''] of text.matchAll(first)) before.add(word);
  }
  return {
    before: before.size === 0 ? '' : `(?<!(?<!\\p{L})(?:${alternatives([...before])})${BETWEEN})`,
    behind: behind.size === 0 ? '' : `(?![ -](?:${alternatives([...behind])})(?!\\p{L}))`,
  };
}

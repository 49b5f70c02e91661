// Values in which a shop system says what a row is, whether it is shown and how it is sold: `variation`, `Catalog, Search`, `taxable`.
// Whatever the column is called, nobody chooses by them. To add a system's words, write a row in small letters.

import { CONFIGURABLE, SIMPLE } from '../../families/product-types.ts';
import { recogniseBoolean } from '../cell/recognise-boolean.ts';
import type { ColumnFacts } from './column-facts.ts';
import { plainName } from './column-names.ts';

const RECORD_VALUES: readonly ReadonlySet<string>[] = [
  // WooCommerce, Magento, PrestaShop, Squarespace: what a row is
  [...CONFIGURABLE, ...SIMPLE].join('|') +
    '|bundle product|grouped product|virtual product|downloadable product|gift card product|' +
    'simple|variable|variation|grouped|external|virtual|downloadable|bundle|configurable|subscription|variable-subscription|composite|giftcard|giftvoucher|pack|combination|combinations|standard|standard product|physical|digital|service|gift_card|product|variant|parent|child|master|sku|rule|main|option',
  // Where it is shown
  'visible|hidden|catalog|search|both|nowhere|none|not visible individually|featured|catalog search',
  // How it is taxed, sold and published
  'taxable|none|shipping|non-taxable',
  'deny|continue',
  'shopify|manual|amazon|fulfillment service|not managed',
  'publish|published|draft|pending|private|archived|trash|active|inactive|unpublished',
].map((row) => new Set(row.split('|')));

/** Words that only a shop system says of a row. Others, such as `standard`, `main` and `physical`, may describe a thing. */
const SURE =
  /^(?:(?:grouped|virtual|downloadable) product|simple|variable|variation|configurable|grouped|variant|not visible individually|catalog|hidden|taxable|deny|continue|publish|published|draft|archived|combination|combinations|giftcard)$/;

/** Switches, if they say yes or no. In words, a status may be worth knowing. */
const SWITCH =
  /^(?:status|active|enabled|enable|disabled|online|published|visible|featured|aktiv|activo|activa|actif|active 0 1|attivo|actief|aktivni|aktywny|aktywna)$/;

/** In which column of a printed page a product stands. */
const IN_PRINT =
  /^(?:page )?(?:column|spalte|colonne|columna|colonna|coluna|kolom|sloupec|stlpec|kolumna|kolumn|kolonne|sarake|столбец|колонка|стовпець)$/;
const SIDES: ReadonlySet<string> = new Set(
  'left|right|middle|center|centre|links|rechts|mitte|gauche|droite|milieu|centre|izquierda|derecha|centro|sinistra|destra|esquerda|direita|midden|vlevo|vpravo|levy|pravy|uprostred|lewa|prawa|srodek|vanster|hoger|mitten|venstre|hojre|midt|vasen|oikea|keski|слева|справа|левая|правая|зліва|ліва|права'.split(
    '|',
  ),
);

export function holdsRecord({ called, values, filled }: ColumnFacts): boolean {
  if (filled === 0 || values.length > MOST) return false;
  const written = values.flatMap(({ text }) => text.toLowerCase().split(/\s*,\s*/));
  const isSaid = RECORD_VALUES.some((known) => written.every((word) => known.has(word)));
  if (IN_PRINT.test(plainName(called)) && written.every((word) => SIDES.has(word))) return true;
  if (isSaid && written.some((word) => SURE.test(word) || CONFIGURABLE.has(word) || SIMPLE.has(word))) return true;
  return SWITCH.test(plainName(called)) && recogniseBoolean(values) !== null;
}

const MOST = 20;

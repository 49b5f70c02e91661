// What stands in a cell for want of a value: 0 for a measure that nothing can have, such as a weight of 0 kg, and words among years.

import { quantityParts } from '../cell/recognise-number.ts';
import type { ColumnFacts, CountedValue } from '../column/column-facts.ts';
import { plainName } from '../column/column-names.ts';

interface RealValues {
  /** The column with its real values only. */
  readonly column: ColumnFacts;
  /** Spellings of 0 that mean nothing. */
  readonly zeros: readonly string[];
  /** Words among years. */
  readonly words: readonly CountedValue[];
}

/** No name of a difference, such as the drop of a heel, which may be 0. */
const NEVER_ZERO = new RegExp(
  ` (?:${[
    'weight|grams|volume|length|width|height|depth|diameter|thickness|wattage|power|capacity',
    '\\w*gewicht|\\w*volumen|fullmenge|inhalt|\\w*lange|\\w*breite|\\w*hohe|\\w*tiefe|\\w*durchmesser|dicke|starke|\\w*leistung|\\w*kapazitat',
    'poids|longueur|largeur|hauteur|profondeur|diametre|epaisseur|puissance|capacite|contenance',
    'peso|volumen|longitud|largo|ancho|anchura|alto|altura|profundidad|diametro|espesor|potencia|capacidad',
    'lunghezza|larghezza|altezza|profondita|spessore|potenza|capacita|comprimento|largura|espessura|profundidade',
    '\\w*gewicht|inhoud|lengte|breedte|hoogte|diepte|dikte|vermogen|capaciteit',
    'hmotnost|vaha|objem|delka|dlzka|sirka|vyska|hloubka|hlbka|prumer|priemer|vykon|waga|pojemnosc|dlugosc|szerokosc|wysokosc|glebokosc|srednica|moc',
    'vikt|vekt|vaegt|volym|volum|langd|lengde|laengde|bredd|bredde|hojd|hoyde|hojde|djup|dybde|effekt|paino|tilavuus|pituus|leveys|korkeus|syvyys|teho',
    'suly|tomeg|terfogat|hossz|szelesseg|magassag|melyseg|teljesitmeny|greutate|volum|lungime|latime|inaltime|adancime|putere|agirlik|hacim|uzunluk|genislik|yukseklik|derinlik|guc',
    'masa|tezina|zapremina|volumen|duzina|duljina|sirina|visina|dubina|snaga|вес|объем|длина|ширина|высота|глубина|мощность|вага|обсяг|довжина|висота|глибина|потужність',
  ].join('|')})(?: (?:in|en))?(?: (?:kg|g|gr|lbs?|oz|l|ml|cl|cm|mm|m|w|kw|watts?|inch|inches|in))? $`,
);

/** A flat shoe has a heel of 0, and what can be folded away has a least height of 0. */
const MAY_BE_ZERO = / (?:heel|absatz\w*|talon|tacon|tacco|hak\w*|drop|offset|min|minimum|minimal\w*|mindest\w*) /;

const YEARS =
  / (?:(?:(?:model|release|production|construction|vintage|harvest) )?year|vintage|\w*jahr|\w*jahrgang|annee|millesime|ano|anada|cosecha|anno|annata|jaar|jaartal|bouwjaar|rok|rocnik|rocznik|argang|arsmodell|vuosi|vuosikerta|evjarat|an|yil|год|рік) $/;
/** Whether a column of this name has years. */
export const namesYear = (name: string): boolean => YEARS.test(` ${plainName(name)} `);

const YEAR = /^(?:1[89]|20)\d\d$/;
const MOSTLY_YEARS = 0.8;

/** Null: all its values are real. */
export function withoutStandIns(column: ColumnFacts): RealValues | null {
  if (column.isArray) return null;
  const plain = ` ${plainName(column.called)} `;
  const areYears = namesYear(column.called) && shareOf(column, YEAR) >= MOSTLY_YEARS;
  const isDifference = column.values.some(({ text }) => /^[-+\u2212]/.test(text));
  if (!areYears && (isDifference || MAY_BE_ZERO.test(plain) || !NEVER_ZERO.test(plain))) return null;
  const zeros = column.values.filter(({ text }) => /^[0.,]+$/.test(quantityParts(text)?.number ?? ''));
  const words = areYears ? column.values.filter(({ text }) => !/\d/.test(text)) : [];
  const real = column.values.filter((value) => !zeros.includes(value) && !words.includes(value));
  if (zeros.length + words.length === 0 || real.length === 0) return null;
  const filled = real.reduce((sum, { count }) => sum + count, 0);
  const fill = column.filled === 0 ? 0 : (column.fill * filled) / column.filled;
  return {
    column: { ...column, values: real, filled, fill, distinct: real.length },
    zeros: zeros.map(({ text }) => text),
    words,
  };
}

const shareOf = ({ values, filled }: ColumnFacts, expression: RegExp): number =>
  values.reduce((sum, { text, count }) => sum + (expression.test(text) ? count : 0), 0) / Math.max(1, filled);

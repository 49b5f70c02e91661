// The unit of numbers without one, if the name of the column leaves no doubt: refresh rates are in Hz. If there is any
// doubt there is no unit, because a wrong one is worse than none. The mapping then asks for it.

import { type Reason, reason } from '@guidepost/fault/reason';
import { splitPairColumn } from '../../named-pairs.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { plainName } from '../column/column-names.ts';
import { namesJudgement } from '../column/judged-names.ts';
import { unitOfName } from './known-units.ts';

export function unitOfHeader(column: ColumnFacts): string | null {
  const said = unitOfName(splitPairColumn(column.name)?.name ?? column.name);
  if (said !== null) return said;
  const plain = plainName(column.called);
  const known = SURE.find(({ name }) => name.test(plain));
  if (known !== undefined) return shareWithin(column, known.from, known.to) >= ENOUGH ? known.unit : null;
  return DIAGONAL.test(plain) && areInches(column) ? 'in' : null;
}

/** Whether it is worth asking for a unit. It is not for counts, years and ratings. */
export const asksForUnit = ({ called }: Pick<ColumnFacts, 'called'>): boolean =>
  !COUNTS.test(` ${plainName(called)} `) && !namesJudgement(called);

/** Asks for the unit of a number. Without it, shoppers would not know what the number measures. */
export const askForUnit = (column: ColumnFacts, unit: string | null): Reason[] =>
  unit === null && asksForUnit(column)
    ? [reason('unit-unknown', 'in which unit? Add it, such as unit: cm; numbers that only count something need none')]
    : [];

const ENOUGH = 0.97;

/** With the range of usual numbers, so that a rate in kHz or a power in kW is not taken for Hz or W. */
const SURE: readonly { readonly name: RegExp; readonly unit: string; readonly from: number; readonly to: number }[] = [
  {
    name: /^(?:max(?:imum)? )?(?:refresh rate|bildwiederhol(?:rate|frequenz|ungsrate)|taux de rafraichissement|frecuencia de actualizacion|frequenza di aggiornamento|verversings(?:snelheid|frequentie)|obnovovaci frekvence|czestotliwosc odswiezania)$/,
    ...{ unit: 'Hz', from: 20, to: 1_000 },
  },
  // Gigabytes since there are whole ones: megabytes would be hundreds, and terabytes few. What keeps data may be in either.
  {
    name: /^(?:(?:installed |video |graphics |gpu |system )?memory(?: size)?|v?ram(?: memory| size)?|arbeitsspeicher|grafikspeicher|memoire vive|memoire ram|memoria ram|operativni pamet|pamiec ram|operativna pamat|оперативная память|оперативна пам ять|werkgeheugen|ram bellek)$/,
    ...{ unit: 'GB', from: 1, to: 512 },
  },
  { name: /^(?:wattage|tdp|watts)$/, unit: 'W', from: 1, to: 5_000 },
  {
    name: /^(?:noise level|noise|lautstarke|gerauschpegel|schallpegel|snr|signal to noise ratio)$/,
    ...{ unit: 'dB', from: 0, to: 140 },
  },
  {
    name: /^(?:luminous flux|light output|lumens?|lichtstrom|flux lumineux|flujo luminoso|flusso luminoso|lichtstroom|svetelny tok|strumien swietlny|ljusflode|lysstrom|световой поток|світловий потік)$/,
    ...{ unit: 'lm', from: 1, to: 500_000 },
  },
  {
    name: /^(?:colou?r temperature|cct|farbtemperatur|temperature de couleur|temperatura de color|temperatura di colore|temperatura colore|kleurtemperatuur|teplota chromaticnosti|temperatura barwowa|fargtemperatur|цветовая температура)$/,
    ...{ unit: 'K', from: 1_000, to: 20_000 },
  },
  {
    name: /^(?:beam angle|abstrahlwinkel|angle de faisceau|angulo de haz|angolo di emissione|stralingshoek|uhel svitu|kat swiecenia)$/,
    ...{ unit: '°', from: 1, to: 360 },
  },
];

const DIAGONAL =
  /^(?:(?:screen|display|monitor|panel|bildschirm|tv) ?(?:size|diagonal|diagonale|grosse)|diagonal|diagonale|bildschirmdiagonale|displaydiagonale|taille (?:de l )?ecran|tamano de (?:la )?pantalla|dimensioni schermo|schermgrootte|schermdiagonaal|uhlopricka|przekatna(?: ekranu)?)$/;

/** The usual sizes of screens in inches. In centimetres the numbers would be different. */
const INCHES = new Set([
  ...[10.1, 11.6, 12, 12.3, 12.4, 13, 13.3, 13.4, 13.5, 14, 14.5, 15, 15.3, 15.6, 16, 16.1, 17, 17.3, 18, 18.4, 18.5],
  ...[19, 19.5, 20, 20.7, 21.5, 22, 23, 23.6, 23.8, 24, 24.5, 25, 26, 27, 27.9, 28, 28.2, 29, 30, 31, 31.5, 32, 34],
  ...[35, 37.5, 38, 39, 40, 42, 43, 45, 48, 49, 50, 55, 57, 58, 60, 65, 70, 75, 77, 83, 85, 86, 98],
]);

function areInches(column: ColumnFacts): boolean {
  let [usual, small] = [0, 0];
  for (const { text, count } of column.values) {
    const number = Number(text.replace(',', '.'));
    if (INCHES.has(number)) usual += count;
    if (number < 50) small += count;
  }
  return column.distinct >= 3 && usual >= column.filled * 0.8 && small >= column.filled * 0.5;
}

/** The share of cells whose numbers are all in the range; a cell may have two. */
function shareWithin(column: ColumnFacts, from: number, to: number): number {
  let within = 0;
  for (const { text, count } of column.values) {
    const numbers = text.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
    if (numbers.length > 0 && numbers.every((number) => number >= from && number <= to)) within += count;
  }
  return column.filled === 0 ? 0 : within / column.filled;
}

const COUNTS =
  / (?:count|counts|number|no|nr|anzahl|zahl|nombre|numero|aantal|pocet|liczba|ilosc|quantity|qty|stuck|pieces|pcs|year|years|jahr|baujahr|annee|ano|rok|rocznik|rating|ratings|stars|sterne|score|points|punkte|reviews|cores|threads|slots|ports|bays|channels|seats|doors|persons|personen|people|players|sides|ratio|factor|faktor|powerfaktor|leistungsfaktor|cri|level|generation|version|grade|index|rpm|dpi|ppi|fps|megapixels?|per|pro|je|par) |(?:anzahl|zahl|jahr|_count) $| (?:internal|external) /;

// Goods of which the shop has one piece each: vehicles that have been driven, and whatever else is used. Rows of one name are that many
// pieces then, each with a state of its own, and no variants that come again. A row has names or words of one language or several. To add
// one, write it as `plainName` does, with `|` before it.

import { type ColumnFacts, isProse } from './column-facts.ts';
import { plainName } from './column-names.ts';

/** What is said of one piece: how far it has been driven, by which number the authorities know it, since when. */
const PIECE_NAMES: readonly string[] = [
  'mileage|odometer|odometer reading|miles|miles driven|kms?|kilomet(?:er|re)s?|engine hours|vehicle mileage',
  'vin|vins|vin (?:number|no|code)|vehicle identification number|chassis (?:number|no)|vrm|registration|registration (?:number|no|plate|date)|reg (?:number|no)|number plate|licen[cs]e plate|first registration',
  'kilometerstand|km stand|laufleistung|motorstunden|fahrgestell ?(?:nummer|nr)|fahrzeugidentifi(?:kations|zierungs)nummer|amtliches kennzeichen|erstzulassung',
  'kilometrage|km au compteur|numero de chassis|immatriculation|premiere immatriculation|(?:date de )?(?:premiere )?mise en circulation',
  'kilometraje|kilometros|(?:numero de )?bastidor|matricula|(?:fecha de |primera )matriculacion',
  'chilometraggio|chilometri|km percorsi|numero di telaio|targa|(?:data |data di |prima )?immatricolazione',
  'tellerstand|chassisnummer|kenteken|eerste toelating|quilometragem|quilometros|numero d[eo] chassis?|primeir[oa] (?:registo|matricula)',
  'najeto|najete (?:kilometry|km)|najazdene (?:kilometre|km)|stav tachometr[ua]|vin kod|przebieg|numer (?:vin|rejestracyjny)|nr rejestracyjny|pierwsza rejestracja',
  'miltal|matarstallning|chassinummer|registreringsnummer|regnr|kilometertal|stelnummer|nummerplade|understellsnummer|ajokilometrit|mittarilukema|rekisterinumero|rekisteritunnus|alustanumero',
  'futott km|kilometerora ?allas|alvazszam|rendszam|kilometraj|rulaj|serie sasiu|numar de inmatriculare|kilometraza|pred(?:j)?eni kilometri|broj sasije|registarska oznaka|kilometresi|sas[ei] numarasi|plaka',
  'пробег|пробіг|vin (?:код|номер)|номер кузова|госномер|держномер',
];

const OF_PIECE = new RegExp(`^(?:${PIECE_NAMES.join('|')})$`);

/** `Mileage`, `mileage (km)`, `VIN`. */
export const namesPiece = (name: string): boolean => {
  const plain = plainName(name);
  return OF_PIECE.test(plain) || OF_PIECE.test(plain.replace(/ (?:in )?(?:km|miles|mi|value)$/, ''));
};

/** That it is not new. What is refurbished is sold in numbers, as new goods are. */
const USED_WORDS: readonly string[] = [
  'used|pre ?owned|second ?hand|2nd hand|preloved|pre loved',
  'gebraucht\\w*|d occasion|de segunda mano|segunda mano|usad[oa]s?|seminov[oa]s?|usat[oaie]|gebruikt|tweedehands',
  'pouzit[eya]|ojet[eya]|uzywan[eya]|begagnad|brugt|brukt|kaytetty|hasznalt|folosit|ikinci el|rabljen[oai]?|polovn[oia]',
  'б у|бывший в употреблении|подержанн\\p{L}+|вживан\\p{L}+|употребяван\\p{L}*',
];

/** `used`, `Used - very good`, `https://schema.org/UsedCondition`. */
const USED = new RegExp(`^(?:https? schema org )?(?:(?:${USED_WORDS.join('|')})(?: \\p{L}+){0,2}|occasion)$`, 'u');
/** A column of conditions has few. */
const MOST_CONDITIONS = 20;

/** The places of the values of a column that say a thing is used. None, where it is no column of such words. */
export function isUsedIn(column: ColumnFacts): (row: number) => boolean {
  if (column.distinct > MOST_CONDITIONS || column.isArray || isProse(column)) return () => false;
  const used = new Set(column.values.flatMap(({ text }) => (USED.test(plainName(text)) ? [text] : [])));
  return used.size === 0 ? () => false : (row) => used.has(column.textAt(row));
}

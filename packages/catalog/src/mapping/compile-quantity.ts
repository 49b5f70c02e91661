// Reads quantities as people write them: `8GB`, `About 8 GB`, `15.6"`, `SR 1,385`. The mapping names the unit, so nothing
// is guessed: a text with another unit, or with more than a number and its unit, is not a value.

import type { Decimal } from './mapping.ts';
import { FRACTION, parseAmount } from './parse-fraction.ts';
import { cleanNumber, parseNumber } from './parse-number.ts';
import { isSameUnitWord } from './same-unit-word.ts';

/** Words before a number that hardly change it. */
const ROUGHLY =
  /^(?:about|approx(?:imately|\.)?|around|circa|ca\.?|c\.|etwa|rund|environ|env\.|aprox\.?|ongeveer|asi|cca\.?|około|ok\.|~|≈|±|\+\/-)\s*/i;

/** Each line: the ways to write one unit. */
const SPELLINGS: readonly (readonly string[])[] = [
  `" ″ ” '' in in. inch inches zoll pouces pulgadas pollici palců cali дюйм дюйма дюймов дюймів инча インチ 英寸 吋 인치 นิ้ว ίντσες inci`,
  'h hr hrs hour hours std std. stunde stunden uur uren heure heures hora horas ora ore godz godz. godzin godziny hod hod. hodin hodiny timmar timer tuntia час часа часов год годин 時間 小时 시간 ชั่วโมง ώρες jam giờ',
  'min min. mins minute minutes minuten minutos minuti minut minuty minuta minuto minuut minuuttia мин мин. минут хв минути 分 分钟 분 นาที λεπτά menit phút',
  's sec sec. secs sek sek. second seconds sekunde sekunden secondes segundos secondi сек 秒 초',
  'l lt lts ltr ltrs liter litre liters litres litr litru litry litrů litrov litra litrów litri litro litros lítra litara litraa л литр литра литров літр літра літрів リットル 升 리터 ลิตร λίτρα lít',
  'm³ m3 м³ м3',
  'ml мл milliliters millilitres ミリリットル 毫升 밀리리터 มล. มล',
  'mm/s mm/sec mm/sek мм/с мм/сек',
  'cm/s cm/sec',
  'mm мм millimeters millimetres 毫米 มม.',
  'cm см centimeters centimetres 厘米 公分 ซม. ซม εκ εκ.',
  'm м meters metres 米 เมตร',
  'ft feet foot',
  'oz ounce ounces',
  'a amp amps ampere amperes',
  'hz hertz гц',
  'khz кгц',
  'mhz мгц',
  'ghz ггц',
  'mah мач ма·ч маг ма·год',
  'gb гб',
  'tb тб',
  'mb мб',
  'db дб',
  'kg kgs kilo kilos kilogram kilograms кг キログラム 千克 公斤 킬로그램 กก. กก กิโลกรัม κιλά',
  'mg мг',
  'g gr gm gms gram grams gramm г гр грам грамів грамм граммов グラム 克 그램 กรัม γρ γρ.',
  'lb lbs pound pounds',
  'w watt watts вт ワット 瓦 와트 วัตต์',
  'kw квт',
  'v volt volts в',
  '° deg degree degrees',
  'mp megapixel megapixels mpx',
].map((spellings) => spellings.split(' '));

/** All ways to write a unit, in lower case. The given one comes first. */
function spellingsOf(unit: string): readonly string[] {
  const lower = unit.toLowerCase();
  return [lower, ...(SPELLINGS.find((spellings) => spellings.includes(lower)) ?? [])];
}

const LONGEST_WORD = 40;

/**
 * A number that may have a unit after or before it. `units`: what each multiplies the number by. If it is empty, only
 * `unit` may be there.
 */
export function compileQuantity(
  unit: string | null,
  units: readonly (readonly [string, number])[],
  decimal: Decimal | null,
  scale: number,
): (text: string) => number | null {
  const exact = new Map(units);
  const loose = new Map<string, number>();
  const known: readonly (readonly [string, number])[] = units.length > 0 ? units : unit === null ? [] : [[unit, 1]];
  for (const [name, factor] of known) {
    for (const spelling of spellingsOf(name)) if (!loose.has(spelling)) loose.set(spelling, factor);
  }
  // A bare number is in the unit with the factor 1, if there is one.
  const bare = units.length === 0 || units.some(([, factor]) => factor === 1) ? 1 : null;
  // A file writes few different words after its numbers, so each is compared with the units only once.
  const inflected = new Map<string, number | null>();
  const inflectedOf = (named: string): number | null => {
    const seen = inflected.get(named);
    if (seen !== undefined) return seen;
    const found = named.length > LONGEST_WORD ? undefined : known.find(([name]) => isSameUnitWord(name, named));
    const factor = found?.[1] ?? null;
    if (inflected.size < 100) inflected.set(named, factor);
    return factor;
  };
  const factorOf = (named: string): number | null =>
    named === '' ? bare : (exact.get(named) ?? loose.get(named.toLowerCase()) ?? inflectedOf(named));
  return (text) => {
    const plain = bare === null ? null : parseNumber(text, decimal, scale);
    if (plain !== null) return plain;
    const written = text.replace(ROUGHLY, '');
    const [first, last] = edges(written);
    if (first === -1) return null;
    const before = written.slice(0, first).trim();
    const factor = factorOf(before === '' ? unitBehind(written.slice(last)) : before);
    if (factor === null || (before !== '' && written.slice(last).trim() !== '')) return null;
    const number = parseAmount(written.slice(first, last).trim(), decimal, scale);
    return number === null ? null : cleanNumber(number * factor);
  };
}

/** `-inch` of `5/8-inch`, and `mm /sec`. */
const unitBehind = (text: string): string =>
  text
    .trim()
    .replace(/^-\s?(?=\p{L})/u, '')
    .replace(/\s+\/\s*|\s*\/\s+/g, '/');

const SIGNS: readonly string[] = ['-', '+', '\u2212', '\u2013'];

/**
 * Where the number begins, at its first digit or the sign before it, and where it ends, after the last digit in one
 * piece.
 */
function edges(text: string): readonly [number, number] {
  const digit = text.search(/\d/);
  const fraction = BEGINS_WITH_FRACTION.exec(text)?.[0];
  if (fraction !== undefined) return [0, fraction.length];
  if (digit === -1) return [-1, -1];
  const sign = digit > 0 && SIGNS.includes(text[digit - 1] ?? '') ? digit - 1 : digit;
  const number = /^[\d.,'’ \u00a0\u2009\u202f]*\d/.exec(text.slice(digit))?.[0] ?? '';
  return [sign, digit + number.length];
}

/** A fraction is one only with its unit, or alone. */
const BEGINS_WITH_FRACTION = new RegExp(`^${FRACTION}(?=$|\\s*-?\\s?[\\p{L}"″”'])`, 'u');

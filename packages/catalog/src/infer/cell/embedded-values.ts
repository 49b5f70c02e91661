// Values inside longer texts that most cells have: pixels in `IPS Panel 1920x1080`, a clock in `Intel Core i5 2.3GHz`, the
// size of all drives in `128GB SSD + 1TB HDD`, the maker at the beginning.

import { reason } from '@guidepost/fault/reason';
import type { ColumnFacts } from '../column/column-facts.ts';
import { namesCategory } from '../column/names-category.ts';
import type { EmbeddedValue } from './embedded-value.ts';
import { quantityOf, usualUnit } from './known-units.ts';
import { findMakers } from './makers-in-cell.ts';
import { findMemory } from './memory-in-cell.ts';
import { findSpecifications } from './specifications-in-cell.ts';
import { NO_RATE } from './unit-of-time.ts';

const ENOUGH = 0.85;
const FEW_WITH_TWO = 0.1;
const PIXELS = /(\d{3,5}) ?[x×] ?(\d{3,5})/;
/** Not the last side of several, and no area (`15.0 cm 2`). */
const QUANTITY = new RegExp(
  `(?<![\\p{L}\\d.]|\\d ?[x×*] ?)(\\d+(?:\\.\\d+)?) ?(GHz|MHz|Hz|TB|GB|MB|mAh|Ah|kWh|Wh|kg|g|lbs?|oz|mm/sec|mm/s|mm|cm|inches|inch|″|"|ml|kW|W|V|MP)(?![\\p{L}\\d²³]| [23](?:[ ,;)]|$))${NO_RATE}`,
  'gu',
);
/** A number with its unit, and nothing else. */
const ALONE = /^[-+−–]?\d+(?:\.\d+)? ?[\p{L}″"]+$/u;
/** `(5.22 oz)` behind `148 g` says the same again. */
const IN_BRACKETS = /\([^()]*\)/g;

/** The sign of a number, not the hyphen in `i5-8250` or in a range. */
const SIGNED = /(?<!\S)[-+−–]\d/;

/** `isList`: the cells have several values, so the beginning of a cell says nothing. */
export function findEmbeddedValues(column: ColumnFacts, isList: boolean): EmbeddedValue[] {
  if (column.words < 1.5) return [];
  if (column.distinct < 10) return specifications(column);
  const whole = isList ? [] : [...makers(column), ...families(column)];
  const memory = findMemory(column);
  const everywhere = [...memory, ...quantities(column, memory.length > 0)];
  const some = everywhere.length > 0 ? [] : specifications(column);
  return [
    ...pixels(column),
    ...everywhere,
    ...some,
    ...whole,
    ...(namesCategory(column.called) ? [] : features(column)),
  ];
}

const specifications = (column: ColumnFacts): EmbeddedValue[] =>
  findSpecifications(column).map(({ suffix, word, isCount, pattern, unit }) => ({
    ...{
      suffix,
      word,
      isWhole: isCount,
      isRare: true,
      note: reason('number-in-text', 'the number in the text, where there is one'),
    },
    rule: { type: 'number', pattern, unit },
  }));

function share(column: ColumnFacts, has: (text: string) => boolean): number {
  let count = 0;
  for (const value of column.values) if (has(value.text)) count += value.count;
  return column.filled === 0 ? 0 : count / column.filled;
}

function pixels(column: ColumnFacts): EmbeddedValue[] {
  if (share(column, (text) => PIXELS.test(text)) < ENOUGH) return [];
  const one = (suffix: string, word: string, pattern: string): EmbeddedValue => ({
    ...{ suffix, word, note: reason('pixels-in-text', 'the pixels in the text') },
    rule: { type: 'number', pattern, unit: 'px' },
  });
  return [one('x', 'across', '(\\d{3,5}) ?[x×] ?\\d{3,5}'), one('y', 'down', '\\d{3,5} ?[x×] ?(\\d{3,5})')];
}

/** `isMemory`: sizes of memory are known already. */
function quantities(column: ColumnFacts, isMemory: boolean): EmbeddedValue[] {
  const families = new Map<
    NonNullable<ReturnType<typeof quantityOf>>,
    { cells: number; several: number; alone: number; units: Map<string, number> }
  >();
  for (const { text, count } of column.values) {
    const seen = new Map<NonNullable<ReturnType<typeof quantityOf>>, number>();
    const outside = text.replace(IN_BRACKETS, ' ');
    const said = [...(/\d/.test(outside) ? outside : text).matchAll(QUANTITY)];
    for (const [, , unit = ''] of said) {
      const family = quantityOf(unit);
      if (family === null) continue;
      seen.set(family, (seen.get(family) ?? 0) + 1);
      const known = families.get(family) ?? { cells: 0, several: 0, alone: 0, units: new Map<string, number>() };
      known.units.set(unit, (known.units.get(unit) ?? 0) + count);
      families.set(family, known);
    }
    for (const [family, times] of seen) {
      const known = families.get(family);
      if (known === undefined) continue;
      known.cells += count;
      if (times > 1) known.several += count;
      else if (ALONE.test(outside.trim())) known.alone += count;
    }
  }
  return [...families].flatMap(([family, { cells, several, alone: bare, units }]): EmbeddedValue[] => {
    const unit = [...units].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
    const isStorage = ['MB', 'GB', 'TB'].includes(unit);
    if (isStorage && isMemory) return [];
    // Two clocks or weights in one cell are two things, so a cell with two has none. The sizes of two drives add up.
    if (cells < column.filled * ENOUGH || (several > cells * FEW_WITH_TWO && !isStorage)) return [];
    const isSum = several > 0 && isStorage;
    const base = family.find(([name]) => name === unit)?.[1] ?? 1;
    const names = [...units.keys()];
    const factors = names.map((name): readonly [string, number] => [
      name,
      Number(((family.find(([known]) => known === name)?.[1] ?? 1) / base).toPrecision(12)),
    ]);
    const convert = names.length > 1 || isSum;
    const isSigned = column.values.some(({ text }) => SIGNED.test(text));
    const number = `${isSigned ? '(?:(?<!\\S)[-+−–])?' : ''}\\d+(?:\\.\\d+)?`;
    const written = names.join('|');
    const rate = new RegExp(`\\d ?(?:${written})(?!\\p{L})(?!${NO_RATE})`, 'u');
    const hasRates = column.values.some(({ text }) => rate.test(text));
    const alone = several > 0 && !isSum ? `(?!.*\\d ?(?:${written})(?![\\p{L}\\d]))` : '';
    const begin = alone === '' ? '' : '^[^()]*?(?<![\\p{L}\\d.])';
    const pattern = `${begin}(${number}) ?${convert ? `(${written})` : unit}(?![\\p{L}\\d])${hasRates ? NO_RATE : ''}${alone}`;
    const note = isSum
      ? reason('sizes-together', 'all sizes in the text together')
      : reason('unit-in-text', `the ${usualUnit(unit)} in the text`, { unit: usualUnit(unit) });
    const suffix = usualUnit(unit).toLowerCase();
    return [
      {
        suffix,
        word: `(${usualUnit(unit)})`,
        note,
        isAll: bare >= column.filled * ENOUGH,
        rule: { type: 'number', pattern, unit: usualUnit(unit), units: convert ? factors : [], sum: isSum },
      },
    ];
  });
}

function makers(column: ColumnFacts): EmbeddedValue[] {
  const found = findMakers(column);
  if (found === null) return [];
  const note = reason('first-word', 'the first word of the text');
  return [{ suffix: 'make', word: 'make', note, rule: { type: 'text', ...found } }];
}

/**
 * The first two or three words, if most texts begin with one of a few of them: `Intel Core i5`, `Nvidia GeForce GTX`.
 */
function families(column: ColumnFacts): EmbeddedValue[] {
  if (column.distinct < 60 || column.words < 2.5) return [];
  for (const length of [3, 2]) {
    const counts = new Map<string, number>();
    for (const { text, count } of column.values) {
      const beginning = text.split(/\s+/).slice(0, length).join(' ');
      counts.set(beginning, (counts.get(beginning) ?? 0) + count);
    }
    // `5.0 inches,` is a measure, and no family.
    const named = [...counts].filter(([beginning]) => !/^\d/.test(beginning));
    const often = named.map(([, count]) => count).filter((count) => count >= column.filled * 0.01);
    const covered = often.reduce((total, count) => total + count, 0);
    const isCoarser = counts.size <= column.distinct * 0.6;
    if (often.length < 3 || often.length > 25 || covered < column.filled * 0.85 || !isCoarser) continue;
    const pattern = `^\\S+(?:\\s+\\S+){1,${length - 1}}`;
    return [
      {
        suffix: 'family',
        word: 'family',
        note: reason('first-words', `the first ${length} words of the text`, { count: length }),
        rule: { type: 'text', pattern },
      },
    ];
  }
  return [];
}

/** Words for what a thing can do or is made of, anywhere in a text. */
const FEATURES =
  /(?<![\p{L}\d])(Touchscreen|Touch|IPS|OLED|AMOLED|Retina|HDR|SSD|HDD|NVMe|RGB|Bluetooth|NFC|GPS|Waterproof|Wasserdicht)(?![\p{L}\d])/giu;

/** Yes or no for words that only some of the texts have. */
function features(column: ColumnFacts): EmbeddedValue[] {
  const counts = new Map<string, { word: string; count: number }>();
  for (const { text, count } of column.values) {
    for (const word of new Set(Array.from(text.matchAll(FEATURES), ([found]) => found))) {
      const known = counts.get(word.toLowerCase()) ?? { word, count: 0 };
      known.count += count;
      counts.set(word.toLowerCase(), known);
    }
  }
  return [...counts].flatMap(([suffix, { word, count }]): EmbeddedValue[] => {
    if (count < column.filled * 0.03 || count > column.filled * 0.97) return [];
    return [
      {
        suffix,
        word,
        isWhole: true,
        note: reason('has-word', 'whether the text has the word'),
        rule: { type: 'boolean', matches: word, ...unlessOther(column, word) },
      },
    ];
  });
}

/** Kinds of drives. A cell that names another one says nothing of those that it does not name. */
const DRIVES = /^(?:SSD|HDD)$/i;
const OTHER_DRIVES = '[Ff]lash|FLASH|e[Mm][Mm][Cc]|EMMC|UFS|SSHD|[Hh]ybrid|HYBRID|NVM[Ee]|nvme|Optane|OPTANE';

/** Then the cell has no value, where it would say no. */
function unlessOther(column: ColumnFacts, word: string): { readonly pattern?: string } {
  const other = `(?<![\\p{L}\\d])(?:${OTHER_DRIVES})(?![\\p{L}\\d])`;
  const says = new RegExp(other, 'u');
  const isOpen = ({ text }: { readonly text: string }): boolean => says.test(text) && !text.includes(word);
  return DRIVES.test(word) && column.values.some(isOpen) ? { pattern: `^(?:(?=.*${word})|(?!.*${other})).*` } : {};
}

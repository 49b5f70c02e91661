// The one currency of a catalog, which is the currency of most prices. Rows in another currency are rejected when the file
// is read. If prices have none, a format that shops of one country use says it. The country of the shop's addresses is only a
// suggestion: a shop may sell in another currency, and a wrong one would stand on every product. It decides which of several
// currencies a sign means.

import { counted } from '@guidepost/fault/say-number';
import { currenciesOfSign, currencyOf, shareSign } from '../../mapping/currency-marks.ts';
import type { EndedCurrency } from '../../mapping/ended-currencies.ts';
import type { Decimal } from '../../mapping/mapping.ts';
import { knownCurrencies } from '../cell/known-currencies.ts';
import { currencyOfName, marksIn, signOfName } from '../cell/read-price.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { ALL_COUNTRIES } from '../countries.ts';
import type { Evidence } from '../evidence.ts';
import { findCountry } from '../find-country.ts';
import type { ChosenFields } from './choose-fields.ts';
import { notesOnPrices } from './note-prices.ts';
import { hasEndedMarks, statedEnded } from './stated-ended.ts';

export interface ConcludedCurrency {
  readonly currency: string | null;
  /** The column that names each row's currency. */
  readonly column: string | null;
  readonly notes: readonly string[];
  /** The prices have a sign of several currencies, and nothing says which. */
  readonly isSignOpen: boolean;
  /** What the file states, if that has ended and nobody says which it is now. */
  readonly ended: EndedCurrency | null;
}

export function concludeCurrency(
  columns: readonly ColumnFacts[],
  chosen: ChosenFields,
  { currency: given, statedCurrency, preset }: Pick<Evidence, 'currency' | 'statedCurrency' | 'preset'>,
  {
    language,
    decimal,
    rows,
  }: { readonly language: string | null; readonly decimal: Decimal | null; readonly rows: number },
): ConcludedCurrency {
  const { prices, marks, sign } = findMarks(columns, chosen);
  const counts = new Map<string, number>();
  for (const [mark, count] of marks) {
    const code = currencyOf(mark) ?? '';
    counts.set(code, (counts.get(code) ?? 0) + count);
  }
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
  const named = prices.map(({ name }) => currencyOfName(name)).find((code) => code !== null) ?? null;
  const base = language?.split('-')[0]?.toLowerCase() ?? null;
  const ended = given === null ? statedEnded(columns, prices, statedCurrency) : null;
  const elsewhere = ended === null ? (named ?? statedCurrency ?? statedInHeader(columns)) : null;
  const ofSign = sign === null ? null : meaningOf(sign, { columns, language: base, decimal, stated: elsewhere });
  const isOpen = given === null && ended === null && sign !== null && ofSign === null;
  const said = given ?? (ended !== null ? null : sign === null ? (sorted[0]?.[0] ?? elsewhere) : ofSign);
  const ofFormat =
    said === null && ended === null && !isOpen && prices.length > 0 ? (preset?.currency?.(base) ?? null) : null;
  const currency = said ?? ofFormat;
  const others = (isOpen || ended !== null ? [] : sorted).filter(
    ([code]) => code !== currency && !(currency !== null && shareSign(code, currency)),
  );
  const notes = others.map(
    ([code, count]) =>
      `${counted(count, 'row is', 'rows are')} priced in ${code} and will be rejected, because a catalog has one currency.`,
  );
  const source = chosen.fields.get('price')?.rule.from.at(-1);
  const isLast = source?.kind !== 'column' || source.column === prices.at(-1)?.name;
  notes.push(...notesOnPrices(prices, rows, knownCurrencies(columns, { currency: given, statedCurrency }), isLast));
  if (ofFormat !== null)
    notes.push(
      `The file does not say its currency: ${ofFormat} is taken, which this format of feeds has. If that is wrong, set \`currency:\`.`,
    );
  const column = currency !== null && chosen.currencyColumn !== null ? chosen.currencyColumn.name : null;
  if (currency === null)
    notes.push(ended !== null ? askForNow(ended) : isOpen ? askForSign(sign) : askForCurrency(columns, base));
  return { currency, column, notes, isSignOpen: isOpen || (ended !== null && prices.some(hasEndedMarks)), ended };
}

/** eBay says it in the name of a column: `*Action(SiteID=Germany|Country=DE|Currency=EUR)`. */
const statedInHeader = (columns: readonly ColumnFacts[]): string | null =>
  columns
    .map(({ name }) => currencyOf(/\bcurrency ?[=:] ?([A-Z]{3})\b/i.exec(name)?.[1] ?? ''))
    .find((code) => code !== null) ?? null;

interface FoundMarks {
  /** In the order of the rule. The last one is the price if the others are blank. */
  readonly prices: readonly ColumnFacts[];
  readonly marks: ReadonlyMap<string, number>;
  /** The only one, if it stands for several currencies. */
  readonly sign: string | null;
}

/** Beside the prices, else in the column of currencies. A former price may have the sign that the price of today lacks. */
function findMarks(columns: readonly ColumnFacts[], { fields, currencyColumn }: ChosenFields): FoundMarks {
  const columnsOf = (field: 'price' | 'list_price'): ColumnFacts[] =>
    (fields.get(field)?.rule.from ?? []).flatMap((source) =>
      source.kind === 'column' ? columns.filter(({ name }) => name === source.column) : [],
    );
  const prices = columnsOf('price');
  const pattern = fields.get('price')?.rule.pattern ?? null;
  const places: readonly (() => ReadonlyMap<string, number>)[] = [
    () => joined(prices.map((column) => marksIn(column, pattern))),
    () => (currencyColumn === null ? NONE : marksIn(currencyColumn)),
    () => joined(columnsOf('list_price').map((column) => marksIn(column))),
    () => new Map(prices.flatMap(({ name }) => signOfName(name) ?? []).map((sign) => [sign, 1] as const)),
  ];
  let marks = NONE;
  for (const place of places) if (marks.size === 0) marks = place();
  const signs = new Set([...marks.keys()].map((mark) => mark.trim().toLowerCase()));
  const [sign = null, ...others] = signs;
  return {
    prices,
    marks,
    sign: sign !== null && others.length === 0 && currenciesOfSign(sign).length > 1 ? sign : null,
  };
}

const NONE: ReadonlyMap<string, number> = new Map();

function joined(all: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) for (const [mark, count] of one) counts.set(mark, (counts.get(mark) ?? 0) + count);
  return counts;
}

interface SignContext {
  readonly columns: readonly ColumnFacts[];
  readonly language: string | null;
  readonly decimal: Decimal | null;
  readonly stated: string | null;
}

/**
 * `$` is a dollar in English texts and a peso in some others; in most languages nobody has it at home, and it is the dollar again. Null:
 * it may be one of several.
 */
function meaningOf(sign: string, { columns, language, decimal, stated }: SignContext): string | null {
  const may = currenciesOfSign(sign);
  const [usual = null] = may;
  const country = findCountry(columns, language);
  for (const code of [stated, country?.currency]) if (code && may.includes(code)) return code;
  const spoken = ALL_COUNTRIES.filter(
    ({ currency, languages }) => may.includes(currency) && languages.includes(language ?? ''),
  );
  const isAtHome = spoken.some(({ currency, languages }) => currency === usual && languages[0] === language);
  if (spoken.length > 0 && !isAtHome) return null;
  // Who has dollars writes 1,299.00.
  return sign === '$' && decimal === 'comma' && (language === null || isAtHome) ? null : usual;
}

const askForNow = ({ code, year, now }: EndedCurrency): string =>
  `The file says ${code}, which ended in ${year}, so nobody knows which currency its prices are in now; if they are in ${now}, set \`currency: ${now}\`.`;

function askForSign(sign: string | null): string {
  const codes = currenciesOfSign(sign ?? '')
    .slice(0, MOST_NAMED)
    .join(', ');
  return `The prices have "${sign}", which stands for several currencies (${codes}, …), and nothing in the file says which: set \`currency:\`.`;
}

const MOST_NAMED = 6;

function askForCurrency(columns: readonly ColumnFacts[], language: string | null): string {
  const country = findCountry(columns);
  if (country === null || (language !== null && !country.languages.includes(language)))
    return 'The file does not say its currency; set `currency:`, such as `currency: EUR`.';
  return `The file does not say its currency. The addresses of the shop end in .${country.ending}: if prices are in ${country.currency}, set \`currency: ${country.currency}\`.`;
}

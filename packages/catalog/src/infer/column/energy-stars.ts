// Stars that an authority gives to appliances for how little energy they need, as in India and Australia. Shoppers choose by them; by the
// stars of other shoppers they do not.

import type { ColumnFacts } from './column-facts.ts';
import { plainName } from './column-names.ts';
import { namesJudgement } from './judged-names.ts';

/** `others`: the columns of the file, with those that name the products. */
export const isEnergyStars = (column: ColumnFacts, others: readonly ColumnFacts[]): boolean =>
  NAMES.test(plainName(column.called)) &&
  column.filled > 0 &&
  column.distinct > 1 &&
  column.values.every(({ text }) => STARS.test(text)) &&
  others.some((other) => other !== column && (isOfOthers(other) || isOfAppliance(other)));

const NAMES = /^(?:(?:product|bee|energy|power) )*stars?(?: ratings?)?$/;
/** No half is given. */
const STARS = /^[1-7](?:[ -]?stars?)?$/i;

/** What others gave is a mean, and how many they were is counted. */
const isOfOthers = ({ called, values }: ColumnFacts): boolean =>
  namesJudgement(called) && !NAMES.test(plainName(called)) && values.some(({ text }) => /[.,]\d|\d{2}/.test(text));

const isOfAppliance = ({ called }: ColumnFacts): boolean => OF_APPLIANCE.test(plainName(called));

const OF_APPLIANCE =
  /(?:^| )(?:compressor|inverter|refrigerant|tonnage|kwh|energy consumption|annual energy|power consumption|cooling capacity|washing capacity|spin speed|freezer)(?: |$)/;

/** Who gave the stars says what they are, so that nobody takes them for those of other shoppers. */
export const energyLabelOf = (column: ColumnFacts, others: readonly ColumnFacts[]): string | undefined =>
  isEnergyStars(column, others) ? 'Energy rating' : undefined;

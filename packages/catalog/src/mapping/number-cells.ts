// Numbers of a JSON file are numbers: their point is a decimal point, however the texts beside them are written. Before a text is read with
// commas, they get one, so that 2.125 is not two thousand.

import type { Bind } from './cell-text.ts';
import type { PriceDecimal } from './mapping.ts';

/** Columns as they are read where `decimal` says how texts are written. */
export function bindNumbers<F>(bind: Bind<F>, decimal: PriceDecimal | null): Bind<F> {
  if (decimal !== 'comma' && decimal !== 'each') return bind;
  const written = decimal === 'comma' ? withComma : withFourDecimals;
  return (column) => {
    const bound = bind(column);
    if (bound === null) return null;
    return (fields) => {
      const value = bound(fields);
      return typeof value === 'number' && !Number.isInteger(value) ? written(String(value)) : value;
    };
  };
}

const withComma = (number: string): string => number.replace('.', ',');

/** `1.500` may be either, and `1.5000` has a decimal point. */
const withFourDecimals = (number: string): string => (/^-?\d{1,3}\.\d{3}$/.test(number) ? `${number}0` : number);

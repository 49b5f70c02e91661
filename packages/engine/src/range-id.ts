// The ids of RANGE answers, `<from>-<to>`:
//   id = num "-" num
//   num = ["-"] ("0" / nonzero digit *14 digit) ["." 1*6 digit] [("e"/"E") ["+"/"-"] 1*2 digit]
// No string can be read in two ways. With at most 15 significant digits, doubles compare exactly (rows 28 to 33 of the interface).

export interface Range {
  readonly from: number;
  readonly to: number;
}

const NUMBER = String.raw`-?(?:0|[1-9]\d{0,14})(?:\.\d{1,6})?(?:[eE][+-]?\d{1,2})?`;
const ID = new RegExp(`^(${NUMBER})-(${NUMBER})$`);

/** Null for anything that is not an id of a range; `from` may still be above `to`. */
export function parseRangeId(id: string): Range | null {
  const [, from, to] = ID.exec(id) ?? [];
  if (from === undefined || to === undefined || significantDigits(from) > 15 || significantDigits(to) > 15) return null;
  return { from: Number(from) + 0, to: Number(to) + 0 };
}

/**
 * The range of a reply that was accepted before, so its spelling needs no second check. Null for anything else; a stored
 * session has such a thing only if somebody wrote into the store.
 */
export function acceptedRange([id]: readonly string[]): Range | null {
  if (id === undefined) return null;
  let hyphen = id.indexOf('-', 1);
  if (id[hyphen - 1] === 'e' || id[hyphen - 1] === 'E') hyphen = id.indexOf('-', hyphen + 1);
  const from = Number(id.slice(0, hyphen));
  const to = Number(id.slice(hyphen + 1));
  return hyphen < 1 || Number.isNaN(from) || Number.isNaN(to) ? null : { from: from + 0, to: to + 0 };
}

function significantDigits(number: string): number {
  let digits = 0;
  /** Zeros at the end of a fraction are not significant: 999999999999999.0 is the canonical spelling of the largest bound. */
  let zeros = 0;
  let isFraction = false;
  for (let i = 0; i < number.length; i++) {
    const code = number.charCodeAt(i);
    if (code === DOT) isFraction = true;
    else if (code === ZERO) {
      if (digits > 0) zeros++;
    } else if (code > ZERO && code <= NINE) {
      digits += zeros + 1;
      zeros = 0;
    } else if (code !== MINUS) break;
    // Zeros before the point count, whatever follows.
    if (!isFraction) {
      digits += zeros;
      zeros = 0;
    }
  }
  return digits;
}

const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;

/** The canonical spelling: without exponent, with at least one fraction digit (`10.0-20.0`). */
export const formatRangeId = ({ from, to }: Range): string => `${formatDecimal(from)}-${formatDecimal(to)}`;

export function formatDecimal(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text.includes('.') ? text : `${text}.0`;
  const [, sign = '', whole = '', fraction = '', exponentText = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? [];
  const exponent = Number(exponentText);
  const digits = whole + fraction;
  const point = whole.length + exponent;
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length) return `${sign}${digits}${'0'.repeat(point - digits.length)}.0`;
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** The largest number a bound may have, so that its id is within the grammar. */
const MOST = 999_999_999_999_999;

/** Rounds down (or up) to a multiple of the step, in decimals: 0.3 at step 0.1 stays 0.3. */
export function roundToStep(value: number, step: number, direction: 'down' | 'up'): number {
  if (Number.isInteger(step)) {
    const whole = (direction === 'down' ? Math.floor(value / step) : Math.ceil(value / step)) * step;
    // Exact, unless the quotient was rounded across a whole number.
    const reaches =
      direction === 'down' ? whole <= value && value - whole < step : whole >= value && whole - value < step;
    if (reaches && Math.abs(whole) < MOST) return whole + 0;
  }
  const quotient = value / step;
  const nearest = Math.round(quotient);
  const near = Math.abs(quotient - nearest) < 1e-9 * Math.max(1, Math.abs(quotient));
  const multiple = near ? nearest : direction === 'down' ? Math.floor(quotient) : Math.ceil(quotient);
  const decimal = (count: number) => Number((count * step).toFixed(decimals(step)));
  let rounded = decimal(multiple);
  // A near multiple may lie on the wrong side: 0.1 + 0.2 is above 0.3, and a range to 0.3 would lose it.
  if (direction === 'down' && rounded > value) rounded = decimal(multiple - 1);
  if (direction === 'up' && rounded < value) rounded = decimal(multiple + 1);
  // An id carries 15 significant digits; a bound with more is rounded further outwards.
  if (significantDigits(formatDecimal(rounded)) > 15 && step < MOST) return roundToStep(value, step * 10, direction);
  return Math.min(MOST, Math.max(-MOST, rounded)) + 0;
}

function decimals(step: number): number {
  const text = formatDecimal(step);
  return Math.min(6, text.length - text.indexOf('.') - 1);
}

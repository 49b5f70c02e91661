import { describe, expect, it } from 'vitest';
import { exampleRange, spokenRange } from './spoken-range.ts';

const bounds = { from: 20, to: 500 };

describe('a range as people type it', () => {
  it.each([
    ['50-100', '50.0-100.0'],
    ['50 - 100', '50.0-100.0'],
    ['50 – 100 €', '50.0-100.0'],
    ['€50 to €100', '50.0-100.0'],
    ['from 50 to 100', '50.0-100.0'],
    ['between 50 and 100', '50.0-100.0'],
    ['50..100', '50.0-100.0'],
    ['100 to 200', '100.0-200.0'],
    ['50-', '50.0-500.0'],
    ['50+', '50.0-500.0'],
    ['over 50', '50.0-500.0'],
    ['at least 50', '50.0-500.0'],
    ['>= 50', '50.0-500.0'],
    ['-100', '20.0-100.0'],
    ['under 100', '20.0-100.0'],
    ['up to 100', '20.0-100.0'],
    ['Max 100', '20.0-100.0'],
    ['< 100', '20.0-100.0'],
    ['12,5-20', '12.5-20.0'],
    ['1,000-2,000', '1000.0-2000.0'],
    ['1.000,50-2.000,00', '1000.5-2000.0'],
    ['-10--5', '-10.0--5.0'],
  ])('%s is %s', (line, id) => expect(spokenRange(line, bounds, '€')).toBe(id));

  it.each([
    ['1.000-2.000', '1000.0-2000.0'],
    ['1.000 bis 2.000 €', '1000.0-2000.0'],
    ['1 000 - 2 000', '1000.0-2000.0'],
    ['zwischen 1.000,50 und 2.000', '1000.5-2000.0'],
    ['von 50 bis 100', '50.0-100.0'],
    ['bis 400', '20.0-400.0'],
    ['bis zu 400 Euro', '20.0-400.0'],
    ['unter 400', '20.0-400.0'],
    ['höchstens 400', '20.0-400.0'],
    ['400 oder weniger', '20.0-400.0'],
    ['ab 50', '50.0-500.0'],
    ['mindestens 1,5', '1.5-500.0'],
    ['über 50', '50.0-500.0'],
    ['1,250-2', '1.25-2.0'],
  ])('in German, %s is %s', (line, id) => expect(spokenRange(line, bounds, '€', 'de')).toBe(id));

  it('a unit is one beside a number, not in a word', () => {
    expect(spokenRange('from 3 m', { from: 1, to: 9 }, 'm')).toBe('3.0-9.0');
    expect(spokenRange('maximal 3m', { from: 1, to: 9 }, 'm', 'de')).toBe('1.0-3.0');
  });

  it.each(['', 'cheap', '50', '1-2-3', 'a-b', 'to', '-', '50-100-'])('%s is none', (line) =>
    expect(spokenRange(line, bounds, '€')).toBeNull(),
  );

  it('is read where the unit could be mistaken for a part of it', () => {
    expect(spokenRange('20-30', bounds, '-')).toBe('20.0-30.0');
    expect(spokenRange('2-3', bounds, '3')).toBe('2.0-3.0');
  });

  it('may name the unit', () => {
    expect(spokenRange('20 kg - 30 kg', bounds, 'kg')).toBe('20.0-30.0');
    expect(spokenRange('under 30kg', bounds, 'kg')).toBe('20.0-30.0');
  });
});

it('an example lies within the range, in round numbers', () => {
  expect(exampleRange({ from: 1.2, to: 8.9 }, 0.1)).toEqual({ from: 4, to: 6 });
  expect(exampleRange({ from: 450, to: 2400 }, 50)).toEqual({ from: 1000, to: 1900 });
  expect(exampleRange({ from: 0.1, to: 0.9 }, 0.05)).toEqual({ from: 0.4, to: 0.6 });
});

it('where there is no room for one, the whole range is the example', () => {
  expect(exampleRange({ from: 1, to: 3 }, 1)).toEqual({ from: 1, to: 3 });
  expect(exampleRange({ from: 5, to: 5 }, 1)).toEqual({ from: 5, to: 5 });
});

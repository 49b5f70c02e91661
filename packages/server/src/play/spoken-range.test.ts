import { describe, expect, it } from 'vitest';
import { spokenRange } from './spoken-range.ts';

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

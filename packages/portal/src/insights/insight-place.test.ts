import { expect, it } from 'vitest';
import { addressOf, readAddress } from '../addresses.ts';
import { type Chosen, placeOfInsights, readChosen } from './insight-place.ts';

it.each<Chosen>([
  { client: 'demo', advisor: 'bikes', days: '30d', version: null },
  { client: 'demo', advisor: 'bikes', days: '7d', version: null },
  { client: 'demo', advisor: 'a/b ü', days: '2026-11-01_2026-11-20', version: 12 },
  { client: 'demo', advisor: 'bikes', days: '30d', version: 1 },
])('what is shown comes back from its address: $advisor, $days, $version', (chosen) => {
  const place = readAddress(addressOf(placeOfInsights(chosen)));
  expect(place.page).toBe('insights');
  expect(readChosen('demo', 'inside' in place ? (place.inside ?? []) : [])).toEqual(chosen);
});

it('a version that is none means all, and no advisor means that none is chosen', () => {
  for (const version of ['v0', 'v', '3', 'v1x'])
    expect(readChosen('demo', ['bikes', '30d', version])?.version).toBe(null);
  expect(readChosen('demo', [])).toBe(null);
});

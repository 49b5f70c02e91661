import { expect, it } from 'vitest';
import { divideGroupings } from './divide-groupings.ts';
import { readGroupings, writeGroupings } from './range-groupings.ts';

const words = { upTo: 'Up to {to}', between: '{from} to {to}', above: 'From {from}', all: 'All', others: [] };
const WRITING = { words, unit: 'km', currency: null, language: 'en' };
/** Fewer and fewer. */
const RANGE = { least: 0, most: 200_000, bars: [240, 180, 150, 90, 60, 40, 20, 10, 5, 5] };

const divided = (written: readonly object[], range = RANGE, step = 1000) => {
  const made = divideGroupings(readGroupings(written), range, step, WRITING);
  return made === null ? null : { all: writeGroupings(made.groupings), cameFrom: made.cameFrom };
};

const UP = [20_000, 40_000].map((to) => ({ title: `Below ${to.toLocaleString('en')} km`, to }));

it('steps that all begin at the lowest number get one more above, where most products are beyond the last', () => {
  expect(divided(UP)).toEqual({
    all: [...UP, { title: 'Below 60,000 km', to: 60_000 }],
    cameFrom: [0, 1, null],
  });
});

it('and between or below the others where most are there, also in falling order', () => {
  const last = { title: 'Below 100,000 km', to: 100_000 };
  expect(divided([UP[0] ?? {}, last])?.all[1]).toEqual({ title: 'Below 50,000 km', to: 50_000 });
  expect(divided([last, UP[0] ?? {}])?.all.map((each) => (each as { to: number }).to)).toEqual([
    100_000, 50_000, 20_000,
  ]);
});

it('steps that all go on to the highest number do so, too', () => {
  const all = [5, 10].map((from) => ({ title: `${from} km at least`, from }));
  expect(divided(all, { least: 0, most: 40, bars: [5, 5, 20, 20, 10, 5, 5, 5] }, 1)?.all).toEqual([
    ...all,
    { title: '20 km at least', from: 20 },
  ]);
});

it('of parts beside each other only the one with most products is divided; how borders meet and are said stays', () => {
  const parts = [
    { title: 'Up to 10,000 km', to: 10_000 },
    { title: '10,000 to 80,000 km', from: 10_001, to: 80_000 },
    { title: 'Far too many', from: 80_001 },
  ];
  expect(divided(parts)).toEqual({
    all: [
      parts[0],
      { title: '10,000 to 50,000 km', from: 10_001, to: 50_000 },
      { title: '50,000 to 80,000 km', from: 50_001, to: 80_000 },
      parts[2],
    ],
    cameFrom: [0, null, null, 2],
  });
});

it('without parts, the range is divided in two; where there is no number between, nothing is', () => {
  expect(divided([])?.all).toEqual([
    { title: 'Up to 50,000 km', to: 50_000 },
    { title: 'From 50,000 km', from: 50_000 },
  ]);
  expect(divided([], { least: 3, most: 3, bars: [5] }, 1)).toBeNull();
});

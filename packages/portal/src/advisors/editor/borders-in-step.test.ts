import { expect, it } from 'vitest';
import { moveInStep } from './borders-in-step.ts';

const LIGHT = [
  { from: null, to: 1000 },
  { from: 1010, to: 1500 },
  { from: 1500, to: 2500 },
  { from: 2770, to: 5000 },
  { from: 5000, to: null },
];

it('the part on the other side of a border moves along, also where nothing lay between the two', () => {
  expect(moveInStep(LIGHT, 1, 'to', 1600)).toEqual([
    { nth: 1, end: 'to', to: 1600 },
    { nth: 2, end: 'from', to: 1600 },
  ]);
  expect(moveInStep(LIGHT, 0, 'to', 1200)[1]).toEqual({ nth: 1, end: 'from', to: 1200 });
  expect(moveInStep(LIGHT, 3, 'from', 2600)[1]).toEqual({ nth: 2, end: 'to', to: 2600 });
  expect(moveInStep(LIGHT, 4, 'from', 6000)[1]).toEqual({ nth: 3, end: 'to', to: 6000 });
});

it('neighbours among whole numbers and cents stay neighbours', () => {
  const doors = [
    { from: null, to: 5 },
    { from: 6, to: 8 },
    { from: 9, to: null },
  ];
  expect(moveInStep(doors, 0, 'to', 6)[1]).toEqual({ nth: 1, end: 'from', to: 7 });
  expect(
    moveInStep(
      [
        { from: null, to: 10 },
        { from: 10.01, to: 20 },
      ],
      0,
      'to',
      12,
    )[1]?.to,
  ).toBe(12.01);
});

it('what would turn around, overlaps on purpose or lies far away stays', () => {
  expect(moveInStep(LIGHT, 1, 'to', 900)).toHaveLength(1);
  expect(moveInStep(LIGHT, 1, 'to', 2600)).toHaveLength(1);
  expect(
    moveInStep(
      [
        { from: null, to: 1 },
        { from: null, to: 2 },
      ],
      0,
      'to',
      1.5,
    ),
  ).toHaveLength(1);
  expect(
    moveInStep(
      [
        { from: 0, to: 100 },
        { from: 500, to: 600 },
      ],
      0,
      'to',
      120,
    ),
  ).toHaveLength(1);
  expect(
    moveInStep(
      [
        { from: 0, to: 100 },
        { from: 50, to: 150 },
      ],
      0,
      'to',
      120,
    ),
  ).toHaveLength(1);
});

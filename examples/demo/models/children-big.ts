// Bicycles for schoolchildren: 20 to 26 inches, for the way to school and for the forest.
import type { Model } from './model.ts';

const school = {
  audience: 'children',
  kind: 'kids',
  drive: 'muscle',
  frame: 'trapeze',
  suspension: 'none',
  mudguards: true,
  lights: true,
  rack: true,
  terrain: ['asphalt', 'gravel'],
};
const wild = {
  ...school,
  kind: 'kids-mountain',
  frame: 'diamond',
  suspension: 'front',
  mudguards: false,
  lights: false,
  rack: false,
  terrain: ['gravel', 'forest'],
};
const inch20 = { wheel_in: 20, child_age_from: 6, child_age_to: 8, rider_height_from_cm: 115, rider_height_to_cm: 135 };
const inch24 = {
  wheel_in: 24,
  child_age_from: 8,
  child_age_to: 11,
  rider_height_from_cm: 128,
  rider_height_to_cm: 150,
};
const inch26 = {
  wheel_in: 26,
  child_age_from: 10,
  child_age_to: 14,
  rider_height_from_cm: 142,
  rider_height_to_cm: 165,
};

export const bigChildrensBikes: readonly Model[] = [
  {
    id: 'PILOT20',
    brand: 'Mirabou',
    name: 'Pilot 20',
    description:
      'The bicycle for the first day at school: three hub gears, dynamo lights and a rack that holds the satchel.',
    price: 349,
    listPrice: 389,
    attributes: { ...school, ...inch20, gears: 3, brakes: 'coaster', weight_kg: 12.6, load_kg: 70 },
    variants: [
      { frame: 'step-through', color: 'purple' },
      { frame: 'step-through', color: 'turquoise' },
      { frame: 'diamond', color: 'blue' },
    ],
  },
  {
    id: 'HOPPER20',
    brand: 'Tumbelo',
    name: 'Hopper 20',
    description:
      'Eight gears with one easy shifter and under eight kilos in all: family trips last longer when the smallest rider is not pushing a heavy bike.',
    price: 479,
    attributes: {
      ...school,
      ...inch20,
      gears: 8,
      brakes: 'rim',
      weight_kg: 7.9,
      load_kg: 70,
      mudguards: false,
      lights: false,
      rack: false,
    },
    variants: [{ color: 'red' }, { color: 'green' }, { color: 'blue', available: false }],
  },
  {
    id: 'ROOT20',
    brand: 'Tarnbeck',
    name: 'Root 20',
    description:
      'A real little mountain bike: disc brakes, air fork, grippy tyres. Children ask for puddles on purpose.',
    price: 549,
    attributes: { ...wild, ...inch20, gears: 9, brakes: 'hydraulic disc', weight_kg: 9.8, load_kg: 70 },
    variants: [{ color: 'orange' }, { color: 'turquoise' }],
  },
  {
    id: 'ACORN20',
    brand: 'Bramhold',
    name: 'Acorn 20',
    description:
      'Six gears, complete with everything the law asks for on the road, at a price for a bike that is outgrown in two years.',
    price: 229,
    attributes: { ...school, ...inch20, gears: 6, brakes: 'rim', weight_kg: 12.9 },
    variants: [{ color: 'pink' }, { color: 'grey' }],
  },
  {
    id: 'BADGER20',
    brand: 'Bramhold',
    name: 'Badger Junior 20',
    description: 'Looks like the big ones and takes the kerb like them. Six gears, and a fork that really works.',
    price: 259,
    listPrice: 299,
    attributes: { ...wild, ...inch20, gears: 6, brakes: 'rim', weight_kg: 12.2, load_kg: 65 },
    variants: [{ color: 'black' }, { color: 'yellow' }],
  },
  {
    id: 'PILOT24',
    brand: 'Mirabou',
    name: 'Pilot 24',
    description:
      'Seven hub gears, a coaster brake and bright lights for dark November mornings. The chain is covered, the rack takes a pannier.',
    price: 429,
    attributes: { ...school, ...inch24, gears: 7, brakes: 'coaster', weight_kg: 14.1, load_kg: 85 },
    variants: [
      { frame: 'step-through', color: 'turquoise' },
      { frame: 'step-through', color: 'white' },
      { frame: 'diamond', color: 'black' },
    ],
  },
  {
    id: 'HOPPER24',
    brand: 'Tumbelo',
    name: 'Hopper 24',
    description:
      'Nine kilos for big plans: nine gears, grown-up brakes with short reach, and eyelets for mudguards later.',
    price: 549,
    attributes: {
      ...school,
      ...inch24,
      gears: 9,
      brakes: 'hydraulic disc',
      weight_kg: 9.2,
      load_kg: 85,
      mudguards: false,
      lights: false,
      rack: false,
    },
    variants: [{ color: 'blue' }, { color: 'orange' }, { color: 'purple' }],
  },
  {
    id: 'ROOT24',
    brand: 'Tarnbeck',
    name: 'Root 24',
    description:
      'For the child who is faster than you downhill. Ten gears, disc brakes and a fork set up for light riders.',
    price: 649,
    listPrice: 699,
    attributes: {
      ...wild,
      ...inch24,
      gears: 10,
      brakes: 'hydraulic disc',
      weight_kg: 11.2,
      load_kg: 85,
      terrain: ['gravel', 'forest', 'trail'],
    },
    variants: [{ color: 'green' }, { color: 'red' }],
  },
  {
    id: 'ACORN24',
    brand: 'Bramhold',
    name: 'Acorn 24',
    description:
      'To school, to the lake, to grandmother: a full set of lights and mudguards, eighteen gears to play with.',
    price: 299,
    attributes: { ...school, ...inch24, gears: 18, brakes: 'rim', weight_kg: 14.6 },
    variants: [{ color: 'red' }, { color: 'green' }],
  },
  {
    id: 'PILOT26',
    brand: 'Mirabou',
    name: 'Pilot 26',
    description: 'A city bike in a size for twelve-year-olds, with hub dynamo and a lock on the rear wheel.',
    price: 499,
    attributes: { ...school, ...inch26, gears: 7, brakes: 'rim', weight_kg: 15.3, load_kg: 100 },
    variants: [
      { frame: 'step-through', color: 'blue' },
      { frame: 'trapeze', color: 'sand' },
    ],
  },
  {
    id: 'HOPPER26',
    brand: 'Tumbelo',
    name: 'Hopper 26',
    description:
      'The light one for long legs: ten gears, disc brakes and mudguards, ready for the first tour without parents.',
    price: 629,
    attributes: {
      ...school,
      ...inch26,
      gears: 10,
      brakes: 'hydraulic disc',
      weight_kg: 10.7,
      load_kg: 100,
      rack: false,
    },
    variants: [{ color: 'black' }, { color: 'yellow' }],
  },
  {
    id: 'ROOT26',
    brand: 'Tarnbeck',
    name: 'Root 26',
    description:
      'A full mountain bike, only smaller. Twelve gears climb whatever the school sports trip comes up with.',
    price: 749,
    attributes: {
      ...wild,
      ...inch26,
      gears: 12,
      brakes: 'hydraulic disc',
      weight_kg: 12.1,
      load_kg: 100,
      terrain: ['gravel', 'forest', 'trail'],
    },
    variants: [{ color: 'grey' }, { color: 'orange' }],
  },
];

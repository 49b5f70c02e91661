// The first wheels: balance bikes and pedal bikes of 12 to 18 inches.
import type { Model } from './model.ts';

const small = {
  audience: 'children',
  kind: 'kids',
  drive: 'muscle',
  frame: 'step-through',
  suspension: 'none',
  gears: 1,
  mudguards: false,
  lights: false,
  rack: false,
  terrain: ['asphalt'],
};
const balance = {
  audience: 'children',
  kind: 'balance',
  drive: 'muscle',
  frame: 'step-through',
  wheel_in: 12,
  child_age_from: 2,
  child_age_to: 4,
  rider_height_from_cm: 84,
  rider_height_to_cm: 102,
  suspension: 'none',
  mudguards: false,
  lights: false,
  rack: false,
  terrain: ['asphalt', 'gravel'],
};
const inch12 = { wheel_in: 12, child_age_from: 3, child_age_to: 4, rider_height_from_cm: 92, rider_height_to_cm: 106 };
const inch14 = { wheel_in: 14, child_age_from: 3, child_age_to: 5, rider_height_from_cm: 97, rider_height_to_cm: 112 };
const inch16 = { wheel_in: 16, child_age_from: 4, child_age_to: 6, rider_height_from_cm: 104, rider_height_to_cm: 120 };
const inch18 = { wheel_in: 18, child_age_from: 5, child_age_to: 7, rider_height_from_cm: 110, rider_height_to_cm: 126 };

export const smallChildrensBikes: readonly Model[] = [
  {
    id: 'TIPTOE',
    brand: 'Tumbelo',
    name: 'Tiptoe',
    description:
      'So light that a two-year-old can pick it up again without help. Air tyres roll softly over pavement edges.',
    price: 119,
    attributes: { ...balance, weight_kg: 2.9, load_kg: 30 },
    variants: [{ color: 'red' }, { color: 'blue' }, { color: 'yellow', paint: 'sunny yellow' }, { color: 'green' }],
  },
  {
    id: 'TIPTOEB',
    brand: 'Tumbelo',
    name: 'Tiptoe Brake',
    description:
      'The balance bike with a real hand brake, made for very small hands. What is learned here need not be learned again on pedals.',
    price: 159,
    listPrice: 179,
    attributes: { ...balance, weight_kg: 3.4, load_kg: 30, brakes: 'rim' },
    variants: [{ color: 'turquoise' }, { color: 'orange' }],
  },
  {
    id: 'BEECH',
    brand: 'Mirabou',
    name: 'Beech',
    description:
      'A balance bike of birch and beech wood with a saddle that grows along. Looks good in the hallway, too.',
    price: 99,
    attributes: { ...balance, weight_kg: 3.9, terrain: ['asphalt'] },
    variants: [
      { color: 'sand', paint: 'plain wood' },
      { color: 'pink', paint: 'wood and pink' },
    ],
  },
  {
    id: 'PUDDLE',
    brand: 'Bramhold',
    name: 'Puddle',
    description: 'Puncture-proof foam tyres and a price that does not hurt when it is left out in the rain once more.',
    price: 59,
    listPrice: 69,
    attributes: { ...balance, weight_kg: 3.7, load_kg: 25 },
    variants: [{ color: 'purple' }, { color: 'blue' }],
  },
  {
    id: 'HOPPER12',
    brand: 'Tumbelo',
    name: 'Hopper 12',
    description:
      'For small ones who are done with the balance bike at three. Low bottom bracket, two hand brakes and no weight that is not needed.',
    price: 279,
    attributes: { ...small, ...inch12, brakes: 'rim', weight_kg: 5.2, load_kg: 40 },
    variants: [{ color: 'red' }, { color: 'turquoise' }],
  },
  {
    id: 'PILOT12',
    brand: 'Mirabou',
    name: 'Little Pilot 12',
    description:
      'Training wheels are in the box, a coaster brake stops the ride, and the closed chain guard saves the trousers.',
    price: 169,
    attributes: {
      ...small,
      ...inch12,
      brakes: 'coaster',
      weight_kg: 8.1,
      load_kg: 40,
      training_wheels: true,
      mudguards: true,
    },
    variants: [{ color: 'pink' }, { color: 'blue' }],
  },
  {
    id: 'HOPPER14',
    brand: 'Tumbelo',
    name: 'Hopper 14',
    description:
      'The most popular first pedal bike in our shop. Most children who come from a balance bike ride off on it within an afternoon.',
    price: 329,
    attributes: { ...small, ...inch14, brakes: 'rim', weight_kg: 5.6, load_kg: 50 },
    variants: [{ color: 'green' }, { color: 'purple' }, { color: 'red', available: false }],
  },
  {
    id: 'PILOT16',
    brand: 'Mirabou',
    name: 'Little Pilot 16',
    description: 'With bell, flag, mudguards and training wheels that come off in two minutes on the great day.',
    price: 199,
    listPrice: 219,
    attributes: {
      ...small,
      ...inch16,
      brakes: 'coaster',
      weight_kg: 9.4,
      load_kg: 50,
      training_wheels: true,
      mudguards: true,
      rack: true,
    },
    variants: [{ color: 'pink' }, { color: 'yellow' }, { color: 'green', paint: 'dragon green' }],
  },
  {
    id: 'HOPPER16',
    brand: 'Tumbelo',
    name: 'Hopper 16',
    description:
      'Light aluminium, slim pedals and brakes for short fingers. Your child rides it; you do not carry it home.',
    price: 369,
    attributes: {
      ...small,
      ...inch16,
      brakes: 'rim',
      weight_kg: 6.1,
      load_kg: 60,
      terrain: ['asphalt', 'gravel'],
    },
    variants: [{ color: 'orange' }, { color: 'blue' }, { color: 'purple' }],
  },
  {
    id: 'ACORN16',
    brand: 'Bramhold',
    name: 'Acorn 16',
    description:
      'A sturdy little bike for the yard, the allotment and the path to the nursery. Survives being thrown down.',
    price: 139,
    attributes: { ...small, ...inch16, brakes: 'coaster', weight_kg: 9.9, training_wheels: true, mudguards: true },
    variants: [{ color: 'red' }, { color: 'turquoise' }],
  },
  {
    id: 'ROOT16',
    brand: 'Tarnbeck',
    name: 'Root 16',
    description: 'Fat tyres for fat fun: the smallest forest bike we sell, with knobs that hold on gravel and in mud.',
    price: 349,
    attributes: {
      ...small,
      kind: 'kids-mountain',
      ...inch16,
      frame: 'diamond',
      brakes: 'rim',
      weight_kg: 7.3,
      load_kg: 50,
      terrain: ['gravel', 'forest'],
    },
    variants: [{ color: 'green' }, { color: 'orange' }],
  },
  {
    id: 'PILOT18',
    brand: 'Mirabou',
    name: 'Pilot 18',
    description: 'Three hub gears for the hill on the way to pre-school, and a coaster brake for the way back.',
    price: 289,
    attributes: {
      ...small,
      ...inch18,
      gears: 3,
      brakes: 'coaster',
      weight_kg: 10.3,
      load_kg: 60,
      mudguards: true,
      lights: true,
      rack: true,
    },
    variants: [{ color: 'turquoise' }, { color: 'red', paint: 'ladybird red' }],
  },
];

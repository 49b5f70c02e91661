// Bicycles for the town without electric drive: upright, complete with mudguards, lights and rack.
import type { Model } from './model.ts';

const town = {
  audience: 'adults',
  kind: 'city',
  drive: 'muscle',
  suspension: 'none',
  mudguards: true,
  lights: true,
  rack: true,
  terrain: ['asphalt'],
};

export const cityBikes: readonly Model[] = [
  {
    id: 'LINDEN3',
    brand: 'Fennholm',
    name: 'Linden 3',
    description:
      'Three gears, a coaster brake and a chain that is shut away from your trousers: the bicycle for everyone who wants to think about bicycles as little as possible.',
    price: 549,
    sizes: ['XS', 'S', 'M', 'L'],
    attributes: { ...town, wheel_in: 28, gears: 3, brakes: 'coaster', weight_kg: 17.2, load_kg: 120 },
    variants: [
      { frame: 'step-through', color: 'green', paint: 'moss green' },
      { frame: 'step-through', color: 'sand' },
      { frame: 'diamond', color: 'black' },
    ],
  },
  {
    id: 'LINDEN7',
    brand: 'Fennholm',
    name: 'Linden 7',
    description:
      'Seven hub gears shift even while you wait at the lights. The sprung seat post takes the edge off cobbles, and the wide saddle does the rest.',
    price: 749,
    listPrice: 829,
    sizes: ['S', 'M', 'L'],
    attributes: { ...town, wheel_in: 28, gears: 7, brakes: 'rim', suspension: 'front', weight_kg: 18.1, load_kg: 130 },
    variants: [
      { frame: 'step-through', color: 'blue', paint: 'evening blue' },
      { frame: 'step-through', color: 'red', paint: 'cherry red' },
      { frame: 'diamond', color: 'grey', paint: 'slate grey' },
      { frame: 'diamond', color: 'blue', paint: 'evening blue', available: false },
    ],
  },
  {
    id: 'GRACHT',
    brand: 'Zwaanhof',
    name: 'Gracht',
    description:
      'The Dutch way of sitting: straight back, hands close, view over the car roofs. A steel frame that your grandchildren will still ride.',
    price: 689,
    sizes: ['S', 'M', 'L', 'XL'],
    attributes: { ...town, wheel_in: 28, gears: 3, brakes: 'drum', weight_kg: 20.4, load_kg: 140 },
    variants: [
      { frame: 'step-through', color: 'black' },
      { frame: 'step-through', color: 'turquoise', paint: 'canal turquoise' },
      { frame: 'diamond', color: 'black' },
    ],
  },
  {
    id: 'MARKT',
    brand: 'Zwaanhof',
    name: 'Markt 8',
    description:
      'Its broad rack takes a whole crate of groceries, and the double stand is so wide that the bike stays put while you load it.',
    price: 929,
    sizes: ['S', 'M', 'L'],
    attributes: { ...town, wheel_in: 26, gears: 8, brakes: 'drum', weight_kg: 21.3, load_kg: 170 },
    variants: [
      { frame: 'step-through', color: 'white', paint: 'cream white' },
      { frame: 'step-through', color: 'orange', paint: 'paprika' },
    ],
  },
  {
    id: 'FERRY',
    brand: 'Kolvar',
    name: 'Ferry Belt',
    description:
      'A toothed belt instead of a chain: no oil, no rust, hardly a sound. Eight hub gears and disc brakes make it a quick, clean way to the office.',
    price: 1249,
    listPrice: 1399,
    sizes: ['S', 'M', 'L', 'XL'],
    attributes: {
      ...town,
      wheel_in: 28,
      gears: 8,
      brakes: 'hydraulic disc',
      belt_drive: true,
      weight_kg: 14.6,
      load_kg: 130,
      terrain: ['asphalt', 'gravel'],
    },
    variants: [
      { frame: 'diamond', color: 'grey', paint: 'harbour grey' },
      { frame: 'trapeze', color: 'green', paint: 'bottle green' },
      { frame: 'trapeze', color: 'grey', paint: 'harbour grey' },
    ],
  },
  {
    id: 'SOLO',
    brand: 'Kolvar',
    name: 'Solo',
    description:
      'One gear, eleven kilos, nothing that rattles. For flat towns, and for stairwells in which every kilo counts.',
    price: 599,
    sizes: ['S', 'M', 'L'],
    attributes: {
      ...town,
      wheel_in: 28,
      gears: 1,
      brakes: 'rim',
      weight_kg: 10.9,
      mudguards: false,
      rack: false,
    },
    variants: [
      { frame: 'diamond', color: 'white', paint: 'chalk' },
      { frame: 'diamond', color: 'yellow', paint: 'mustard' },
    ],
  },
  {
    id: 'CORNER',
    brand: 'Bramhold',
    name: 'Corner 21',
    description:
      'Our best-priced everyday bicycle: 21 gears, a basket-ready rack and dynamo lights that never need a battery.',
    price: 399,
    attributes: { ...town, wheel_in: 28, gears: 21, brakes: 'rim', weight_kg: 17.9, load_kg: 115 },
    variants: [
      { frame: 'step-through', color: 'red' },
      { frame: 'trapeze', color: 'blue' },
      { frame: 'diamond', color: 'black' },
    ],
  },
];

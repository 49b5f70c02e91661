// Road and gravel bicycles: light, with drop bars, sold by frame size because fit decides here.
import { inSizes, type Model } from './model.ts';

const road = {
  audience: 'adults',
  kind: 'road',
  drive: 'muscle',
  frame: 'diamond',
  wheel_in: 28,
  suspension: 'none',
  mudguards: false,
  lights: false,
  rack: false,
  terrain: ['asphalt'],
};
const gravel = { ...road, kind: 'gravel', brakes: 'hydraulic disc', terrain: ['asphalt', 'gravel', 'forest'] };

export const roadBikes: readonly Model[] = [
  {
    id: 'ALBA',
    brand: 'Velmora',
    name: 'Alba 16',
    description:
      'An honest first road bike. The bars sit a little higher than on a racer, so the view stays good even on the third hour.',
    price: 949,
    listPrice: 1049,
    attributes: { ...road, gears: 16, brakes: 'rim', weight_kg: 9.8, load_kg: 115 },
    variants: inSizes(['S', 'M', 'L', 'XL'], { color: 'red' }),
  },
  {
    id: 'SERRA',
    brand: 'Velmora',
    name: 'Serra Disc',
    description:
      'Aluminium frame, carbon fork, disc brakes for the long way down. Low gears make passes possible that looked like a bad idea on the map.',
    price: 1899,
    sizes: ['XS', 'S', 'M', 'L', 'XL'],
    attributes: { ...road, gears: 22, brakes: 'hydraulic disc', weight_kg: 9.1, load_kg: 115 },
    variants: [{ color: 'blue', paint: 'glacier' }, { color: 'black' }, { color: 'white', available: false }],
  },
  {
    id: 'VENTA',
    brand: 'Velmora',
    name: 'Venta Carbon',
    description:
      'Seven and a half kilos of carbon and impatience. Electronic shifting, wind-tunnel tubes, and not one gram for a rack.',
    price: 4290,
    listPrice: 4990,
    attributes: { ...road, gears: 24, brakes: 'hydraulic disc', weight_kg: 7.5, load_kg: 110 },
    variants: [
      ...inSizes(['S', 'M', 'L'], { color: 'grey', paint: 'raw carbon' }),
      { color: 'orange', paint: 'flame', size: 'L', price: 4390 },
    ],
  },
  {
    id: 'LONGDAY',
    brand: 'Kolvar',
    name: 'Long Day',
    description:
      'Steel and 32 millimetre tyres, made for two hundred kilometres with cake in the middle. Hidden eyelets take mudguards when autumn comes.',
    price: 2290,
    sizes: ['S', 'M', 'L', 'XL'],
    attributes: { ...road, gears: 22, brakes: 'hydraulic disc', weight_kg: 10.2, terrain: ['asphalt', 'gravel'] },
    variants: [
      { color: 'turquoise', paint: 'sea glass' },
      { color: 'red', paint: 'oxblood' },
    ],
  },
  {
    id: 'BREEZE',
    brand: 'Velmora',
    name: 'Breeze E',
    description:
      'A road bike that helps quietly: the small motor keeps you with faster friends uphill and disappears on the flat.',
    price: 3990,
    sizes: ['S', 'M', 'L'],
    attributes: {
      ...road,
      drive: 'electric',
      gears: 22,
      brakes: 'hydraulic disc',
      weight_kg: 12.9,
      load_kg: 115,
      battery_wh: 290,
      range_km: 75,
    },
    variants: [
      { color: 'white', paint: 'salt' },
      { color: 'purple', paint: 'heather' },
    ],
  },
];

export const gravelBikes: readonly Model[] = [
  {
    id: 'DRIFT',
    brand: 'Kolvar',
    name: 'Drift 20',
    description:
      'Where the tarmac ends, it just keeps rolling. Forty millimetre tyres, stable handling and mounts for every bag you may think of.',
    price: 1399,
    listPrice: 1499,
    attributes: { ...gravel, gears: 20, weight_kg: 10.9, load_kg: 125 },
    variants: inSizes(['S', 'M', 'L', 'XL'], { color: 'sand' }),
  },
  {
    id: 'DRIFTC',
    brand: 'Kolvar',
    name: 'Drift Commuter',
    description:
      'The Drift 20 with mudguards, dynamo lights and a slim rack: sporty on the way to work, respectable once you are there.',
    price: 1749,
    sizes: ['S', 'M', 'L', 'XL'],
    attributes: {
      ...gravel,
      gears: 20,
      weight_kg: 12.6,
      load_kg: 130,
      mudguards: true,
      lights: true,
      rack: true,
      terrain: ['asphalt', 'gravel'],
    },
    variants: [{ color: 'black' }, { color: 'green', paint: 'lichen' }],
  },
  {
    id: 'CAIRN',
    brand: 'Tarnbeck',
    name: 'Cairn Carbon',
    description:
      'Carbon frame, wide gears and room for mud. Fast enough for the start line, tame enough for three days with a tent.',
    price: 2799,
    attributes: { ...gravel, gears: 12, weight_kg: 8.7, load_kg: 120 },
    variants: inSizes(['S', 'M', 'L'], { color: 'green', paint: 'bracken' }),
  },
  {
    id: 'PEBBLE',
    brand: 'Bramhold',
    name: 'Pebble',
    description:
      'Find out whether gravel is for you without emptying the savings account. Sixteen gears, cable disc brakes, a lot of fun.',
    price: 849,
    sizes: ['XS', 'S', 'M', 'L'],
    attributes: { ...gravel, gears: 16, brakes: 'mechanical disc', weight_kg: 11.8, load_kg: 115 },
    variants: [{ color: 'orange' }, { color: 'blue', paint: 'slate blue' }],
  },
  {
    id: 'DRIFTE',
    brand: 'Kolvar',
    name: 'Drift E',
    description:
      'A light hub motor for the last climb before home. Takes every bag that fits the Drift 20, and the battery can be topped up in a coffee stop.',
    price: 3190,
    sizes: ['S', 'M', 'L', 'XL'],
    attributes: {
      ...gravel,
      drive: 'electric',
      gears: 11,
      weight_kg: 14.8,
      load_kg: 125,
      battery_wh: 350,
      range_km: 85,
      lights: true,
    },
    variants: [{ color: 'sand' }, { color: 'blue', paint: 'ink' }],
  },
];

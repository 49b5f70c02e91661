// Bicycles for long days and panniers, with and without electric drive.
import type { Model } from './model.ts';

const tour = {
  audience: 'adults',
  kind: 'trekking',
  drive: 'muscle',
  suspension: 'front',
  mudguards: true,
  lights: true,
  rack: true,
  wheel_in: 28,
  terrain: ['asphalt', 'gravel'],
};
const electricTour = { ...tour, drive: 'electric', brakes: 'hydraulic disc' };

export const trekkingBikes: readonly Model[] = [
  {
    id: 'HERON',
    brand: 'Fennholm',
    name: 'Heron 24',
    description:
      'Twenty-four gears from steep lane to tailwind, a fork you can lock, and a rack for two full panniers. The sensible choice for the first long tour.',
    price: 799,
    listPrice: 899,
    sizes: ['XS', 'S', 'M', 'L', 'XL'],
    attributes: { ...tour, gears: 24, brakes: 'rim', weight_kg: 15.8, load_kg: 130 },
    variants: [
      { frame: 'diamond', color: 'blue', paint: 'lake blue' },
      { frame: 'trapeze', color: 'blue', paint: 'lake blue' },
      { frame: 'trapeze', color: 'red', paint: 'rowan red' },
    ],
  },
  {
    id: 'PLOVER',
    brand: 'Fennholm',
    name: 'Plover Disc',
    description:
      'Disc brakes that bite in the rain and a hub dynamo for the last hour in the dark. Made for people who ride whatever the forecast says.',
    price: 1099,
    sizes: ['S', 'M', 'L', 'XL'],
    attributes: { ...tour, gears: 27, brakes: 'hydraulic disc', weight_kg: 15.1, load_kg: 140 },
    variants: [
      { frame: 'diamond', color: 'black' },
      { frame: 'diamond', color: 'green', paint: 'fern' },
      { frame: 'step-through', color: 'green', paint: 'fern' },
    ],
  },
  {
    id: 'MERIDIAN',
    brand: 'Kolvar',
    name: 'Meridian Steel',
    description:
      'A steel frame with eyelets everywhere, fourteen hub gears and a belt: people have crossed continents on less. Carries tent, stove and a week of pasta without wobbling.',
    price: 2899,
    sizes: ['M', 'L', 'XL'],
    attributes: {
      ...tour,
      suspension: 'none',
      gears: 14,
      brakes: 'hydraulic disc',
      belt_drive: true,
      weight_kg: 16.4,
      load_kg: 180,
      terrain: ['asphalt', 'gravel', 'forest'],
    },
    variants: [
      { frame: 'diamond', color: 'green', paint: 'olive' },
      { frame: 'diamond', color: 'sand', paint: 'desert sand' },
    ],
  },
  {
    id: 'WAYSIDE',
    brand: 'Bramhold',
    name: 'Wayside',
    description:
      'A first trekking bike that leaves money for the train ticket. Simple parts, all of which any village workshop can mend.',
    price: 529,
    sizes: ['S', 'M', 'L'],
    attributes: { ...tour, gears: 21, brakes: 'rim', weight_kg: 16.9 },
    variants: [
      { frame: 'diamond', color: 'grey' },
      { frame: 'step-through', color: 'purple', paint: 'plum' },
    ],
  },
  {
    id: 'SWALLOW',
    brand: 'Velmora',
    name: 'Swallow Cross',
    description:
      'Half road bike, half trekking bike: flat handlebar, slim tyres and no fork to pump. Mudguards and lights are on it already, so the short cut home may be wet.',
    price: 1190,
    sizes: ['S', 'M', 'L', 'XL'],
    attributes: {
      ...tour,
      suspension: 'none',
      gears: 18,
      brakes: 'hydraulic disc',
      weight_kg: 12.3,
      load_kg: 120,
      rack: false,
    },
    variants: [
      { frame: 'diamond', color: 'white' },
      { frame: 'diamond', color: 'turquoise', paint: 'petrol' },
    ],
  },
  {
    id: 'HERONE',
    brand: 'Fennholm',
    name: 'Heron E',
    description:
      'The touring classic with a motor in the middle: a hundred kilometres with luggage, and hills stop deciding the route.',
    price: 2599,
    listPrice: 2899,
    sizes: ['XS', 'S', 'M', 'L', 'XL'],
    attributes: { ...electricTour, gears: 9, weight_kg: 25.1, load_kg: 140, battery_wh: 500, range_km: 100 },
    variants: [
      { frame: 'diamond', color: 'grey', paint: 'basalt' },
      { frame: 'trapeze', color: 'grey', paint: 'basalt' },
      { frame: 'step-through', color: 'red', paint: 'rowan red' },
      { frame: 'step-through', color: 'blue', paint: 'lake blue' },
    ],
  },
  {
    id: 'ALBATROS',
    brand: 'Fennholm',
    name: 'Albatros E Long',
    description:
      'Our long-distance champion. The 750 watt-hour battery outlasts most riders, and the suspended seat post makes sure they do not mind.',
    price: 3799,
    sizes: ['S', 'M', 'L', 'XL'],
    attributes: { ...electricTour, gears: 11, weight_kg: 27.4, load_kg: 150, battery_wh: 750, range_km: 155 },
    variants: [
      { frame: 'diamond', color: 'black' },
      { frame: 'trapeze', color: 'white', paint: 'gull white' },
      { frame: 'step-through', color: 'black' },
    ],
  },
  {
    id: 'HORIZON',
    brand: 'Kolvar',
    name: 'Horizon E Belt',
    description:
      'Belt, five sturdy hub gears and a motor that shifts for you. After a season of rain it needs a cloth, not a workshop.',
    price: 4290,
    sizes: ['M', 'L', 'XL'],
    attributes: {
      ...electricTour,
      gears: 5,
      belt_drive: true,
      weight_kg: 26.2,
      load_kg: 160,
      battery_wh: 625,
      range_km: 130,
      terrain: ['asphalt', 'gravel', 'forest'],
    },
    variants: [
      { frame: 'diamond', color: 'green', paint: 'olive' },
      { frame: 'trapeze', color: 'sand', paint: 'dune' },
    ],
  },
  {
    id: 'RAMBLER',
    brand: 'Tarnbeck',
    name: 'Rambler E All-Road',
    description:
      'Fat tyres, a real suspension fork, and still mudguards, lights and rack: to work on Friday, into the hills on Saturday.',
    price: 3490,
    listPrice: 3890,
    sizes: ['S', 'M', 'L', 'XL'],
    attributes: {
      ...electricTour,
      wheel_in: 29,
      gears: 12,
      weight_kg: 27.8,
      load_kg: 150,
      battery_wh: 720,
      range_km: 135,
      terrain: ['asphalt', 'gravel', 'forest'],
    },
    variants: [
      { frame: 'diamond', color: 'grey', paint: 'granite' },
      { frame: 'step-through', color: 'turquoise', paint: 'tarn' },
      { frame: 'step-through', color: 'orange', paint: 'rust', available: false },
    ],
  },
  {
    id: 'ROVERE',
    brand: 'Bramhold',
    name: 'Rover E',
    description:
      'A rear hub motor keeps the price low and the ride quiet. Eighty kilometres are enough for the river path and back.',
    price: 1699,
    attributes: {
      ...electricTour,
      brakes: 'mechanical disc',
      gears: 8,
      weight_kg: 23.8,
      battery_wh: 460,
      range_km: 80,
    },
    variants: [
      { frame: 'trapeze', color: 'white' },
      { frame: 'diamond', color: 'blue' },
    ],
  },
];

// Folding bicycles: small wheels, one size for all, for trains, lifts and car boots.
import type { Model } from './model.ts';

const folding = {
  audience: 'adults',
  kind: 'folding',
  drive: 'muscle',
  frame: 'folding',
  foldable: true,
  suspension: 'none',
  mudguards: true,
  lights: true,
  rack: false,
  terrain: ['asphalt'],
  rider_height_from_cm: 148,
  rider_height_to_cm: 192,
};
const electricFolding = { ...folding, drive: 'electric' };

export const foldingBikes: readonly Model[] = [
  {
    id: 'POCKET',
    brand: 'Pliolo',
    name: 'Pocket 16',
    description:
      'Folds in twelve seconds to the size of a suitcase and rolls behind you on the platform. The smallest bicycle that we would still ride ten kilometres on.',
    price: 1290,
    attributes: { ...folding, wheel_in: 16, gears: 3, brakes: 'rim', weight_kg: 11.2, load_kg: 110 },
    variants: [{ color: 'red', paint: 'poppy red' }, { color: 'black' }, { color: 'turquoise', paint: 'lagoon' }],
  },
  {
    id: 'STATION',
    brand: 'Pliolo',
    name: 'Station 8',
    description:
      'Eight gears and twenty-inch wheels ride almost like a full-grown bicycle. Folded, it fits between two train seats.',
    price: 899,
    listPrice: 979,
    attributes: { ...folding, wheel_in: 20, gears: 8, brakes: 'rim', weight_kg: 12.4, load_kg: 115, rack: true },
    variants: [{ color: 'white' }, { color: 'blue', paint: 'signal blue' }, { color: 'yellow' }],
  },
  {
    id: 'MARINA',
    brand: 'Bramhold',
    name: 'Marina',
    description:
      'The bicycle for boats, campers and the boot of a small car. Nothing fancy, stainless where it matters.',
    price: 379,
    attributes: { ...folding, wheel_in: 20, gears: 6, brakes: 'rim', weight_kg: 13.9, load_kg: 100, rack: true },
    variants: [{ color: 'blue', paint: 'navy' }, { color: 'orange' }],
  },
  {
    id: 'FEATHER',
    brand: 'Pliolo',
    name: 'Feather Belt',
    description:
      'Nine kilos, one gear, a belt: you fold it with one hand while the other holds the coffee. No oil on your bag, ever.',
    price: 1690,
    attributes: {
      ...folding,
      wheel_in: 16,
      gears: 1,
      brakes: 'rim',
      belt_drive: true,
      weight_kg: 9.3,
      load_kg: 105,
      lights: false,
    },
    variants: [
      { color: 'grey', paint: 'silver' },
      { color: 'purple', paint: 'violet' },
    ],
  },
  {
    id: 'STATIONE',
    brand: 'Pliolo',
    name: 'Station E',
    description:
      'The commuter’s folding bike with a hub motor; the battery is in the main tube and comes along to the desk for charging.',
    price: 2190,
    listPrice: 2390,
    attributes: {
      ...electricFolding,
      wheel_in: 20,
      gears: 8,
      brakes: 'hydraulic disc',
      weight_kg: 18.2,
      load_kg: 115,
      battery_wh: 345,
      range_km: 60,
      rack: true,
    },
    variants: [{ color: 'black' }, { color: 'green', paint: 'sage' }],
  },
  {
    id: 'POCKETE',
    brand: 'Pliolo',
    name: 'Pocket E',
    description:
      'A motor in the smallest fold we have. Sixteen kilos, forty-five kilometres, and a bag-sized battery that clips off before you lift.',
    price: 2790,
    attributes: {
      ...electricFolding,
      wheel_in: 16,
      gears: 4,
      brakes: 'rim',
      weight_kg: 15.8,
      load_kg: 110,
      battery_wh: 300,
      range_km: 45,
    },
    variants: [
      { color: 'red', paint: 'poppy red' },
      { color: 'sand', paint: 'oat' },
    ],
  },
  {
    id: 'MARINAE',
    brand: 'Bramhold',
    name: 'Marina E',
    description:
      'For the camper van: wide tyres for the path to the beach, and a deep frame so that everyone on board may borrow it.',
    price: 1290,
    attributes: {
      ...electricFolding,
      wheel_in: 20,
      gears: 7,
      brakes: 'mechanical disc',
      weight_kg: 20.9,
      battery_wh: 360,
      range_km: 50,
      rack: true,
      terrain: ['asphalt', 'gravel'],
    },
    variants: [{ color: 'white' }, { color: 'pink', paint: 'coral' }],
  },
];

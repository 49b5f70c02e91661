// Mountain bikes: one fork or full suspension, with and without electric drive.
import { inSizes, type Model } from './model.ts';

const mountain = {
  audience: 'adults',
  kind: 'mountain',
  drive: 'muscle',
  frame: 'diamond',
  wheel_in: 29,
  brakes: 'hydraulic disc',
  suspension: 'front',
  mudguards: false,
  lights: false,
  rack: false,
  terrain: ['gravel', 'forest', 'trail'],
};
const electricMountain = { ...mountain, drive: 'electric' };

export const mountainBikes: readonly Model[] = [
  {
    id: 'FELL',
    brand: 'Tarnbeck',
    name: 'Fell 10',
    description:
      'A hardtail for forest tracks and first trails: ten gears that are easy to understand, and tyres that hold on to wet roots.',
    price: 899,
    sizes: ['XS', 'S', 'M', 'L', 'XL'],
    attributes: { ...mountain, gears: 10, weight_kg: 13.9, load_kg: 120 },
    variants: [{ color: 'green', paint: 'pine' }, { color: 'grey' }, { color: 'orange', paint: 'ember' }],
  },
  {
    id: 'RIDGE',
    brand: 'Tarnbeck',
    name: 'Ridge 12',
    description:
      'Lighter frame, stiffer fork, twelve gears. It climbs so willingly that the way up becomes the better half of the tour.',
    price: 1599,
    listPrice: 1799,
    attributes: { ...mountain, gears: 12, weight_kg: 12.1, load_kg: 120 },
    variants: inSizes(['S', 'M', 'L', 'XL'], { color: 'blue', paint: 'storm blue' }),
  },
  {
    id: 'BADGER',
    brand: 'Bramhold',
    name: 'Badger 27',
    description:
      'Plenty of mountain bike for the money, with smaller, nimble wheels. Also happy to be the holiday bike for sandy lanes.',
    price: 599,
    attributes: { ...mountain, wheel_in: 27.5, gears: 18, brakes: 'mechanical disc', weight_kg: 14.8 },
    variants: [{ color: 'black' }, { color: 'red' }],
  },
  {
    id: 'SCREE',
    brand: 'Tarnbeck',
    name: 'Scree 130',
    description:
      'Full suspension with 130 millimetres front and rear: it forgives the line you meant to take and did not.',
    price: 2899,
    listPrice: 3299,
    sizes: ['S', 'M', 'L', 'XL'],
    attributes: {
      ...mountain,
      suspension: 'full',
      gears: 12,
      weight_kg: 14.2,
      load_kg: 120,
      terrain: ['forest', 'trail'],
    },
    variants: [
      { color: 'red', paint: 'lava' },
      { color: 'grey', paint: 'scree' },
    ],
  },
  {
    id: 'CORRIE',
    brand: 'Tarnbeck',
    name: 'Corrie Carbon',
    description:
      'A carbon full-suspension bike for long mountain days, lockable from the handlebar. Eleven and a half kilos, and not one of them lazy.',
    price: 4690,
    attributes: {
      ...mountain,
      suspension: 'full',
      gears: 12,
      weight_kg: 11.5,
      load_kg: 115,
      terrain: ['forest', 'trail'],
    },
    variants: inSizes(['M', 'L'], { color: 'purple', paint: 'dusk' }),
  },
  {
    id: 'FELLE',
    brand: 'Tarnbeck',
    name: 'Fell E',
    description: 'The motor is calm, the fork is plush, and the forest suddenly has more short cuts uphill than down.',
    price: 2799,
    sizes: ['XS', 'S', 'M', 'L', 'XL'],
    attributes: { ...electricMountain, gears: 10, weight_kg: 22.9, load_kg: 130, battery_wh: 600, range_km: 95 },
    variants: [{ color: 'green', paint: 'pine' }, { color: 'black' }, { color: 'turquoise', available: false }],
  },
  {
    id: 'BADGERE',
    brand: 'Bramhold',
    name: 'Badger E',
    description:
      'Our least expensive electric mountain bike. Lights are fitted, so it may also do the daily ride to work.',
    price: 1990,
    listPrice: 2190,
    sizes: ['M', 'L'],
    attributes: {
      ...electricMountain,
      wheel_in: 27.5,
      gears: 9,
      weight_kg: 23.7,
      battery_wh: 500,
      range_km: 75,
      lights: true,
    },
    variants: [{ color: 'grey' }, { color: 'yellow', paint: 'signal yellow' }],
  },
  {
    id: 'SCREEE',
    brand: 'Tarnbeck',
    name: 'Scree E 150',
    description:
      'Strong motor, big battery, 150 millimetres of travel. For people who want to ride the descent three times before lunch.',
    price: 5290,
    listPrice: 5790,
    sizes: ['S', 'M', 'L', 'XL'],
    attributes: {
      ...electricMountain,
      suspension: 'full',
      gears: 12,
      weight_kg: 24.6,
      load_kg: 130,
      battery_wh: 750,
      range_km: 100,
      terrain: ['forest', 'trail'],
    },
    variants: [
      { color: 'orange', paint: 'ember' },
      { color: 'grey', paint: 'slate' },
    ],
  },
  {
    id: 'SUMMITE',
    brand: 'Kolvar',
    name: 'Summit E Light',
    description:
      'Nineteen kilos only, thanks to a small motor and a carbon frame. It feels like a bicycle with good legs rather than a machine.',
    price: 6490,
    attributes: {
      ...electricMountain,
      suspension: 'full',
      gears: 12,
      weight_kg: 18.9,
      load_kg: 120,
      battery_wh: 430,
      range_km: 70,
      terrain: ['forest', 'trail'],
    },
    variants: inSizes(['M', 'L'], { color: 'blue', paint: 'midnight' }),
  },
];

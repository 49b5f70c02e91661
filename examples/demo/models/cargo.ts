// Cargo bikes: long tails that carry behind, boxes that carry in front, on two wheels and on three.
import type { Model } from './model.ts';

const cargo = {
  audience: 'adults',
  kind: 'cargo',
  drive: 'electric',
  frame: 'step-through',
  brakes: 'hydraulic disc',
  suspension: 'none',
  mudguards: true,
  lights: true,
  rack: true,
  terrain: ['asphalt', 'gravel'],
  rider_height_from_cm: 155,
  rider_height_to_cm: 195,
};
const longTail = { ...cargo, cargo_type: 'long tail', wheel_in: 20 };
const box = { ...cargo, cargo_type: 'front box', rack: false };
const threeWheels = { ...box, cargo_type: 'three wheels' };

export const cargoBikes: readonly Model[] = [
  {
    id: 'CARAVAN',
    brand: 'Lastvik',
    name: 'Caravan Long Tail',
    description:
      'Two children sit behind you on a bench with a rail, and the school bags hang below. It is hardly longer than a city bike and rides like one.',
    price: 4490,
    listPrice: 4890,
    attributes: { ...longTail, gears: 9, weight_kg: 32.5, load_kg: 200, child_seats: 2, battery_wh: 500, range_km: 75 },
    variants: [{ color: 'green', paint: 'meadow' }, { color: 'grey' }, { color: 'red', paint: 'barn red' }],
  },
  {
    id: 'CARAVANB',
    brand: 'Lastvik',
    name: 'Caravan Belt Double',
    description:
      'Belt drive and two batteries for families who have sold the car: shopping, football kit and two passengers, all week on one charge.',
    price: 6290,
    attributes: {
      ...longTail,
      belt_drive: true,
      gears: 5,
      suspension: 'front',
      weight_kg: 38.4,
      load_kg: 210,
      child_seats: 2,
      battery_wh: 1000,
      range_km: 140,
    },
    variants: [{ color: 'blue', paint: 'fjord' }, { color: 'black' }],
  },
  {
    id: 'MULE',
    brand: 'Bramhold',
    name: 'Mule E',
    description:
      'The long tail that more families can afford. One child seat fits today, the second cushion can wait until there is someone to sit on it.',
    price: 2990,
    attributes: {
      ...longTail,
      brakes: 'mechanical disc',
      gears: 8,
      weight_kg: 33.8,
      load_kg: 180,
      child_seats: 1,
      battery_wh: 460,
      range_km: 55,
    },
    variants: [{ color: 'orange' }, { color: 'white' }],
  },
  {
    id: 'PORTER',
    brand: 'Lastvik',
    name: 'Porter Tail',
    description:
      'A long tail without a motor, for flat towns and firm thighs. Takes four shopping crates, or one aunt.',
    price: 1890,
    attributes: {
      ...longTail,
      drive: 'muscle',
      wheel_in: 24,
      gears: 24,
      weight_kg: 22.9,
      load_kg: 190,
      child_seats: 1,
    },
    variants: [
      { color: 'yellow', paint: 'corn' },
      { color: 'blue', paint: 'denim' },
    ],
  },
  {
    id: 'HARBOUR',
    brand: 'Lastvik',
    name: 'Harbour Box',
    description:
      'The box sits low between the wheels, so even three sacks of soil do not make it nervous. Bench and belts for two children are included.',
    price: 5490,
    listPrice: 5990,
    attributes: {
      ...box,
      wheel_in: 26,
      gears: 9,
      weight_kg: 46.5,
      load_kg: 240,
      child_seats: 2,
      battery_wh: 545,
      range_km: 65,
    },
    variants: [{ color: 'grey', paint: 'fog' }, { color: 'turquoise', paint: 'lagoon' }, { color: 'black' }],
  },
  {
    id: 'HARBOURX',
    brand: 'Lastvik',
    name: 'Harbour Box Sprung',
    description:
      'With a suspension fork, stepless hub and belt the whole load glides. The babies in the box sleep on, which is the highest praise we know.',
    price: 6990,
    attributes: {
      ...box,
      wheel_in: 26,
      belt_drive: true,
      suspension: 'front',
      weight_kg: 51.2,
      load_kg: 250,
      child_seats: 3,
      battery_wh: 725,
      range_km: 85,
    },
    variants: [
      { color: 'white', paint: 'birch' },
      { color: 'blue', paint: 'fjord' },
    ],
  },
  {
    id: 'BAKER',
    brand: 'Zwaanhof',
    name: 'Baker Box',
    description:
      'The classic delivery bike, moved by you alone. Eight gears and a wooden box that has room for bread, beer crates or a patient dog.',
    price: 2290,
    attributes: {
      ...box,
      drive: 'muscle',
      brakes: 'drum',
      wheel_in: 26,
      gears: 8,
      weight_kg: 34.9,
      load_kg: 200,
      child_seats: 1,
    },
    variants: [
      { color: 'red', paint: 'letterbox red' },
      { color: 'green', paint: 'bottle green' },
    ],
  },
  {
    id: 'TRIO',
    brand: 'Zwaanhof',
    name: 'Trio E',
    description:
      'Three wheels mean that you never put a foot down. Four children fit in the box, and it stands by itself at every red light.',
    price: 4790,
    attributes: {
      ...threeWheels,
      wheel_in: 26,
      gears: 8,
      brakes: 'drum',
      weight_kg: 62.3,
      load_kg: 280,
      child_seats: 4,
      battery_wh: 500,
      range_km: 50,
    },
    variants: [
      { color: 'black' },
      { color: 'sand', paint: 'straw' },
      { color: 'pink', paint: 'raspberry', available: false },
    ],
  },
  {
    id: 'TRIOS',
    brand: 'Lastvik',
    name: 'Tilt Trio',
    description:
      'Leans into bends like a two-wheeler and still stands by itself when parked. The fastest way we know to move three children and a cake.',
    price: 7490,
    attributes: {
      ...threeWheels,
      wheel_in: 24,
      gears: 5,
      belt_drive: true,
      weight_kg: 57.8,
      load_kg: 260,
      child_seats: 3,
      battery_wh: 725,
      range_km: 70,
    },
    variants: [
      { color: 'blue', paint: 'ink' },
      { color: 'yellow', paint: 'sunflower' },
    ],
  },
];

// Units as people write them in names, by quantity: `12 LB`, `250 Gm`, `1.5 Litre`. To teach a spelling, write it into the list of its
// quantity; a unit that is written in any case stands there once, in small letters.

/** The name of the measure: the word for this quantity in `label-words.ts`. */
export type MeasuredQuantity = 'weight' | 'volume' | 'power' | 'voltage' | 'charge' | 'energy' | 'size' | 'length';

export const CUBIC: readonly string[] = ['m3', 'm³', 'м3', 'м³'];
/** `25 m3/h` is moved, not held. */
export const FLOW = /[mм][3³] ?\//u;

/** Mugs and bottles have the size of what they hold: `16 oz Tumbler` weighs anything. */
export const VESSELS =
  /(?<![\p{L}\d])(?:mugs?|tumblers?|cups?|bottles?|flasks?|glass(?:es)?|pitchers?|shakers?|jugs?|bowls?|growlers?|carafes?|decanters?|tassen?|becher|flaschen?|gläser|tasses?|gobelets?|gourdes?|tazas?|vasos?|botellas?|tazze|tazza|borracc[ie]a?|bekers?|flessen|hrnek|hrnky|láhev|kubek|kubki|butelka|bidon|кружка|термокружка|пляшка|бутылка|copos?|canecas?|garrafas?|mugg(?:ar)?|termos)(?![\p{L}\d])/iu;

/** Values are given in the first unit if most names have it. */
export const UNITS: Readonly<Record<MeasuredQuantity, readonly string[]>> = {
  weight: [
    ...['kg', 'g', 'gr', 'KG', 'Kg', 'GR', 'Gr', 'G', 'кг', 'г', 'гр', 'КГ', 'Кг', 'ГР', 'LBs', 'GMs'],
    ...inAnyCase('kgs gm gms gram grams gramm kilo kilos kilogram kilograms lb lbs pound pounds oz ounce ounces'),
    ...inAnyCase('грам грамм грамів граммов'),
  ],
  volume: [
    ...['l', 'ml', 'cl', 'dl', 'lt', 'L', 'ML', 'Ml', 'CL', 'Cl', 'DL', 'LT', 'Lt', 'мл', 'л', 'МЛ', 'Л', ...CUBIC],
    ...inAnyCase('liter litre liters litres litr litru litry litrů litrov litrów litri litros lts ltr ltrs'),
    ...inAnyCase('литр литра литров літр літра літрів'),
  ],
  power: ['W', 'kW', 'Wp', 'kWp', 'Вт', 'кВт', 'Watt'],
  voltage: ['V', 'В', ...inAnyCase('volt volts вольт')],
  charge: ['mAh', 'Ah', 'мАг', 'мАч', 'MAh', 'Mah', 'mah', 'MAH', 'mAH', 'AH', 'МАЧ'],
  energy: ['Wh', 'kWh'],
  size: [
    '"',
    '″',
    '”',
    '“',
    "''",
    ...inAnyCase('inch inches zoll pulgada pulgadas pouce pouces pollici polegadas palců cali дюйм дюймів дюймов'),
  ],
  length: ['cm', 'mm', 'm', 'CM', 'Cm', 'MM', 'см', 'мм', 'м'],
};

/** Words, as they begin a name and as whole names in capitals have them, too. */
function inAnyCase(words: string): readonly string[] {
  const cases = (word: string) => [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()];
  return words.split(' ').flatMap(cases);
}

// What stands in a product for a required field that its file does not speak of: a file of skus and prices changes
// products that have all the others already. Whoever reads such a file puts the known values in their place.

export const STAND_INS = {
  title: '-',
  image: 'https://stand-in.invalid/',
  link: 'https://stand-in.invalid/',
  price: '0',
} as const;

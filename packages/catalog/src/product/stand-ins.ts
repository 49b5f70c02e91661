// What a product has in place of a required field that its file does not have. A file of skus and prices changes
// products that already have all other fields, and the code that reads it fills in the known values.

export const STAND_INS = {
  title: '-',
  image: 'https://stand-in.invalid/',
  link: 'https://stand-in.invalid/',
  price: '0',
} as const;

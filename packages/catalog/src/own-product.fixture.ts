// A product in Guidepost's own shape, for tests of reading.

export const OWN = {
  sku: 'B-17',
  title: 'Boots',
  description: null,
  image: 'https://shop.example/b.jpg',
  link: 'https://shop.example/b',
  price: '499.00',
  list_price: '599.00',
  group: 'B',
  available: false,
  attributes: {
    ram_gb: 16,
    brand: 'Acme',
    colors: ['red', 'blue', 'red'],
    touch: true,
    gone: null,
    blank: '',
    empty: [],
  },
};

/** The product, with these members in place of its own. */
export const own = (members: object) => ({ ...OWN, ...members });

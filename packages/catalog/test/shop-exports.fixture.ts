// One shop of 40 tents as several systems export it. What all of them say: sku, price, brand, capacity, weight, colour.

export interface Tent {
  readonly sku: string;
  readonly title: string;
  readonly brand: string;
  readonly kind: string;
  readonly price: string;
  readonly persons: number;
  readonly kg: number;
  readonly color: string;
  readonly stock: number;
}

const pick = <T>(of: readonly T[], nth: number): T => of[nth % of.length] as T;

export const tents: readonly Tent[] = Array.from({ length: 40 }, (_, nth) => ({
  sku: `${pick(['AL', 'BI', 'CE'], nth)}-${1007 + nth * 13}`,
  title: `${pick(['Ridge', 'Meadow', 'Harbour', 'Summit'], nth)} ${nth + 1}`,
  brand: pick(['Alder', 'Birch', 'Cedar'], nth),
  kind: pick(['Dome tents', 'Tunnel tents'], nth),
  price: `${129 + nth * 17}.${pick(['00', '50', '95'], nth)}`,
  persons: pick([2, 3, 4, 6], nth + (nth >> 2)),
  kg: 1.5 + ((nth * 7) % 31) / 10,
  color: pick(['Green', 'Blue', 'Orange', 'Sand', 'Grey'], nth),
  stock: pick([0, 4, 12], nth),
}));

export interface ShopExport {
  readonly system: string;
  readonly file: string;
  readonly content: string;
}

const rows = (separator: string, all: readonly (readonly unknown[])[]): string =>
  all.map((cells) => cells.map((cell) => quoted(String(cell), separator)).join(separator)).join('\n');

const quoted = (cell: string, separator: string): string =>
  cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;

const comma = (number: number | string): string => String(number).replace('.', ',');
const page = (sku: string): string => `https://shop.example/p/${sku}`;
const picture = (sku: string): string => `https://shop.example/i/${sku}.jpg`;

const pairs = ({ persons, kg, color }: Tent): readonly (readonly [string, string])[] => [
  ['Capacity', `${persons} persons`],
  ['Weight', `${kg} kg`],
  ['Colour', color],
];

const json = (system: string, value: unknown): ShopExport => ({
  system,
  file: 'shop.json',
  content: JSON.stringify(value),
});

const keyed = json('an object with a member for each product', {
  version: 3,
  products: Object.fromEntries(
    tents.map((tent) => [
      tent.sku,
      {
        title: tent.title,
        brand: tent.brand,
        price: { amount: Number(tent.price), currency: 'EUR' },
        url: page(tent.sku),
        image: picture(tent.sku),
        specs: Object.fromEntries(pairs(tent).map(([name, value]) => [name.toLowerCase(), value])),
      },
    ]),
  ),
});

const graph = json('GraphQL, with edges, nodes and variants', {
  data: {
    products: {
      edges: tents.map((tent, nth) => ({
        cursor: `c${nth}`,
        node: {
          id: `gid://shop/Product/${nth * 31 + 5}`,
          title: tent.title,
          vendor: tent.brand,
          onlineStoreUrl: page(tent.sku),
          featuredImage: { url: picture(tent.sku) },
          metafields: { edges: pairs(tent).map(([key, value]) => ({ node: { namespace: 'specs', key, value } })) },
          variants: {
            nodes: [{ sku: tent.sku, price: tent.price, currency: 'EUR', availableForSale: tent.stock > 0 }],
          },
        },
      })),
      pageInfo: { hasNextPage: false },
    },
  },
});

const schemaOrg = json('schema.org in JSON-LD', {
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: tents.map((tent, nth) => ({
    '@type': 'ListItem',
    position: nth + 1,
    item: {
      '@type': 'Product',
      sku: tent.sku,
      name: tent.title,
      url: page(tent.sku),
      image: picture(tent.sku),
      brand: { '@type': 'Brand', name: tent.brand },
      additionalProperty: pairs(tent).map(([name, value]) => ({ '@type': 'PropertyValue', name, value })),
      offers: { '@type': 'Offer', price: tent.price, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    },
  })),
});

const cents: ShopExport = {
  system: 'NDJSON with texts by language and prices in cents',
  file: 'shop.ndjson',
  content: tents
    .map((tent) =>
      JSON.stringify({
        sku: tent.sku,
        name: { en: tent.title, de: `${tent.title} Zelt` },
        price_cents: Math.round(Number(tent.price) * 100),
        currency: 'EUR',
        brand: { id: 3, name: tent.brand },
        link: page(tent.sku),
        image: picture(tent.sku),
        attributes: pairs(tent).map(([label, value]) => ({
          code: label.toLowerCase(),
          label: { en: label, de: `${label} (de)` },
          value,
        })),
      }),
    )
    .join('\n'),
};

const prestashop: ShopExport = {
  system: 'PrestaShop, features separated by commas',
  file: 'products.csv',
  content: rows(';', [
    [
      ...['Product ID', 'Active (0/1)', 'Name *', 'Categories (x,y,z...)', 'Price tax included EUR', 'Reference #'],
      ...['Manufacturer', 'Quantity', 'Image URLs (x,y,z...)', 'Product URL'],
      'Feature (Name:Value:Position:Customized)',
    ],
    ...tents.map((tent, nth) => [
      ...[nth + 1, 1, tent.title, `Home,Camping,${tent.kind}`, tent.price, tent.sku],
      ...[tent.brand, tent.stock, picture(tent.sku), page(tent.sku)],
      pairs(tent)
        .map(([name, value], at) => `${name}:${value}:${at}:0`)
        .join(','),
    ]),
  ]),
};

const magento: ShopExport = {
  system: 'Magento, attributes in one cell and categories with slashes',
  file: 'catalog.csv',
  content: rows(',', [
    ['sku', 'product_type', 'categories', 'name', 'price_eur', 'qty', 'additional_attributes', 'url', 'image'],
    ...tents.map((tent) => [
      ...[tent.sku, 'simple', `Default Category/Camping/${tent.kind}`, tent.title, tent.price, tent.stock],
      [['brand', tent.brand], ...pairs(tent)].map(([name, value]) => `${name}=${value}`).join(','),
      ...[page(tent.sku), picture(tent.sku)],
    ]),
  ]),
};

const facebook: ShopExport = {
  system: "Facebook's catalog, with attributes of variants",
  file: 'facebook.csv',
  content: rows(',', [
    ...[['id', 'title', 'availability', 'price', 'link', 'image_link', 'brand', 'additional_variant_attribute']],
    ...tents.map((tent) => [
      ...[tent.sku, tent.title, tent.stock > 0 ? 'in stock' : 'out of stock', `${tent.price} EUR`],
      ...[page(tent.sku), picture(tent.sku), tent.brand],
      pairs(tent)
        .map((pair) => pair.join(':'))
        .join(', '),
    ]),
  ]),
};

const priceList: ShopExport = {
  system: 'a price list with a title and headings between the rows',
  file: 'prices.csv',
  content: rows(';', [
    ['Prices of Acme Outdoor', '', '', '', '', '', '', ''],
    ['Valid from 01.09.2026', '', '', '', '', '', '', ''],
    ['Art. no.', 'Description', 'Brand', 'Capacity (persons)', 'Weight (kg)', 'Colour', 'Price EUR', 'Page'],
    ...['Dome tents', 'Tunnel tents'].flatMap((kind) => [
      [kind, '', '', '', '', '', '', ''],
      ...tents
        .filter((tent) => tent.kind === kind)
        .map((tent) => [
          ...[tent.sku, tent.title, tent.brand, tent.persons, comma(tent.kg), tent.color, comma(tent.price)],
          page(tent.sku),
        ]),
    ]),
  ]),
};

const template: ShopExport = {
  system: 'a marketplace template, with a line about itself',
  file: 'flat.txt',
  content: rows('\t', [
    ['TemplateType=offers', 'Version=2026.1', '', '', '', '', '', '', ''],
    ['SKU', 'Product Name', 'Brand', 'Price', 'Currency', 'Capacity', 'Weight', 'Colour', 'Main image', 'Page'].slice(
      0,
      9,
    ),
    ...tents.map((tent) => [
      ...[tent.sku, tent.title, tent.brand, tent.price, 'EUR', ...pairs(tent).map(([, value]) => value)],
      picture(tent.sku),
    ]),
  ]),
};

const bmecat: ShopExport = {
  system: 'BMEcat',
  file: 'bmecat.xml',
  content: `<?xml version="1.0"?><BMECAT version="1.2"><HEADER><CATALOG><LANGUAGE>eng</LANGUAGE><CURRENCY>EUR</CURRENCY></CATALOG></HEADER><T_NEW_CATALOG>${tents
    .map(
      (tent) =>
        `<ARTICLE><SUPPLIER_AID>${tent.sku}</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>${tent.title}</DESCRIPTION_SHORT><MANUFACTURER_NAME>${tent.brand}</MANUFACTURER_NAME></ARTICLE_DETAILS><ARTICLE_FEATURES>${pairs(
          tent,
        )
          .map(([name, value]) => {
            const [number = '', unit = ''] = value.split(' ');
            return `<FEATURE><FNAME>${name}</FNAME><FVALUE>${number}</FVALUE>${unit === '' ? '' : `<FUNIT>${unit}</FUNIT>`}</FEATURE>`;
          })
          .join('')}</ARTICLE_FEATURES><ARTICLE_PRICE_DETAILS><ARTICLE_PRICE price_type="net_customer"><PRICE_AMOUNT>${(
          Number(tent.price) * 0.6
        ).toFixed(
          2,
        )}</PRICE_AMOUNT><PRICE_CURRENCY>EUR</PRICE_CURRENCY></ARTICLE_PRICE><ARTICLE_PRICE price_type="nrp"><PRICE_AMOUNT>${tent.price}</PRICE_AMOUNT><PRICE_CURRENCY>EUR</PRICE_CURRENCY></ARTICLE_PRICE></ARTICLE_PRICE_DETAILS><MIME_INFO><MIME><MIME_SOURCE>${picture(tent.sku)}</MIME_SOURCE></MIME></MIME_INFO></ARTICLE>`,
    )
    .join('')}</T_NEW_CATALOG></BMECAT>`,
};

const inAttributes: ShopExport = {
  system: 'XML with prices by currency and names by language',
  file: 'shop.xml',
  content: `<products>${tents
    .map(
      (tent) =>
        `<product id="${tent.sku}" brand="${tent.brand}"><name lang="en">${tent.title}</name><name lang="de">${tent.title} Zelt</name><url>${page(tent.sku)}</url><image>${picture(tent.sku)}</image><prices><price currency="EUR">${tent.price}</price><price currency="USD">${(Number(tent.price) * 1.1).toFixed(2)}</price></prices>${pairs(
          tent,
        )
          .map(([name, value]) => `<attribute name="${name}">${value}</attribute>`)
          .join('')}</product>`,
    )
    .join('')}</products>`,
};

export const shopExports: readonly ShopExport[] = [
  ...[keyed, graph, schemaOrg, cents, prestashop, magento],
  ...[facebook, priceList, template, bmecat, inAttributes],
];

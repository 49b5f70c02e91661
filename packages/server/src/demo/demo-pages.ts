// The demo shop's pages: a storefront with the advisors in it, pictures drawn on the spot, a page for each product, so that
// every link of a result leads somewhere and nothing is fetched from outside.

import { readFile } from 'node:fs/promises';
import type { AttributeValue, Product } from '@guidepost/engine/product';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { drawPicture } from '../../../../examples/demo/draw-picture.ts';
import { escapeHtml, ICON, page } from '../pages/html-page.ts';

/** Pictures have no script; nothing else may run either when one is opened by itself. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** A page that allows nothing inline: what works here works in any shop. */
const SHOP_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src * data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

export interface DemoShop {
  /** Publishable; null before there is one. */
  readonly key: () => string | null;
  readonly publicUrl: () => string;
}

export function addDemoPages(app: FastifyInstance, { key, publicUrl }: DemoShop): void {
  const products = once(loadProducts);
  for (const { path, file, ...words } of STOREFRONTS) {
    app.get(path, async (_request, reply) => {
      const all = [...(await products()).values()];
      const text = await readDemoFile(`storefront/${file}`);
      return (
        reply
          .header('Content-Security-Policy', SHOP_POLICY)
          // Each key is of one start of the server.
          .header('Cache-Control', 'no-cache')
          .type('text/html')
          .send(
            fillIn(text, {
              ...{ key: key() ?? '', url: escapeHtml(publicUrl()), icon: ICON_LINK },
              ...{ count: all.length, products: all.map((product) => card(product, words)).join('\n') },
            }),
          )
      );
    });
  }
  app.get('/demo', async (_request, reply) => reply.redirect('/', 301));
  for (const [file, type] of STOREFRONT_FILES) {
    app.get(`/demo/${file}`, async (_request, reply) =>
      reply.type(type).send(await readDemoFile(`storefront/${file}`)),
    );
  }
  app.get<{ Params: { sku: string } }>('/demo/products/:sku', async (request, reply) => {
    const product = (await products()).get(request.params.sku);
    return product ? reply.type('text/html').send(productPage(product)) : reply.callNotFound();
  });
  app.get<{ Params: { file: string } }>('/demo/pictures/:file', async (request, reply) => {
    const product = (await products()).get(request.params.file.replace(/\.svg$/, ''));
    return product ? sendPicture(reply, drawPicture(product)) : reply.callNotFound();
  });
  app.get<{ Params: { file: string } }>('/demo/answers/:file', async (request, reply) => {
    const { file } = request.params;
    if (!/^[a-z0-9-]+\.svg$/.test(file)) return reply.callNotFound();
    const picture = await readFile(demoFile(`answer-pictures/${file}`), 'utf8').catch(() => null);
    return picture === null ? reply.callNotFound() : sendPicture(reply, picture);
  });
}

const sendPicture = (reply: FastifyReply, picture: string) =>
  reply
    .header('Cache-Control', 'public, max-age=3600')
    .header('Content-Security-Policy', PICTURE_POLICY)
    .type('image/svg+xml')
    .send(picture);

interface Words {
  readonly language: string;
  readonly soldOut: string;
  /** The attribute that has the titles in this language; null if they are the products' own. */
  readonly titles: string | null;
}

const ENGLISH: Words = { language: 'en', soldOut: 'sold out', titles: null };
const GERMAN: Words = { language: 'de', soldOut: 'ausverkauft', titles: 'title_de' };

/** The shop in each of its languages. */
const STOREFRONTS = [
  { path: '/', file: 'storefront.html', ...ENGLISH },
  { path: '/de', file: 'storefront-de.html', ...GERMAN },
] as const;

const STOREFRONT_FILES = [
  ['storefront.css', 'text/css'],
  ['storefront.js', 'text/javascript'],
] as const;

const ICON_LINK = `data:image/svg+xml,${encodeURIComponent(ICON)}`;

/** `{{name}}`; the values are HTML. */
const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));

async function loadProducts(): Promise<ReadonlyMap<string, Product>> {
  const lines = (await readDemoFile('catalog.ndjson')).split('\n').filter((line) => line !== '');
  const products = lines.map((line): Product => {
    const { list_price: listPrice = null, ...product } = JSON.parse(line);
    return { description: null, group: null, available: true, ...product, listPrice };
  });
  return new Map(products.map((product) => [product.sku, product]));
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    // What failed is tried again by the next.
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

const productPage = (product: Product): string =>
  page(
    product.title,
    `<p><a href="/">The demo shop</a></p>
<div class="product">
<img src="/demo/pictures/${encodeURIComponent(product.sku)}.svg" alt="" width="400" height="300">
<div>
<h1>${escapeHtml(product.title)}</h1>
<p class="price">${priceOf(product, ENGLISH)}</p>
<p>${escapeHtml(product.description ?? '')}</p>
</div>
</div>
<h2>All about it</h2>
<table class="facts">${Object.entries(product.attributes).map(row).join('')}</table>`,
    'wide',
  );

const card = (product: Product, words: Words): string =>
  `<a href="/demo/products/${encodeURIComponent(product.sku)}"><img loading="lazy" src="/demo/pictures/${encodeURIComponent(product.sku)}.svg" alt="" width="400" height="300"><span class="title">${escapeHtml(titleOf(product, words))}</span><span class="price">${priceOf(product, words)}</span></a>`;

const titleOf = ({ title, attributes }: Product, { titles }: Words): string =>
  String((titles !== null && attributes[titles]) || title);

function priceOf({ price, listPrice, available }: Product, { language, soldOut }: Words): string {
  const euros = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
  return [
    euros.format(Number(price)),
    listPrice === null ? '' : `<s>${euros.format(Number(listPrice))}</s>`,
    available ? '' : `<span class="quiet">${soldOut}</span>`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** The units that names of attributes end in. */
const UNITS = ['kg', 'cm', 'in', 'wh', 'km'];

function row([name, value]: [string, AttributeValue]): string {
  const words = name.split('_');
  const unit = words.length > 1 && UNITS.includes(words.at(-1) ?? '') ? words.pop() : undefined;
  const label = words.join(' ');
  const text = [describe(value), unit === 'wh' ? 'Wh' : unit].filter((part) => part !== undefined).join(' ');
  return `<tr><th>${escapeHtml(label.charAt(0).toUpperCase() + label.slice(1))}</th><td>${escapeHtml(text)}</td></tr>`;
}

const describe = (value: AttributeValue): string =>
  Array.isArray(value) ? value.join(', ') : value === true ? 'yes' : value === false ? 'no' : String(value);

/** Where the demo shop's files are: in the project, or beside the built program. */
const folder = import.meta.url.endsWith('.ts') ? '../../../../examples/demo/' : './demo/';

export const demoFile = (name: string): URL => new URL(folder + name, import.meta.url);

export const readDemoFile = (name: string): Promise<string> => readFile(demoFile(name), 'utf8');

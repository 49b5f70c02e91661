// The demo shop's pages: pictures drawn on the spot, a page for each product, so that every link of a result leads
// somewhere and nothing is fetched from outside.

import { readFile } from 'node:fs/promises';
import type { Product } from '@guidepost/engine/product';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { drawPicture } from '../../../../examples/demo/draw-picture.ts';
import { escapeHtml, page } from '../http/html-page.ts';
import { demoFile, readDemoFile } from './demo-files.ts';

/** Pictures have no script; nothing else may run either when one is opened by itself. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

export function addDemoPages(app: FastifyInstance): void {
  const products = once(loadProducts);
  app.get('/demo', async (_request, reply) => reply.type('text/html').send(shopPage([...(await products()).values()])));
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
    made ??= make();
    return made;
  };
}

const productPage = (product: Product): string =>
  page(
    product.title,
    `<p><a href="/demo/">The demo shop</a></p>
<h1>${escapeHtml(product.title)}</h1>
<img src="/demo/pictures/${encodeURIComponent(product.sku)}.svg" alt="" width="400" height="300">
<p><strong>€ ${escapeHtml(product.price)}</strong>${product.listPrice ? ` <s>€ ${escapeHtml(product.listPrice)}</s>` : ''}${product.available ? '' : ' · sold out'}</p>
<p>${escapeHtml(product.description ?? '')}</p>
<table>${Object.entries(product.attributes)
      .map(
        ([name, value]) =>
          `<tr><th>${escapeHtml(name.replaceAll('_', ' '))}</th><td>${escapeHtml(describe(value))}</td></tr>`,
      )
      .join('')}</table>`,
  );

const describe = (value: Product['attributes'][string]): string =>
  Array.isArray(value) ? value.join(', ') : value === true ? 'yes' : value === false ? 'no' : String(value);

const shopPage = (products: readonly Product[]): string =>
  page(
    'The demo shop',
    `<h1>The demo shop</h1>
<p>${products.length} bicycles and two advisors, <code>bikes</code> and <code>kids-bikes</code>. Every brand, text and picture is made up for this project.</p>
<div style="display:grid;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));gap:1rem">
${products
  .map(
    ({ sku, title, price }) =>
      `<a href="/demo/products/${encodeURIComponent(sku)}"><img loading="lazy" src="/demo/pictures/${encodeURIComponent(sku)}.svg" alt="" width="400" height="300"><br>${escapeHtml(title)}<br>€ ${escapeHtml(price)}</a>`,
  )
  .join('\n')}
</div>`,
  );

// A second process on a store, for tests. It does what its first argument names, and prints the outcome as JSON.

import type { Product } from '@guidepost/engine/product';
import { Lease } from '../../../sessions/lease.ts';
import { type WrittenCatalog, writeCatalog } from '../../write-catalog.fixture.ts';
import { openDefinitionStore } from './sqlite-definition-store.ts';

const [task, path = '', count = '0'] = process.argv.slice(2);
const settings: WrittenCatalog = { client: 'demo', catalog: 'c', currency: null, language: null, mapping: null };

const products = function* (): Generator<Product> {
  for (let index = 0; index < Number(count); index += 1) {
    const texts = {
      title: 'From the other process',
      description: 'x'.repeat(3000),
      image: 'i',
      link: 'l',
      price: '1.00',
    };
    yield { sku: `other-${index}`, ...texts, listPrice: null, group: null, available: true, attributes: {} };
  }
};

const store = await openDefinitionStore({ path, migrate: task === 'serve' ? 'apply' : 'if-empty' });
switch (task) {
  case 'import':
    process.stdout.write(
      JSON.stringify(await writeCatalog(store.catalogs, settings, 'replace', products(), () => [], 1)),
    );
    break;
  case 'secret':
    process.stdout.write(JSON.stringify(Buffer.from(await store.secret('tokens')).toString('hex')));
    break;
  case 'serve':
    await new Lease(store.leases, 'sweep', 'server', 60_000).hold();
    process.stdout.write('"ready"');
    await new Promise(() => setInterval(() => {}, 1000));
    break;
}
await store.close();

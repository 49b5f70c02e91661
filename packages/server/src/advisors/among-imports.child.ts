// A second process on a store, for tests of publishing. `import` imports lamps from several stores at once, without a pause, until its
// input ends, and prints a line for each import; `hold` holds their catalog until it is killed.

import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import type { StoreLocation } from '../storage/store-location.ts';
import { importLamps } from './among-imports.fixture.ts';

const [task = '', place = ''] = process.argv.slice(2);
const location: StoreLocation = JSON.parse(place);
const say = (text: string): boolean => process.stdout.write(`${text}\n`);

/** As many as it takes for a publish that holds nothing not to get through by chance. */
const IMPORTERS = 3;

async function importWithoutPause(): Promise<void> {
  let isOver = false;
  process.stdin.on('end', () => {
    isOver = true;
  });
  process.stdin.resume();
  const importing = Array.from({ length: IMPORTERS }, async (_, importer) => {
    const stores = await openDefinitions(location, 'never');
    for (let nth = 0; !isOver; nth++) say(`${await importLamps(stores, `${process.pid}, ${importer}, ${nth}`)}`);
    await stores.close();
  });
  await Promise.all(importing);
}

async function holdForEver(): Promise<void> {
  const stores = await openDefinitions(location, 'never');
  await stores.advisors.holdCatalog('shop', 'lamps', () => {
    say('held');
    return new Promise(() => setInterval(() => {}, 1000));
  });
}

await (task === 'hold' ? holdForEver() : importWithoutPause());

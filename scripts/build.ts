// Builds what is published, in dist/. Each package has its own build, which takes the folder to fill, so that tests
// can build in folders of their own.

import { buildClient } from './build-client.ts';
import { buildService } from './build-service.ts';

const dist = new URL('../dist/', import.meta.url);

process.stdout.write(`Built guidepost ${await buildService(new URL('guidepost/', dist))} in dist/guidepost.\n`);
process.stdout.write(`Built @guidepost/client ${await buildClient(new URL('client/', dist))} in dist/client.\n`);

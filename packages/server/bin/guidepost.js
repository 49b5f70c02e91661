#!/usr/bin/env node
import module from 'node:module';
import { fileURLToPath } from 'node:url';

// Checks the runtime before anything of ours is parsed: older versions of Node cannot read the sources.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Guidepost needs Node 24 or newer, and this is Node ${major}.${minor}. Install Node 24; in a clone, npm start and npm run guidepost use one of their own.`,
  );
  process.exit(2);
}
// Later starts are twice as quick. Beside what npm installed, where only its owner writes; where nobody may, it does without.
module.enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/guidepost/', import.meta.url)));
await import('../src/main.ts');

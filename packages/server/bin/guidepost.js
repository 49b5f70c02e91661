#!/usr/bin/env node
// Checks the runtime before anything of ours is parsed: older versions of Node cannot read the sources.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Guidepost needs Node 24 or newer; this is Node ${major}.${minor}. Started through npm (npm start, npx guidepost) it brings its own.`,
  );
  process.exit(2);
}
await import('../src/main.ts');

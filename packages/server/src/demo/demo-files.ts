// Where the demo shop's files lie: in the project, or beside the built program.

import { readFile } from 'node:fs/promises';

const folder = import.meta.url.endsWith('.ts') ? '../../../../examples/demo/' : './demo/';

export const demoFile = (name: string): URL => new URL(folder + name, import.meta.url);

export const readDemoFile = (name: string): Promise<string> => readFile(demoFile(name), 'utf8');

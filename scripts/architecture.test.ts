// People read ARCHITECTURE.md to find the room of a change within a minute. So every file, folder and record that it names
// must exist, and it must name every room.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url).pathname;
const text = readFileSync(`${root}ARCHITECTURE.md`, 'utf8');
const rooms = readdirSync(`${root}packages`);
const sources = rooms.flatMap((room) =>
  readdirSync(`${root}packages/${room}/src`, { recursive: true, encoding: 'utf8' }).map(
    (file) => `${room}/src/${file}`,
  ),
);
const named = [...text.matchAll(/`([a-z][\w./…-]*\/?)`/g)].flatMap(([, name]) => name ?? []);

it('names only files and folders that are there', () => {
  const files = named.filter((name) => /\.ts$|\/$|\/src\//.test(name) && !name.includes('…'));
  expect(files.length).toBeGreaterThan(40);
  const isThere = (name: string): boolean =>
    existsSync(root + name) ||
    existsSync(`${root}packages/${name}`) ||
    sources.some((file) => `${file}/`.endsWith(`/${name.replace(/\/$/, '')}/`)) ||
    sources.includes(name.replace(/^(\w[\w-]*)\//, '$1/src/'));
  expect(files.filter((name) => !isThere(name))).toEqual([]);
});

it('names every room', () => {
  const inside = readdirSync(`${root}packages/server/src`);
  expect([...rooms, ...inside].filter((room) => !named.includes(room))).toEqual([]);
});

it('links only to records that are there', () => {
  const links = [...text.matchAll(/\]\((docs\/[^)#]+)/g)].flatMap(([, link]) => link ?? []);
  expect(links.filter((link) => !existsSync(root + link))).toEqual([]);
});

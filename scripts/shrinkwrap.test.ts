import { expect, test } from 'vitest';
import { type LockFile, shrinkwrapOf } from './shrinkwrap.ts';

const library = (version: string, asks: object = {}) => ({ version, integrity: `sha512-${version}`, ...asks });

const lockOf = (packages: LockFile['packages']): LockFile => ({ lockfileVersion: 3, packages });

const guidepost = {
  name: 'guidepost',
  version: '1.0.0',
  dependencies: { a: '1' },
  optionalDependencies: { node: '24' },
};

const LOCK = lockOf({
  '': {},
  'node_modules/a': { ...library('1.0.0', { dependencies: { b: '^2', c: '*' } }), dev: true } as never,
  'node_modules/a/node_modules/b': library('2.1.0', { dependencies: { c: '1' } }),
  'node_modules/b': library('1.9.9'),
  'node_modules/c': library('1.2.3', { peerDependencies: { d: '*' }, peerDependenciesMeta: { d: { optional: true } } }),
  'node_modules/node': library('24.0.0', { hasInstallScript: true }),
  'node_modules/tests-only': library('0.0.1'),
});

test('A shrinkwrap has what is asked for, directly or by others, where Node finds it, and nothing else', () => {
  const { packages } = shrinkwrapOf(guidepost, LOCK);
  expect(Object.keys(packages)).toEqual([
    '',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/node',
  ]);
});

test('Each library has its exact version and digest; what may be left out is marked so', () => {
  const { packages } = shrinkwrapOf(guidepost, LOCK) as { packages: Record<string, unknown> };
  expect(packages['node_modules/a']).toEqual(library('1.0.0', { dependencies: { b: '^2', c: '*' } }));
  expect(packages['node_modules/node']).toEqual(library('24.0.0', { hasInstallScript: true, optional: true }));
});

test('What one library may lack and another needs is needed', () => {
  const lock = lockOf({ ...LOCK.packages, 'node_modules/c': library('1.2.3', { dependencies: { node: '*' } }) });
  const { packages } = shrinkwrapOf(guidepost, lock) as { packages: Record<string, object> };
  expect(packages['node_modules/node']).not.toHaveProperty('optional');
});

test.each([
  ['has no b, which node_modules/a needs', { 'node_modules/a': library('1.0.0', { dependencies: { b: '1' } }) }],
  ['has no exact file for node_modules/a', { 'node_modules/a': { version: '1.0.0' } }],
])('A lock file that %s makes none', (message, packages) => {
  expect(() => shrinkwrapOf({ ...guidepost, optionalDependencies: {} }, lockOf(packages))).toThrow(message);
});

// The published schemas are those of the code, a validator of somebody else accepts them, and every example fits them.

import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readMapping } from '../packages/catalog/src/mapping/read-mapping.ts';
import { schemaFiles } from './write-schemas.ts';

const [advisor, mapping] = schemaFiles();

const validatorOf = (schema: unknown) =>
  new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    allErrors: true,
    formats: { regex: true },
  }).compile(schema as object);

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

describe('the published schemas', () => {
  test('are those of the code; `npm run schemas` writes them', async () => {
    for (const { file, schema } of schemaFiles()) {
      expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(schema)));
    }
  });

  test.each(['examples/demo/bikes.yaml', 'examples/demo/kids-bikes.yaml', 'examples/laptops/laptops.yaml'])(
    'accept the advisor %s',
    async (path) => {
      const validate = validatorOf(advisor?.schema);
      expect(validate(parse(await read(path))) ? [] : validate.errors).toEqual([]);
    },
  );

  test('accept the mapping of the example', async () => {
    const validate = validatorOf(mapping?.schema);
    expect(validate(parse(await read('examples/laptops/mapping.yaml'))) ? [] : validate.errors).toEqual([]);
  });

  test('describe every member, with an example where it is not clear from its values', () => {
    const lacking: string[] = [];
    const walk = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const { properties } = value as { properties?: Record<string, Record<string, unknown>> };
      for (const [name, member] of Object.entries(properties ?? {})) {
        if (typeof member.description !== 'string') lacking.push(`${path}/${name}: description`);
        const isClear = ['examples', 'default', 'enum', 'const', 'properties', 'items'].some((key) => key in member);
        if (!isClear && member.type !== 'boolean' && name !== '$schema') lacking.push(`${path}/${name}: example`);
      }
      for (const [name, inner] of Object.entries(value)) walk(inner, `${path}/${name}`);
    };
    for (const { schema } of schemaFiles()) walk(JSON.parse(JSON.stringify(schema)), '');
    expect(lacking).toEqual([]);
  });

  /** What a mapping may say beside the members that it must have, and whether it may. */
  test.each([
    ['price: Price', true],
    ['price: 5', true],
    ['price: [A, B]', true],
    ['price:', true],
    ['price: { from: A, scale: 0.01, decimal: comma }', true],
    ['price: { from: A, scale: many }', false],
    ['price: { scale: 5 }', false],
    ['price: { from: A, column: B }', false],
    ['title: { from: A, scale: 5 }', false],
    ['available: { from: A, true: yes, false: [no, none] }', true],
    ['titel: Name', false],
    ['format: csv', true],
    ['format: CSV', false],
    ['delimiter: tab', true],
    ['delimiter: ;;', false],
    ['records: products', false],
    ['currency: EUR', true],
    ['currency: Euro', false],
    ['currency: { code: EUR, from: Currency }', true],
    ['currency: { from: Currency }', false],
    ['decimal: comma', true],
    ['blank: [n/a, "-"]', true],
    ['attributes: { brand: Company }', true],
    ['attributes: { brand: }', false],
    ['attributes: { price: Price }', false],
    ['attributes: { ram_gb: { from: Ram, type: number, unit: GB } }', true],
    ['attributes: { ram_gb: { from: Ram, typ: number } }', false],
    ['attributes: { hz: { from: R, split: ",", part: 1, type: number } }', true],
    ['attributes: { hz: { from: R, split: ",", part: max } }', true],
    ['attributes: { hz: { from: R, split: ",", part: first } }', false],
    ['drop: [{ column: Status, equals: draft }]', true],
    ['drop: { column: Status, blank: true }', true],
    ['drop: [{ column: Status }]', false],
    ['drop: [{ equals: draft }]', false],
  ])('say the same of `%s` in a mapping as its reader', (line, isAccepted) => {
    const validate = validatorOf(mapping?.schema);
    const readerAccepts = (): boolean => {
      try {
        readMapping('m.yaml', line);
        return true;
      } catch {
        return false;
      }
    };
    expect([validate(parse(line)), readerAccepts()]).toEqual([isAccepted, isAccepted]);
  });

  /** Each place of a mapping that has members of its own, and where its schema is. */
  test.each([
    ['?: x', '/properties'],
    ['title: { from: A, ?: x }', '/$defs/field'],
    ['price: { from: A, ?: x }', '/$defs/number'],
    ['available: { from: A, ?: x }', '/$defs/boolean'],
    ['attributes: { a: { from: A, ?: x } }', '/$defs/attribute'],
    ['drop: [{ column: A, ?: x }]', '/$defs/drop'],
    ['currency: { code: EUR, ?: x }', '/properties/currency'],
  ])('know all members that the reader of mappings knows in `%s`', (line, path) => {
    const known = /there are ([^;\n]*)/.exec(faultOf(line.replace('?', 'no_such_member')))?.[1]?.split(', ') ?? [];
    expect(known.length).toBeGreaterThan(1);
    const schema = path
      .split('/')
      .slice(1)
      .reduce<unknown>((node, part) => Object(node)[part], mapping?.schema);
    const { properties, anyOf = [] } = Object(schema) as { properties?: object; anyOf?: { properties?: object }[] };
    const own = path === '/properties' ? schema : (properties ?? anyOf.find((each) => each.properties)?.properties);
    expect(
      Object.keys(Object(own))
        .filter((name) => name !== '$schema')
        .sort(),
    ).toEqual(known.sort());
  });
});

const faultOf = (text: string): string => {
  try {
    readMapping('m.yaml', text);
    return '';
  } catch (error) {
    return String(error);
  }
};

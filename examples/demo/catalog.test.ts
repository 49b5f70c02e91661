// The committed catalog is what shoppers of the demo see: it must be sound row by row, and believable as a whole.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoProducts, makeCatalog } from './make-catalog.ts';
import { GERMAN_DESCRIPTIONS, GERMAN_WORDS } from './models/in-german.ts';

const file = readFileSync(new URL('catalog.ndjson', import.meta.url), 'utf8');
const rows: Record<string, unknown>[] = file
  .trimEnd()
  .split('\n')
  .map((row) => JSON.parse(row));
const products = demoProducts();

describe('the demo catalog', () => {
  it('is committed exactly as its models make it', () => {
    expect(file).toBe(makeCatalog());
  });

  it('has at least 150 products, each with its own sku and title', () => {
    expect(rows.length).toBeGreaterThanOrEqual(150);
    expect(new Set(rows.map((row) => row.sku)).size).toBe(rows.length);
    expect(new Set(rows.map((row) => row.title)).size).toBe(rows.length);
  });

  it('has every title and description in German, too, and no German text for nothing', () => {
    const titles = products.map(({ attributes }) => String(attributes.title_de));
    expect(new Set(titles).size).toBe(products.length);
    for (const { sku, description, attributes } of products) {
      expect(attributes.description_de, sku).not.toBe(description);
    }
    const models = new Set(products.map(({ sku, group }) => group ?? sku.split('-')[0]));
    expect(Object.keys(GERMAN_DESCRIPTIONS).filter((id) => !models.has(id))).toEqual([]);
    const words = new Set(products.flatMap(({ title }) => title.split(', ').slice(1)));
    expect(Object.keys(GERMAN_WORDS).filter((word) => !words.has(word))).toEqual([]);
  });

  it('uses only the members of the catalog shape, and null nowhere', () => {
    const known = 'sku title description image link price list_price group available attributes'.split(' ');
    for (const row of rows) {
      expect(Object.keys(row).filter((member) => !known.includes(member))).toEqual([]);
      expect(Object.values(row)).not.toContain(null);
    }
  });

  it('writes prices as decimal texts, and a list price only above the price', () => {
    for (const { sku, price, listPrice } of products) {
      expect(price, sku).toMatch(/^[1-9]\d*\.\d\d$/);
      if (listPrice === null) continue;
      expect(listPrice, sku).toMatch(/^[1-9]\d*\.\d\d$/);
      expect(Number(listPrice), sku).toBeGreaterThan(Number(price));
    }
  });

  it('links and pictures are paths of the demo shop that end in the sku', () => {
    for (const { sku, link, image } of products) {
      expect(sku).toMatch(/^[A-Z0-9-]+$/);
      expect([link, image]).toEqual([`/demo/products/${sku}`, `/demo/pictures/${sku}.svg`]);
    }
  });

  it('gives every product at least 8 attributes, and every attribute one type throughout', () => {
    const types = new Map<string, Set<string>>();
    for (const { sku, attributes } of products) {
      expect(Object.keys(attributes).length, sku).toBeGreaterThanOrEqual(8);
      for (const [name, value] of Object.entries(attributes)) {
        const type = Array.isArray(value) ? 'list' : typeof value;
        types.set(name, (types.get(name) ?? new Set()).add(type));
        if (Array.isArray(value)) expect(value.length, `${sku} ${name}`).toBeGreaterThan(0);
      }
    }
    for (const [name, found] of types) expect([...found], name).toHaveLength(1);
    expect(new Set([...types.values()].map(([type]) => type))).toEqual(
      new Set(['number', 'string', 'list', 'boolean']),
    );
  });

  it('ties at least two products by each group, and has some that are sold out', () => {
    const sizes = Map.groupBy(products, ({ group }) => group);
    for (const [group, variants] of sizes) if (group !== null) expect(variants.length, group).toBeGreaterThan(1);
    expect(products.some(({ available }) => !available)).toBe(true);
  });

  it('tells a battery and a range of electric bicycles, and of no other', () => {
    for (const { sku, attributes } of products) {
      const electric = attributes.drive === 'electric';
      expect(['battery_wh' in attributes, 'range_km' in attributes], sku).toEqual([electric, electric]);
    }
  });

  it('keeps numbers believable: cargo bikes are heavy, road bikes light, ranges not turned around', () => {
    for (const { sku, attributes } of products) {
      const { kind, drive, weight_kg, load_kg } = attributes;
      const weight = Number(weight_kg);
      if (kind === 'cargo') expect(weight, sku).toBeGreaterThan(20);
      if (kind === 'road' && drive === 'muscle') expect(weight, sku).toBeLessThan(11);
      if (kind === 'balance') expect(weight, sku).toBeLessThan(5);
      if (load_kg !== undefined) expect(Number(load_kg), sku).toBeGreaterThan(weight * 2);
      for (const [from, to] of [
        ['rider_height_from_cm', 'rider_height_to_cm'],
        ['child_age_from', 'child_age_to'],
      ] as const) {
        expect(attributes[from] === undefined, sku).toBe(attributes[to] === undefined);
        if (attributes[from] !== undefined) expect(Number(attributes[from]), sku).toBeLessThan(Number(attributes[to]));
      }
    }
  });
});

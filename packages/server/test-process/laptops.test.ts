// The laptops example as a new user follows it, by real processes: import, check, publish, make a key, serve, and hold
// conversations to the end. Its data set is not ours to include; without it, this says so and tests nothing.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NextResponse, Result } from '@guidepost/contract/next-response';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolder, run, runJson, type Serving, serve } from './fixture/process.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const catalogs = process.env.GUIDEPOST_CATALOGS ?? join(root, '../shared/catalogs');
const file = join(catalogs, 'laptops/laptop_price.csv');
const isThere = existsSync(file);
if (!isThere) {
  console.warn(
    `The laptops example was NOT tested: ${file} is missing. Download "Laptop Price" from Kaggle, put it into laptops/ of a folder, and name the folder in GUIDEPOST_CATALOGS.`,
  );
}

const mapping = join(root, 'examples/laptops/mapping.yaml');
const advisor = join(root, 'examples/laptops/laptops.yaml');
let server: Serving;
let key = '';

/** By question; whatever else is asked is skipped. */
type Shopper = Readonly<Record<string, readonly string[]>>;

interface Ending {
  readonly asked: readonly string[];
  readonly results: readonly Result[];
}

/** The whole conversation. A shopper's reply to a question that is not asked is a mistake of the test. */
async function converse(shopper: Shopper): Promise<Ending> {
  const asked: string[] = [];
  let at = await next(null, null);
  while (at.question !== null) {
    const { question_id } = at.question;
    asked.push(question_id);
    at = await next(at.session_token, { question_id, answers: shopper[question_id] ?? [] });
    expect(asked.length).toBeLessThan(20);
  }
  expect(asked).toEqual(expect.arrayContaining(Object.keys(shopper)));
  return { asked, results: at.results ?? [] };
}

async function next(token: string | null, reply: unknown): Promise<NextResponse> {
  const response = await fetch(`${server.url}/api/v7/next/`, {
    method: 'POST',
    headers: {
      'Service-API-Key': key,
      'Service-Advisor-ID': 'laptops',
      ...(token === null ? {} : { 'Service-Session-Token': token, 'Content-Type': 'application/json' }),
    },
    body: reply === null ? null : JSON.stringify(reply),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as NextResponse;
}

/** The facts that the example's titles and descriptions tell of a laptop. */
function factsOf({ title, description, price }: Result) {
  const text = `${title} ${description}`;
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? Number.NaN);
  return {
    price: Number(price),
    brand: title.split(' ')[0],
    ramGb: number(/, (\d+)GB, /),
    inches: number(/, ([\d.]+) inch /),
    kilos: number(/, ([\d.]+)kg$/),
    rows: number(/\d{3,4}x(\d{3,4})/),
    graphics: /(?:Nvidia|AMD|Intel|ARM) [^,]*(?=, [^,]*, [\d.]+kg$)/.exec(text)?.[0] ?? '',
    system: /, ([^,]*), [\d.]+kg$/.exec(text)?.[1] ?? '',
  };
}

/** Facts of all results, of which there must be at least `least`. */
async function resultsFor(shopper: Shopper, least: number) {
  const { results } = await converse(shopper);
  expect(results.length).toBeGreaterThanOrEqual(least);
  return results.map(factsOf);
}

describe.skipIf(!isThere)('the laptops example', () => {
  beforeAll(async () => {
    const data = await makeFolder();
    const at = ['--data', data] as const;
    const catalog = ['--client', 'laptops-shop', '--catalog', 'laptops', '--mapping', mapping] as const;
    const { json: report } = await runJson(['import', file, ...catalog, ...at]);
    expect(report).toMatchObject({ rows: 1303, products: 1303, rejected: 0, remarks: [] });
    expect((await run(['check', advisor, ...at])).stdout).toContain('nothing to mend');
    expect((await run(['publish', advisor, ...at])).stdout).toContain('version 1');
    const made = await runJson(['keys', 'create', '--client', 'laptops-shop', '--kind', 'secret', ...at]);
    key = made.json.key;
    server = await serve(data);
  });

  afterAll(() => server.end('SIGTERM'));

  it('shows a gamer laptops with a graphics card for games and 16 GB or more', async () => {
    for (const laptop of await resultsFor({ use: ['games'], budget: ['1000-1500'] }, 5)) {
      expect(laptop.graphics).toMatch(/GTX ?(9[5-8]0|10\d0)|RX 5[6-8]0/);
      expect(laptop.ramGb).toBeGreaterThanOrEqual(16);
      expect(laptop.price).toBeGreaterThanOrEqual(1000);
      expect(laptop.price).toBeLessThanOrEqual(1500);
    }
  });

  it('shows a student with 500 euros nothing dearer, and what can be worked with', async () => {
    const student = { use: ['everyday'], budget: ['150-500'], system: ['Windows 10'], memory: ['several'] };
    const [best, ...others] = await resultsFor({ ...student, storage: ['both'], display: ['sharp'] }, 5);
    for (const laptop of [best!, ...others]) {
      expect(laptop.price).toBeLessThanOrEqual(500);
      expect(laptop.ramGb).toBeGreaterThanOrEqual(8);
      expect(laptop.system).toMatch(/^Windows 10/);
    }
    expect(best!.rows).toBeGreaterThanOrEqual(1080);
  });

  it('shows a traveller small and light ones, without asking for the weight again', async () => {
    const traveller = { use: ['travel'], screen: ['small'], memory: ['several'] };
    for (const laptop of await resultsFor(traveller, 5)) {
      expect(laptop.kilos).toBeLessThanOrEqual(1.5);
      expect(laptop.inches).toBeLessThanOrEqual(13.5);
      expect(laptop.ramGb).toBeGreaterThanOrEqual(8);
    }
    expect((await converse(traveller)).asked).not.toContain('weight');
  });

  it('shows an editor of films sharp screens and much memory, and does not ask for the memory', async () => {
    const editor = { use: ['create'], screen: ['large'], display: ['sharp', 'angle'] };
    for (const laptop of await resultsFor(editor, 5)) {
      expect(laptop.ramGb).toBeGreaterThanOrEqual(16);
      expect(laptop.rows).toBeGreaterThanOrEqual(1080);
    }
    expect((await converse(editor)).asked).not.toContain('memory');
  });

  it('shows a lover of Apple nothing else, whether the system is named or only the brand comes first', async () => {
    const named = await resultsFor({ system: ['macOS'] }, 3);
    expect(new Set(named.map(({ brand }) => brand))).toEqual(new Set(['Apple']));
    const wished = await resultsFor({ use: ['travel'], brand: ['Apple'] }, 10);
    expect(wished.slice(0, 3).map(({ brand }) => brand)).toEqual(['Apple', 'Apple', 'Apple']);
  });

  it('shows who skips everything a mixed handful, each model once', async () => {
    const { asked, results } = await converse({});
    expect(asked).toEqual(['use', 'budget', 'screen', 'system', 'memory', 'storage', 'display', 'weight', 'brand']);
    expect(results).toHaveLength(10);
    expect(new Set(results.map(({ title }) => title.split(' (')[0]?.toLowerCase())).size).toBe(10);
    expect(new Set(results.map((result) => factsOf(result).brand)).size).toBeGreaterThan(3);
  });

  it('keeps within the budget even where that leaves nothing', async () => {
    const { results } = await converse({ use: ['games'], budget: ['850-860'] });
    expect(results).toEqual([]);
  });
});

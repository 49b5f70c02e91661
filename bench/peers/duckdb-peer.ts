// DuckDB in this process: one table in memory, and sets of answers as bits of integers, so that nothing is compared as text.
// Each shape of a step has a prepared statement. It finds the candidates once, then counts, groups and orders them.

import { type DuckDBConnection, DuckDBInstance, type DuckDBPreparedStatement } from '@duckdb/node-api';
import { type Answered, type Peer, type PeerProduct, type SoftRange, type Task, WEIGHTS } from './peer.ts';

const MASKS = ['use', 'needs', 'brand', 'storage', 'color'] as const;
type Mask = (typeof MASKS)[number];

/** If `threads` is null, DuckDB chooses how many. */
export async function openDuckdb(products: Iterable<PeerProduct>, threads: number | null): Promise<Peer> {
  const instance = await DuckDBInstance.create(':memory:', threads === null ? {} : { threads: String(threads) });
  const connection = await instance.connect();
  const bits = await load(connection, products);
  const statements = new Map<string, DuckDBPreparedStatement>();
  const answer = async (task: Task): Promise<Answered> => {
    const { sql, values } = writeQuery(task, bits);
    let statement = statements.get(sql);
    if (statement === undefined) {
      statement = await connection.prepare(sql);
      statements.set(sql, statement);
    }
    for (const [at, value] of values.entries()) {
      if (sql.includes(`$${at + 1}::INTEGER`)) statement.bindInteger(at + 1, value);
      else statement.bindDouble(at + 1, value);
    }
    const reader = await statement.runAndReadAll();
    return readAnswer(task, reader.getRows(), bits);
  };
  const close = () => {
    connection.closeSync();
    instance.closeSync();
  };
  return { name: `DuckDB, ${threads === null ? 'default threads' : `${threads} thread`}`, answer, close };
}

/** For each question, the bits of its answers. */
type BitsByAnswer = Readonly<Record<Mask, Map<string, number>>>;

async function load(connection: DuckDBConnection, products: Iterable<PeerProduct>): Promise<BitsByAnswer> {
  await connection.run(
    `CREATE TABLE p (id INTEGER, price DOUBLE, battery DOUBLE, weight DOUBLE, memory INTEGER,
      ${MASKS.map((mask) => `${mask} INTEGER`).join(', ')})`,
  );
  const bits: BitsByAnswer = {
    use: new Map(),
    needs: new Map(),
    brand: new Map(),
    storage: new Map(),
    color: new Map(),
  };
  const maskOf = (mask: Mask, answers: readonly string[]) => {
    let sum = 0;
    for (const answer of answers) {
      const bit = bits[mask].get(answer) ?? 1 << bits[mask].size;
      bits[mask].set(answer, bit);
      sum |= bit;
    }
    return sum;
  };
  const appender = await connection.createAppender('p');
  for (const each of products) {
    appender.appendInteger(each.product);
    appender.appendDouble(each.price);
    for (const value of [each.battery, each.weight]) {
      if (value === null) appender.appendNull();
      else appender.appendDouble(value);
    }
    if (each.memory === null) appender.appendNull();
    else appender.appendInteger(each.memory);
    const brand = each.brand === null ? [] : [each.brand];
    for (const mask of MASKS) appender.appendInteger(maskOf(mask, mask === 'brand' ? brand : each[mask]));
    appender.endRow();
  }
  appender.closeSync();
  return bits;
}

function writeQuery(task: Task, bits: BitsByAnswer): { sql: string; values: number[] } {
  const values: number[] = [];
  const number = (value: number) => `$${values.push(value)}::DOUBLE`;
  const mask = (of: Mask, reply: readonly string[]) =>
    `$${values.push(reply.reduce((sum, id) => sum | (bits[of].get(id) ?? 0), 0))}::INTEGER`;
  const where = [`price BETWEEN ${number(task.budget.from)} AND ${number(task.budget.to)}`];
  if (task.use) where.push(`use & ${mask('use', task.use)} <> 0`);
  if (task.needs) where.push(`needs & ${mask('needs', task.needs)} = ${mask('needs', task.needs)}`);
  if (task.brand) where.push(`brand & ${mask('brand', task.brand)} <> 0`);
  const close = (column: string, { from, to, width }: SoftRange) =>
    `CASE WHEN ${column} IS NULL THEN 0 ELSE greatest(0, 1 - greatest(${number(from)} - ${column}, ${column} - ${number(to)}, 0) / ${number(width)}) END`;
  const terms = ['0'];
  if (task.battery) terms.push(`${WEIGHTS.battery} * ${close('battery', task.battery)}`);
  if (task.storage) {
    terms.push(`CASE WHEN storage & ${mask('storage', task.storage)} <> 0 THEN ${WEIGHTS.storage} ELSE 0 END`);
  }
  if (task.color) {
    terms.push(`${WEIGHTS.color} * bit_count(color & ${mask('color', task.color)}) / ${number(task.color.length)}`);
  }
  if (task.weight) terms.push(`${WEIGHTS.weight} * ${close('weight', task.weight)}`);
  const counts = {
    weight: `SELECT 1, 0, min(weight), max(weight) FROM c`,
    memory: `SELECT 1, memory, count(*), 0 FROM c WHERE memory IS NOT NULL GROUP BY memory`,
    color: `SELECT 1, bit, count(*), 0 FROM c, (SELECT unnest([${[...bits.color.values()].join(', ')}]) AS bit)
      WHERE color & bit <> 0 GROUP BY bit`,
  }[task.next];
  const sql = `WITH c AS MATERIALIZED (
      SELECT id, price, weight, memory, color, round((${terms.join(' + ')}) * 1000) AS score FROM p WHERE ${where.join(' AND ')})
    SELECT 0 AS kind, count(*)::INTEGER AS key, 0::DOUBLE AS a, 0::DOUBLE AS b FROM c
    UNION ALL (${counts})
    UNION ALL (SELECT 2, id, score, price FROM c ORDER BY score DESC, price, id LIMIT 10)`;
  return { sql, values };
}

function readAnswer(task: Task, rows: readonly (readonly unknown[])[], bits: BitsByAnswer): Answered {
  const colors = new Map([...bits.color].map(([id, bit]) => [bit, id]));
  let candidates = 0;
  const counts = new Map<string, number>();
  const best: { product: number; score: number; price: number }[] = [];
  for (const row of rows) {
    const [kind, key, a, b] = row.map(Number);
    if (key === undefined || a === undefined || b === undefined) continue;
    if (kind === 0) candidates = key;
    else if (kind === 2) best.push({ product: key, score: a, price: b });
    else if (task.next === 'weight') counts.set('from', a).set('to', b);
    else counts.set(task.next === 'color' ? (colors.get(key) ?? '') : String(key), a);
  }
  best.sort((x, y) => y.score - x.score || x.price - y.price || x.product - y.product);
  return { candidates, counts, best: best.map(({ product }) => product) };
}

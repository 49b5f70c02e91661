import { expect, it } from 'vitest';
import { type Assumptions, needsOf, type StepCost } from './needs.ts';

const cost: StepCost = {
  ...{ serverCpu: 100, databaseCpu: 40, statements: 0.05 },
  ...{ logBytes: 200, keptBytes: 150, responseBytes: 10_000 },
};
const assumed: Assumptions = {
  ...{ busy: 0.5, databaseCores: 4, peak: 3, days: 10, connections: 12 },
  ...{ corePrice: 20, gigabytePrice: 0.1 },
};

it('a thousand steps a second need what a step costs a thousand times, with room for bursts', () => {
  expect(needsOf(1000, cost, assumed)).toEqual({
    serverCores: 0.2,
    // Never one alone: a machine that is patched would stop the shop.
    servers: 2,
    databaseCores: 0.08,
    databases: 1,
    connectionsEach: 24,
    commitsEach: 50,
    logBytesEach: 200_000,
    keptBytes: (1000 / 3) * 86_400 * 10 * 150,
    responseBytes: 10_000_000,
    price: 3 * 20 + ((1000 / 3) * 86_400 * 10 * 150 * 0.1) / 1e9,
  });
});

it('a hundred times as many need a hundred times as much, on as many databases as it takes', () => {
  const { serverCores, servers, databaseCores, databases, commitsEach, logBytesEach } = needsOf(100_000, cost, assumed);
  expect({ serverCores, servers, databaseCores, databases }).toEqual({
    ...{ serverCores: 20, servers: 20 },
    ...{ databaseCores: 8, databases: 2 },
  });
  expect(commitsEach).toBe(2500);
  expect(logBytesEach).toBe(10_000_000);
});

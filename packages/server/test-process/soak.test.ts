// Less than a minute of what `npm run bench -- soak` does for twenty: everything at the same time, and no request fails.

import { expect, test } from 'vitest';
import { PATIENCE } from '../../../scripts/fixture/patience.ts';
import { isLong } from '../../../scripts/fixture/test-length.ts';
import { hasNginx } from './fixture/nginx.ts';
import { soak } from './fixture/soak.ts';

/** Memory is read from /proc. */
const canSoak = process.platform === 'linux' && hasNginx();

test.skipIf(canSoak)('a soak was NOT run, because it needs Linux, and nginx on the path', () => {});

test.runIf(canSoak)(
  'while advisors are published, catalogs imported and servers replaced, no request fails and memory stays',
  // Half a minute where nothing else runs.
  { timeout: 15 * PATIENCE },
  async () => {
    const { parts, ...report } = await soak(
      isLong
        ? {
            ...{ seconds: 60, shoppers: 32, products: 10_000, measuring: 5, parts: 4 },
            every: { import: 5, publish: 5, restart: 10 },
          }
        : {
            ...{ seconds: 12, shoppers: 16, products: 1000, measuring: 1, parts: 4 },
            every: { import: 3, publish: 3, restart: 5 },
          },
    );
    expect(Math.min(report.publishes, report.imports, report.restarts)).toBeGreaterThan(1);
    expect([...report.failures]).toEqual([]);
    expect(report.steps).toBeGreaterThanOrEqual(report.requests);
    // Generously, as what is freed is not given back at once where other things run: memory that grows with each publish or import
    // is more by far in the long run.
    const [, early = 0, , late = 0] = parts.map(({ memory }) => memory);
    expect(late).toBeLessThan(2 * early + 64);
    console.info(
      `${report.requests} requests, ${report.publishes} publishes, ${report.imports} imports, ${report.restarts} restarts; ${Math.round(early)} MiB early, ${Math.round(late)} late`,
    );
  },
);

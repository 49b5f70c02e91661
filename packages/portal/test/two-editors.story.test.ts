// Two people who work quickly on one draft at the same time, each in a browser of their own. What each did, was shown, and was told is held
// against what became of the draft.

import type { JsonObject } from '@guidepost/server/drafts/json';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE } from '../../../scripts/fixture/patience.ts';
import { isLong, runs } from '../../../scripts/fixture/test-length.ts';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { ask } from './fixture/by-the-interface.ts';
import { PortalServer } from './fixture/portal-server.ts';
import { findLost, findOverwritten, findUntrue, readState, statesOf } from './fixture/two-editors/find-lost.ts';
import type { EditingRecord } from './fixture/two-editors/record.ts';
import { type Watch, watchPage } from './fixture/two-editors/watch-page.ts';
import { workInPage } from './fixture/two-editors/work-in-page.ts';

/** Of both together; as many as `EDITS` says, where somebody wants more (10,000 take a quarter of an hour). The seed says what each tries next; who saves first is the matter of the moment. */
const EDITS = Number(process.env.EDITS ?? runs(100, 150).numRuns);
const SEED = 2;

const BEGUN: JsonObject = {
  advisor: 'both',
  client: 'demo',
  name: 'Both',
  language: 'en',
  catalog: 'bikes',
  results: { show: 'after_filters', limit: 10 },
  questions: ['one', 'two', 'three', 'four'].map((id) => ({
    ...{ id, type: 'SINGLE', role: 'filter', title: `Question ${id}`, description: `About ${id}` },
    answers: ['a', 'b', 'c'].map((answer) => ({ id: answer, title: `Answer ${answer} of ${id}` })),
  })),
};

describe.runIf(HAS_BROWSER)('two editors', () => {
  let portal: PortalServer;
  beforeAll(async () => {
    portal = await PortalServer.start();
    await (await portal.visitAsFirstOwner()).close();
  });
  afterAll(() => portal.stop());

  it(
    `of ${EDITS} edits of one draft through the portal none is lost and none silently overwritten`,
    async () => {
      const [one, other] = [await portal.visitAsOwner(), await portal.visitAsOwner()];
      const pages = [one.page, other.page];
      const body = { from: 'file', name: 'both.json', text: JSON.stringify(BEGUN) };
      expect((await ask(one.page, 'POST', '/advisors/both/draft', body)).status).toBe(201);
      for (const page of pages) {
        await page.addInitScript(watchPage);
        // So narrow that the preview is not beside the editor.
        await page.setViewportSize({ width: 900, height: 1200 });
        await page.goto(`${portal.url}/admin/shops/demo/advisors/both`);
        await page.getByRole('button', { name: 'Add a question' }).waitFor();
      }
      await Promise.all(
        pages.map((page, nth) =>
          page.evaluate(workInPage, { seed: SEED + nth, edits: EDITS / 2, name: 'ab'[nth] ?? '', loseEvery: 8 }),
        ),
      );
      const records = await Promise.all(pages.map(recordOf));
      const { document, revision } = (await ask(one.page, 'GET', '/advisors/both/draft')).body;
      const states = statesOf(BEGUN, records);
      const refused = records.flatMap(({ refused }) => refused).filter((each) => !each.startsWith('409'));
      const lost = records.map((record) => findLost(record, states));
      // Who saves first is never the same again, so all that can be known of a loss is said at once.
      for (const [nth, { deeds, choices, saved }] of records.entries())
        if (lost[nth]?.length !== 0) {
          const sent = saved.map(({ document: _, ...rest }) => rest);
          console.error(JSON.stringify({ lost: lost[nth], deeds, choices, sent }));
        }
      expect({
        ...{ seed: SEED, overwritten: findOverwritten(states, records), lost },
        untrue: records.map(({ quiet }) => findUntrue(states, quiet)),
        dropped: records.map(({ dropped }) => dropped),
        refused,
      }).toEqual({ seed: SEED, overwritten: [], lost: [[], []], untrue: [[], []], dropped: [0, 0], refused: [] });
      console.info(
        `${records.flatMap(({ choices }) => choices).length} choices, ${records.map(({ lost }) => lost)} answers lost`,
      );
      const count = (what: 'deeds' | 'choices' | 'saved' | 'quiet') =>
        records.map((record) => record[what].length).reduce((sum, each) => sum + each, 0);
      expect(count('deeds')).toBeGreaterThanOrEqual(EDITS);
      expect(count('quiet')).toBeGreaterThan(EDITS / 50);
      // In the few edits of a short run they may not meet, and no answer may get lost.
      if (isLong) {
        expect(count('choices')).toBeGreaterThan(EDITS / 200);
        expect(records.some(({ lost }) => lost > 0)).toBe(true);
      }
      expect(states.length - 1).toBe(revision);
      expect(readState(document as JsonObject)).toEqual({ ...states.at(-1), by: undefined });
      // And what both show, once each has looked.
      for (const page of pages) {
        await expect
          .poll(() => page.evaluate(() => (window as unknown as { watch: Watch }).watch.known))
          .toBe(revision);
        // The page is told a moment before it shows it.
        await expect.poll(() => allShown(page)).toEqual(readState(document as JsonObject));
      }
      expect([...one.faults, ...other.faults]).toEqual([]);
      await one.close();
      await other.close();
    },
    Math.max(4 * PATIENCE, 1000 * EDITS),
  );
});

const recordOf = (page: Page): Promise<EditingRecord> =>
  page.evaluate(() => (window as unknown as { watch: Watch }).watch.record);

/** With every question and every answer opened, one after the other. */
const allShown = (page: Page) =>
  page.evaluate(async () => {
    const { watch } = window as unknown as { watch: Watch };
    const toggles = (around: string) => [
      ...document.querySelectorAll<HTMLElement>(`${around} > .item-list > ol > li > .item-head [data-toggle]`),
    ];
    const fields: Record<string, string> = {};
    const lists: Record<string, readonly string[]> = {};
    const note = (): void => {
      const shown = watch.shown();
      Object.assign(fields, shown.fields);
      Object.assign(lists, shown.lists);
    };
    const open = async (toggle: HTMLElement): Promise<void> => {
      if (toggle.getAttribute('aria-expanded') === 'false') toggle.click();
      // It is shown once the script lets go.
      await null;
      note();
    };
    for (const toggle of toggles('.editor > section')) {
      await open(toggle);
      for (const inner of toggles('.answers')) await open(inner);
    }
    return { fields, lists };
  });

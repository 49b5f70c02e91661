// What a shop calls values of its catalog stays what its answers are called once somebody words them, and is listed among its texts.

import { expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { ask } from './fixture/by-the-interface.ts';
import { expectNoFault } from './fixture/no-fault.ts';
import { PortalServer } from './fixture/portal-server.ts';

it.runIf(HAS_BROWSER)(
  'words of the shop for values of the catalog are kept where its answers are written',
  async () => {
    const portal = await PortalServer.start();
    try {
      const { page, faults } = await portal.visitAsFirstOwner();
      const tally = await ask(page, 'GET', '/catalogs/bikes/values?attribute=brand&limit=5');
      const [first = '', second = '', third = ''] = (tally.body.values as readonly { readonly value: string }[]).map(
        ({ value }) => value,
      );
      const file = {
        ...{ advisor: 'frames', client: 'demo', name: 'Frames', language: 'en', catalog: 'bikes' },
        questions: [
          { id: 'maker', type: 'SINGLE', role: 'filter', title: 'Which maker?', attribute: 'brand', max: 2 },
          { id: 'kind', type: 'SINGLE', role: 'filter', title: 'Which kind?', attribute: 'kind' },
        ],
        texts: {
          en: { [`maker.${first}.title`]: 'The red ones', [`maker.${third}.title`]: 'The rare ones' },
          de: { [`maker.${first}.title`]: 'Die roten' },
        },
      };
      await ask(page, 'POST', '/advisors/frames/draft', { from: 'file', text: JSON.stringify(file) });

      await page.goto(`${portal.url}/admin/shops/demo/advisors/frames/languages`);
      const own = page.getByRole('textbox', {
        name: `Name of the value “${first}” in English (written in the editor)`,
      });
      expect(await own.inputValue()).toBe('The red ones');
      const german = page.getByRole('textbox', { name: `Name of the value “${third}”: The rare ones in German` });
      expect(await german.inputValue()).toBe('');
      await page.getByText('texts are missing').waitFor();
      await german.fill('Die seltenen');
      await page.locator('[data-state=saved]').waitFor();
      // Whoever takes a text away to write another one keeps its line as long as they are in it.
      await own.fill('');
      expect(await own.inputValue()).toBe('');
      await own.fill('The ruby ones');
      await page.locator('[data-state=saved]').waitFor();
      await expectNoFault(page, 'values that the shop calls otherwise');

      await page.goto(`${portal.url}/admin/shops/demo/advisors/frames/edit/maker`);
      await page.getByRole('button', { name: 'Word the answers yourself', exact: true }).click();
      const left = page.locator('.values-left');
      await left.getByText('The rare ones').waitFor();
      await page.locator('[data-state=saved]').waitFor();
      const { document } = (await ask(page, 'GET', '/advisors/frames/draft')).body as {
        document: { questions: readonly { answers?: readonly { id: string; title: string }[] }[]; texts: object };
      };
      const answers = document.questions[0]?.answers ?? [];
      expect(answers.map(({ title }) => title)).toEqual(['The ruby ones', second]);
      // Nothing is left that leads nowhere.
      expect(document.texts).toEqual({ de: { [`maker.${answers[0]?.id}.title`]: 'Die roten' } });
      expect(faults).toEqual([]);
    } finally {
      await portal.stop();
    }
  },
);

// The widget in the frame of an assistant's host, with nothing but what its resource declares: it loads nothing, connects to nothing, and has no storage.

import { it } from 'vitest';
import { inAssistant } from './fixture/assistant-host.ts';
import { FIRST_QUESTION } from './fixture/in-browser.ts';

inAssistant('the view in an assistant', (assist) => {
  it('shows', () =>
    assist({ until: FIRST_QUESTION }, async ({ page, shopper, faults, seen }) => {
      await shopper.choose('To work and back');
      while (!(await shopper.isEnded())) await shopper.skip();
      await page.waitForTimeout(500);
      console.log(faults, await seen('calls'), await seen('heights'), (await seen('contexts')).at(-1));
    }));
});

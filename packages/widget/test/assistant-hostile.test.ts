// The view among others who mean it no good, or are broken: windows that are not its host, a host that says nonsense, refuses, or keeps silent.

import { expect, it } from 'vitest';
import { type Assisted, inAssistant } from './fixture/assistant-host.ts';
import { FIRST_QUESTION } from './fixture/in-browser.ts';

/** An answer of a tool that says what it likes. */
const forged = (title: string) => ({
  content: [{ type: 'text', text: title }],
  structuredContent: {
    ...{ advisor: 'bikes', language: 'en', session: 'current', session_token: `${'x'.repeat(40)}`, results: null },
    question: {
      ...{ question_id: 'q', question_type: 'SINGLE', title, description: title, image: null, skip_text: title },
      answers: [{ answer_id: 'a', title, description: title, image: null, background_color: null }],
    },
  },
});

const post = (page: Assisted['page'], message: unknown, isOther = false) =>
  page.evaluate(
    ([message, isOther]) => {
      const view = document.querySelector('iframe')?.contentWindow;
      if (!isOther) return view?.postMessage(message, '*');
      const other = document.body.appendChild(document.createElement('iframe'));
      const { contentWindow } = other as { contentWindow: (Window & { eval(code: string): unknown }) | null };
      contentWindow?.eval(`parent.frames[0].postMessage(${JSON.stringify(message)}, '*')`);
      other.remove();
    },
    [message, isOther] as const,
  );

const told = (method: string, params: unknown) => ({ jsonrpc: '2.0', method, params });

inAssistant('the view among the hostile', (assist) => {
  it('listens to nobody but its host', () =>
    assist({ until: FIRST_QUESTION }, async ({ page, shopper }) => {
      await post(page, told('ui/notifications/tool-result', forged('Buy this!')), true);
      await post(page, told('ui/notifications/host-context-changed', { theme: 'dark' }), true);
      await shopper.choose('To work and back');
      expect(await shopper.shown()).not.toBe('Buy this!');
      expect(await shopper.frame.locator('html').evaluate((html) => html.style.colorScheme)).not.toBe('dark');
      // The same from the host is heard, so that what was sent before was not merely wrong.
      await post(page, told('ui/notifications/tool-result', forged('From the host')));
      await shopper.sees('From the host');
    }));

  it('shows texts as texts, whatever stands in them', () =>
    assist({ until: FIRST_QUESTION }, async ({ page, shopper, faults }) => {
      const title = '<img src=x onerror="document.title = 1"></script><script>document.title = 2</script>';
      await post(page, told('ui/notifications/tool-result', forged(title)));
      await shopper.sees(title);
      expect(await shopper.advisor.locator('img').count()).toBe(0);
      expect(await shopper.frame.locator('title').textContent()).toBe('Guidepost');
      expect(faults).toEqual([]);
    }));

  it('goes on after any nonsense of its host', () =>
    assist({ until: FIRST_QUESTION }, async ({ page, shopper, faults }) => {
      const good = forged('x').structuredContent;
      for (const message of [
        ...[null, 1, 'text', [], {}, { jsonrpc: '2.0' }, { jsonrpc: '1.0', method: 'ping', id: 1 }],
        ...[
          { jsonrpc: '2.0', id: 1, result: 7 },
          { jsonrpc: '2.0', id: 999, error: null },
          { jsonrpc: '2.0', id: {}, method: 'ping' },
          { jsonrpc: '2.0', id: 'a', method: 'ui/unknown' },
          { jsonrpc: '2.0', id: 'b', method: '__proto__', params: [] },
        ],
        ...[
          null,
          [],
          'x',
          { isError: true },
          { structuredContent: [] },
          { structuredContent: { ...good, language: 3 } },
        ].map((params) => told('ui/notifications/tool-result', params)),
        told('ui/notifications/tool-cancelled', {}),
        ...[
          null,
          { theme: 7, styles: 'red' },
          { styles: { variables: [], css: { fonts: {} } } },
          { safeAreaInsets: { top: 'x' } },
        ].map((params) => told('ui/notifications/host-context-changed', params)),
      ])
        await post(page, message);
      expect(await shopper.shown()).toBe(FIRST_QUESTION);
      await shopper.choose('To work and back');
      expect(await shopper.trail()).toEqual(['To work and back']);
      expect(faults).toEqual([]);
    }));

  it('says so where a tool gives no conversation, or a malformed one, and shows the next one that is good', () =>
    assist({ calls: [{ name: 'start', arguments: { advisor: 'nobody' } }], until: null }, async ({ page, shopper }) => {
      const gone = shopper.advisor.getByText('The advisor is not available just now.').first();
      await gone.waitFor();
      const { structuredContent: good, ...rest } = forged('Good');
      const bad = { ...good, session_token: 'y'.repeat(40), question: { title: 'Half' } };
      await post(page, told('ui/notifications/tool-result', { ...rest, structuredContent: bad }));
      await gone.waitFor();
      await post(page, told('ui/notifications/tool-result', { ...rest, structuredContent: good }));
      await shopper.sees('Good');
    }));

  it('keeps what the shopper chose while no call gets through, and goes on when one does', () =>
    assist({ until: FIRST_QUESTION }, async ({ shopper, tell, seen }) => {
      await tell((assistant) => assistant.losses.push('request', 'answer', 'request'));
      await shopper.answer('To work and back').click();
      await shopper.advisor.locator('.message', { hasText: 'No connection just now.' }).waitFor();
      expect((await seen('calls')).filter(({ name }) => name === 'reply')).toHaveLength(3);
      await shopper.button('Try again').click();
      await shopper.leaves(FIRST_QUESTION);
      expect(await shopper.trail()).toEqual(['To work and back']);
      const stands = (await tell((assistant) => assistant.call('results', {}))) as { replies: unknown[] };
      expect(stands.replies).toHaveLength(1);
    }));

  it('tries again where the host keeps silent, and takes no answer that comes too late for another', () =>
    assist({ until: FIRST_QUESTION, hasClock: true }, async ({ page, shopper, tell, seen }) => {
      await tell((assistant) => assistant.losses.push('silence'));
      await shopper.answer('To work and back').click();
      await expect.poll(async () => (await seen('calls')).filter(({ name }) => name === 'reply')).toHaveLength(1);
      await page.clock.runFor(4_000);
      await shopper.advisor.locator('.message', { hasText: 'Still trying…' }).waitFor();
      await page.clock.runFor(30_000);
      await page.clock.resume();
      await shopper.leaves(FIRST_QUESTION);
      expect(await shopper.trail()).toEqual(['To work and back']);
      await tell((assistant) => assistant.release());
      await shopper.skip();
      expect(await shopper.trail()).toHaveLength(2);
    }));

  it('answers a farewell only when the reply on its way has arrived', () =>
    assist({ until: FIRST_QUESTION }, async ({ shopper, tell }) => {
      await tell((assistant) => assistant.losses.push('slowness'));
      await shopper.answer('To work and back').click();
      await tell((assistant) => assistant.shown?.bridge.teardownResource({}));
      const stands = (await tell((assistant) => assistant.call('results', {}))) as { replies: unknown[] };
      expect(stands.replies).toHaveLength(1);
    }));
});

// The widget in the frame of an assistant's host, with nothing but what its resource declares: it loads no file, connects to nothing, and has no
// storage. The host is made of the official client and the official bridge.

import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { bundleView } from '../../../scripts/bundle-view.ts';
import { MOVED_WORDS } from '../src/view/moved-words.ts';
import type { Words } from '../src/words/words.ts';
import { type Assisted, inAssistant } from './fixture/assistant-host.ts';
import { complaints, SCHEMES } from './fixture/complaints.ts';
import { FIRST_QUESTION } from './fixture/in-browser.ts';

/** Replies with the first answer of each question, by finger or mouse, until the end. */
async function goOn({ shopper }: Assisted): Promise<string[]> {
  const types: string[] = [];
  while (!(await shopper.isEnded())) {
    const [title, type] = [await shopper.shown(), await shopper.type()];
    types.push(type);
    await shopper.advisor.locator('.answer, .chip').first().click();
    if (type === 'MULTIPLE') await shopper.advisor.locator('.continue').click();
    await shopper.leaves(title);
  }
  await shopper.advisor.locator('.offers').first().waitFor();
  return types;
}

const picturesIn = ({ shopper }: Assisted, part: string) =>
  shopper.advisor
    .locator(part)
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0));

/** The heights of the frame and of what is in it, which the last one told has to be. */
const heights = async ({ page, shopper }: Assisted) => ({
  frame: await page.locator('iframe').evaluate((frame) => frame.clientHeight),
  inside: Math.ceil(await shopper.frame.locator('html').evaluate((html) => html.getBoundingClientRect().height)),
});

inAssistant('the view in an assistant', (assist) => {
  for (const width of [390, 1280])
    for (const advisor of ['bikes', 'kids-bikes'])
      it(`a shopper goes through ${advisor} to its end: ${width} px`, () =>
        assist({ advisor, browser: { viewport: { width, height: 844 } } }, async (assisted) => {
          const { shopper, faults, seen } = assisted;
          if (advisor === 'bikes') await expect.poll(() => picturesIn(assisted, '.answer-image')).toContain(true);
          expect(await shopper.advisor.locator('.missing').count()).toBe(0);
          const types = await goOn(assisted);
          expect(new Set(types).size).toBeGreaterThan(1);
          expect((await shopper.results()).length).toBeGreaterThan(0);
          await expect.poll(() => picturesIn(assisted, '.result-image')).toContain(true);
          await expect
            .poll(async () => {
              const { frame, inside } = await heights(assisted);
              return frame - inside;
            })
            .toBe(0);
          const calls = await seen('calls');
          expect(calls.map(({ name }) => name)).toEqual(['results', ...types.map(() => 'reply')]);
          expect(calls.some(({ isError }) => isError !== false)).toBe(false);
          // Among them would be whatever the policy of the frame refuses.
          expect(faults).toEqual([]);
        }));

  it('a program of the older protocol shows it as well', () =>
    assist({ isOlder: true, until: FIRST_QUESTION }, async (assisted) => {
      await goOn(assisted);
      expect((await assisted.shopper.results()).length).toBeGreaterThan(0);
      // The client asks for a stream of this protocol, which a door without sessions has not.
      expect(assisted.faults.filter((fault) => !fault.includes('405'))).toEqual([]);
    }));

  for (const [colorScheme, rules] of SCHEMES)
    it(`axe has nothing to complain of: ${colorScheme}`, () =>
      assist(
        { browser: { bypassCSP: true, colorScheme }, context: { theme: colorScheme } },
        async ({ page, shopper }) => {
          const inside = page.frames()[1];
          if (inside === undefined) throw new Error('There is no frame.');
          // The page around the frame has it.
          const found = async () =>
            (await complaints(inside, rules)).filter((fault) => !fault.startsWith('page-has-heading-one:'));
          expect(await found()).toEqual([]);
          const types = new Set<string>();
          while (!(await shopper.isEnded())) {
            const type = await shopper.type();
            if (!types.has(type)) expect(await found()).toEqual([]);
            types.add(type);
            await shopper.skip();
          }
          await shopper.advisor.locator('.offers').first().waitFor();
          expect(await found()).toEqual([]);
        },
      ));

  it.each(['request', 'answer'] as const)('a reply whose %s is lost reaches the service once', (lost) =>
    assist({ until: FIRST_QUESTION }, async ({ shopper, seen, tell }) => {
      await tell(
        lost === 'answer'
          ? (assistant) => assistant.losses.push('answer')
          : (assistant) => assistant.losses.push('request'),
      );
      await shopper.choose('To work and back');
      const [, first, second] = await seen('calls');
      expect(second).toEqual({ ...first, isError: false });
      expect(await shopper.trail()).toEqual(['To work and back']);
      const stands = (await tell((assistant) => assistant.call('results', {}))) as { replies: unknown[] };
      expect(stands.replies).toHaveLength(1);
    }),
  );

  it('the model is told after each reply what the shopper chose, and which question and results there are', () =>
    assist({ until: FIRST_QUESTION }, async ({ shopper, seen }) => {
      await shopper.choose('To work and back');
      await expect.poll(async () => (await seen('contexts')).length).toBe(1);
      const [told = ''] = await seen('contexts');
      expect(told).toMatch(/^What the shopper did in the view/);
      expect(told).toContain(
        `Replies so far:\n- "${FIRST_QUESTION}" (question_id "use"): "To work and back" (answer_id`,
      );
      expect(told).toContain(`Question: "${await shopper.shown()}"`);
      expect(told).toContain('session_token for the next call: ');
      while (!(await shopper.isEnded())) await shopper.skip();
      const [title] = await shopper.results();
      await expect.poll(async () => (await seen('contexts')).at(-1)).toContain(`1. "${title}"`);
    }));

  it('a product is opened by the host, and the address is there to be copied if it opens nothing', () =>
    assist({ until: FIRST_QUESTION }, async ({ page, shopper, seen, tell }) => {
      while (!(await shopper.isEnded())) await shopper.skip();
      await shopper.advisor.locator('.offers').first().waitFor();
      const link = shopper.advisor.locator('a.result').first();
      const href = await link.getAttribute('href');
      expect(href).toMatch(/^http:\/\/localhost:\d+\/demo\/products\//);
      await link.click();
      await expect.poll(() => seen('links')).toEqual([href]);
      expect(await shopper.advisor.locator('.link').count()).toBe(0);
      await tell((assistant) => {
        assistant.opensLinks = false;
      });
      await link.click();
      expect(await shopper.advisor.locator('.link').inputValue()).toBe(href);
      expect(page.context().pages()).toHaveLength(1);
      // Nothing leads back to a frame, so nothing is offered that would.
      expect(await shopper.advisor.locator('.share').count()).toBe(0);
    }));

  it('speaks the language of the conversation, with nothing loaded beside it', () =>
    assist(
      { advisor: 'bikes', language: 'de', context: { locale: 'fr-FR' }, browser: { locale: 'en-US' } },
      async (assisted) => {
        const { shopper, faults } = assisted;
        expect(await shopper.frame.locator('html').getAttribute('lang')).toBe('de');
        expect(await shopper.advisor.locator('.skip').textContent()).not.toBe('Skip this question');
        await goOn(assisted);
        expect(await shopper.advisor.locator('.results-title').first().textContent()).toBe('Für Sie empfohlen');
        expect(await shopper.button('Von vorn beginnen').count()).toBe(1);
        expect(faults).toEqual([]);
      },
    ));

  it('begins again where the shopper wants to, and an earlier reply is changed with all others kept', () =>
    assist({ until: FIRST_QUESTION }, async ({ shopper, seen, tell }) => {
      await shopper.choose('To work and back');
      await shopper.skip();
      const third = await shopper.shown();
      await shopper.advisor.locator('.reply').first().click();
      await shopper.answer('Fast and far').click();
      await shopper.sees(third ?? '');
      expect((await seen('calls')).at(-1)).toMatchObject({ name: 'change_reply', input: { answers: ['fast'] } });
      while (!(await shopper.isEnded())) await shopper.skip();
      await shopper.button('Start again').click();
      await shopper.sees(FIRST_QUESTION);
      expect((await seen('calls')).at(-1)).toMatchObject({ name: 'start', input: { advisor: 'bikes' } });
      await shopper.choose('To work and back');
      expect(await shopper.trail()).toEqual(['To work and back']);
      // What the assistant had begun stays as it was left.
      const left = (await tell((assistant) => assistant.call('results', {}))) as { question: unknown };
      expect(left.question).toBeNull();
    }));

  it('shows what was replied in the chat before, and each such reply can be changed', () =>
    assist(
      {
        calls: [
          { name: 'start', arguments: { advisor: 'bikes' } },
          { name: 'reply', arguments: { question_id: 'use', answers: ['commute'] } },
          { name: 'results', arguments: {} },
        ],
      },
      async ({ shopper }) => {
        await expect.poll(() => shopper.trail()).toEqual(['To work and back']);
        await shopper.advisor.locator('.reply').first().click();
        await shopper.sees(FIRST_QUESTION);
        expect(await shopper.advisor.locator('.answer').count()).toBe(8);
        await shopper.answer('Fast and far').click();
        await expect.poll(() => shopper.trail()).toEqual(['Fast and far']);
      },
    ));

  it('goes on where the assistant went on meanwhile, and says so', () =>
    assist({ until: FIRST_QUESTION }, async ({ shopper, tell }) => {
      await tell((assistant) => assistant.call('reply', { question_id: 'use', answers: ['commute'] }));
      await shopper.choose('Fast and far');
      expect(await shopper.advisor.locator('.message').textContent()).toContain('This went on in the chat.');
      expect(await shopper.trail()).toEqual(['To work and back']);
      await shopper.skip();
      expect(await shopper.advisor.locator('.message').count()).toBe(0);
    }));

  it('carries the replies over to a new conversation where the old one has ended', () =>
    assist({ until: FIRST_QUESTION }, async ({ shopper, tell, seen }) => {
      await tell((assistant) => {
        const { given, bridge } = assistant.shown ?? {};
        const ended = { ...(given?.structuredContent as object), session_token: 'A'.repeat(48) };
        return bridge?.sendToolResult({ content: [], structuredContent: ended });
      });
      await expect.poll(async () => (await seen('calls')).at(-1)?.isError).toBe(true);
      await shopper.choose('To work and back');
      expect(await shopper.advisor.locator('.message').textContent()).toContain('The answers so far are kept.');
      expect(await shopper.trail()).toEqual(['To work and back']);
      expect((await seen('calls')).slice(-3).map(({ name }) => name)).toEqual(['reply', 'start', 'reply']);
    }));

  it.each(['', 'allow-same-origin'])('is where it was when the host shows it again: sandbox "%s"', (sandbox) =>
    assist({ until: FIRST_QUESTION, sandbox }, async ({ shopper, tell, faults }) => {
      await shopper.choose('To work and back');
      await shopper.skip();
      const [title, trail] = [await shopper.shown(), await shopper.trail()];
      await tell((assistant) => assistant.showAgain());
      await expect.poll(() => shopper.shown()).toBe(title);
      await expect.poll(() => shopper.trail()).toEqual(trail);
      await shopper.skip();
      expect(faults).toEqual([]);
    }),
  );

  it('follows the look of the host as it changes, and its colours where they mean something', () =>
    assist({ until: FIRST_QUESTION, context: { theme: 'light' } }, async ({ shopper, tell }) => {
      const background = () =>
        shopper.advisor.locator('.advisor').evaluate((panel) => getComputedStyle(panel).backgroundColor);
      expect(await background()).toBe('rgb(255, 255, 255)');
      await tell((assistant) => assistant.shown?.bridge.setHostContext({ theme: 'dark' }));
      await expect.poll(background).toBe('rgb(18, 18, 18)');
      const colours = (surface: string, text: string) =>
        `{"theme":"dark","styles":{"variables":{"--color-background-primary":"${surface}","--color-text-primary":"${text}"}}}`;
      for (const [surface, text, becomes] of [
        ['light-dark(white, #102030)', 'light-dark(black, #f0f0f0)', 'rgb(16, 32, 48)'],
        // One of the two alone could not be read, so both stay as they are.
        ['red; --x: 1', 'white', 'rgb(16, 32, 48)'],
        ['#203040', 'url(https://elsewhere.example)', 'rgb(16, 32, 48)'],
        ['#203040', '#fff', 'rgb(32, 48, 64)'],
      ] as const) {
        await tell(
          new Function('assistant', `assistant.shown.bridge.setHostContext(${colours(surface, text)})`) as () => void,
        );
        await expect.poll(background).toBe(becomes);
      }
    }));
});

describe('the document of the view', () => {
  it('has the words of every language inside, and its own word in each', async () => {
    const html = await bundleView();
    const folder = new URL('../src/words/', import.meta.url);
    const files = (await readdir(folder)).filter((file) => /^[a-z]{2}\.ts$/.test(file));
    expect(files.length).toBeGreaterThan(15);
    for (const file of files) {
      const loaded: Record<string, Words> = await import(new URL(file, folder).href);
      const [words] = Object.values(loaded);
      expect(html, file).toContain(words?.results);
      expect(html, file).toContain(words?.copyThis);
    }
    expect(Object.keys(MOVED_WORDS).toSorted()).toEqual(['en', ...files.map((file) => file.slice(0, 2))].toSorted());
  });

  it('is not too large to be sent for a conversation', async () => {
    expect((await bundleView()).length).toBeLessThan(130_000);
  });
});

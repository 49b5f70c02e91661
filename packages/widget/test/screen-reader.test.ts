// What people have who do not see the widget, or see it large, in few colours, or without movement: the accessibility tree
// as the browser makes it, what is said and where the focus is at each step, and that nothing is lost at 400%.

import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { EVERY_KIND, KINDS } from './fixture/every-kind.ts';
import { FalseServer, falseResult, single } from './fixture/false-server.ts';
import { inBrowser, type Visit } from './fixture/in-browser.ts';
import { startOwnShop } from './fixture/own-shop.ts';
import type { Shopper } from './fixture/shopper.ts';

const FIRST = KINDS.pictures;

/** As the browser tells it, one line each, from the question's region. */
const tree = ({ advisor }: Shopper, title: string): Promise<string> =>
  advisor.getByRole('region', { name: title }).ariaSnapshot();

const lines = (...text: string[]): string => text.join('\n');

interface AccessibleNode {
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** All of this role, in the words of assistive technology: name, description, properties. */
async function accessible(page: Page, role: string): Promise<Record<string, unknown>[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as { nodes: AccessibleNode[] };
  return nodes
    .filter((node) => !node.ignored && node.role?.value === role)
    .map(({ name, description, properties = [] }) => ({
      name: name?.value,
      description: description?.value,
      ...Object.fromEntries(properties.map((property) => [property.name, property.value.value])),
    }));
}

const focusIs = (shopper: Shopper, text: string): Promise<void> =>
  expect.poll(() => shopper.focused(), { message: 'the focus' }).toBe(text);

/** Nothing sticks out of the page, and no control's words out of the control. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('product-advisor')?.shadowRoot;
    const { scrollWidth, clientWidth } = document.documentElement;
    const controls = [...(root?.querySelectorAll<HTMLElement>('button, .answer, .title, .description, .chip') ?? [])];
    const cut = controls.filter((element) => element.checkVisibility() && !element.matches('.reply'));
    return [
      ...(scrollWidth > clientWidth ? [`the page: ${scrollWidth} > ${clientWidth}`] : []),
      ...cut.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => `cut: ${one.textContent}`),
    ];
  });
}

/** Whether the middle of what has the focus is seen, or something lies over it. */
const focusIsSeen = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const root = document.querySelector('product-advisor')?.shadowRoot;
    const focused = root?.activeElement;
    if (!root || !focused) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const above = root.elementFromPoint(left + width / 2, top + height / 2);
    const isSeen = above !== null && (focused.contains(above) || above.contains(focused) || !!above.closest('.slider'));
    return isSeen ? null : `${focused.className} ${focused.textContent}`;
  });

inBrowser('assistive technology:', { start: (origin) => startOwnShop(EVERY_KIND, origin) }, ({ visit }) => {
  const kinds = (work: (visit: Visit) => Promise<void>, request = {}) =>
    visit({ advisor: 'kinds', until: FIRST, ...request }, work);

  it('SINGLE: a region with its heading, what describes it, and a group of buttons that are pressed or not', () =>
    kinds(async ({ shopper, page }) => {
      expect(await tree(shopper, FIRST)).toBe(
        lines(
          `- region "${FIRST}":`,
          '  - paragraph: Question 1',
          `  - heading "${FIRST}" [level=2]`,
          '  - paragraph: A picture of the place tells more than its name.',
          `  - group "${FIRST}":`,
          ...['Kitchen', 'Hall', 'Study', 'Garden'].map((name) => `    - button "${name}"`),
          '  - button "I do not know yet"',
        ),
      );
      const [group] = await accessible(page, 'group');
      expect(group?.description).toBe('A picture of the place tells more than its name.');
      await shopper.choose('Hall');
      await shopper.advisor.locator('.reply').click();
      await shopper.sees(FIRST);
      expect(await tree(shopper, FIRST)).toContain('- button "Hall" [pressed]');
      const kitchen = (await accessible(page, 'button')).find(({ name }) => name === 'Kitchen');
      expect(kitchen).toMatchObject({ pressed: 'false' });
    }));

  it('colours are told by name, descriptions belong to the name of their answer', () =>
    kinds(async ({ shopper }) => {
      await shopper.until(KINDS.colours);
      expect(await tree(shopper, KINDS.colours)).toContain('- button "Forest green"');
      await shopper.until(KINDS.partly);
      expect(await tree(shopper, KINDS.partly)).toContain('- button "Walnut Darkens with the years"');
    }));

  it('MULTIPLE: checkboxes named by their answers, ticked or not; “Continue” is told as disabled until one is', () =>
    kinds(async ({ shopper }) => {
      await shopper.until(KINDS.ticks);
      const before = await tree(shopper, KINDS.ticks);
      expect(before).toContain('- checkbox "A lock With two keys"');
      expect(before).toContain('- button "Continue" [disabled]');
      await shopper.answer('Wheels').click();
      const after = await tree(shopper, KINDS.ticks);
      expect(after).toContain('- checkbox "Wheels" [checked]');
      expect(after).not.toContain('[disabled]');
    }));

  it('RANGE: chips that are pressed or not, handles and fields with name, bounds, and their value in words', () =>
    kinds(async ({ shopper, page }) => {
      await shopper.until(KINDS.grouped);
      expect(await tree(shopper, KINDS.grouped)).toContain('- button "300 to 600"');
      expect(await accessible(page, 'slider')).toMatchObject([
        { name: 'from', valuemin: 100, valuemax: 1000 },
        { name: 'to', valuemin: 100, valuemax: 1000 },
      ]);
      const handles = shopper.advisor.getByRole('slider');
      expect(await handles.first().getAttribute('aria-valuetext')).toBe('€100');
      expect(await handles.last().getAttribute('aria-valuetext')).toBe('€1,000');
      expect((await accessible(page, 'spinbutton')).map(({ name }) => name)).toEqual(['from €', 'to €']);
      await shopper.button('300 to 600').click();
      await shopper.leaves(KINDS.grouped);
      await shopper.advisor.locator('.reply').last().click();
      await shopper.sees(KINDS.grouped);
      expect(await tree(shopper, KINDS.grouped)).toContain('- button "300 to 600" [pressed]');
    }));

  it('the replies: a named list, each says which question it belongs to, and which one is being changed', () =>
    kinds(async ({ shopper, page }) => {
      await shopper.choose('Hall');
      await shopper.choose('Red');
      const replies = (await accessible(page, 'button')).filter(({ description }) => description);
      expect(replies).toMatchObject([
        { name: 'Hall', description: `Change: ${FIRST}` },
        { name: 'Red', description: `Change: ${KINDS.colours}` },
      ]);
      const list = shopper.advisor.getByRole('navigation', { name: 'Your answers' });
      expect(await list.getByRole('listitem').count()).toBe(2);
      await list.getByRole('button').first().click();
      await shopper.sees(FIRST);
      expect(await list.locator('[aria-current=true]').allTextContents()).toEqual(['Hall']);
    }));

  it('the preview and the end: a region with heading and list, each product one link of title, price, description', () =>
    kinds(async ({ shopper }) => {
      await shopper.until(KINDS.long);
      const preview = shopper.advisor.getByRole('region', { name: 'What fits so far' });
      await preview.waitFor();
      expect(await preview.ariaSnapshot()).toContain(
        '- link "Beech chest €224.00 A chest of beech, oiled by hand and made to last."',
      );
      while (!(await shopper.isEnded())) await shopper.skip();
      const end = await shopper.advisor.getByRole('region', { name: 'Recommended for you' }).ariaSnapshot();
      expect(end.split('\n').slice(0, 3)).toEqual([
        '- region "Recommended for you":',
        '  - heading "Recommended for you" [level=2]',
        '  - list:',
      ]);
      expect(end.match(/- link /g)?.length).toBe(6);
    }));

  it('the end is read and reached by Tab in the order in which it is seen', () =>
    kinds(async ({ shopper }) => {
      while (!(await shopper.isEnded())) await shopper.skip();
      const whole = await shopper.advisor.ariaSnapshot();
      expect(whole.indexOf('Start again')).toBeGreaterThan(whole.indexOf('Recommended for you'));
    }));

  it('the focus: at the heading of each next question, of a changed one, of the open one after “keep”, “back”, “start again”', () =>
    kinds(async ({ shopper, page }) => {
      await shopper.choose('Hall');
      await focusIs(shopper, KINDS.colours);
      await shopper.choose('Red');
      await focusIs(shopper, KINDS.partly);
      await shopper.tabTo(shopper.button('Back'));
      await page.keyboard.press('Enter');
      await focusIs(shopper, KINDS.colours);
      await shopper.tabTo(shopper.button('Keep my answer'));
      await page.keyboard.press('Enter');
      await focusIs(shopper, KINDS.partly);
      while (!(await shopper.isEnded())) await shopper.skip();
      await focusIs(shopper, 'Recommended for you');
      await shopper.button('Start again').click();
      await focusIs(shopper, FIRST);
    }));

  it('the focus is not taken from what else is on the page, neither at the first question nor at later ones', () =>
    kinds(
      async ({ shopper, page }) => {
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
        await shopper.answer('Hall').click();
        await page.locator('#search').focus();
        await shopper.sees(KINDS.colours);
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('search');
      },
      { below: '<input id="search" aria-label="Search">' },
    ));

  it('what goes wrong is said, the focus stays where it was, and what was chosen stays pressed', () =>
    kinds(async ({ shopper, context }) => {
      await context.setOffline(true);
      await shopper.answer('Hall').focus();
      await shopper.page.keyboard.press('Enter');
      await expect.poll(() => shopper.told()).toBe('No response yet. Still trying…');
      expect(await shopper.focused()).toBe('Hall');
      expect(await shopper.answer('Hall').getAttribute('aria-pressed')).toBe('true');
      expect(await shopper.answer('Study').getAttribute('aria-disabled')).toBe('true');
      await context.setOffline(false);
      await shopper.leaves(FIRST);
      await focusIs(shopper, KINDS.colours);
      expect(await shopper.told()).toBe('');
    }));

  it('what is said: that it loads, then how many products fit, then that those are the recommended ones', () =>
    kinds(async ({ shopper, network, page }) => {
      network.will({ delay: 1_500 });
      await page.reload();
      await expect.poll(() => shopper.told()).toBe('One moment…');
      await shopper.sees(FIRST);
      await expect.poll(() => shopper.told()).toBe('');
      await shopper.until(KINDS.long);
      expect(await shopper.told()).toBe('What fits so far: 6');
      while (!(await shopper.isEnded())) await shopper.skip();
      expect(await shopper.told()).toBe('Recommended for you: 6');
    }));

  it('that a conversation went on elsewhere is said, and not cleared before it can be read out', () =>
    visit({ advisor: 'kinds', until: FIRST }, async ({ shopper, page }) => {
      const server = await FalseServer.open(
        { question: single({ title: 'First' }), results: null },
        (response) => response.writeHead(409).end('{"type":"/problems/session-token-used","title":"","status":409}'),
        { question: single({ question_id: 'other', title: 'Second' }), results: [falseResult('A')] },
      );
      try {
        await page
          .locator('product-advisor')
          .evaluate((element, url) => element.setAttribute('base-url', url), server.url);
        await shopper.sees('First');
        await shopper.answer('This').click();
        await shopper.sees('Second');
        expect(await shopper.told()).toContain('This went on in another tab.');
      } finally {
        await server.stop();
      }
    }));

  it('the dialog: named, modal, the focus inside of it while it is open, and back at its button afterwards', () =>
    kinds(
      async ({ shopper, page }) => {
        const open = shopper.button('Find your chest');
        await open.focus();
        await page.keyboard.press('Enter');
        await shopper.sees(FIRST);
        const [dialog] = await accessible(page, 'dialog');
        expect(dialog).toMatchObject({ name: 'Find your chest', modal: true });
        for (let i = 0; i < 12; i++) {
          await page.keyboard.press('Tab');
          const outside = await page.evaluate(() => document.activeElement?.id === 'search');
          expect(outside).toBe(false);
        }
        await shopper.answer('Hall').click();
        await focusIs(shopper, KINDS.colours);
        await page.keyboard.press('Escape');
        await focusIs(shopper, 'Find your chest');
        await page.keyboard.press('Enter');
        await shopper.sees(KINDS.colours);
        await shopper.button('Close').click();
        await focusIs(shopper, 'Find your chest');
      },
      { until: null, attributes: { dialog: 'Find your chest' }, below: '<input id="search" aria-label="Search">' },
    ));

  it('the dialog: once its first question is there, the focus is at the heading', () =>
    kinds(
      async ({ shopper }) => {
        await shopper.button('Find your chest').click();
        await shopper.sees(FIRST);
        expect(await shopper.focused()).toBe(FIRST);
      },
      { until: null, attributes: { dialog: 'Find your chest' } },
    ));

  for (const [name, viewport, css] of [
    ['text at 200%', { width: 1280, height: 900 }, 'html { font-size: 200% }'],
    ['text at 200% on a phone', { width: 390, height: 844 }, 'html { font-size: 200% }'],
    ['zoom of 400%', { width: 320, height: 256 }, ''],
    [
      'more space in texts',
      { width: 390, height: 844 },
      'product-advisor { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em }',
    ],
  ] as const)
    it(`${name}: nothing is cut off or wider than the page in any question, and what has the focus is seen`, () =>
      kinds(
        async ({ shopper, page }) => {
          if (css) await page.addStyleTag({ content: css });
          while (!(await shopper.isEnded())) {
            expect(await cutOff(page), (await shopper.shown()) ?? '').toEqual([]);
            const title = await shopper.shown();
            for (let i = 0; i < 6; i++) {
              await page.keyboard.press('Tab');
              expect(await focusIsSeen(page), `the focus at ${title}`).toBeNull();
            }
            await shopper.skip();
          }
          expect(await cutOff(page)).toEqual([]);
        },
        { browser: { viewport, bypassCSP: true } },
      ));

  it('zoom of 400% in the dialog: its bar hides nothing that has the focus', () =>
    kinds(
      async ({ shopper, page }) => {
        await shopper.button('Find your chest').click();
        await shopper.until(KINDS.long);
        for (const key of ['Tab', 'Shift+Tab'])
          for (let i = 0; i < 12; i++) {
            await page.keyboard.press(key);
            expect(await focusIsSeen(page)).toBeNull();
          }
      },
      {
        ...{ until: null, attributes: { dialog: 'Find your chest' } },
        browser: { viewport: { width: 320, height: 256 } },
      },
    ));

  it('forced colours: what is chosen, and the slider with its range, can be told from the rest', () =>
    kinds(
      async ({ shopper }) => {
        const style = (target: Locator, name: string, pseudo?: string): Promise<string> =>
          target.evaluate(
            (element, [property, part]) => getComputedStyle(element, part).getPropertyValue(property ?? ''),
            [name, pseudo],
          );
        await shopper.choose('Hall');
        await shopper.advisor.locator('.reply').click();
        await shopper.sees(FIRST);
        expect(await style(shopper.answer('Hall'), 'outline-style')).toBe('solid');
        expect(await style(shopper.answer('Study'), 'outline-style')).toBe('none');
        await shopper.button('Keep my answer').click();
        await shopper.sees(KINDS.colours);
        expect(await style(shopper.advisor.locator('.swatch').first(), 'background-color')).toBe('rgb(179, 38, 30)');
      },
      { browser: { forcedColors: 'active' } },
    ));

  it('forced colours: the line of a slider is seen, and which part of it is chosen', () =>
    kinds(
      async ({ shopper }) => {
        await shopper.until(KINDS.grouped);
        const [track, chosen, page] = await shopper.advisor
          .locator('.slider')
          .evaluate((element) => [
            getComputedStyle(element, '::before').backgroundColor,
            getComputedStyle(element, '::after').backgroundColor,
            getComputedStyle(document.body).backgroundColor,
          ]);
        expect(new Set([track, chosen, page]).size).toBe(3);
      },
      { browser: { forcedColors: 'active' } },
    ));

  it('reduced motion: nothing moves, not even while it loads', () =>
    kinds(
      async ({ shopper, page, network }) => {
        network.will({ delay: 2_000 });
        await page.reload();
        await shopper.advisor.locator('.loading').waitFor();
        const moving = () =>
          page.evaluate(() => document.querySelector('product-advisor')?.shadowRoot?.getAnimations().length);
        expect(await moving()).toBe(0);
        await shopper.sees(FIRST);
        await shopper.answer('Hall').hover();
        expect(await moving()).toBe(0);
      },
      { browser: { reducedMotion: 'reduce' } },
    ));

  it('keyboard only: an earlier reply is changed from the trail, and the conversation goes on where it was', () =>
    kinds(async ({ shopper, page }) => {
      await shopper.until(KINDS.ticks);
      const reply = shopper.advisor.getByTitle(`Change: ${KINDS.several}`);
      await shopper.tabTo(reply);
      await page.keyboard.press('Enter');
      await focusIs(shopper, KINDS.several);
      await shopper.tabTo(shopper.advisor.locator('.answer input').first());
      await page.keyboard.press('Space');
      await shopper.tabTo(shopper.button('Continue'));
      await page.keyboard.press('Space');
      await focusIs(shopper, KINDS.ticks);
      expect((await shopper.trail()).at(-1)).toBe('Lamp');
    }));
});

// What runs in the frame that a host of MCP Apps shows: it introduces itself, follows the host's look, and shows the conversation that a tool gave.

import { loadWords, wordsIn } from '../load-words.ts';
import { make } from '../make-element.ts';
import STYLE from '../style.css';
import { textsFor } from '../texts.ts';
import { areMembers, Host } from './host.ts';
import { HostLook } from './host-look.ts';
import { ShownConversation } from './shown-conversation.ts';
import { readToolAnswer } from './tool-answers.ts';
import VIEW_STYLE from './view.css';

/** Of the service; the build knows it. */
declare const VERSION: string;

/** Milliseconds until it is said that no host answers. */
const LONGEST_GREETING = 30_000;

/** Milliseconds that a reply on its way gets before the frame is taken away. */
const LONGEST_FAREWELL = 3_000;

const place = document.body.appendChild(make('main'));
const root = place.attachShadow({ mode: 'open' });
const frame = make('div', { part: 'frame' });
const look = new HostLook();
let language = navigator.language;
let shown: ShownConversation | null = null;

const host = new Host(parent, {
  told: (method, params) => {
    if (method === 'ui/notifications/tool-result') take(params);
    else if (method === 'ui/notifications/host-context-changed') look.wear(params);
    else if (method === 'ui/notifications/tool-cancelled' && shown === null) void say('unavailable');
  },
  asked: (method) => {
    if (method === 'ping') return {};
    if (method !== 'ui/resource-teardown') return undefined;
    const late = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_FAREWELL));
    return Promise.race([late, shown?.settled]).then(() => ({}));
  },
});

/** What a tool answered, to the model that called it or, in some hosts, to this view. */
function take(result: unknown): void {
  const answer = readToolAnswer(result);
  if (answer?.kind !== 'conversation') {
    if (shown === null) void say('unavailable');
  } else if (shown?.isOf(answer)) void shown.adopt(answer);
  else {
    shown?.leave();
    shown = new ShownConversation(host, answer);
    document.documentElement.lang = answer.language;
    frame.replaceChildren(shown.panel.element, shown.panel.status);
  }
}

/** Says in the shopper's language why there is nothing yet. */
async function say(text: 'loading' | 'unavailable'): Promise<void> {
  await loadWords(language);
  if (shown !== null) return;
  const words = make('p', { part: 'loading' }, textsFor(wordsIn(language), {})[text]);
  frame.replaceChildren(make('div', { part: 'advisor' }, words));
}

async function greet(): Promise<void> {
  const greeting = {
    protocolVersion: '2026-01-26',
    appInfo: { name: 'guidepost', title: 'Guidepost', version: VERSION },
    appCapabilities: { availableDisplayModes: ['inline', 'fullscreen'] },
  };
  const greeted = await host.request('ui/initialize', greeting, AbortSignal.timeout(LONGEST_GREETING));
  const context = areMembers(greeted) && areMembers(greeted.hostContext) ? greeted.hostContext : {};
  if (typeof context.locale === 'string') language = document.documentElement.lang = context.locale;
  look.wear(context);
  host.tell('ui/notifications/initialized');
  followSize();
  await say('loading');
}

/** The host makes the frame as high as what is in it. Its width is the host's to say. */
function followSize(): void {
  let told = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (height !== told) host.tell('ui/notifications/size-changed', { height });
    told = height;
  }).observe(document.documentElement);
}

root.adoptedStyleSheets = [STYLE, VIEW_STYLE].map((style) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  return sheet;
});
root.append(frame);
// What compares products stands over the rest, in a frame that may be higher than the screen: so it stands where was pressed.
root.addEventListener(
  'click',
  (event) => {
    if (event instanceof MouseEvent) place.style.setProperty('--pressed-at', `${event.clientY}px`);
  },
  true,
);
if (parent === window) void say('unavailable');
else void greet().catch(() => say('unavailable'));

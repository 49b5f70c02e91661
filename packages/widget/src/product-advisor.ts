// The element `<product-advisor>`. It leads a conversation as its attributes say, in the page or in a dialog, and tells the
// page what happens.

import { AdvisorSession, type IncludeWord, type Result } from '@guidepost/client';
import { Conversation } from './conversation.ts';
import { loadBeside } from './load-beside.ts';
import { loadMore } from './load-more.ts';
import { loadWords, wordsIn } from './load-words.ts';
import { make, makeButton } from './make-element.ts';
import { Panel } from './panel.ts';
import { ATTRIBUTES, readSettings, type Settings } from './settings.ts';
import STYLE from './style.css';
import { textsFor, WAITING } from './texts.ts';
import { Trail } from './trail.ts';

/**
 * Attributes: `base-url`, `advisor`, `key` or `api-key` (publishable), `currency` (of the prices, ISO 4217), `cart` (the text of a button at each product), `lang` (if missing, the page's), `texts`
 * (the page's own words, as JSON), `target` (of the links to products), `dialog` (the text of the button that opens it), `theme`
 * (light, dark, auto; if missing, the page's `color-scheme`), `assistants` (the browser gets the tools of assistants, if it takes any).
 *
 * Events, all of which bubble out of shadow roots and have the `advisor`, the `session` and its newest `token`: `advisor-started`, `advisor-replied` { question,
 * answers }, `advisor-results` { results, isFinal }, `advisor-ended` { results }, `advisor-failed` { error }, and
 * `result-clicked` { result, position }, which can be cancelled unless the shopper wants a new tab, and
 * `result-added` { result, position }, which can be cancelled by a page that says itself what became of it.
 *
 * The content of the element is shown if scripts do not run, and if the server does not let the advisor begin.
 */
export class ProductAdvisor extends HTMLElement {
  static readonly observedAttributes = ATTRIBUTES;

  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #states = this.attachInternals().states;
  /** The settings it was set up with, as JSON, so that an element that is moved goes on. */
  #settings = '';
  #conversation: Conversation | null = null;
  #dialog: HTMLDialogElement | null = null;
  /** A timer; 0 if there is none. */
  #queued = 0;
  #hasBegun = false;
  #slow = 0;

  connectedCallback(): void {
    sheet ??= makeSheet();
    this.#root.adoptedStyleSheets = [sheet];
    addEventListener('online', this.#retry);
    addEventListener('pageshow', this.#comeBack);
    this.#queue();
    // The element was only moved in the page, so what was under way goes on.
    if (this.#dialog?.open) {
      this.#dialog.close();
      this.#dialog.showModal();
    }
    this.#retry();
    this.#watch();
  }

  disconnectedCallback(): void {
    removeEventListener('online', this.#retry);
    removeEventListener('pageshow', this.#comeBack);
    clearTimeout(this.#slow);
    // If it was only moved in the page, it is back by then. Otherwise another element may go on with the conversation.
    queueMicrotask(() => {
      if (!this.isConnected) this.#leave();
    });
  }

  attributeChangedCallback(): void {
    this.#queue();
  }

  /** Opens the dialog; without the attribute `dialog` it does nothing. */
  open(): void {
    if (this.#queued) this.#setUp();
    if (!this.#dialog?.isConnected || this.#dialog.open) return;
    this.#dialog.showModal();
    this.#root.querySelector('h2')?.focus();
    this.#begin();
  }

  close(): void {
    this.#dialog?.close();
  }

  /** Starts again, as the shopper's own "Start again" does. */
  restart(): void {
    if (this.#queued) this.#setUp();
    this.#hasBegun = true;
    void this.#conversation?.restart();
  }

  /**
   * Frameworks set attributes one after the other, so this waits for all of them. It is also a separate task: together with
   * the start of the script it would be a long task on slow devices.
   */
  #queue(): void {
    this.#queued ||= setTimeout(() => this.#setUp());
  }

  /** Does at once what is queued. */
  #setUp(): void {
    clearTimeout(this.#queued);
    this.#queued = 0;
    if (!this.isConnected) return;
    const settings = readSettings(this);
    const text = JSON.stringify(settings);
    if (text === this.#settings) return;
    this.#leave();
    this.#settings = text;
    if (settings === null) {
      console.error(this, 'needs base-url, advisor, key');
      this.#root.replaceChildren(make('slot'));
      return;
    }
    const { conversation, panel } = this.#start(settings);
    this.#conversation = conversation;
    this.#place(panel, settings);
  }

  #leave(): void {
    this.#conversation?.leave();
    this.#conversation = null;
    this.#settings = '';
    this.#hasBegun = false;
  }

  #start(settings: Settings): { conversation: Conversation; panel: Panel } {
    const { baseUrl, advisor } = settings;
    const session = new AdvisorSession({ ...settings, include: INCLUDED, onWait: () => conversation.slow() });
    const tell = (type: string, detail: object = {}, cancelable = false): boolean =>
      this.dispatchEvent(
        new CustomEvent(type, {
          detail: { advisor, session: session.id, token: session.token, ...detail },
          ...{ bubbles: true, composed: true, cancelable },
        }),
      );
    const conversation = new Conversation(session, new Trail(baseUrl, advisor), {
      changed: () => {
        if (conversation !== this.#conversation) return;
        this.#watch();
        draw();
      },
      started: () => tell('advisor-started'),
      replied: ({ question, answers }) => tell('advisor-replied', { question, answers }),
      results: (results, isFinal) => {
        tell('advisor-results', { results, isFinal });
        if (isFinal) tell('advisor-ended', { results });
      },
      failed: (error) => {
        console.error(this, error);
        tell('advisor-failed', { error });
      },
    });
    /** As soon as the words of its language are there. */
    const draw = (): void => {
      if (conversation !== this.#conversation) return;
      const { state } = conversation;
      const coming = loadWords(state.language ?? settings.language);
      if (coming) return void coming.then(draw);
      panel.draw(state);
      // Older browsers take only names with dashes.
      if (!state.isSending) this.#states.add('--begun');
    };
    /** The service is told, too. Nobody waits for that, and the shopper misses nothing if it is lost. */
    const act =
      (kind: 'clicked' | 'added') =>
      (result: Result, position: number, cancelable = true): boolean => {
        session.interact({ kind, sku: result.sku }).catch(() => {});
        return tell(`result-${kind}`, { result, position }, cancelable);
      };
    const panel: Panel = new Panel(conversation, settings, { clicked: act('clicked'), added: act('added') });
    if (settings.assistants !== null && document.modelContext)
      void loadBeside<typeof import('./assistants.ts')>('assistants').then((file) =>
        file?.join(this, settings, session, conversation),
      );
    return { conversation, panel };
  }

  /** Puts the panel into the page, or into a dialog with the button that opens it. */
  #place({ element, status }: Panel, { dialog: label, language, texts: own, advisor }: Settings): void {
    const wasOpen = this.#dialog?.open;
    this.#dialog = null;
    if (label === null) {
      this.#root.replaceChildren(make('div', { part: 'frame' }, element, status));
      this.#begin();
      return;
    }
    const close = makeButton('close', () => this.close(), WAITING);
    const title = make('span', { part: 'bar-title' }, label);
    const dialog = make('dialog', { part: 'dialog' }, make('div', { part: 'bar' }, title, close), element, status);
    const open = makeButton('open', () => this.open(), label || WAITING);
    const name = async (): Promise<void> => {
      await loadWords(language);
      const texts = textsFor(wordsIn(language), own);
      dialog.ariaLabel = title.textContent = open.textContent = label || texts.open;
      close.textContent = texts.close;
    };
    void name();
    // A press on the backdrop.
    dialog.onclick = ({ target }) => {
      if (target === dialog) this.close();
    };
    this.#dialog = dialog;
    this.#root.replaceChildren(make('div', { part: 'frame' }, open, dialog));
    if (wasOpen || isLinked(advisor)) this.open();
  }

  #begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    const conversation = this.#conversation;
    const advisor = this.getAttribute('advisor') ?? '';
    if (!isLinked(advisor)) void conversation?.resume();
    else
      void loadMore().then((more) => {
        if (conversation !== this.#conversation) return;
        const linked = more?.takeLink(advisor);
        void (linked ? conversation?.restart(linked) : conversation?.resume());
      });
  }

  /** Tries again what failed, as soon as the device comes online. */
  readonly #retry = (): void => {
    if (this.#conversation?.state.notice) void this.#conversation.retry();
  };

  /** Leaves everything as the browser kept it, with what was typed and scrolled, unless another page of the tab went on. */
  readonly #comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && !this.#conversation?.isAsLeft) {
      this.#leave();
      this.#queue();
    } else this.#retry();
  };

  /** Says that a response takes long, even while the first attempt may still succeed. */
  #watch(): void {
    clearTimeout(this.#slow);
    if (this.#conversation?.state.isSending) this.#slow = setTimeout(() => this.#conversation?.slow(), SLOW);
  }
}

/** Whether the page's address has replies to this advisor. Ids need no encoding. */
const isLinked = (advisor: string): boolean => location.hash.includes(`guidepost=${advisor};`);

/** Milliseconds until a response is late. */
const SLOW = 3_000;

/** What the shopper is told beside questions and results. */
const INCLUDED = 'reasons counts histogram replies details reconsider'.split(' ') as IncludeWord[];

let sheet: CSSStyleSheet | null = null;

function makeSheet(): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(STYLE);
  return made;
}

// The element `<product-advisor>`: reads its attributes, draws the states of the conversation, moves the focus, says what
// changed to people who cannot see it, and tells the page what happens.

import { AdvisorSession, type Result } from '@guidepost/client';
import { Conversation, type State } from './conversation.ts';
import { prepareFormats } from './format.ts';
import { make } from './make-element.ts';
import { type Drawing, drawQuestion, type QuestionView } from './question-view.ts';
import { drawResults } from './results-view.ts';
import STYLE from './style.css';
import { type Texts, textsFor } from './texts.ts';
import { Trail } from './trail.ts';
import { drawTrail } from './trail-view.ts';

/**
 * Attributes: `base-url`, `advisor`, `key` (publishable), `currency` (ISO 4217, of the prices), `lang` (else the page's), `texts`
 * (JSON, words of the page's own), `target` (of the links to products), `dialog` (opened by a button), `theme` (light, dark,
 * auto; else the page's `color-scheme`).
 *
 * Events, all of which bubble out of shadow roots: `advisor-started`, `advisor-replied` { question, answers },
 * `advisor-results` { results, isFinal }, `advisor-ended` { results }, `advisor-failed` { error }, and `result-clicked`
 * { result, position }, which can be cancelled.
 */
export class ProductAdvisor extends HTMLElement {
  static readonly observedAttributes = ['base-url', 'advisor', 'key', 'currency', 'lang', 'texts', 'target', 'dialog'];

  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #status = make('div', { part: 'status', role: 'status' });
  #conversation: Conversation | null = null;
  #dialog: HTMLDialogElement | null = null;
  #panel = make('div', { part: 'advisor' });
  #view: QuestionView | null = null;
  /** What the drawn parts were drawn from. */
  #drawn: State | null = null;
  #isQueued = false;
  #slow = 0;
  #later = 0;

  connectedCallback(): void {
    sheet ??= makeSheet();
    this.#root.adoptedStyleSheets = [sheet];
    addEventListener('online', this.#retry);
    this.#queue();
  }

  disconnectedCallback(): void {
    removeEventListener('online', this.#retry);
    clearTimeout(this.#slow);
    clearTimeout(this.#later);
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (before !== after) this.#queue();
  }

  /** Opens the dialog; without the attribute `dialog` it does nothing. */
  open(): void {
    this.#dialog?.showModal();
    this.#begin();
  }

  close(): void {
    this.#dialog?.close();
  }

  /** Begins anew, as the shopper's own "start again" does. */
  restart(): void {
    this.#conversation?.restart();
  }

  /** Frameworks set attributes one after the other: what they make together counts. */
  #queue(): void {
    if (this.#isQueued) return;
    this.#isQueued = true;
    queueMicrotask(() => {
      this.#isQueued = false;
      if (this.isConnected) this.#setUp();
    });
  }

  #setUp(): void {
    const baseUrl = this.getAttribute('base-url');
    const [advisor, apiKey] = [this.getAttribute('advisor'), this.getAttribute('key')];
    this.#conversation = null;
    this.#drawn = null;
    if (baseUrl === null || !advisor || !apiKey) return;
    const language = this.#pageLanguage();
    const settings = { baseUrl: baseUrl || location.origin, apiKey, advisor, ...(language && { language }) };
    const session = new AdvisorSession({ ...settings, onWait: () => conversation.slow() });
    const conversation = new Conversation(session, new Trail(settings.baseUrl, advisor), {
      changed: (state) => conversation === this.#conversation && this.#draw(state),
      started: () => this.#tell('advisor-started', { advisor }),
      replied: ({ question, answers }) => this.#tell('advisor-replied', { question, answers }),
      results: (results, isFinal) => {
        this.#tell('advisor-results', { results, isFinal });
        if (isFinal) this.#tell('advisor-ended', { results });
      },
      failed: (error) => {
        console.error('<product-advisor>', error);
        this.#tell('advisor-failed', { error });
      },
    });
    this.#conversation = conversation;
    this.#panel = make('div', { part: 'advisor' });
    this.#place();
    if (!this.#dialog) this.#begin();
  }

  /** Into the page, or into a dialog with the button that opens it. */
  #place(): void {
    const { texts } = this.#drawing(null);
    const label = this.getAttribute('dialog');
    if (label === null) {
      this.#dialog = null;
      this.#root.replaceChildren(this.#panel, this.#status);
      return;
    }
    const isOpen = this.#dialog?.open;
    const close = make('button', {
      part: 'close',
      type: 'button',
      textContent: texts.close,
      onclick: () => this.close(),
    });
    this.#dialog = make('dialog', {}, make('div', { part: 'bar' }, close), this.#panel, this.#status);
    this.#dialog.setAttribute('aria-label', label || texts.open);
    const open = make('button', { part: 'open', type: 'button', textContent: label || texts.open });
    open.onclick = () => this.open();
    this.#root.replaceChildren(open, this.#dialog);
    if (isOpen) this.open();
  }

  #begin(): void {
    if (this.#drawn === null) this.#conversation?.resume();
  }

  readonly #retry = (): void => {
    if (this.#conversation?.state.notice === 'offline') this.#conversation.retry();
  };

  #draw(state: State): void {
    const conversation = this.#conversation;
    if (conversation === null) return;
    const before = this.#drawn;
    this.#drawn = state;
    this.#wait(state.isSending);
    const drawing = this.#drawing(state.language);
    const isAtEnd = state.isEnded && !state.isChange;
    const differs = (...members: (keyof State)[]): boolean =>
      before === null || members.some((member) => state[member] !== before[member]);
    if (differs('notice')) this.#put('notice', this.#drawNotice(state, drawing));
    if (differs('trail', 'question', 'language'))
      this.#put(
        'trail',
        drawTrail(state, (id) => conversation.change(id), drawing),
      );
    const isNew = differs('question', 'isChange', 'isEnded');
    if (isNew) {
      this.#view = this.#drawView(state, drawing);
      this.#put('main', this.#view?.element ?? this.#placeholder(state, drawing));
      this.#panel.classList.toggle('ended', isAtEnd);
      this.#panel.lang = state.language ?? '';
    } else if (this.#view) this.#view.update(state);
    else this.#put('main', this.#placeholder(state, drawing));
    if (isNew || differs('results')) {
      clearTimeout(this.#later);
      const draw = (): void => this.#putResults(state, isAtEnd, drawing);
      // A preview is drawn once the question is on the screen: slow devices would be busy for too long at once.
      if (isAtEnd) draw();
      else this.#later = setTimeout(draw);
    }
    if (before?.question === null && state.question) prepareFormats(drawing.language);
    if (isNew && before && (before.question || before.isEnded)) this.#focus(isAtEnd);
    this.#announce(state, before, drawing);
  }

  #putResults({ question, results }: State, isAtEnd: boolean, drawing: Drawing): void {
    const settings = { target: this.getAttribute('target') ?? '', clicked: this.#clicked };
    this.#put('results', question || isAtEnd ? drawResults(results, isAtEnd, settings, drawing) : null);
  }

  /** Each part has its place, so that what did not change keeps the focus. */
  #put(place: string, part: HTMLElement | null): void {
    const slot = this.#panel.querySelector(`:scope > .${place}`) ?? make('div', { part: place });
    slot.replaceChildren(...(part ? [part] : []));
    if (!slot.parentNode) this.#panel.append(slot);
  }

  #drawView(state: State, drawing: Drawing): QuestionView | null {
    const conversation = this.#conversation;
    if (state.question === null || conversation === null) return null;
    const actions = {
      reply: (answers: readonly string[]) => void conversation.reply(answers),
      back: () => conversation.back(),
      cancel: () => conversation.cancel(),
    };
    return drawQuestion(state, state.question, actions, drawing);
  }

  /** Where no question is: before the first response, or at the end. */
  #placeholder(state: State, { texts }: Drawing): HTMLElement {
    if (state.isEnded) {
      const again = make('button', { part: 'again', type: 'button', textContent: texts.again });
      again.onclick = () => this.restart();
      return make('div', { part: 'actions' }, again);
    }
    const shapes = Array.from({ length: 5 }, () => document.createElement('i'));
    const element = make('div', { part: 'loading', hidden: !state.isSending }, ...shapes);
    element.ariaHidden = 'true';
    return element;
  }

  #drawNotice({ notice }: State, { texts }: Drawing): HTMLElement | null {
    if (notice === null) return null;
    const element = make('div', { part: 'message' }, make('p', { textContent: texts[notice] }));
    if (notice === 'offline' || notice === 'unavailable') {
      const retry = make('button', { part: 'retry', type: 'button', textContent: texts.retry });
      retry.onclick = () => void this.#conversation?.retry();
      element.append(retry);
    }
    return element;
  }

  /** The next question is read out from its heading on, and the keyboard goes on from there; unless it is elsewhere. */
  #focus(isAtEnd: boolean): void {
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && !this.#isInside(activeElement)) return;
    const heading = isAtEnd ? this.#root.getElementById('results') : this.#view?.heading;
    heading?.focus({ preventScroll: true });
    if (this.#panel.getBoundingClientRect().top < 0) this.#panel.scrollIntoView({ block: 'start' });
  }

  /** The page sees the outermost shadow host only. */
  #isInside(focused: Element): boolean {
    for (
      let node: Node | null = this;
      node;
      node = node.parentNode ?? (node instanceof ShadowRoot ? node.host : null)
    ) {
      if (node === focused) return true;
    }
    return false;
  }

  #announce(state: State, before: State | null, { texts }: Drawing): void {
    if (state.notice && state.notice !== before?.notice) this.#status.textContent = texts[state.notice];
    else if (state.isSending && !before) this.#status.textContent = texts.loading;
    else if (state.results && state.results !== before?.results)
      this.#status.textContent = `${state.isEnded ? texts.results : texts.preview}: ${state.results.length}`;
    else if (!state.isSending) this.#status.textContent = '';
  }

  /** A response that takes long is told, even while the first attempt may still succeed. */
  #wait(isSending: boolean): void {
    clearTimeout(this.#slow);
    if (isSending) this.#slow = setTimeout(() => this.#conversation?.slow(), SLOW);
  }

  readonly #clicked = (result: Result, position: number): boolean => this.#tell('result-clicked', { result, position });

  #tell(type: string, detail: object): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }));
  }

  #drawing(language: string | null): Drawing {
    const shown = language ?? this.#pageLanguage() ?? 'en';
    return { texts: textsFor(shown, this.#ownTexts()), language: shown, currency: this.getAttribute('currency') };
  }

  #pageLanguage(): string {
    return this.closest('[lang]')?.getAttribute('lang') || document.documentElement.lang || navigator.language;
  }

  #ownTexts(): Partial<Texts> {
    try {
      return JSON.parse(this.getAttribute('texts') ?? '{}');
    } catch {
      console.error('<product-advisor>: the attribute `texts` is no JSON object.');
      return {};
    }
  }
}

/** Milliseconds until a response is late. */
const SLOW = 3_000;

let sheet: CSSStyleSheet | null = null;

function makeSheet(): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(STYLE);
  return made;
}

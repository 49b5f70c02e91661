// What the shopper sees of the conversation. It draws the states, moves the focus, and tells people who cannot see it what
// changed. It leaves alone what did not change, so that this keeps the focus.

import type { Result } from '@guidepost/client';
import type { Drawing } from './controls.ts';
import type { Conversation } from './conversation.ts';
import { prepareFormats } from './format.ts';
import { loadMore } from './load-more.ts';
import { wordsIn } from './load-words.ts';
import { make, makeButton } from './make-element.ts';
import { drawQuestion, type QuestionView } from './question-view.ts';
import { isExact } from './reasons.ts';
import { drawResults, type ResultsSettings, titleOf } from './results-view.ts';
import type { Settings } from './settings.ts';
import type { State } from './state.ts';
import { fill, type Texts, textsFor, WAITING } from './texts.ts';
import type { Reply } from './trail.ts';
import { drawTrail, showReply } from './trail-view.ts';

export class Panel {
  readonly #trail = make('div', { part: 'trail' });
  readonly #main = make('div', { part: 'main' }, make('p', { part: 'loading' }, WAITING));
  readonly #results = make('div', { part: 'results' });
  readonly #notice = make('div', { part: 'notice' });
  readonly element = make(
    'div',
    { part: 'advisor' },
    this.#trail,
    make('div', { part: 'columns' }, this.#main, this.#results),
    this.#notice,
  );
  /** For screen readers only. It is outside the part that is drawn again. */
  readonly status = make('div', { part: 'status', role: 'status' });
  readonly #conversation: Conversation;
  readonly #settings: Settings;
  readonly #shop: Pick<ResultsSettings, 'clicked' | 'added'>;
  #view: QuestionView | null = null;
  /** What was drawn last. */
  #drawn: State | null = null;
  #later = 0;
  /** When the question was drawn, by the page's clock. */
  #newAt = 0;

  constructor(conversation: Conversation, settings: Settings, shop: Pick<ResultsSettings, 'clicked' | 'added'>) {
    this.#conversation = conversation;
    this.#settings = settings;
    this.#shop = shop;
    // The second press of a double click is meant for what was there before, not for what has taken its place.
    this.element.addEventListener(
      'click',
      (event) => {
        if (event.detail < 2 || event.timeStamp > this.#newAt + DOUBLE_CLICK) return;
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    );
    // Browsers do not scroll to what is partly visible. Headings are scrolled to where they take the focus.
    this.element.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible:not(h2)'))
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
  }

  draw(state: State): void {
    const before = this.#drawn;
    if (state === before) return;
    this.#drawn = state;
    const drawing = this.#drawing(state);
    const isAtEnd = state.isEnded && !state.isChange;
    const differs = (...members: (keyof State)[]): boolean =>
      before === null || members.some((member) => state[member] !== before[member]);
    // The build shortens names of members, and also these texts, which name members.
    const isNew = differs(/* @__KEY__ */ 'question', /* @__KEY__ */ 'isChange', /* @__KEY__ */ 'isEnded');
    // The new content may be shorter, and lie entirely above the visible part of the page.
    const wasSeen = isNew && before !== null && this.element.getBoundingClientRect().bottom > 0;
    if (differs(/* @__KEY__ */ 'notice')) {
      const hadFocus = this.#notice.matches(':focus-within');
      put(this.#notice, drawNotice(state, this.#conversation, drawing));
      if (hadFocus) this.#heading(isAtEnd)?.focus();
    }
    if (isNew) {
      this.#newAt = performance.now();
      this.#view = state.question && drawQuestion(state, state.question, this.#conversation, drawing);
      this.element.classList.toggle('ended', isAtEnd);
      // Before the preview itself is drawn, or the question would become narrower a moment later.
      this.element.classList.toggle('beside', !isAtEnd && Boolean(state.results));
      this.element.lang = state.language ?? '';
    }
    if (!this.#view) put(this.#main, isAtEnd ? null : drawWaiting(state, drawing));
    else if (isNew) put(this.#main, this.#view.element);
    else this.#view.update(state);
    if (isNew || differs(/* @__KEY__ */ 'results', /* @__KEY__ */ 'included'))
      this.#drawResults(state, isAtEnd, drawing);
    if (isNew || differs(/* @__KEY__ */ 'trail', /* @__KEY__ */ 'included')) {
      const trail = drawTrail(state, (reply) => this.#conversation.change(reply), drawing);
      put(this.#trail, trail);
      if (trail) showReply(trail);
    }
    if (before?.question === null && state.question) prepareFormats(drawing);
    if (isNew && before) this.#focus(isAtEnd, before.question === null && !before.isEnded, wasSeen);
    this.#announce(state, before, drawing);
  }

  #drawing({ language, included }: State): Drawing {
    const { language: wanted, currency, texts } = this.#settings;
    const shown = language ?? wanted;
    return { texts: textsFor(wordsIn(shown), texts), language: shown, currency: currency ?? included.currency };
  }

  /** A preview is drawn after the question is on the screen, because both at once would keep slow devices busy for too long. */
  #drawResults(state: State, isAtEnd: boolean, drawing: Drawing): void {
    clearTimeout(this.#later);
    const settings = { ...this.#settings, ...this.#shop };
    const draw = (): HTMLElement | null => drawResults(state, isAtEnd, settings, drawing);
    if (isAtEnd) {
      const again = makeButton('again', () => this.#conversation.restart(), drawing.texts.again);
      const reconsider = (): void => this.#conversation.change(state.included.reconsider);
      const drawn = draw();
      put(this.#results, drawn, make('div', { part: 'actions' }, again));
      // What was drawn anew meanwhile gets its own.
      void loadMore().then(
        (more) =>
          drawn?.parentNode &&
          more?.addOffers(this.#results, state, { settings, drawing, status: this.status, reconsider }),
      );
      return;
    }
    this.#later = setTimeout(() => {
      put(this.#results, state.question && draw());
      // What the end needs.
      if (state.results) void loadMore();
    });
  }

  /**
   * Moves the focus to the heading of the next question, so that it is read out from there, unless the focus is elsewhere in
   * the page. The first question takes the focus only in a dialog.
   */
  #focus(isAtEnd: boolean, isFirst: boolean, wasSeen: boolean): void {
    const root = this.element.getRootNode() as ShadowRoot;
    const { activeElement } = document;
    if (isFirst && !this.element.closest('dialog')) return;
    if (!root.activeElement && activeElement !== document.body) return;
    this.#heading(isAtEnd)?.focus({ preventScroll: true });
    if (wasSeen) this.#trail.scrollIntoView({ block: 'nearest' });
  }

  #heading(isAtEnd: boolean): HTMLElement | null | undefined {
    return isAtEnd ? this.#results.querySelector('h2') : this.#view?.heading;
  }

  #announce({ notice, isSending, isEnded, results, trail }: State, before: State | null, { texts }: Drawing): void {
    const areResultsNew = results && results !== before?.results;
    const said = [
      before === null && texts.loading,
      // Repeated with the next message, which would otherwise replace it before it is heard.
      notice && (notice !== before?.notice || areResultsNew) && texts[notice],
      areResultsNew && describeResults(results, isEnded, trail, texts),
    ].filter(Boolean);
    if (said[0] || !(isSending || notice)) this.status.textContent = said.join(' ');
  }
}

function describeResults(results: readonly Result[], isFinal: boolean, trail: readonly Reply[], texts: Texts): string {
  const exact = results.filter(isExact);
  const title = titleOf(exact, results, isFinal, trail, texts);
  return results[0] ? fill(texts.pair, { title, n: exact.length || results.length }) : title;
}

/** Milliseconds. */
const DOUBLE_CLICK = 500;

const put = (place: HTMLElement, ...parts: (HTMLElement | null)[]): void =>
  place.replaceChildren(...parts.filter((part) => part !== null));

/** Shown in place of a question: before the first response, or if there is none for long. */
function drawWaiting({ isSending }: State, { texts }: Drawing): HTMLElement {
  // The slot shows what the page's author put into the element.
  return isSending ? make('p', { part: 'loading' }, texts.loading) : make('slot');
}

/** What is wrong, and what the shopper can do about it; null if nothing is. */
function drawNotice({ notice }: State, conversation: Conversation, { texts }: Drawing): HTMLElement | null {
  if (!notice) return null;
  const element = make('div', { part: 'message' }, make('p', {}, texts[notice]));
  if (notice === 'offline' || notice === 'unavailable')
    element.append(makeButton('retry', () => conversation.retry(), texts.retry));
  // It would cover the products for as long as the shopper looks at them. Nothing is being changed while there is one.
  else if (notice !== 'slow') element.append(makeButton('close', () => conversation.cancel(), texts.close));
  return element;
}

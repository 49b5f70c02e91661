// What the shopper sees of the conversation: draws its states, moves the focus, and says what changed to people who cannot
// see it. What did not change is left alone, so that it keeps the focus.

import type { Result } from '@guidepost/client';
import type { Conversation, State } from './conversation.ts';
import { prepareFormats } from './format.ts';
import { make, makeButton } from './make-element.ts';
import { drawNotice } from './notice-view.ts';
import { type Drawing, drawQuestion, type QuestionView } from './question-view.ts';
import { drawResults } from './results-view.ts';
import type { Settings } from './settings.ts';
import { textsFor } from './texts.ts';
import { drawTrail, showReply } from './trail-view.ts';

/** False: whoever listens takes the shopper to the product. */
export type ResultClicked = (result: Result, position: number) => boolean;

export class Panel {
  readonly element = make('div', { part: 'advisor' });
  /** For screen readers only; outside of what is drawn anew. */
  readonly status = make('div', { part: 'status', role: 'status' });
  readonly #conversation: Conversation;
  readonly #settings: Settings;
  readonly #clicked: ResultClicked;
  #view: QuestionView | null = null;
  /** What was drawn last. */
  #drawn: State | null = null;
  #later = 0;

  constructor(conversation: Conversation, settings: Settings, clicked: ResultClicked) {
    this.#conversation = conversation;
    this.#settings = settings;
    this.#clicked = clicked;
  }

  draw(state: State): void {
    const before = this.#drawn;
    this.#drawn = state;
    const drawing = this.#drawing(state);
    const isAtEnd = state.isEnded && !state.isChange;
    const differs = (...members: (keyof State)[]): boolean =>
      before === null || members.some((member) => state[member] !== before[member]);
    const isNew = differs('question', 'isChange', 'isEnded');
    if (differs('notice'))
      this.#put(
        'notice',
        drawNotice(state, () => void this.#conversation.retry(), drawing),
      );
    const trail = isNew || differs('trail') ? drawTrail(state, (id) => this.#conversation.change(id), drawing) : null;
    if (isNew || differs('trail')) this.#put('trail', trail);
    if (isNew) {
      this.#view = this.#drawView(state, drawing);
      this.element.classList.toggle('ended', isAtEnd);
      this.element.lang = state.language ?? '';
    }
    if (!this.#view) this.#put('main', this.#placeholder(state, drawing));
    else if (isNew) this.#put('main', this.#view.element);
    else this.#view.update(state);
    if (isNew || differs('results')) this.#drawResults(state, isAtEnd, drawing);
    if (before?.question === null && state.question) prepareFormats(drawing.language);
    if (isNew && before && (before.question || before.isEnded)) this.#focus(isAtEnd);
    this.#announce(state, before, drawing);
    if (trail) showReply(trail);
  }

  #drawing({ language }: State): Drawing {
    const { language: wanted, currency, texts } = this.#settings;
    const shown = language ?? wanted;
    return { texts: textsFor(shown, texts), language: shown, currency };
  }

  #drawView(state: State, drawing: Drawing): QuestionView | null {
    const conversation = this.#conversation;
    if (state.question === null) return null;
    const actions = {
      reply: (answers: readonly string[]) => void conversation.reply(answers),
      back: () => conversation.back(),
      cancel: () => conversation.cancel(),
    };
    return drawQuestion(state, state.question, actions, drawing);
  }

  /** A preview is drawn once the question is on the screen: slow devices would be busy for too long at once. */
  #drawResults({ question, results }: State, isAtEnd: boolean, drawing: Drawing): void {
    clearTimeout(this.#later);
    const settings = { target: this.#settings.target, clicked: this.#clicked };
    const draw = (): void =>
      this.#put('results', question || isAtEnd ? drawResults(results, isAtEnd, settings, drawing) : null);
    if (isAtEnd) draw();
    else this.#later = setTimeout(draw);
  }

  /** Where no question is: before the first response, at the end, or where there is none for long. */
  #placeholder({ isEnded, isSending, notice }: State, { texts }: Drawing): HTMLElement {
    if (isEnded) {
      const restart = () => this.#conversation.restart();
      return make('div', { part: 'actions' }, makeButton('again', restart, texts.again));
    }
    // What the page's author put into the element.
    if (notice === 'unavailable') return make('slot');
    const shapes = Array.from({ length: 5 }, () => make('i'));
    return make('div', { part: 'loading', hidden: !isSending, ariaHidden: 'true' }, ...shapes);
  }

  #put(place: string, part: HTMLElement | null): void {
    const slot = this.element.querySelector(`:scope > .${place}`) ?? make('div', { part: place });
    slot.replaceChildren(...(part ? [part] : []));
    if (!slot.parentNode) this.element.append(slot);
  }

  /** The next question is read out from its heading on, and the keyboard goes on from there; unless it is elsewhere. */
  #focus(isAtEnd: boolean): void {
    const root = this.element.getRootNode() as ShadowRoot;
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && !isAround(activeElement, this.element)) return;
    const heading = isAtEnd ? root.getElementById('results') : this.#view?.heading;
    heading?.focus({ preventScroll: true });
    // What is new begins above what is seen.
    if (this.element.getBoundingClientRect().top < 0) this.element.scrollIntoView();
  }

  #announce({ notice, isSending, isEnded, results }: State, before: State | null, { texts }: Drawing): void {
    const { status } = this;
    if (notice && notice !== before?.notice) status.textContent = texts[notice];
    else if (isSending && !before) status.textContent = texts.loading;
    else if (results && results !== before?.results)
      status.textContent = `${isEnded ? texts.results : texts.preview}: ${results.length}`;
    else if (!isSending) status.textContent = '';
  }
}

/** The page sees the outermost shadow host only. */
function isAround(outer: Element, inner: Node): boolean {
  for (let node: Node | null = inner; node; ) {
    if (node === outer) return true;
    node = node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
  }
  return false;
}

// A conversation in the view: the widget's own conversation and panel, whose requests go through the host. It goes on from where the assistant began
// it, tells the model what the shopper did, and takes over what the assistant did meanwhile.

import { AdvisorSession } from '@guidepost/client';
import { Conversation } from '../conversation.ts';
import { loadWords, wordsIn } from '../load-words.ts';
import { Panel } from '../panel.ts';
import type { Settings } from '../settings.ts';
import { textsFor } from '../texts.ts';
import { type Reply, Trail } from '../trail.ts';
import type { Host } from './host.ts';
import { KeptToken } from './kept-token.ts';
import { MOVED_WORDS } from './moved-words.ts';
import { openLink } from './open-link.ts';
import type { ToldConversation } from './tool-answers.ts';
import { ToolCalls } from './tool-calls.ts';

/** Tokens begin with the id of their session. */
const sessionOf = ({ token }: ToldConversation): string => token.slice(0, 21);

export class ShownConversation {
  readonly panel: Panel;
  readonly #session: string;
  readonly #token: KeptToken;
  readonly #calls: ToolCalls;
  readonly #trail: Trail;
  readonly #conversation: Conversation;
  readonly #language: string;
  /** Tokens of all answers that came here: hosts may tell of an answer a second time. */
  readonly #seen = new Set<string>();
  /** What is on the screen, as it was answered. */
  #shown: ToldConversation | null = null;
  #slow = 0;
  #idle = Promise.withResolvers<void>();

  constructor(host: Host, begun: ToldConversation) {
    const { advisor, language } = begun;
    this.#session = sessionOf(begun);
    this.#language = language;
    this.#token = new KeptToken(this.#session, begun.token);
    this.#trail = new Trail('view', this.#session);
    this.#calls = new ToolCalls(host, { advisor, language }, (answer) => {
      this.#learn(answer);
      const text = `${DONE_IN_VIEW}\n${answer.words}`;
      host.request('ui/update-model-context', { content: [{ type: 'text', text }] }).catch(() => {});
    });
    const { fetch } = this.#calls;
    const session = new AdvisorSession({
      ...{ baseUrl: NOWHERE, apiKey: '', advisor, language, fetch, storage: this.#token },
      ...{ timeout: LONGEST_CALL, attempts: ATTEMPTS, onWait: () => this.#conversation.slow() },
    });
    const nothing = (): void => {};
    this.#conversation = new Conversation(session, this.#trail, {
      ...{ changed: () => this.#changed(), started: nothing, replied: nothing, results: nothing, failed: nothing },
    });
    const moved = MOVED_WORDS[language.slice(0, 2)] ?? MOVED_WORDS.en ?? '';
    const settings: Settings = {
      ...{
        baseUrl: NOWHERE,
        advisor,
        apiKey: '',
        language,
        currency: null,
        target: '_blank',
        dialog: null,
        cart: null,
      },
      ...{ texts: { moved }, hasLink: false, assistants: null },
    };
    this.panel = new Panel(this.#conversation, settings, {
      clicked: ({ link }) => {
        void openLink(host, new URL(link, document.baseURI).href, this.#pressed(), this.#drawing);
        return false;
      },
      added: () => false,
    });
    void this.#begin(begun);
    addEventListener('online', this.#retry);
  }

  /** Whether an answer of a tool is of this conversation. */
  isOf(answer: ToldConversation): boolean {
    return sessionOf(answer) === this.#session;
  }

  /** Takes over what a tool answered to somebody else, unless the shopper is just replying: then the service settles it. */
  async adopt(answer: ToldConversation): Promise<void> {
    if (this.#seen.has(answer.token) || this.#conversation.state.isSending) return;
    this.#token.setItem('', answer.token);
    await this.#show(answer);
  }

  /** Resolves when no reply is on its way. */
  get settled(): Promise<void> {
    return this.#idle.promise;
  }

  leave(): void {
    clearTimeout(this.#slow);
    removeEventListener('online', this.#retry);
    this.#conversation.leave();
  }

  /**
   * Shows at once what the host has. That may be long ago, as hosts show views again; so it is also asked where the conversation stands, and what
   * was replied before.
   */
  async #begin(begun: ToldConversation): Promise<void> {
    await this.#show(begun);
    const token = this.#token.getItem();
    const now = await this.#calls.look(token);
    if (now === null || token !== this.#token.getItem() || this.#conversation.state.isSending) return;
    const knowsMore = this.#learn(now);
    if (!knowsMore && JSON.stringify(now.body.question) === JSON.stringify(this.#shown?.body.question)) return;
    this.#token.setItem('', now.token);
    await this.#show(now);
  }

  async #show(answer: ToldConversation): Promise<void> {
    this.#shown = answer;
    this.#learn(answer);
    this.#calls.give(answer);
    await this.#conversation.resume();
  }

  /** Knows the answer from now on, and takes replies into the trail that were made elsewhere. Returns whether there were any. */
  #learn({ replied, token }: ToldConversation): boolean {
    this.#seen.add(token);
    const isKnown = ({ question, answers }: Reply): boolean =>
      this.#trail.replies.some(
        (known) => known.question.question_id === question.question_id && known.answers.join() === answers.join(),
      );
    const others = (replied ?? []).filter((reply) => !isKnown(reply));
    for (const reply of others) this.#trail.settle(reply);
    return others.length > 0;
  }

  #changed(): void {
    clearTimeout(this.#slow);
    const { isSending } = this.#conversation.state;
    if (isSending) {
      this.#slow = setTimeout(() => this.#conversation.slow(), SLOW);
      this.#idle = Promise.withResolvers();
    } else this.#idle.resolve();
    this.#draw();
  }

  /** As soon as the words of its language are there. */
  #draw(): void {
    const { state } = this.#conversation;
    const coming = loadWords(state.language ?? this.#language);
    if (coming) void coming.then(() => this.#draw());
    else this.panel.draw(state);
  }

  get #drawing() {
    const { language, included } = this.#conversation.state;
    const shown = language ?? this.#language;
    return { texts: textsFor(wordsIn(shown), {}), language: shown, currency: included.currency };
  }

  /** The card whose link was pressed; not every browser gives a pressed link the focus. */
  #pressed(): Element {
    const { activeElement } = this.panel.element.getRootNode() as ShadowRoot;
    return activeElement?.closest('.card, .comparison') ?? this.panel.element;
  }

  readonly #retry = (): void => {
    if (this.#conversation.state.notice) void this.#conversation.retry();
  };
}

const DONE_IN_VIEW = 'What the shopper did in the view that is shown to them, and what came of it:';

/** Nothing is sent there: the session wants an address. */
const NOWHERE = 'https://guidepost.invalid';

/** Milliseconds. Hosts may ask the shopper whether a call is allowed, so they have longer for it than a network. */
const LONGEST_CALL = 30_000;

/** Fewer than in a page, as each may be such a question. */
const ATTEMPTS = 3;

/** Milliseconds until a response is late. */
const SLOW = 3_000;

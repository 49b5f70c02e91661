// The element `<preview-advisor>`: the widget's own conversation and panel, for the page on which an advisor is made. That page sends the
// requests itself, and may let it begin with replies or reply in the shopper's place. Shops' pages do not load it.

import { AdvisorSession } from '@guidepost/client';
import { Conversation } from './conversation.ts';
import { named } from './link.ts';
import { loadWords } from './load-words.ts';
import { make } from './make-element.ts';
import { Panel } from './panel.ts';
import type { Settings } from './settings.ts';
import STYLE from './style.css';
import { type Reply, Trail } from './trail.ts';

export interface GivenReply {
  readonly question: string;
  /** Ids of answers; empty for a skip. */
  readonly answers: readonly string[];
}

export interface PreviewSettings {
  /** Under which the tab keeps the conversation. */
  readonly name: string;
  readonly advisor: string;
  readonly language: string;
  readonly fetch: typeof fetch;
}

export class PreviewAdvisor extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });
  #conversation: Conversation | null = null;
  #trail: Trail | null = null;

  /** Begins with the replies that the tab knows of this conversation. */
  lead({ name, advisor, language, fetch }: PreviewSettings): void {
    this.end();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    this.#root.adoptedStyleSheets = [sheet];
    const settings: Settings = {
      ...{ baseUrl: name, advisor, apiKey: '', language, currency: null },
      ...{ target: '_blank', dialog: null, cart: null, assistants: null, texts: {} },
    };
    const session = new AdvisorSession({
      ...{ baseUrl: name, apiKey: '', advisor, language, fetch, include: INCLUDED },
      // The page sees what is wrong, and tells it.
      attempts: 1,
    });
    const draw = (): void => {
      if (conversation !== this.#conversation) return;
      const { state } = conversation;
      const coming = loadWords(state.language ?? language);
      if (coming) return void coming.then(draw);
      // Whoever changes the advisor knows why it begins again.
      panel.draw(state.notice === 'restarted' ? { ...state, notice: null } : state);
    };
    const nothing = (): void => {};
    const trail = new Trail(name, advisor);
    const conversation: Conversation = new Conversation(session, trail, {
      ...{ changed: draw, started: nothing, replied: nothing, results: nothing, failed: nothing },
    });
    const panel = new Panel(conversation, settings, { clicked: () => true, added: () => true });
    this.#conversation = conversation;
    this.#trail = trail;
    this.#root.replaceChildren(make('div', { part: 'frame' }, panel.element, panel.status));
    void this.restart();
  }

  /** The replies of the conversation, also those on their way; the last to a question counts. */
  get given(): readonly GivenReply[] {
    return this.#replies.map(({ question, answers }) => ({ question: question.question_id, answers }));
  }

  /** Starts again with these replies, as far as their questions are asked; usually with those that there are. */
  async restart(replies?: readonly GivenReply[]): Promise<void> {
    const linked = replies?.map(({ question, answers }) => ({ question: named(question), answers }));
    await this.#conversation?.restart(linked ?? this.#replies);
  }

  /** Replies to the question shown, or changes the reply to an earlier one, as the shopper does. */
  async answer({ question, answers }: GivenReply): Promise<void> {
    const conversation = this.#conversation;
    conversation?.change(conversation.trail.replies.find((reply) => reply.question.question_id === question));
    if (conversation?.state.question?.question_id === question) await conversation.reply(answers);
  }

  get #replies(): readonly Reply[] {
    return this.#trail ? [...this.#trail.replies, ...this.#trail.pending] : [];
  }

  end(): void {
    this.#conversation?.leave();
    this.#conversation = null;
  }
}

const INCLUDED = ['reasons', 'counts', 'histogram', 'replies', 'details', 'reconsider'] as const;

if (!customElements.get('preview-advisor')) customElements.define('preview-advisor', PreviewAdvisor);

// The conversation that the shopper sees, as an assistant leads it. The assistant's calls go to the service's door as they are, and what the
// door says is what the assistant reads; the page follows. Neither loses a reply of the other: calls come one after the other, after all that
// the shopper has sent, and what the shopper chooses during a call is sent after it.

import type { AdvisorSession, Question } from '@guidepost/client';
import type { Conversation } from '../conversation.ts';
import { isReplyTo, type Reply } from '../trail.ts';
import { askDoor, type Door, type DoorAnswer } from './ask-door.ts';
import { dataOf, saidBy, WORDS } from './words-for-assistants.ts';

/** What an assistant passed. Browsers check nothing of it. */
export type ToolInput = Readonly<Record<string, unknown>>;

export class ShownConversation {
  readonly advisor: string;
  readonly door: Door;
  /** Called once when the element leaves the page, or is set up anew. */
  left: () => void = () => {};
  isLeft = false;
  readonly #open: () => void;
  readonly #session: AdvisorSession;
  readonly #conversation: Conversation;
  /** The call under way, or the last one. */
  #last: Promise<unknown> = Promise.resolve();
  /** Continues who waits until nothing is under way. */
  #wake: () => void = () => {};

  /** `open`: lets the shopper see it, if it is in a dialog. */
  constructor(
    open: () => void,
    { advisor, baseUrl, apiKey }: Door & { readonly advisor: string },
    session: AdvisorSession,
    conversation: Conversation,
  ) {
    this.advisor = advisor;
    this.door = { baseUrl, apiKey };
    this.#open = open;
    this.#session = session;
    this.#conversation = conversation;
    const { events } = conversation;
    conversation.events = {
      ...events,
      changed: (state) => {
        events.changed(state);
        this.#wake();
      },
    };
    const leave = conversation.leave;
    conversation.leave = () => {
      leave.call(conversation);
      this.isLeft = true;
      this.#wake();
      this.left();
    };
  }

  /** Whether it is the conversation of this token, however old that is. Tokens of one conversation begin alike: 16 bytes name it. */
  has(token: string): boolean {
    return this.#session.token?.slice(0, 21) === token.slice(0, 21);
  }

  /** One after the other. `signal`: the assistant does not wait any more. */
  call(name: string, input: ToolInput, signal?: AbortSignal): Promise<string> {
    const said = this.#last.then(async () => {
      if (name === 'start') return this.#show();
      await this.#idle();
      // The shopper may have started again while this call waited.
      if (this.isLeft) return WORDS.left;
      if (!this.has(String(input.session_token))) return WORDS.another;
      return name === 'reply' || name === 'change_reply' ? this.#reply(name, input) : this.#look(name, input, signal);
    });
    this.#last = said.catch(() => {});
    return said;
  }

  /** Goes on with what the page shows. It never begins anew, because that would throw away what the shopper has replied. */
  async #show(): Promise<string> {
    this.#open();
    await this.#idle();
    if (this.isLeft) return WORDS.left;
    const { notice } = this.#conversation.state;
    if (notice === 'offline' || notice === 'unavailable') await this.#conversation.retry();
    if (this.isLeft) return WORDS.left;
    if (!this.#session.token) return WORDS.unavailable;
    return `${WORDS.shown}\n${await this.#look('results', { session_token: this.#session.token })}`;
  }

  async #look(name: string, input: ToolInput, signal?: AbortSignal): Promise<string> {
    const answer = await this.#ask(name, input, signal);
    if (this.isLeft) return WORDS.left;
    // Another tab went on, or another program.
    const { session_token: newest = this.#session.token } = dataOf(answer);
    if (newest !== this.#session.token && !this.#conversation.state.isSending) await this.#conversation.resume();
    return saidBy(answer);
  }

  /** It is on its way like one of the shopper's, so that a reload or a bad network does not lose it. */
  async #reply(name: string, input: ToolInput): Promise<string> {
    const conversation = this.#conversation;
    const { trail } = conversation;
    // What the shopper chose comes first.
    if (trail.pending[0]) await conversation.resume();
    if (this.isLeft) return WORDS.left;
    if (trail.pending[0]) return WORDS.offline;
    const { question_id: id, answers, session_token: token } = input;
    // With an older token it is refused, or was taken before: it must not be sent with a newer one.
    const isNewest = token === this.#session.token && areTexts(answers);
    const question = isNewest ? this.#questionOf(id) : undefined;
    if (isNewest && question) trail.add({ question, answers });
    const answer = await this.#alone(() => this.#ask(name, input), question);
    if (this.isLeft) return WORDS.left;
    const isLost = answer.kind === 'lost';
    const isTaken = answer.kind === 'answered' && !answer.result.isError;
    if (!conversation.state.isSending && (isTaken || isLost))
      await conversation.perform(conversation.state.chosen, (signal) => conversation.catchUp(signal, isTaken));
    await this.#idle();
    if (this.isLeft) return WORDS.left;
    if (!this.has(String(input.session_token))) return WORDS.another;
    if (!isLost || !question) return saidBy(answer);
    return trail.pending[0] ? WORDS.offline : this.#look('results', { session_token: this.#session.token });
  }

  /**
   * Lets `ask` bring the assistant's reply to the question to the service. What the shopper chooses meanwhile is shown as chosen, and sent
   * afterwards.
   */
  async #alone(ask: () => Promise<DoorAnswer>, question: Question | undefined): Promise<DoorAnswer> {
    const conversation = this.#conversation;
    const { trail } = conversation;
    const token = this.#session.token ?? '';
    const { promise: done, resolve } = Promise.withResolvers<boolean>();
    const { reply } = conversation;
    conversation.reply = async (answers) => {
      const { question: shown, isSending } = conversation.state;
      if (shown === null || isSending) return;
      trail.add({ question: shown, answers });
      await conversation.perform(answers, async (signal) => conversation.catchUp(signal, await done));
    };
    const answer = await ask();
    conversation.reply = reply;
    // A conversation that the shopper began meanwhile knows nothing of it.
    if (!this.isLeft && this.has(token)) this.#follow(answer, trail.pending.find(isReplyTo(question ?? null)));
    resolve(answer.kind !== 'lost');
    return answer;
  }

  /** Keeps what became of the assistant's reply, which waits in the trail if its question is known. */
  #follow(answer: DoorAnswer, waiting: Reply | undefined): void {
    const { trail } = this.#conversation;
    const { session, session_token: newest } = dataOf(answer);
    // What comes next goes on from there, even if the page cannot catch up now.
    if (typeof newest === 'string') this.#session.token = newest;
    if (!waiting) return;
    if (session === 'advanced' || session === 'replayed') this.#conversation.settle(waiting);
    else if (answer.kind !== 'lost') trail.refuse(waiting);
  }

  /** The open question, or one that was replied to. */
  #questionOf(id: unknown): Question | undefined {
    const { openQuestion, trail } = this.#conversation;
    const asked = [openQuestion, ...trail.replies.map(({ question }) => question)];
    return asked.find((question) => question?.question_id === id) ?? undefined;
  }

  #ask(name: string, input: ToolInput, signal?: AbortSignal): Promise<DoorAnswer> {
    return askDoor(this.door, 'tools/call', { name, arguments: input }, signal);
  }

  /** Until nothing is under way. */
  #idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = () => {
        if (this.isLeft || !this.#conversation.state.isSending) resolve();
      };
      this.#wake();
    });
  }
}

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

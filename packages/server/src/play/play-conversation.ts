// A conversation with a person at a terminal: the same engine, the same words, without the service between.

import { accept, type InvalidAnswer } from '@guidepost/engine/accept';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { advance, type Caller, type Step, start } from '@guidepost/engine/converse';
import { narrow } from '@guidepost/engine/narrow';
import { offer } from '@guidepost/engine/offer';
import { findBounds } from '@guidepost/engine/range-bounds';
import type { Range } from '@guidepost/engine/range-id';
import { describeLeft, describeQuestion, rangeText } from './describe-question.ts';
import { describeReply, describeResults, listResults } from './describe-results.ts';
import type { Play } from './load-play.ts';
import { plainText } from './plain-text.ts';
import type { ExampleWords, PlayWords } from './play-words.ts';
import { playWordsIn } from './play-words-in.ts';
import { type NumberContext, readLine } from './read-line.ts';
import { type ShownQuestion, shownQuestion } from './shown-question.ts';
import { exampleRange } from './spoken-range.ts';

export interface Terminal {
  write(text: string): void;
  /** Null at the end of the input. */
  ask(prompt: string): Promise<string | null>;
}

export interface Transcript {
  readonly replies: readonly { readonly question: string; readonly answers: readonly string[] }[];
  readonly results: readonly ListedResult[];
  /** Whether the advisor came to its end, and was not left before. */
  readonly ended: boolean;
}

interface ListedResult {
  readonly sku: string;
  readonly title: string;
  readonly price: string;
  /** Ids of the questions whose replies it misses. */
  readonly misses: readonly string[];
}

/** It says what a result misses, and asks again. */
const CALLER: Caller = {
  nearest: true,
  wanted: { reasons: false, counts: false, histogram: false, replies: false, reconsider: true },
};

export async function playConversation(play: Play, terminal: Terminal): Promise<Transcript> {
  const words = playWordsIn(play.renderer.language);
  terminal.write(`${plainText(play.compiled.advisor.title)}
${words.help(exampleOf(play, null))}
`);
  const steps: [Moment, ...Moment[]] = [
    { step: start(play.compiled, play.renderer.language), asked: [], change: null, changed: null },
  ];
  let shown = '';
  for (;;) {
    const moment = steps.at(-1) ?? steps[0];
    const { step, asked, change } = moment;
    const question = questionOf(play, moment);
    if (step.outcome.results !== null && change === null) {
      const { headline, body } = describeResults(play, step, asked);
      // What stands above need not be read again.
      terminal.write(body === shown ? `\n${words.asAbove(headline)}\n` : `\n${headline}\n${body}\n`);
      shown = body;
    }
    if (question !== null) {
      const now = describeReply(question, replyTo(moment, question), words);
      const remark = change === null ? describeLeft(play.compiled, step.session, words) : words.now(now);
      terminal.write(describeQuestion(question, (change ?? asked.length) + 1, remark, change !== null, words));
    }
    const next = await hear(play, terminal, moment, question);
    if (next === 'leave') return transcribe(play, moment);
    if (next === 'back') {
      if (steps.length > 1) steps.pop();
      terminal.write(describeUndone(moment, steps.at(-1) ?? steps[0], words));
      continue;
    }
    // A change that is made, or given up for another, is no place to go back to.
    if (change !== null) steps.pop();
    steps.push(next);
  }
}

/** Where a conversation is: going back is returning to the moment before. */
interface Moment {
  readonly step: Step;
  readonly asked: readonly ShownQuestion[];
  /** The place among those asked whose reply is to be changed, instead of going on. */
  readonly change: number | null;
  /** The place among those asked whose reply was changed to come here. */
  readonly changed: number | null;
}

const replyTo = ({ step }: Moment, { question_id: id }: ShownQuestion): readonly string[] =>
  step.session.replies[id] ?? [];

/** Going back after a change brings back the reply before it, which nothing else on the screen would show. */
function describeUndone({ changed }: Moment, before: Moment, words: PlayWords): string {
  const question = changed === null ? undefined : before.asked[changed];
  if (changed === null || question === undefined) return '';
  const reply = describeReply(question, replyTo(before, question), words);
  return `${words.undone(`c ${changed + 1}  ${question.title} ${reply}`)}\n`;
}

function questionOf({ compiled, renderer }: Play, { step, asked, change }: Moment): ShownQuestion | null {
  if (change === null) {
    const { question } = step.outcome;
    return question === null ? null : shownQuestion(renderer.render(question), wholeOf(compiled, question.place));
  }
  const earlier = compiled.questions[compiled.places.get(asked[change]?.question_id ?? '') ?? -1];
  if (earlier === undefined) return null;
  // All that it has: what is left of it beside the other replies would hide where to turn.
  const { [earlier.question.id]: _, ...replies } = step.session.replies;
  const offered = offer(earlier, narrow(compiled, { ...step.session, replies }), true);
  return shownQuestion(renderer.render(offered), wholeOf(compiled, earlier.place));
}

/** Asks until the line says where to go from here. */
async function hear(
  play: Play,
  terminal: Terminal,
  { step, asked, change }: Moment,
  question: ShownQuestion | null,
): Promise<Moment | 'back' | 'leave'> {
  const words = playWordsIn(play.renderer.language);
  for (;;) {
    const line = await terminal.ask(question === null ? words.promptAtEnd : '> ');
    if (line === null || (question === null && line.trim() === '')) return 'leave';
    // Nothing typed changes nothing.
    if (change !== null && line.trim() === '') return 'back';
    const read = readLine(line, question, mannerOf(play, question));
    switch (read.kind) {
      case 'back':
      case 'leave':
        return read.kind;
      case 'help':
        terminal.write(`${words.help(exampleOf(play, question))}\n`);
        break;
      case 'list':
        terminal.write(listAsked(step, asked, words));
        break;
      case 'change':
        if (asked[read.asked - 1] !== undefined) return { step, asked, change: read.asked - 1, changed: null };
        terminal.write(listAsked(step, asked, words));
        break;
      case 'none-is-right': {
        const again = step.outcome.said?.reconsidered?.offer.question.id;
        const place = asked.findIndex(({ question_id }) => question_id === again);
        if (place >= 0) return { step, asked, change: place, changed: null };
        terminal.write(`${words.nothingToAskAgain}\n`);
        break;
      }
      case 'unknown':
        terminal.write(question === null ? `${words.ended}\n` : `${words.doesNotFit(hint(question, words))}\n`);
        break;
      case 'reply': {
        if (question === null) break;
        const accepted = accept(play.compiled, step.session, question.question_id, read.answers);
        if (accepted.kind === 'accepted') {
          const known = change === null ? [...asked, question] : asked.with(change, question);
          return {
            step: advance(play.compiled, step.session, accepted, CALLER),
            asked: known,
            change: null,
            changed: change,
          };
        }
        const why = accepted.kind === 'invalid-answer' ? accepted.why : 'unknown';
        terminal.write(`${words.doesNotFit(hint(question, words, why))}\n`);
      }
    }
  }
}

function mannerOf({ compiled, renderer }: Play, question: ShownQuestion | null): NumberContext {
  const asked = compiled.questions[compiled.places.get(question?.question_id ?? '') ?? -1];
  return {
    language: renderer.language,
    isPrice: asked?.question.type === 'RANGE' && asked.question.attribute === 'price',
  };
}

/** What would fit. */
function hint(
  { answers, range, question_type: type }: ShownQuestion,
  words: PlayWords,
  why: InvalidAnswer | null = null,
): string {
  if (why === 'too-many') return words.onlyOne;
  if (why === 'reversed-range') return words.smallerFirst;
  if (range !== null)
    return words.rangeHint(rangeText(range.from, range.to, range.label, words), exampleWords(range, range.step, words));
  return words.numberHint(answers.length, type === 'MULTIPLE');
}

/** Of the question asked, else of the first one that asks for a range. */
function exampleOf({ compiled, renderer }: Play, question: ShownQuestion | null): ExampleWords | null {
  const words = playWordsIn(renderer.language);
  if (question?.range) return exampleWords(question.range, question.range.step, words);
  for (const asking of compiled.questions) {
    const whole = wholeOf(compiled, asking.place);
    if (asking.kind === 'range' && whole !== null) return exampleWords(whole, asking.question.step, words);
  }
  return null;
}

function exampleWords(range: Range, step: number, words: PlayWords): ExampleWords {
  const { from, to } = exampleRange(range, step);
  return { range: words.range(from, to), from: words.number(from), to: words.number(to) };
}

/** The bounds before any reply; null of a question that is no RANGE. */
function wholeOf({ questions, scope, scopeSize }: CompiledAdvisor, place: number): Range | null {
  const compiled = questions[place];
  return compiled?.kind === 'range' ? findBounds(compiled, scope, scopeSize) : null;
}

function listAsked({ session }: Step, asked: readonly ShownQuestion[], words: PlayWords): string {
  if (asked.length === 0) return `${words.noReplyYet}\n`;
  const lines = asked.map(
    (question, at) =>
      `  c ${at + 1}  ${question.title} ${describeReply(question, session.replies[question.question_id] ?? [], words)}`,
  );
  return `${lines.join('\n')}\n`;
}

const transcribe = (play: Play, { step, asked }: Moment): Transcript => ({
  replies: asked.map(({ question_id: question }) => ({ question, answers: step.session.replies[question] ?? [] })),
  results: listResults(play, step),
  ended: step.outcome.question === null,
});

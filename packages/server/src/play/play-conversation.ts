// A conversation with a person at a terminal: the same engine, the same words, without the service between.

import { accept } from '@guidepost/engine/accept';
import { advance, reasons, type Step, start } from '@guidepost/engine/converse';
import { parseRangeId } from '@guidepost/engine/range-id';
import type { Play } from './load-play.ts';
import { type ShownQuestion, shownQuestion } from './shown-question.ts';

export interface Terminal {
  write(text: string): void;
  /** Null at the end of the input. */
  ask(prompt: string): Promise<string | null>;
}

export interface Transcript {
  readonly replies: readonly { readonly question: string; readonly answers: readonly string[] }[];
  readonly results: readonly { readonly sku: string; readonly title: string; readonly price: string }[];
  /** Whether the advisor came to its end, and was not left before. */
  readonly ended: boolean;
}

const HELP = 'Numbers choose (1, or 1,3), a range is 100-250, Enter skips, b goes back, q leaves.';

export async function playConversation(play: Play, terminal: Terminal): Promise<Transcript> {
  const { compiled } = play;
  const steps: Step[] = [start(compiled, compiled.advisor.language)];
  const replies: { question: string; answers: readonly string[] }[] = [];
  terminal.write(`${compiled.advisor.title}\n${HELP}\n`);
  for (;;) {
    const { session, outcome } = steps.at(-1) as Step;
    if (outcome.results !== null) showResults(play, steps.at(-1) as Step, terminal);
    if (outcome.question === null) return { replies, results: listResults(play, outcome.results ?? []), ended: true };
    const question = shownQuestion(play.renderer.render(outcome.question));
    terminal.write(describeQuestion(question, outcome.candidates));
    const line = await terminal.ask('> ');
    if (line === null || /^q(uit)?$/i.test(line.trim())) {
      return { replies, results: listResults(play, outcome.results ?? []), ended: false };
    }
    if (/^b(ack)?$/i.test(line.trim())) {
      if (steps.length > 1) {
        steps.pop();
        replies.pop();
      }
      continue;
    }
    const answers = readAnswers(question, line);
    const read = answers && accept(compiled, session, question.question_id, answers);
    if (!answers || read?.kind !== 'accepted') {
      terminal.write(`That does not fit this question. ${HELP}\n`);
      continue;
    }
    replies.push({ question: question.question_id, answers: read.reply });
    steps.push(advance(compiled, session, read));
  }
}

function describeQuestion(question: ShownQuestion, candidates: number): string {
  const lines = [``, `${question.title}   (${candidates} products)`];
  if (question.description) lines.push(question.description);
  for (const [index, { title, description }] of question.answers.entries()) {
    lines.push(`  ${index + 1}  ${title}${description ? `: ${description}` : ''}`);
  }
  if (question.range) {
    const { from, to, label } = question.range;
    lines.push(`  any range from ${from} to ${to}${label ? ` ${label}` : ''}`);
  }
  if (question.question_type === 'MULTIPLE') lines.push('  (several can be chosen)');
  lines.push(`  Enter  ${question.skip_text ?? 'skip'}`, '');
  return lines.join('\n');
}

/** Null when the line cannot be meant as an answer. */
function readAnswers(question: ShownQuestion, line: string): string[] | null {
  const text = line.trim();
  if (text === '' || /^s(kip)?$/i.test(text)) return [];
  if (question.range && parseRangeId(text) !== null) return [text];
  const answers: string[] = [];
  for (const part of text.split(/[\s,]+/)) {
    const answer = question.answers[Number(part) - 1] ?? question.answers.find(({ answer_id: id }) => id === part);
    if (answer === undefined) return null;
    if (!answers.includes(answer.answer_id)) answers.push(answer.answer_id);
  }
  return answers;
}

const listResults = (play: Play, results: readonly number[]): Transcript['results'] =>
  results.flatMap((index) => {
    const product = play.products[index];
    return product ? [{ sku: product.sku, title: product.title, price: product.price }] : [];
  });

function showResults(play: Play, { session, outcome }: Step, terminal: Terminal): void {
  const results = outcome.results ?? [];
  const lines = ['', outcome.question === null ? 'Results:' : 'Results so far:'];
  for (const [rank, index] of results.entries()) {
    const product = play.products[index];
    if (product === undefined) continue;
    const why = reasons(play.compiled, session, index)
      .filter(({ satisfaction }) => satisfaction > 0)
      .map(({ question, satisfaction }) =>
        satisfaction < 1 ? `${question} ${Math.round(satisfaction * 100)}%` : question,
      );
    lines.push(`  ${rank + 1}. ${product.title}  ${product.price}${why.length > 0 ? `   [${why.join(', ')}]` : ''}`);
  }
  if (results.length === 0) lines.push('  none');
  terminal.write(`${lines.join('\n')}\n`);
}

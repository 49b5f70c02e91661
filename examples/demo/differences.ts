// Says in words where two recordings of a conversation differ, so that a failing test tells what a shopper would notice.

import type { Conversation } from './replay-conversation.ts';

/** One line for each member that differs; empty if the recordings are equal. */
export function differences(recorded: Conversation, now: Conversation): string[] {
  return recorded.exchanges.flatMap(({ request, response }, index) => {
    const where = `exchange ${index + 1} (${describe(request.body)})`;
    return differing('', response, now.exchanges[index]?.response).map(
      ({ path, was, is }) => `${where}, ${path}: recorded ${show(was)}, now ${show(is)}`,
    );
  });
}

interface Difference {
  /** As a JSON pointer into the response. */
  readonly path: string;
  readonly was: unknown;
  readonly is: unknown;
}

function differing(path: string, was: unknown, is: unknown): Difference[] {
  if (Object.is(was, is)) return [];
  if (!isComposite(was) || !isComposite(is) || Array.isArray(was) !== Array.isArray(is)) return [{ path, was, is }];
  // People read members in this order, but the interface does not promise it.
  const names = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...names].flatMap((name) => differing(`${path}/${name}`, was[name], is[name]));
}

const isComposite = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const describe = (body: unknown): string => {
  if (!isComposite(body)) return 'without a body';
  const { question_id: question, answers } = body;
  return Array.isArray(answers) && answers.length > 0 ? `${question}: ${answers.join(', ')}` : `${question} skipped`;
};

const show = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)} …` : text;
};

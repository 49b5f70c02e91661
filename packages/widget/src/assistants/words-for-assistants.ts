// What an assistant reads: what the service's door says, and of the page what the door cannot know. These words are for language models,
// in English as the door's; no shopper sees them.

import type { DoorAnswer } from './ask-door.ts';

export const WORDS = {
  shown:
    'This goes on with the conversation that the page shows. The shopper sees each step there, and may reply there, too. Only the shopper can start again.',
  another:
    'This `session_token` is of no conversation that the page shows: the shopper started again, or it has ended. Call `start`: it goes on with what the shopper sees.',
  left: 'The advisor has left the page.',
  lost: 'The service did not answer. Send the same call again.',
  offline:
    'The service cannot be reached just now. The replies are kept in the page, and go out as soon as there is a connection. Call `results` then.',
  unavailable: 'The advisor is not available just now. Try again later.',
} as const;

/** `here`: the ids of the page's advisors. */
export const sayHere = (here: readonly string[]): string =>
  `In this page are: ${here
    .toSorted()
    .map((id) => JSON.stringify(id))
    .join(', ')}. Only these can be started here.`;

/** The door's own words. Of its data only what words cannot say: signed statements. */
export function saidBy(answer: DoorAnswer): string {
  if (answer.kind === 'refused') return answer.words;
  const content = answer.kind === 'answered' && answer.result.content;
  if (!Array.isArray(content)) return WORDS.lost;
  const { statements } = dataOf(answer);
  return [...content.map(({ text }) => text), ...(statements ? [JSON.stringify({ statements })] : [])].join('\n');
}

/** What a tool gives beside its words; without members if it was refused. */
export const dataOf = (answer: DoorAnswer): Readonly<Record<string, unknown>> =>
  (answer.kind === 'answered' && (answer.result.structuredContent as Record<string, unknown> | undefined)) || {};

// The words of a conversation in the terminal, in English.

import { counted } from '@guidepost/fault/say-number';
import type { PlayWords } from './play-words.ts';

const { format: number } = new Intl.NumberFormat('en', { maximumFractionDigits: 6, useGrouping: false });

export const wordsEn: PlayWords = {
  help: (
    example,
  ) => `Type a number (1, or 1,3 for several) or the words of an answer${example === null ? '' : `; a range as ${example.range}, under ${example.to} or ${example.from}-`}.
Enter skips, b goes back, c 2 changes the reply to question 2, n says that no result is right, q leaves.`,
  skip: 'skip',
  keepReply: 'keep this reply',
  severalCanBeChosen: 'several can be chosen, such as 1,3',
  anyRange: (range, isOnly) => `${isOnly ? '' : 'or '}any range within ${range}`,
  number,
  range: (from, to) => `${number(from)}${from < 0 || to < 0 ? ' to ' : '-'}${number(to)}`,
  upTo: (most) => `up to ${most}`,
  atLeast: (least) => `at least ${least}`,
  products: (count) => counted(count, 'product'),
  models: (count) => counted(count, 'model'),
  oneModelIn: (variants) => `1 model in ${variants} variants`,
  now: (reply) => `now: ${reply}`,
  results: 'Results',
  resultsSoFar: 'Results so far',
  none: 'none',
  best: (shown, left) => `the best ${shown} of ${left}`,
  andNearest: (left, near) => `${left}, then the ${near === 1 ? '' : `${near} `}nearest`,
  onlyNearest: (near) => `none fits everything, the ${near === 1 ? '' : `${near} `}nearest`,
  misses: (reply) => `not: ${reply}`,
  missesBy: (reply, by, isAbove) => `not: ${reply}, ${by} ${isAbove ? 'above' : 'below'}`,
  notKnown: (reply) => `not known: ${reply}`,
  asAbove: (headline) => `${headline}, as above.`,
  skipped: 'skipped',
  nothingFits: (reply, question) => `No product fits “${reply}” (${question}) as well; it counts for the order only.`,
  nothingFitsMust: (reply, question) =>
    `No product fits “${reply}” (${question}) together with the replies before, and this question says must.`,
  typeToChange: (asked) => `Type c ${asked} to change this reply.`,
  undone: (asked) => `The change is undone. ${asked}`,
  promptAtEnd: 'Enter ends, b goes back, c 2 changes reply 2 > ',
  doesNotFit: (hint) => `That does not fit this question. ${hint}`,
  ended: 'The conversation has ended.',
  noneIsRight: 'Type n if none of these is right.',
  nothingToAskAgain: 'No other reply would bring up anything new.',
  noReplyYet: 'There is no reply yet.',
  onlyOne: 'Only one can be chosen.',
  smallerFirst: 'Write the smaller number first.',
  rangeHint: (range, example) =>
    `Write a range within ${range}, such as ${example.range}, under ${example.to}, or ${example.from}- for at least ${example.from}.`,
  numberHint: (answers, several) =>
    `Write ${several ? 'numbers' : 'a number'} from 1 to ${answers}, or press Enter to skip.`,
};

// Texts of values of the catalog that are in no answer.

export const VALUES_LEFT_EN = {
  told: {
    one: '{attribute}: {count} value in the catalog. In these answers: {within}; in none: {left}.',
    other: '{attribute}: {count} values in the catalog. In these answers: {within}; in none: {left}.',
  },
  open: { one: 'Put the {count} other value into an answer', other: 'Put the {count} other values into answers' },
  list: 'Values in no answer, the most frequent first',
  search: 'Find a value',
  searchHint: 'Enter ticks the first one. Down goes into the list, where the space bar ticks.',
  none: 'No other value is called so.',
  further: {
    one: '{count} rarer value is not listed: search for it.',
    other: '{count} rarer values are not listed: search for them.',
  },
  tickFound: { one: 'Tick what is found ({count})', other: 'Tick all that are found ({count})' },
  ticked: { one: '{count} value is ticked.', other: '{count} values are ticked.' },
  put: 'Where the ticked values go',
  answer: 'An answer that is there',
  fill: 'Put into this answer',
  makeOne: 'Make a new answer',
  makeEach: { one: 'Make {count} answer of it', other: 'Make {count} answers, one of each' },
  done: {
    one: '{count} value is in “{answer}” now. Undo takes it out.',
    other: '{count} values are in “{answer}” now. Undo takes them out.',
  },
  made: {
    one: '{count} answer is added. Undo takes it away.',
    other: '{count} answers are added. Undo takes them away.',
  },
};

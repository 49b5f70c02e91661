// Texts of products that none of a question's answers stands for, or that are not shown at all.

export const UNFIT_EN = {
  told: {
    one: '{count} product fits none of these answers.',
    other: '{count} products fit none of these answers.',
  },
  inShort: { one: '{count} product fits none', other: '{count} products fit none' },
  giveAnswer: {
    below: {
      one: 'Make an answer for the {count} product below {border}',
      other: 'Make an answer for the {count} products below {border}',
    },
    above: {
      one: 'Make an answer for the {count} product above {border}',
      other: 'Make an answer for the {count} products above {border}',
    },
  },
  soldOut: {
    one: 'One product is sold out. It is not shown, so no number here counts it.',
    other: '{count} products are sold out. They are not shown, so no number here counts them.',
  },
};

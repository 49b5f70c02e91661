// Texts of what is known of the products that a question asks about, and of what becomes of the others.

export const KNOWN_OF_EN = {
  allKnown: { one: 'Every product has a value for this.', other: 'Every product has a value for this.' },
  unknown: {
    one: '{count} product has no value for this.',
    other: '{count} products have no value for this.',
  },
  fits: { one: 'It fits {answers}.', other: 'They fit {answers}.' },
  someFit: { one: '{count} of them fits {answers}.', other: '{count} of them fit {answers}.' },
  andUnknown: {
    one: '{known}, and {count} of which it is not known',
    other: '{known}, and {count} of which it is not known',
  },
  countAsNo: {
    one: '{count} product does not say it: count it as “no”',
    other: '{count} products do not say it: count them as “no”',
  },
  distinct: { one: 'There is {count} value.', other: 'There are {count} different values.' },
};

// Texts of what is known of the products that a question asks about, and of what becomes of the others.

export const KNOWN_OF_EN = {
  allKnown: { one: 'Every product has a value for this.', other: 'Every product has a value for this.' },
  unknownLost: {
    one: '{count} product has no value for this and is left out when somebody replies.',
    other: '{count} products have no value for this and are left out when somebody replies.',
  },
  unknownAnswered: {
    one: '{count} product has no value for this. It stays with one of the answers, and the others leave it out.',
    other: '{count} products have no value for this. They stay with one of the answers, and the others leave them out.',
  },
  unknownPartly: {
    one: '{count} product has no value for this.',
    other:
      '{count} products have no value for this. {answered} of them stay with one of the answers, and the rest are left out when somebody replies.',
  },
  andUnknown: {
    one: '{known}, and {count} of which it is not known',
    other: '{known}, and {count} of which it is not known',
  },
  countAsNo: {
    one: '{count} product does not say it: count it as “no”',
    other: '{count} products do not say it: count them as “no”',
  },
  unknownKept: {
    one: '{count} product has no value for this and stays.',
    other: '{count} products have no value for this and stay.',
  },
  distinct: { one: 'There is {count} value.', other: 'There are {count} different values.' },
};

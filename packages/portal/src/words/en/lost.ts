// Texts of rows that become no product.

export const LOST_EN = {
  lacking: {
    price: { one: '{count} product has no price', other: '{count} products have no price' },
    image: { one: '{count} product has no picture', other: '{count} products have no picture' },
    link: { one: '{count} product has no link', other: '{count} products have no link' },
    title: { one: '{count} product has no title', other: '{count} products have no title' },
    sku: { one: '{count} product has no article number', other: '{count} products have no article number' },
    shop: {
      one: '{count} product has an address that begins with a slash',
      other: '{count} products have addresses that begin with a slash',
    },
    other: { one: '{count} product lacks something', other: '{count} products lack something' },
  },
  leftOut: {
    now: { one: '{count} row is left out because {why}.', other: '{count} rows are left out because {why}.' },
    past: { one: '{count} row was left out because {why}.', other: '{count} rows were left out because {why}.' },
  },
  leftOutElse: {
    now: {
      one: '{count} row is left out for another reason, such as that the file says it is not on sale.',
      other: '{count} rows are left out for another reason, such as that the file says they are not on sale.',
    },
    past: {
      one: '{count} row was left out for another reason, such as that the file says it is not on sale.',
      other: '{count} rows were left out for another reason, such as that the file says they are not on sale.',
    },
  },
  why: {
    empty: '“{column}” is empty there',
    filled: 'there is something in “{column}”',
    is: '“{column}” is {texts}',
    isNot: '“{column}” is something other than {texts}',
    says: 'what stands in “{column}” says so',
    text: '“{text}”',
    other: 'something else',
  },
  takeIn: 'Take them in after all',
  faultAgain: 'Count them as faults again',
  toMapping: 'Change this in the mapping',
  show: 'Show',
  hide: 'Hide',
  leaveOut: 'All right, go on without them',
  leaveOutHint:
    'A row that lacks something becomes no product in any case. Say that this is all right, and it no longer counts as a fault, now and with every further import.',
  pictureNeeded: 'Every product needs a picture. Instead of a neutral one, shoppers see none.',
  neutral: 'Show them without a picture',
  placeholder: 'or one of your own, for those without',
  noAddress: 'This is no address. It begins with https://',
  linkOfOne: 'Paste the address of the page of “{title}” (article {sku}), if it has one',
  linkOfOneHint: 'Guidepost makes the addresses of the others in the same way.',
  linkSame: 'The article number {sku} does not stand in it, so all of these products would lead to {address}.',
  linkSameMeant: 'That is meant so',
  noName: 'without a name',
};

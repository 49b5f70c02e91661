// The overview of a shop.

export const overview = {
  attention: 'Needs attention',
  allWell: 'Nothing needs your attention.',
  kinds: {
    'feed failing': 'The feed of “{catalog}” fails since {time}. Its products are those of the last good import.',
    'import failed': 'The last import into “{catalog}” did not work, so its products are as before.',
    'catalog empty': 'The catalog “{catalog}” has no products.',
    'catalog damaged': 'The catalog “{catalog}” cannot be read any more. Import it again.',
    'draft has errors': 'The draft of “{name}” has errors, so it cannot be published.',
    'draft waits': 'The draft of “{name}” has changes that shoppers have not seen since {time}.',
  },
  leftOut: {
    one: 'The last import into “{catalog}” left out {count} row that no product could be made from, for example without a price.',
    other:
      'The last import into “{catalog}” left out {count} rows that no product could be made from, for example without a price.',
  },
  affected: {
    one: 'The last import into “{catalog}” brought something that a published advisor does not ask about yet, or took something away from it.',
    other:
      'The last import into “{catalog}” brought things that published advisors do not ask about yet, or took something away from them, in {count} places.',
  },
  numbers: 'The last {days} days',
  conversations: 'Conversations',
  revenue: 'Revenue',
  noRevenue: 'none yet',
  perDay: 'Conversations a day, from {from} to {to}. The most were {most}.',
  notRead: 'These numbers could not be read at the moment.',
  toInsights: 'To the insights',
  advisors: 'Advisors',
  states: {
    live: 'live',
    off: 'taken off',
    draft: 'only a draft',
    changed: 'unpublished changes',
    problems: 'errors in the draft',
  },
  draftOf: 'Draft of {time} by {who}',
  conversationsOf: { one: '{count} conversation in {days} days', other: '{count} conversations in {days} days' },
  bringIn: 'Bring in your products',
  isDemo: 'This is the demo shop: its bicycles and conversations are made up, so you can try everything here.',
  tryHere: 'Try it here, in the demo shop',
  first: 'First steps',
  firstAbout: 'Three steps to an advisor that shoppers can ask.',
  steps: {
    catalog: 'Bring in your products',
    catalogHint: 'Drop a file, or name the address of a feed. What each column is, you say by clicking.',
    advisor: 'Have an advisor drafted',
    advisorHint: 'From your products come the first questions, with reasons. Change them as you like.',
    publish: 'Try it and publish it',
    publishHint: 'The preview stands beside the questions. Shoppers see nothing before you publish.',
  },
  done: 'done',
};

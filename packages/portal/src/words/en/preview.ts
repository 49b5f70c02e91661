// The preview of a draft.

export const PREVIEW_EN = {
  label: 'Preview of the draft',
  color: 'Colour of your shop',
  colorHint:
    'Only this browser remembers it: colleagues choose it again in theirs. It takes effect here, in “As shoppers see it” and in the lines under Integration.',
  restart: 'Start again',
  playing: 'The conversation is being played…',
  played: 'You see a conversation with this: {shows}',
  notReached: 'This question is not asked after these replies. Start again to reply otherwise.',
  counted: {
    known: 'Known to fit: {list}.',
    unknown: {
      one: '{count} product has no value for this: it stays with every answer, behind the others, and is in each number.',
      other:
        '{count} products have no value for this: they stay with every answer, behind the others, and are in each number.',
    },
    more: { one: 'and {count} more', other: 'and {count} more' },
    overlap: 'Some products fit several answers and are counted with each.',
  },
  language: 'Language of the conversation',
  changed: 'The draft has changed; the preview shows it as it is now.',
  more: 'What the preview tells',
  tabs: { left: 'Products left', why: 'Why a product?', wire: 'For developers' },
  left: {
    before: 'Before the first reply',
    nothing: 'Reply in the preview. Here you see how many products each reply leaves.',
    products: { one: '{count} product left', other: '{count} products left' },
    grouped: 'Variants of a product count as one.',
    removed: { one: 'leaves out {count}', other: 'leaves out {count}' },
    broughtBack: { one: 'brings {count} back', other: 'brings {count} back' },
    removesNothing: 'leaves out none',
    onlyOrders: 'only changes the order',
    skipped: 'skipped',
    relaxed: 'No product fits this together with the other replies, so it only counts for the order.',
    notAsked: 'This question is not asked any more, so the reply does not count.',
    passed: {
      'all-fit': {
        one: 'Not asked: the only product left fits {answers}.',
        other: 'Not asked: all {count} products left fit {answers}.',
      },
      'one-answer': {
        one: 'Not asked: {answers} is the only answer left.',
        other: 'Not asked: for the {count} products left, {answers} is the only answer.',
      },
      'none-fits': {
        one: 'Not asked: the only product left fits none of its answers.',
        other: 'Not asked: none of the {count} products left fits any of its answers.',
      },
      condition: {
        one: 'Not asked: it comes only after other replies.',
        other: 'Not asked: it comes only after other replies.',
      },
      'in-view': {
        one: 'Not asked: the only product that fits is shown already.',
        other:
          'Not asked: what fits all replies, those that only order as well, is shown at once already. Guidepost asks no further then.',
      },
      'no-weight': {
        one: 'Not asked: this wish does not count.',
        other: 'Not asked: this wish does not count.',
      },
      'no-change': {
        one: 'Not asked: no reply would change anything.',
        other: 'Not asked: no reply would change anything for the {count} products left.',
      },
    },
    quoted: '“{answer}”',
    passedNow: {
      one: '{count} question was left out, since no reply to it would change anything.',
      other: '{count} questions were left out, since no reply to them would change anything. “Products left” says why.',
    },
    passedInView: {
      one: '{count} question was not needed: what fits all replies, those that only order as well, is shown at once. To ask more, lower “Products at most” under Results, or choose to ask as they are listed.',
      other:
        '{count} questions were not needed: what fits all replies, those that only order as well, is shown at once. To ask more, lower “Products at most” under Results, or choose to ask as they are listed.',
    },
    narrowed: 'From {before} products to {after}, reply by reply',
    andPassed: { one: '; {count} question was left out', other: '; {count} questions were left out' },
    dropped: {
      one: '{count} reply no longer fits the draft and was left out.',
      other: '{count} replies no longer fit the draft and were left out.',
    },
  },
  why: {
    search: 'Find a product',
    hint: 'By its name or number (SKU). You learn why it is shown, or what keeps it out.',
    shownNow: 'In the results now',
    found: 'Found',
    none: 'No product has this in its name or number.',
    other: 'Ask about another product',
    shown: 'It is shown, at place {place}.',
    shownNear: 'It is shown at place {place}, although it does not fit everything.',
    equalFirst: {
      catalog: {
        one: 'It is first because it comes first in the catalog.',
        other: '{count} fit equally well; this one is first because it comes first in the catalog.',
      },
      cheaper: {
        one: 'It is first because it is the cheapest.',
        other: '{count} fit equally well; this one is first because it is the cheapest.',
      },
      dearer: {
        one: 'It is first because it is the dearest.',
        other: '{count} fit equally well; this one is first because it is the dearest.',
      },
    },
    equal: {
      catalog: {
        one: 'The order of the catalog decides.',
        other: '{count} fit equally well; among them the order of the catalog decides.',
      },
      cheaper: {
        one: 'The cheaper ones come first.',
        other: '{count} fit equally well; of these the cheaper ones come first.',
      },
      dearer: {
        one: 'The dearer ones come first.',
        other: '{count} fit equally well; of these the dearer ones come first.',
      },
    },
    left: 'It fits so far. There are no results yet.',
    behind: 'It fits, but others come first: it is at place {place}.',
    farBehind: 'It fits, but many others come first.',
    variant: 'It fits. Of its variants, “{title}” is shown.',
    removed: 'It is not shown, because it does not fit every reply.',
    outsideCondition: 'The advisor does not speak of it: its own condition for products leaves it out.',
    outsideUnavailable: 'It is not available, and the advisor hides what nobody can buy.',
    noReply: 'No reply so far says anything about it.',
    fits: { met: 'fits', partly: 'fits in part', missed: 'does not fit', unknown: 'not known' },
    value: 'It has {value}.',
    costs: 'It costs {value}.',
    change: 'The smallest change that brings it back',
    changeToFit: 'The smallest change with which it fits',
    insteadOf: '{reply} instead of {before}',
    noWish: 'no preference',
    maybeSmaller: 'There are so many ways that a smaller one may have been missed.',
    noChange: 'No change of these replies brings it back.',
    make: 'Make this change in the preview',
  },
  wire: {
    hint: 'What a page of the shop sends to the service and gets from it. Tokens of the preview work only here.',
    step: 'Step {nth}',
    start: 'Start',
    request: 'Request',
    response: 'Response',
    noBody: 'No body',
    copyRequest: 'Copy the request of step {nth}',
    copyResponse: 'Copy the response of step {nth}',
  },
  unfinished: {
    title: 'Left out of the preview until it is finished',
    nothing: 'There is no finished question yet. The preview begins with the first one.',
    noTitle: 'has no title yet.',
    noAnswers: 'has no answers yet.',
    noAttribute: 'asks for no attribute yet.',
    answersWithoutTitle: { one: '{count} answer has no title yet.', other: '{count} answers have no title yet.' },
    partsWithoutTitle: { one: '{count} part has no title yet.', other: '{count} parts have no title yet.' },
    placed: 'Question {nth}',
  },
  broken: {
    title: 'The draft cannot be tried yet',
    hint: 'Once this is mended, the preview goes on where it was.',
    whole: 'The whole draft',
  },
};

// How an advisor comes into a shop.

export const integration = {
  about: 'This is what brings the advisor into your shop. Copy it, or have your developers copy it.',
  notLive: 'This advisor is not live, so nobody can ask it yet. Publish it first.',
  keyTitle: 'The key for your page',
  keyAbout: 'Your page asks with a key. Make one here, and it is filled in below at once.',
  page: 'Address of your page',
  pageHint: 'Only pages at this address may use the key.',
  pageWrong: 'This is no address of a web page, such as https://www.shop.example.',
  makeKey: 'Make a key for this page',
  keyMade:
    'The key for pages at {origin} is filled in below, and stays so until you close the portal. You can make another one at any time.',
  hasKey: 'You have a key already? Put it where it says {placeholder}.',
  toKeys: 'To the keys',
  noKeys:
    'Only the key is missing: owners of the shop make it, and it is shown only once. Put it where it says {placeholder}.',
  origin: 'Below, Guidepost has the address {origin}, at which you see this page.',
  originWithin:
    'Below, Guidepost has the address {origin}, at which you see this page. Shoppers cannot reach it there. Once it has an address on the internet, open this page at that one, and it is filled in.',
  more: 'More in the guide for integrators',
  copy: 'Copy: {what}',
  widget: 'On a web page',
  widgetHint: 'The least work: two lines in the page, where the advisor is to appear.',
  client: 'With JavaScript',
  clientHint:
    'For a front end of your own, in browsers or on a server. In browsers the key is a publishable one; a secret one belongs on servers only.',
  assistants: 'In AI assistants',
  assistantsHint:
    'The address to give an assistant that speaks the Model Context Protocol (MCP): it then asks the questions of your advisors. The key in it is a publishable one. The service answers there once whoever runs it has switched it on (GUIDEPOST_MCP=on).',
  curl: 'By plain requests',
  curlHint:
    'From any language. This begins a conversation and replies to its first question. The key is a secret one, which only servers may know: put it where it says YOUR_KEY.',
};

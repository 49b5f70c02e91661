// How an advisor comes into a shop.

export const integration = {
  about: 'Everything is filled in for this advisor. Copy what your developers need, or send them this page.',
  notLive: 'This advisor is not live, so nobody can ask it yet. Publish it first.',
  keyHint:
    'The key is missing in each of them, because no key is ever shown again. Put yours where it says {placeholder}.',
  toKeys: 'To the keys',
  noKeys: 'Keys are made by owners of the shop.',
  origin: 'The service is asked at {origin}. Is it reached at another address from outside? Then put that one in.',
  more: 'More in the guide for integrators',
  copy: 'Copy: {what}',
  widget: 'On a web page',
  widgetHint:
    'The least work: two lines in the page. The key is a publishable one, and only pages of its origins may use it.',
  client: 'With JavaScript',
  clientHint:
    'For a front end of your own, in browsers or on a server. In browsers the key is a publishable one; a secret one belongs on servers only.',
  curl: 'By plain requests',
  curlHint: 'From any language. This begins a conversation and replies to its first question. The key is a secret one.',
};

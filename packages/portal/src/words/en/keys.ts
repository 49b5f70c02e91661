// Texts of the keys of a shop.

export const KEYS_EN = {
  title: 'Keys',
  about:
    'With a key, the pages and servers of the shop ask Guidepost for advice. The key itself is shown only once, when it is made.',
  none: 'There is no key yet.',
  create: 'Create a key',
  key: 'Name',
  kind: 'Kind',
  kinds: { secret: 'secret', publishable: 'publishable' },
  kindHints: {
    secret: 'For servers. Nobody else may ever see it.',
    publishable: 'For web pages, where everybody can see it.',
  },
  origins: 'Only pages at these addresses',
  originsHint: 'One in each line, such as https://shop.example. Empty: any page.',
  anyOrigin: 'any page',
  expires: 'Works until',
  expiresChoices: { never: 'for good', '30d': '30 days', '90d': '90 days', '365d': 'a year' },
  state: 'State',
  states: { active: 'works', expired: 'expired', revoked: 'revoked' },
  created: 'Created',
  demo: 'demo',
  once: 'Copy the key now: it is never shown again.',
  onceTitle: 'The new key',
  done: 'I have copied it',
  rotate: 'Rotate',
  rotateTitle: 'Rotate the key?',
  rotateHint:
    'You get a new key of the same kind. The old one works a while longer, so that you can put in the new one.',
  overlap: 'The old one works for another',
  overlaps: { '1h': 'hour', '24h': 'day', '7d': 'week', '30d': 'month' },
  revoke: 'Revoke',
  revokeTitle: 'Revoke the key?',
  revokeHint: 'Whatever uses {id} gets no advice from this moment on. This cannot be undone.',
  revokeNow: 'Revoke for good',
  rotated: 'The key before works until {time}.',
};

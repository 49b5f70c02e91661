// Texts for signing in, and of links for the first owner, invitations and new passwords.

export const SIGN_IN_EN = {
  title: 'Sign in',
  button: 'Sign in',
  lost: 'Password forgotten? An owner of your shop can make a link for a new one.',
  ended: 'You were signed out. Please sign in again.',
  forgotten: 'Password forgotten?',
  forgottenTitle: 'Choose a new password',
  forgottenHint: 'You get an e-mail with a link.',
  sendLink: 'Send the link',
  linkSent: 'If there is an account for {email}, an e-mail with a link is on its way. It works for a day.',
  back: 'Back to sign in',
  byProvider: 'Sign in with {host}',
  failed: {
    unknown: 'There is no account for you here. Ask an owner of your shop to invite the address that you sign in with.',
    provider: 'That did not work. Please try again.',
  },
  signOut: 'Sign out',
};

export const LINK_EN = {
  title: 'Your link',
  gone: 'This link works no more',
  goneHint: 'It was used already, is too old, or was taken back. Ask whoever gave it to you for a new one.',
  goneFirst: 'If it was the first link of a new installation, start the service again: it prints another one.',
  firstOwner: 'Welcome to Guidepost',
  firstOwnerHint: 'You are the first here, and become the owner. Choose how you will sign in.',
  invitation: 'You are invited',
  invitationFor: 'to “{client}” as {role}, with the address {email}.',
  invitationForAll: 'to all shops as {role}, with the address {email}.',
  reset: 'Choose a new password',
  resetHint: 'For {email}. Everywhere else you will be signed out.',
  hasAccount: 'You have an account already. Sign in to accept.',
  accept: 'Accept the invitation',
  otherAccount: 'You are signed in as {email}, but the invitation is for {invited}. Sign out first.',
  begin: 'Create the account',
  set: 'Set the password',
  validUntil: 'The link works until {time}.',
};

// The portal's English texts. Every other language has the same ones.

import { AUDIT_EN } from './en/audit.ts';
import { BECOMES_ELSE_EN, BECOMES_EN } from './en/becomes.ts';
import { CATALOGS_EN } from './en/catalogs.ts';
import { CHECKING_EN } from './en/checking.ts';
import { COMING_EN } from './en/coming.ts';
import { conditions } from './en/conditions.ts';
import { differences } from './en/differences.ts';
import { DRAFTS_EN } from './en/drafts.ts';
import { EDITOR_EN } from './en/editor.ts';
import { flow } from './en/flow.ts';
import { overview } from './en/home.ts';
import { INSIGHTS_EN } from './en/insights.ts';
import { integration } from './en/integration.ts';
import { KEYS_EN } from './en/keys.ts';
import { LOST_EN } from './en/lost.ts';
import { MAKING_EN } from './en/making.ts';
import { PEOPLE_EN, TOKENS_EN } from './en/people.ts';
import { PREVIEW_EN } from './en/preview.ts';
import { PROBLEMS_EN } from './en/problems.ts';
import { REQUIRED_EN } from './en/required.ts';
import { LINK_EN, SIGN_IN_EN } from './en/sign-in.ts';
import { versions } from './en/versions.ts';

export const EN = {
  conditions,
  differences,
  flow,
  integration,
  overview,
  versions,
  common: {
    loading: 'Loading…',
    again: 'Try again',
    cancel: 'Cancel',
    close: 'Close',
    save: 'Save',
    saved: 'Saved.',
    copy: 'Copy',
    copied: 'Copied',
    more: 'Show more',
    showFurther: { one: 'Show {count} more', other: 'Show {count} more' },
    furtherUnlisted: {
      one: 'and {count} more that is not listed here',
      other: 'and {count} more that are not listed here',
    },
    findHere: 'Search in this list',
    notHere: 'Nothing in this list is like that.',
    never: 'never',
    actions: 'Actions',
    skip: 'Skip to content',
    notFound: 'There is nothing at this address.',
    notFoundHint: 'It may have been removed, or the link is not complete.',
    toStart: 'To the start page',
    noShopRight: 'Your role does not include this page.',
  },
  language: { label: 'Language', en: 'English', de: 'Deutsch', browser: 'As the browser says' },
  scheme: { label: 'Colours', auto: 'As the device says', light: 'Light', dark: 'Dark' },
  fields: {
    email: 'E-mail',
    name: 'Your name',
    password: 'Password',
    newPassword: 'New password',
    oldPassword: 'Current password',
    passwordHint: 'At least 12 characters. Four words that have nothing to do with each other are a good password.',
    showPassword: 'Show or hide the password',
  },
  signIn: SIGN_IN_EN,
  link: LINK_EN,
  roles: { viewer: 'viewer', editor: 'editor', owner: 'owner' },
  roleHints: {
    viewer: 'Sees catalogs, advisors and insights, and changes nothing.',
    editor: 'Also changes catalogs and advisors.',
    owner: 'May do everything, also keys and people.',
  },
  nav: {
    label: 'Pages of the shop',
    shop: 'Shop',
    home: 'Overview',
    catalogs: 'Catalogs',
    advisors: 'Advisors',
    insights: 'Insights',
    keys: 'Keys',
    people: 'People',
    audit: 'Audit log',
    me: 'Your account',
  },
  home: {
    title: 'Overview',
    advisors: 'Advisors',
    catalogs: 'Catalogs',
    noAdvisors: 'No advisor was published yet.',
    noCatalogs: 'There is no catalog yet.',
    live: 'live',
    off: 'taken off',
    version: 'Version {version} of {time}',
    ofCatalog: 'Catalog {catalog}',
    products: { one: '{count} product', other: '{count} products' },
    attributes: { one: '{count} property', other: '{count} properties' },
    imported: 'imported {time}',
    damaged: 'The store cannot read these any more: {names}.',
    noShops: 'You cannot see any shop',
    noShopsHint: 'Ask an owner of a shop to invite you.',
    noShopsYet: 'There is no shop yet',
    noShopsOwner: 'Make the first one: your catalog and your advisors belong to it.',
  },
  newShop: {
    button: 'Make a shop of your own',
    further: '+ A new shop …',
    title: 'A new shop',
    name: 'Name of the shop',
    nameHint: 'In any letters: its id is made from it.',
    shortName: 'Its id will be “{client}”. It stays, and shoppers do not see it.',
    example: 'Müller & Sons',
    id: 'Id of the shop',
    idHint: 'It stands in the addresses of this portal. It cannot be changed later.',
    idWrong: 'Letters from a to z, digits and hyphens only, at most 64, and no hyphen first.',
    idEmpty: 'It needs an id with letters from a to z, such as “my-shop”. None could be made from the name.',
    idTaken: 'There is a shop with this id already. Choose another one.',
    make: 'Make the shop',
  },
  catalogs: CATALOGS_EN,
  advisors: {
    views: 'Views of the advisor',
    viewNames: {
      edit: 'Edit',
      flow: 'Flow',
      languages: 'Languages',
      versions: 'Versions',
      live: 'As shoppers see it',
      integration: 'Integration',
    },
    state: {
      draft: 'Not published yet: shoppers do not see it.',
      off: 'Shoppers cannot use it.',
      same: 'Version {version}. Nothing has changed since.',
      changed: 'Version {version} is live. The draft has changes that shoppers do not see yet.',
    },
    live: {
      about:
        'This is version {version}, which is live. Try it: nothing that you do here is counted. The address of this page can be sent to everybody who may see this shop.',
      colored:
        'It has the colour of your shop from the preview. Your page has it once the lines under Integration stand there.',
      none: 'Shoppers see nothing yet: no version is live. Publish the draft first.',
    },
    panes: 'What is shown',
    paneNames: { editor: 'Questions', preview: 'Preview', check: 'Check' },
  },
  drafts: DRAFTS_EN,
  checking: CHECKING_EN,
  becomes: BECOMES_EN,
  becomesElse: BECOMES_ELSE_EN,
  coming: COMING_EN,
  editor: EDITOR_EN,
  making: MAKING_EN,
  keys: KEYS_EN,
  people: PEOPLE_EN,
  tokens: TOKENS_EN,
  audit: AUDIT_EN,
  insights: INSIGHTS_EN,
  me: {
    title: 'Your account',
    profile: 'Name and language',
    password: 'Password',
    changePassword: 'Change the password',
    passwordChanged: 'The password is changed. You were signed out everywhere else.',
    signIns: 'Where you are signed in',
    current: 'this browser',
    seen: 'last seen {time}',
    end: 'Sign out',
    endOf: 'Sign out {agent}',
    everywhere: 'Sign out everywhere',
    everywhereTitle: 'Sign out everywhere?',
    everywhereHint: 'Also in this browser. Afterwards you sign in again.',
  },
  problems: PROBLEMS_EN,
  preview: PREVIEW_EN,
  required: REQUIRED_EN,
  lost: LOST_EN,
};

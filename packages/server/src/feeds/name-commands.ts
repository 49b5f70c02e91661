// Messages of imports speak to somebody who types `guidepost import` and can add an option. Whoever looks after a feed typed
// nothing, so every option in what a feed is told becomes a whole command that can be run as it stands.

import type { FeedOrder } from './feed-store.ts';

export type NamedFeed = Pick<FeedOrder, 'client' | 'catalog' | 'mapping' | 'mode'>;

/** The text with whole commands, and then what has to be known to run them. */
export function nameCommands(text: string, feed: NamedFeed): string {
  const { named, used } = put(text, feed);
  const ways = [
    ...(used.has(IMPORT) ? [wayOfImport(feed)] : []),
    ...(used.has(ADD) ? [`A feed is added anew after \`${command('feeds remove', feed)}\`.`] : []),
  ];
  if (ways.length === 0) return named;
  const isSentence = /[.!?:…]$/.test(named);
  return [named, ...ways].join(named.includes('\n') ? '\n' : isSentence ? ' ' : '. ');
}

/** The text with whole commands only. */
export const putCommands = (text: string, feed: NamedFeed): string => put(text, feed).named;

function put(text: string, feed: NamedFeed): { readonly named: string; readonly used: ReadonlySet<string> } {
  const used = new Set<string>();
  const named = text.replace(MENTION, (mention, option: string | undefined, value: string | undefined) => {
    if (option === undefined) return mention;
    const name = commandFor(option, feed);
    used.add(name);
    const usual = VALUES[option] === undefined ? '' : ` ${VALUES[option]}`;
    return `\`${command(name, feed, option)} --${option}${value === undefined || value === ' FILE' ? usual : value}\``;
  });
  return { named, used };
}

const IMPORT = 'import FILE';
const ADD = 'feeds add ADDRESS';

/** An update is not what a mapping is kept from, so these are given to the feed itself. */
const commandFor = (option: string, { mode }: NamedFeed): string =>
  OF_FEEDS[option] ?? (mode === 'update' && /^(set|mapping)$/.test(option) ? ADD : IMPORT);

/** `besides`: an option that follows. */
function command(name: string, { client, catalog, mode }: NamedFeed, besides = ''): string {
  const isUpdate = mode === 'update' && (name === IMPORT || name === ADD) && !MODES.test(besides);
  return `guidepost ${name} --client ${client} --catalog ${catalog}${isUpdate ? ' --update' : ''}`;
}

const MODES = /^(replace|update|delete)$/;

function wayOfImport(feed: NamedFeed): string {
  if (feed.mapping === null && feed.mode === 'replace')
    return 'FILE is the feed, saved as a file; the mapping of that import is kept, and pulls go on with it.';
  const infer = `${command(IMPORT, feed)} --infer --save-mapping ${MAPPING}`;
  const again = `${command(ADD, feed)} --mapping ${MAPPING}`;
  return `FILE is the feed, saved as a file: \`${infer}\` writes another mapping, and \`${again}\`, after \`${command('feeds remove', feed)}\`, gives it to the feed.`;
}

/** Where feeds have the option themselves; all others are options of `guidepost import`. */
const OF_FEEDS: Readonly<Record<string, string>> = {
  yes: 'feeds pull',
  every: ADD,
  format: ADD,
  header: ADD,
  update: ADD,
  'base-url': ADD,
};

const MAPPING = 'MAPPING.yaml';

/** What stands behind an option where the message leaves it out, or calls it FILE like the catalog file. */
const VALUES: Readonly<Record<string, string>> = {
  mapping: MAPPING,
  'save-mapping': MAPPING,
  rejected: 'ROWS.csv',
  set: 'FIELD=COLUMN',
  encoding: 'NAME',
  format: 'NAME',
  every: '6h',
  header: "'Name: value'",
  currency: 'EUR',
  language: 'en',
  'base-url': 'https://YOUR-SHOP/',
};

/** A command that is whole already, or an option with its value if it has one. */
const MENTION = new RegExp(
  [
    '`guidepost [^`]*`',
    'guidepost(?: [\\w./=-]+)+',
    `\`?(?<![\\w-])--([a-z][a-z-]*)( [A-Z]+\\b| [\\w.-]+=(?:'[^']*'|"(?:\\\\.|[^"\\\\])*"|[^\\s,;.)]+))?\`?`,
  ].join('|'),
  'g',
);

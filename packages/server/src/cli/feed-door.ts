// Spells remedies for people who look after a feed. They did not type an import, so an option alone would not help them. Each
// remedy is a whole command that can be run as it is. What one has to know to run them is said once, at the end.

import { plainRemedy } from '@guidepost/fault/plain-remedy';
import { type Mend, mendOf, type Remedy, spellMend } from '@guidepost/fault/remedy';
import type { FeedOrder } from '../feeds/feed-store.ts';
import type { Door } from '../views/door.ts';
import { settingOptions, wayOf } from './spell-remedy.ts';

export type NamedFeed = Pick<FeedOrder, 'client' | 'catalog' | 'mapping' | 'mode'>;

export class FeedDoor {
  readonly #feed: NamedFeed;
  readonly #used = new Set<string>();

  constructor(feed: NamedFeed) {
    this.#feed = feed;
  }

  readonly spell = (remedy: Remedy): string => {
    const way = wayOf(remedy, MAPPING);
    if ('command' in way) return `${plainRemedy(remedy)} (\`${way.command}\`)`;
    const name = commandFor(remedy, this.#feed);
    this.#used.add(name);
    return `${plainRemedy(remedy)} (\`${command(name, this.#feed, MODES.test(way.option))} ${way.option}\`)`;
  };

  /** The text, followed by what one has to know to run the commands named so far. */
  finish(text: string): string {
    const ways = [
      ...(this.#used.has(IMPORT) ? [wayOfImport(this.#feed)] : []),
      ...(this.#used.has(ADD)
        ? [`Before you add the feed again, remove it: \`${command('feeds remove', this.#feed)}\`.`]
        : []),
    ];
    if (ways.length === 0) return text;
    const isSentence = /[.!?:…]$/.test(text);
    return [text, ...ways].join(text.includes('\n') ? '\n' : isSentence ? ' ' : '. ');
  }
}

/** For views. */
export const doorOfFeed = (feed: NamedFeed): Door => ({
  spell: new FeedDoor(feed).spell,
  say: (said) => spellForFeed(said, feed),
  settings: settingOptions,
});

/** As text, with what one has to know to run its commands. */
export function spellForFeed(said: string | Mend, feed: NamedFeed): string {
  const door = new FeedDoor(feed);
  return door.finish(spellMend(mendOf(said), door.spell));
}

const IMPORT = 'import FILE';
const ADD = 'feeds add ADDRESS';
const PULL = 'feeds pull';

/** No mapping is kept from an update, so the mapping has to be given to the feed itself. */
function commandFor(remedy: Remedy, { mode }: NamedFeed): string {
  if (remedy.kind === 'override') return PULL;
  if (remedy.kind === 'feed-with') return ADD;
  if (remedy.kind === 'set-fields') return mode === 'update' ? ADD : IMPORT;
  if (remedy.kind !== 'import-with') return IMPORT;
  if (remedy.member === 'mapping') return mode === 'update' ? ADD : IMPORT;
  return remedy.member === 'update' || remedy.member === 'format' ? ADD : IMPORT;
}

/** `saysMode`: the option that follows already says whether it is an update. */
function command(name: string, { client, catalog, mode }: NamedFeed, saysMode = false): string {
  const isUpdate = mode === 'update' && (name === IMPORT || name === ADD) && !saysMode;
  return `guidepost ${name} --client ${client} --catalog ${catalog}${isUpdate ? ' --update' : ''}`;
}

const MODES = /^--(replace|update)$/;

function wayOfImport(feed: NamedFeed): string {
  if (feed.mapping === null && feed.mode === 'replace')
    return 'FILE is the feed, saved as a file. The mapping of that import is kept, and later pulls use it.';
  const infer = `${command(IMPORT, feed)} --infer --save-mapping ${MAPPING}`;
  const again = `${command(ADD, feed)} --mapping ${MAPPING}`;
  return `FILE is the feed, saved as a file. \`${infer}\` writes another mapping. To give it to the feed, run \`${command('feeds remove', feed)}\`, then \`${again}\`.`;
}

const MAPPING = 'MAPPING.yaml';

// guidepost feeds add|list|show|remove|pull: catalogs that the server fetches by itself.

import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { CATALOG_FORMATS, type CatalogFormat } from '@guidepost/catalog/catalog-format';
import { type Command, Option } from 'commander';
import { addFeed, type GivenFeed, USUAL_INTERVAL } from '../feeds/add-feed.ts';
import { feedLimits } from '../feeds/feed-limits.ts';
import { removeFeed } from '../feeds/remove-feed.ts';
import { readAllPages } from '../lists/page.ts';
import { viewFeed, viewFeedOrder, viewRemovedFeed } from '../views/feed-view.ts';
import { doorOfFeed } from './feed-door.ts';
import { describeFeed, describeSource, describeWholeFeed, feedName, targetOf } from './feed-words.ts';
import { addPullCommand } from './feeds-pull-command.ts';
import { baseUrlOption, currencyOption, languageOption, parseId } from './given-option.ts';
import { logCommand } from './log-command.ts';
import { FoundProblem, Output, type OutputOptions, WrongUsage } from './output.ts';
import { setOption } from './set-option.ts';
import { spellFaults } from './spell-remedy.ts';
import { configFor, type StoreOptions, withDefinitions } from './store-option.ts';

type Options = StoreOptions & OutputOptions;

interface AddOptions extends Options {
  readonly client: string;
  readonly catalog: string;
  readonly every: string;
  readonly header?: readonly string[];
  readonly mapping?: string;
  readonly set?: readonly string[];
  readonly format?: CatalogFormat;
  readonly update?: boolean;
  readonly currency?: string;
  readonly language?: string;
  readonly baseUrl?: string;
}

interface OneFeed extends Options {
  readonly client: string;
  readonly catalog: string;
}

export function addFeedsCommand(program: Command): void {
  const feeds = program.command('feeds').description('Catalogs that a running server pulls from an address by itself');

  feeds
    .command('add')
    .description(
      'Lets a running server pull a catalog regularly. It fetches only what changed. If a pull fails or looks like a mistake, the catalog stays as it is, and `feeds list` says why.',
    )
    .argument('<url>', 'the address of the feed, http or https')
    .requiredOption('--client <id>', 'the shop that the catalog belongs to', parseId)
    .requiredOption('--catalog <id>', 'the name of the catalog', parseId)
    .option('--every <interval>', 'how often: minutes, or 45m, 6h, 1d', USUAL_INTERVAL)
    .option(
      '--header <header>',
      "a header that the feed's server needs, such as 'Authorization: Bearer …'; @FILE reads them from a file, one a line (repeatable)",
      gather,
    )
    .option('--mapping <file>', 'a mapping file, kept with the feed (default: the one kept with the catalog)')
    .addOption(setOption())
    .addOption(new Option('--format <name>', 'the format, if it is not recognised').choices(CATALOG_FORMATS))
    .addOption(new Option('--replace', 'the feed is the whole catalog (default)').conflicts('update'))
    .option('--update', 'the feed adds and changes products; all that it does not mention stays as it is')
    .addOption(currencyOption())
    .addOption(languageOption())
    .addOption(baseUrlOption())
    .action(runAdd);

  feeds
    .command('list')
    .description('Lists feeds and how their pulls go. Headers and the values in addresses are not shown.')
    .option('--client <id>', 'only of this shop', parseId)
    .action(async (_options: unknown, command: Command) => {
      const options = command.optsWithGlobals<Options & { client?: string }>();
      const { client } = options;
      const listed = await withDefinitions(options, 'refuse', (stores) =>
        readAllPages((request) => stores.feeds.listWithAccounts(request, client)),
      );
      const now = Date.now();
      const text = listed.map(({ feed, accounts }) => describeFeed(feed, accounts, now)).join('\n\n');
      new Output(options).result(
        listed.map(({ feed, accounts }) => viewFeed(feed, accounts, now, doorOfFeed(feed))),
        text || 'There are no feeds. Add one with `guidepost feeds add`.',
      );
    });

  feeds
    .command('show')
    .description('Shows one feed with the full report of its last import: rejected rows, what to look at, advisors.')
    .requiredOption('--client <id>', 'the shop', parseId)
    .requiredOption('--catalog <id>', 'the catalog', parseId)
    .action(async (_options: unknown, command: Command) => {
      const options = command.optsWithGlobals<OneFeed>();
      const { client, catalog } = options;
      const found = await withDefinitions(options, 'refuse', (stores) => stores.feeds.find(client, catalog));
      if (found === null) throw tellNone(options, (error) => ({ client, catalog, error }));
      const { feed, accounts } = found;
      const now = Date.now();
      new Output(options).result(
        viewFeed(feed, accounts, now, doorOfFeed(feed)),
        describeWholeFeed(feed, accounts, now),
      );
    });

  feeds
    .command('remove')
    .description('Stops pulling a catalog. The catalog stays as it is.')
    .requiredOption('--client <id>', 'the shop', parseId)
    .requiredOption('--catalog <id>', 'the catalog', parseId)
    .action(async (_options: unknown, command: Command) => {
      const options = command.optsWithGlobals<OneFeed>();
      const { client, catalog } = options;
      const { kind } = await withDefinitions(options, 'refuse', (stores) =>
        logCommand(
          stores,
          { client, action: 'feed removed', target: catalog },
          () => removeFeed(stores.feeds, client, catalog),
          (outcome) => (outcome.kind === 'removed' ? {} : null),
        ),
      );
      if (kind === 'no-feed') throw tellNone(options, (said) => viewRemovedFeed(options, false, said));
      new Output(options).result(
        viewRemovedFeed(options, true, ''),
        `${feedName(options)} is no longer pulled. Its products stay.`,
      );
    });

  addPullCommand(feeds);
}

function tellNone(options: OneFeed, view: (said: string) => object): FoundProblem {
  const said = `${feedName(options)} has no feed. \`guidepost feeds list\` shows all feeds.`;
  new Output(options).result(view(said), said);
  return new FoundProblem(said);
}

const gather = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

async function runAdd(url: string, _options: unknown, command: Command): Promise<void> {
  const options = command.optsWithGlobals<AddOptions>();
  const { client, catalog, every, set, format, currency, language, baseUrl, update = false } = options;
  const headers = await readHeaders(options.header ?? []);
  const mapping = await readMappingFile(options.mapping);
  const given: GivenFeed = {
    ...{ client, catalog, url, headers, mapping, every, mode: update ? 'update' : 'replace' },
    ...(set && { set }),
    ...(format && { format }),
    ...(currency && { currency }),
    ...(language && { language }),
    ...(baseUrl && { baseUrl }),
  };
  const limits = feedLimits(configFor(options));
  const added = await withDefinitions(options, 'make', (stores) =>
    logCommand(
      stores,
      { client, action: 'feed added', target: catalog },
      () => addFeed(stores.feeds, given, limits),
      (outcome) => (outcome.kind === 'added' ? { after: viewFeedOrder(outcome.order) } : null),
    ),
  );
  const output = new Output(options);
  const one = targetOf(options);
  if (added.kind === 'refused') throw new WrongUsage(spellFaults(added.faults));
  if (added.kind === 'exists') {
    const said = `${feedName(options)} already has a feed, which stays. To replace it, remove it first: guidepost feeds remove ${one}`;
    output.result({ error: said }, said);
    throw new FoundProblem(said);
  }
  const { order, isForbidden } = added;
  if (isForbidden) {
    output.note(
      'This address is not on the public internet. For the server to fetch it, start it with GUIDEPOST_FEED_PRIVATE=allow.',
    );
  }
  output.result(
    viewFeedOrder(order),
    `${feedName(order)} is pulled ${describeSource(order)}.\nA running server starts within a minute. To pull now and see the result: guidepost feeds pull ${one}`,
  );
}

/** If a password is in a file, neither the list of processes nor the shell's history shows it. */
async function readHeaders(given: readonly string[]): Promise<readonly string[]> {
  const read = given.map(async (text) => {
    if (!text.startsWith('@')) return [text];
    const lines = (await readFile(text.slice(1), 'utf8')).split(/\r?\n/);
    return lines.filter((line) => line.trim() !== '');
  });
  return (await Promise.all(read)).flat();
}

const readMappingFile = async (file: string | undefined) =>
  file === undefined ? null : { name: basename(file), text: await readFile(file, 'utf8') };

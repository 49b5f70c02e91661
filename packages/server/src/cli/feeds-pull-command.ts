// guidepost feeds pull: does once, now and visibly what the server does on its schedule.

import type { Command } from 'commander';
import { feedLimits } from '../feeds/feed-limits.ts';
import type { Feed } from '../feeds/feed-store.ts';
import type { PullOutcome } from '../feeds/pull-feed.ts';
import { type PulledFeed, pullFeeds } from '../feeds/pull-feeds.ts';
import { ImportStopped } from '../imports/import-stop.ts';
import { viewPull } from '../views/feed-view.ts';
import { tellCatalogChange } from '../views/logged-change.ts';
import { doorOfFeed, FeedDoor, spellForFeed } from './feed-door.ts';
import { ahead, feedName, targetOf } from './feed-words.ts';
import { parseId } from './given-option.ts';
import { describeImport, describeStopped } from './import-words.ts';
import { logPulled } from './log-command.ts';
import { FoundProblem, Output, type OutputOptions } from './output.ts';
import { configFor, type StoreOptions, withDefinitions } from './store-option.ts';

interface PullOptions extends StoreOptions, OutputOptions {
  readonly client?: string;
  readonly catalog?: string;
  readonly yes?: boolean;
}

export function addPullCommand(feeds: Command): void {
  feeds
    .command('pull')
    .description('Pulls feeds now, one after the other, even if they are not due, and prints what happened.')
    .option('--client <id>', 'only of this shop', parseId)
    .option('--catalog <id>', 'only this catalog', parseId)
    .option('--yes', 'go on even if an import looks like a mistake')
    .action(async (_options: unknown, command: Command) => {
      const options = command.optsWithGlobals<PullOptions>();
      const ended = await pullAll(options);
      const output = new Output(options);
      if (ended.length === 0) {
        const said = 'There is no such feed. `guidepost feeds list` shows all feeds.';
        output.result({ error: said }, said);
        throw new FoundProblem(said);
      }
      const data = configFor(options).GUIDEPOST_DATA;
      output.result(
        ended.map(({ feed, outcome }) =>
          viewPull({ client: feed.client, catalog: feed.catalog, data }, outcome, doorOfFeed(feed)),
        ),
        ended.map(({ feed, outcome }) => describeOutcome(feed, outcome, data)).join('\n\n'),
      );
      const bad = ended.find(({ outcome: { kind } }) => kind !== 'imported' && kind !== 'unchanged');
      if (bad) throw new FoundProblem(`${feedName(bad.feed)}: ${bad.outcome.kind}`);
    });
}

/** Ctrl-C stops the pull under way and those to come. Nothing is left half done. */
async function pullAll(options: PullOptions): Promise<readonly PulledFeed[]> {
  const { client, catalog, yes = false } = options;
  const config = configFor(options);
  const calling = new AbortController();
  const stop = (): void => calling.abort();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const settings = { folder: config.GUIDEPOST_DATA, limits: feedLimits(config), signal: calling.signal };
  try {
    return await withDefinitions(options, 'refuse', async (stores) => {
      const pulled = await pullFeeds(stores, { client, catalog }, yes, settings, (feed) => {
        const bar = new Output(options).progress(`pulling ${feedName(feed)}`);
        return { progress: bar.update, end: bar.stop };
      });
      for (const { feed, outcome } of pulled) {
        const told = outcome.kind === 'imported' ? tellCatalogChange(outcome) : null;
        if (told !== null) await logPulled(stores, feed, told);
      }
      return pulled;
    });
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

function describeOutcome(feed: Feed, outcome: PullOutcome, folder: string): string {
  const name = feedName(feed);
  const door = new FeedDoor(feed);
  const { spell } = door;
  switch (outcome.kind) {
    case 'imported':
      return door.finish(describeImport(name, outcome.report, folder, { ...FEED, spell }));
    case 'unchanged':
      return `${name}: nothing new since the last good pull. \`guidepost feeds show ${targetOf(feed)}\` shows its report.`;
    case 'stopped':
      return `${name}: stopped; the catalog is as it was.`;
    case 'passed-over':
      return `${name}: another process is pulling it, or has removed it. \`guidepost feeds list\` shows its state.`;
    case 'failed': {
      const said =
        outcome.cause instanceof ImportStopped
          ? `${door.finish(describeStopped(name, outcome.cause, { ...FEED, spell }))}\n${WHAT_FEEDS_KEEP}`
          : `${name}: ${spellForFeed(outcome.reason, feed)}\nThe catalog is as it was.`;
      return `${said}\nA running server tries again ${ahead(outcome.nextAt - Date.now())}.`;
    }
  }
}

const FEED = { kept: 'Read with the mapping kept from the last import.', onward: 'If this is intended, add --yes.' };

const WHAT_FEEDS_KEEP =
  'A feed keeps the options that `feeds add` was given. To change them, remove the feed and add it again.';

// guidepost keys create|list|revoke: API keys. A key is shown once, when it is made.

import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { createKey } from '../keys/create-key.ts';
import { parseKey } from '../keys/key-format.ts';
import type { ApiKey, DamagedKey, KeyStore } from '../keys/key-store.ts';
import { listKeys } from '../keys/list-keys.ts';
import { revokeKey } from '../keys/revoke-key.ts';
import { readAllPages } from '../lists/page.ts';
import { viewCreatedKey, viewKey, viewRevokedKey } from '../views/key-view.ts';
import { parseId } from './given-option.ts';
import { logCommand } from './log-command.ts';
import { FoundProblem, Output, type OutputOptions, table, WrongUsage } from './output.ts';
import { spell, spellFaults } from './spell-remedy.ts';
import { configFor, type StoreOptions, withDefinitions } from './store-option.ts';

type Options = StoreOptions & OutputOptions;

interface CreateOptions extends Options {
  readonly client: string;
  readonly kind: ApiKey['kind'];
  readonly origin?: readonly string[];
  readonly expires?: string;
}

export function addKeysCommand(program: Command): void {
  const keys = program.command('keys').description('API keys of clients');

  keys
    .command('create')
    .description('Makes a key and shows it once. Give publishable keys to browsers, and secret keys only to servers.')
    .requiredOption('--client <id>', 'the shop', parseId)
    .addOption(new Option('--kind <kind>', 'where it is used').choices(['secret', 'publishable']).makeOptionMandatory())
    .option('--origin <url...>', 'pages that may use a publishable key, such as https://shop.example (default: any)')
    .option('--expires <when>', '90d, 12h, 2027-01-01 or 2027-01-01T12:00:00Z (default: never)')
    .action(async (_options: unknown, command: Command) => {
      const options = command.optsWithGlobals<CreateOptions>();
      const { client, kind, origin, expires } = options;
      const request = { client, kind, origins: origin ?? [], expires: expires ?? null };
      const made = await withDefinitions(options, 'make', (stores) =>
        logCommand(
          stores,
          { client, action: 'key created', target: '' },
          () => createKey(stores, request),
          (outcome) => (outcome.kind === 'created' ? { target: outcome.id, after: request } : null),
        ),
      );
      if (made.kind === 'refused') throw new WrongUsage(spellFaults(made.faults));
      const lines = [
        `This is the only time the key is shown. Its id is ${made.id}. It works for the advisors of the client ${client}.`,
        `It is stored in ${resolve(configFor(options).GUIDEPOST_DATA)}, and servers that use this folder accept it.`,
        ...(made.hasAdvisor ? [] : [`The client ${client} has no published advisor there yet.`]),
      ];
      new Output(options).result(viewCreatedKey(made), `${made.key}\n\n${lines.join('\n')}`);
    });

  keys
    .command('list')
    .description('Lists the keys with their ids, but not the secrets themselves.')
    .option('--client <id>', 'only of this shop', parseId)
    .action(async (_options: unknown, command: Command) => {
      const options = command.optsWithGlobals<Options & { client?: string }>();
      const damaged: DamagedKey[] = [];
      const listed = await withDefinitions(options, 'refuse', (stores) =>
        readAllPages(async (request) => {
          const page = await listKeys(stores.keys, request, options.client);
          damaged.push(...page.damaged);
          return page;
        }),
      );
      const rows = listed.map(({ id, client, kind, state, createdAt, expiresAt, origins }) => [
        id,
        client,
        kind,
        state,
        day(createdAt),
        expiresAt === null ? 'never' : day(expiresAt),
        origins.join(' ') || 'any',
      ]);
      const text = table([['id', 'client', 'kind', 'state', 'created', 'expires', 'origins'], ...rows]);
      const output = new Output(options);
      output.result(listed.map(viewKey), listed.length > 0 ? text : 'There are no keys.');
      for (const { id, client } of damaged)
        output.note(`${id} of ${client} is damaged in the store and does not work. Revoke it, and make another.`);
    });

  keys
    .command('revoke')
    .description('Revokes a key for good; running servers notice within two seconds.')
    .argument('<id>', 'the id of the key (key_…)')
    .action(async (id: string, _options: unknown, command: Command) => {
      const options = command.optsWithGlobals<Options>();
      const ended = await withDefinitions(options, 'refuse', (stores) =>
        logCommand(
          stores,
          { client: null, action: 'key revoked', target: parseKey(id) === null ? id : '' },
          () => revokeKnown(stores.keys, id),
          ({ kind, client }) => (kind === 'revoked' ? { ...(client !== undefined && { client }) } : null),
        ),
      );
      if (ended.kind === 'refused') throw new WrongUsage(spell(ended.said));
      const was = ended.kind === 'revoked';
      const said = was ? `${id} is revoked.` : `No valid key has the id ${id}.`;
      new Output(options).result(viewRevokedKey(id, was, said), said);
      if (!was) throw new FoundProblem(said);
    });
}

/** With the client that it belongs to, for the log. */
async function revokeKnown(keys: KeyStore, id: string) {
  const key = (await keys.listUnrevoked(() => {})).find((each) => each.id === id);
  return { ...(await revokeKey(keys, id)), client: key?.client };
}

const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

// guidepost migrate: brings the store to this version's schema.

import type { Command } from 'commander';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import { migrateSessionStore } from '../storage/sessions/open-sessions.ts';
import { showLocation } from '../storage/store-location.ts';
import { viewMigrated } from '../views/operation-view.ts';
import { Output, type OutputOptions } from './output.ts';
import { locationFor, type StoreOptions } from './store-option.ts';

export function addStoreCommands(program: Command): void {
  program
    .command('migrate')
    .summary('bring the store to the schema of this version')
    .description(
      'Brings the store to the schema of this version, as `serve` does. It refuses while an older server runs.',
    )
    .action(async (_options: unknown, command: Command) => {
      const options = command.optsWithGlobals<StoreOptions & OutputOptions>();
      const location = locationFor(options);
      const definitions = await openDefinitions(location, 'apply');
      try {
        await migrateSessionStore(location, definitions.changeSessionSchema);
      } finally {
        await definitions.close();
      }
      new Output(options).result(viewMigrated(location), `The store in ${showLocation(location)} is up to date.`);
    });
}

// guidepost backup and guidepost restore: a store in one file, and out of it again.

import { counted, grouped } from '@guidepost/fault/say-number';
import type { Command } from 'commander';
import type { BackupContents, HeldInBackup } from '../storage/backup/backup-archive.ts';
import { makeBackup } from '../storage/backup/make-backup.ts';
import { restoreBackup } from '../storage/backup/restore-backup.ts';
import { showLocation } from '../storage/store-location.ts';
import { isoTime } from '../views/iso-time.ts';
import { viewBackup, viewRestored } from '../views/operation-view.ts';
import { Output, type OutputOptions } from './output.ts';
import { locationFor, type StoreOptions } from './store-option.ts';
import { requireNew } from './written-file.ts';

type BackupOptions = StoreOptions & OutputOptions;

export function addBackupCommands(program: Command): void {
  program
    .command('backup')
    .summary('save the whole store in one file')
    .description(
      'Saves the whole store in one file: catalogs, advisors, keys, and sessions with those that are under way. Servers may run meanwhile. ' +
        'The file is there once it is whole. Keep it where only the operator reads: it holds the secret that signs session tokens.',
    )
    .argument('<file>', 'the file to make, such as guidepost-2026-11-24.tgz')
    .action(async (file: string, _options: unknown, command: Command) => {
      const options = command.optsWithGlobals<BackupOptions>();
      await requireNew(file);
      const location = locationFor(options);
      const contents = await makeBackup(location, file);
      new Output(options).result(
        viewBackup(file, contents),
        `${file} has everything in ${showLocation(location)}: ${sayHeld(contents.holds)}.`,
      );
    });
  program
    .command('restore')
    .summary('make a store of a backup')
    .description(
      'Makes a store of a backup, in a folder or a database that is empty. It does not matter in which kind of store the backup was made.',
    )
    .argument('<file>', 'a file that `guidepost backup` made')
    .action(async (file: string, _options: unknown, command: Command) => {
      const options = command.optsWithGlobals<BackupOptions>();
      const location = locationFor(options);
      const contents = await restoreBackup(file, location);
      new Output(options).result(viewRestored(file, location, contents), sayRestored(showLocation(location), contents));
    });
}

const sayHeld = ({ catalogs, products, advisors, steps }: HeldInBackup): string =>
  [
    `${counted(catalogs, 'catalog')} with ${grouped(products)} products`,
    counted(advisors, 'advisor'),
    `${grouped(steps)} steps of sessions`,
  ].join(', ');

const sayRestored = (place: string, { madeAt, madeBy, holds }: BackupContents): string =>
  [
    `${place} is as it was on ${isoTime(madeAt)} (saved by Guidepost ${madeBy}): ${sayHeld(holds)}.`,
    'Keys that were revoked since then work again, and conversations that were erased since then are back: revoke and erase them again.',
  ].join('\n');

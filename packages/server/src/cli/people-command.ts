// guidepost people reset: the way back in for somebody who forgot their password and has no other owner to ask.

import type { Command } from 'commander';
import { readEmail } from '../people/email-address.ts';
import { makeResetLink } from '../people/make-links.ts';
import { adminUrlOf } from '../settings/admin-url.ts';
import { viewMadeLink } from '../views/person-view.ts';
import { logCommand } from './log-command.ts';
import { FoundProblem, Output, type OutputOptions, WrongUsage } from './output.ts';
import { configFor, type StoreOptions, withDefinitions } from './store-option.ts';

interface ResetOptions extends StoreOptions, OutputOptions {
  readonly url?: string;
}

export function addPeopleCommand(program: Command): void {
  const people = program.command('people').description('People who sign in to the admin interface');
  people
    .command('reset')
    .description(
      'Makes a link with which somebody chooses a new password. It works once, and one made before works no more.',
    )
    .argument('<email>', 'the e-mail address that the person signs in with')
    .option('--url <address>', 'how people reach the admin interface (default: GUIDEPOST_ADMIN_URL or PUBLIC_URL)')
    .action(runReset);
}

async function runReset(email: string, _options: unknown, command: Command): Promise<void> {
  const options = command.optsWithGlobals<ResetOptions>();
  const config = configFor(options);
  const address = readEmail(email);
  if ('wrong' in address) throw new WrongUsage(address.wrong);
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.GUIDEPOST_PORT}`;
  const url = options.url ?? adminUrlOf(config, publicUrl) ?? publicUrl;
  const outcome = await withDefinitions(options, 'refuse', async (stores) => {
    const found = await stores.people.findByEmail(address.value.canonical);
    if (found === null) return null;
    const intent = { client: null, action: 'reset link made', target: found.person.id };
    return logCommand(
      stores,
      intent,
      () => makeResetLink(stores.people, null, found.person.id),
      (made) => (made.kind === 'made' ? { after: { link: made.link.id } } : null),
    );
  });
  const output = new Output(options);
  if (outcome?.kind !== 'made') {
    const said = `Nobody signs in with ${address.value.written}.`;
    output.result({ error: said }, said);
    throw new FoundProblem(said);
  }
  const view = viewMadeLink(outcome.link, url.replace(/\/+$/, ''), 'none');
  output.result(
    view,
    `${view.link}\n\nWhoever opens this link chooses the new password. It works once, until ${view.expires_at}.`,
  );
}

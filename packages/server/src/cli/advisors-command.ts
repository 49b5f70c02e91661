// guidepost advisors list|versions|rollback: what is published, what was before, and going back to it.

import type { RefusedAdvisorView } from '@guidepost/contract/views/advisor-view';
import type { FailureView } from '@guidepost/contract/views/view-part';
import type { Command } from 'commander';
import { CHECKS } from '../advisors/publish-outcome.ts';
import { readAllPages } from '../lists/page.ts';
import { viewListedAdvisor, viewRefused, viewRolledBack, viewVersions } from '../views/advisor-view.ts';
import { parseId, parseVersion } from './given-option.ts';
import { FoundProblem, minute, Output, type OutputOptions, table } from './output.ts';
import { COMMAND_DOOR, spell } from './spell-remedy.ts';
import { type StoreOptions, withDefinitions } from './store-option.ts';

type Options = StoreOptions & OutputOptions;
type OneAdvisor = Options & { readonly client: string; readonly advisor: string };

export function addAdvisorsCommand(program: Command): void {
  const advisors = program.command('advisors').description('published advisors and their versions');

  advisors
    .command('list')
    .description('Lists advisors: which version is published, of how many, when it was made, and for which catalog.')
    .option('--client <id>', 'only of this shop', parseId)
    .action(async (_options: unknown, command: Command) => {
      const options = command.optsWithGlobals<Options & { client?: string }>();
      const listed = await withDefinitions(options, 'refuse', (stores) =>
        readAllPages((request) => stores.advisors.list(request, options.client)),
      );
      const rows = listed.map((each) => [
        each.client,
        each.advisor,
        each.name,
        each.publishedVersion === null ? 'taken off' : `version ${each.publishedVersion} of ${each.latestVersion}`,
        minute(each.versionAt),
        each.catalog,
      ]);
      const text = table([['client', 'advisor', 'name', 'published', 'made', 'catalog'], ...rows]);
      const none = 'There are no advisors yet. Publish one: guidepost publish FILE';
      const json = listed.map(viewListedAdvisor);
      new Output(options).result(json, listed.length > 0 ? text : none);
    });

  advisors
    .command('versions')
    .description(
      'Lists the versions of an advisor, newest first: when each was made, how many questions it has, and which is published.',
    )
    .requiredOption('--client <id>', 'the shop', parseId)
    .requiredOption('--advisor <id>', 'the advisor')
    .action(async (_options: unknown, command: Command) => {
      const options = command.optsWithGlobals<OneAdvisor>();
      const { client, advisor } = options;
      const versions = await withDefinitions(options, 'refuse', (stores) =>
        readAllPages((request) => stores.advisors.listVersions(client, advisor, request)),
      );
      if (versions.length === 0) throw refuse(options, `${client} has no advisor ${advisor}.`);
      const rows = versions.map(({ version, name, catalog, questions, madeAt, published }) => [
        String(version),
        minute(madeAt),
        String(questions),
        name,
        catalog,
        published ? 'published' : '',
      ]);
      const text = table([['version', 'made', 'questions', 'name', 'catalog', ''], ...rows]);
      new Output(options).result(viewVersions(options, versions), text);
    });

  advisors
    .command('rollback')
    .description(
      'Publishes an older version again, if it still fits the catalog. No version is made or lost; conversations under way keep the version they started with.',
    )
    .requiredOption('--client <id>', 'the shop', parseId)
    .requiredOption('--advisor <id>', 'the advisor')
    .requiredOption('--version <number>', 'the version to go back to', parseVersion)
    .action(async (_options: unknown, command: Command) => {
      const options = command.optsWithGlobals<OneAdvisor & { version: number }>();
      const { client, advisor, version } = options;
      // What checks an advisor is most of what a start would load; the other commands need none of it.
      const { rollbackAdvisor } = await import('../advisors/rollback-advisor.ts');
      const done = await withDefinitions(options, 'refuse', (stores) =>
        rollbackAdvisor(stores, client, advisor, version),
      );
      if (done.kind === 'unknown') {
        const has =
          done.versions.length > 0 ? `It has: ${done.versions.join(', ')}.` : `${client} has no such advisor.`;
        throw refuse(options, `There is no version ${version} of ${advisor}. ${has}`);
      }
      if (done.kind === 'unsettled') {
        throw refuse(
          options,
          `The catalog changed during each of ${CHECKS} checks; nothing was changed. Try again when it rests.`,
        );
      }
      const { findings } = done.report;
      const errors = findings.filter(({ severity }) => severity === 'error');
      if (done.kind === 'refused') {
        const said = `Version ${version} of ${advisor} does not fit any more; nothing was changed.`;
        const lines = errors.map(({ line, column, message, mend }) => `  ${line}:${column} ${message} ${spell(mend)}`);
        const next = `To mend it: guidepost export --client ${client} --advisor ${advisor} --version ${version} > ${advisor}.yaml`;
        throw refuse(options, said, [said, ...lines, next].join('\n'), viewRefused(said, findings, COMMAND_DOOR));
      }
      const said =
        done.before === version
          ? `Version ${version} of ${advisor} is the published one already.`
          : `Version ${version} of ${advisor} is published again.`;
      new Output(options).result(viewRolledBack(options, version, done.before, findings, COMMAND_DOOR), said);
    });
}

function refuse(
  options: Options,
  said: string,
  text = said,
  view: FailureView | RefusedAdvisorView = { error: said },
): FoundProblem {
  new Output(options).result(view, text);
  return new FoundProblem(said);
}

/** Finds the subcommand in a command line that is not parsed yet. Global options may come before it. */
export function commandOf([first, ...rest]: readonly string[]): string | undefined {
  if (first === '--data') return commandOf(rest.slice(1));
  return first?.startsWith('-') ? commandOf(rest) : first;
}

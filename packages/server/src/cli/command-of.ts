/** Which subcommand a command line calls, before anything of it is read; global options may come before it. */
export function commandOf([first, ...rest]: readonly string[]): string | undefined {
  if (first === '--data') return commandOf(rest.slice(1));
  return first?.startsWith('-') ? commandOf(rest) : first;
}

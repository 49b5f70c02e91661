// Which delimiter a CSV file has, seen from its header line.

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The one that the first line has most of, outside quotes; a comma where it has none. */
export function recogniseDelimiter(sample: string): string {
  const counts = new Map<string, number>(DELIMITERS.map((delimiter) => [delimiter, 0]));
  let quoted = false;
  for (const character of sample) {
    if (character === '"') quoted = !quoted;
    else if (!quoted && (character === '\n' || character === '\r')) {
      if ([...counts.values()].some((count) => count > 0)) break;
    } else if (!quoted) {
      const count = counts.get(character);
      if (count !== undefined) counts.set(character, count + 1);
    }
  }
  let best: string = DELIMITERS[0];
  for (const [delimiter, count] of counts) if (count > (counts.get(best) ?? 0)) best = delimiter;
  return best;
}

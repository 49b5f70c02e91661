// A unit that is an English noun for what is counted agrees with its number: `4 berths`, `1 year`. Abbreviations and units of other languages stay
// as the catalog has them.

/** Lower case. To add one, write it in the list; those with an irregular plural say it behind a colon. */
const NOUNS =
  'berth seat person:people piece door slot port core drawer shelf:shelves compartment pocket puff bag box:boxes capsule tablet pod bottle can pack sheet page roll pair part ' +
  'year month week day hour minute mile step speed gear channel blade burner bulb panel cell cup plate place bed room wheel string key button bay module fan player cycle';

const PLURALS: ReadonlyMap<string, string> = new Map(
  NOUNS.split(' ').map((noun) => {
    const [one = '', many = `${one}s`] = noun.split(':');
    return [one, many] as const;
  }),
);
const SINGULARS: ReadonlyMap<string, string> = new Map([
  ...[...PLURALS].map(([one, many]) => [many, one] as const),
  ['persons', 'person'],
]);

/** `language`: in which the unit is read. */
export function countedUnit(value: number, unit: string, language: string): string {
  if (!/^en(?:-|$)/i.test(language)) return unit;
  return (value === 1 ? SINGULARS.get(unit) : PLURALS.get(unit)) ?? unit;
}

// Things that interfaces list by their names, `[{ "id": 9, "name": "Coffee", "slug": "coffee" }, …]`: categories, tags, collections. Such
// a list is a list of names.

const NAMES = ['name', 'title', 'label'] as const;
/** What such a thing has beside its name. Something with more is worth a column of its own. */
const ABOUT =
  /^(?:_?id|uuid|slug|handle|key|code|parent(?:_?id)?|position|level|depth|count|order|rank|menu_?order|@type|__typename|type_?id|url_?key)$/i;

/** The name of the thing that these members are. Null: they are something else. */
export function thingOf(members: Readonly<Record<string, unknown>>): string | null {
  const named = NAMES.find((name) => typeof members[name] === 'string');
  if (named === undefined) return null;
  const entries = Object.entries(members);
  // A name alone may be anything.
  if (entries.length < 2) return null;
  for (const [name, value] of entries)
    if (name !== named && (!ABOUT.test(name) || (typeof value === 'object' && value !== null))) return null;
  return String(members[named]).trim();
}

/** Whether all elements are things with a name. */
export const areThings = (list: readonly unknown[]): boolean =>
  list.length > 0 &&
  list.every(
    (each) =>
      typeof each === 'object' &&
      each !== null &&
      !Array.isArray(each) &&
      thingOf(each as Readonly<Record<string, unknown>>) !== null,
  );

// Whether two files have the same content, whatever the order of their members.

/** Compares plain values as YAML and JSON have them: texts, numbers, booleans, null, lists and groups of members. */
export const sameContent = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const members = Object.entries(a);
  const others = new Map(Object.entries(b));
  return (
    members.length === others.size &&
    members.every(([name, value]) => others.has(name) && sameContent(value, others.get(name)))
  );
};

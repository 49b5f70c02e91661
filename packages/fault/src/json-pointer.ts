// JSON Pointers (RFC 6901): written and read member by member, so that names with slashes and tildes never break one.

/** The pointer to a member of what `base` points to; `''` is the whole document. */
export const pointerTo = (base: string, ...members: readonly (string | number)[]): string =>
  members.reduce<string>((pointer, member) => `${pointer}/${escaped(String(member))}`, base);

/** The names on the way, from the outermost inwards. `pointer` is empty or begins with a slash. */
export const membersOf = (pointer: string): string[] => {
  const members = pointer.split('/').slice(1);
  return pointer.includes('~') ? members.map(plain) : members;
};

const escaped = (member: string): string => member.replaceAll('~', '~0').replaceAll('/', '~1');

/** Replaces in this order, so that `~01` is `~1` and not a slash. */
const plain = (member: string): string => member.replaceAll('~1', '/').replaceAll('~0', '~');

// Writes JSON Pointers (RFC 6901) member by member, so that names with slashes and tildes never break one.

export const pointerTo = (base: string, ...members: readonly (string | number)[]): string =>
  members.reduce<string>(
    (pointer, member) => `${pointer}/${String(member).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    base,
  );

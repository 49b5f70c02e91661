// Makes an account of an import small enough to be kept: long texts are cut, then the longest lists lose their ends. The
// first of everything stay, since they are the most (rejections) or what a file begins with.

/** Bytes of the account as JSON. */
const MOST_BYTES = 16 * 1024;
/** What counts and notes of what was left out may take of it. */
const RESERVE = 512;
const LONGEST_TEXT = 500;

/** How many of which list were left out, by the list's name. */
export type Omissions = Readonly<Record<string, number>>;

export function shorten<Account extends object>(account: Account): Account & { readonly leftOut: Omissions } {
  const short = cutTexts(account);
  const lists = listsOf(short).map(({ name, list }) => {
    const sizes = list.map(bytesOf);
    return { name, list, sizes, size: sizes.reduce((sum, size) => sum + size, 0) };
  });
  const leftOut: Record<string, number> = {};
  let size = bytesOf(short);
  while (size > MOST_BYTES - RESERVE) {
    const longest = lists.reduce((one, other) => (other.size > one.size ? other : one));
    const last = longest.sizes.pop();
    if (last === undefined) break;
    longest.list.pop();
    longest.size -= last;
    size -= last + 1;
    leftOut[longest.name] = (leftOut[longest.name] ?? 0) + 1;
  }
  return { ...short, leftOut };
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

interface Named {
  readonly name: string;
  readonly list: unknown[];
}

/** The lists that are members of it, also inside its objects; not those inside of lists. */
function listsOf(value: object): Named[] {
  return Object.entries(value).flatMap(([name, member]): Named[] => {
    if (Array.isArray(member)) return [{ name, list: member }];
    return typeof member === 'object' && member !== null ? listsOf(member) : [];
  });
}

/** A copy whose texts are no longer than may be. */
function cutTexts<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (_name, member: unknown) => (typeof member === 'string' ? cut(member) : member)),
  );
}

const cut = (text: string): string =>
  text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT - 1).toWellFormed()}…`;

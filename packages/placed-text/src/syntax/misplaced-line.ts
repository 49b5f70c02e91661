// Follows the indentation of a file line by line. It finds the first line that fits nothing above it, or that cannot be a line
// of such a file at all. It knows less than the parser, but says what a person would: which line to move, and where.

import { quoted } from '@guidepost/fault/say-names';
import { counted } from '@guidepost/fault/say-number';
import type { SyntaxCause } from './syntax-fault.ts';
import { explainNoMember, explainValue } from './unreadable-line.ts';

/** One level of indentation: the members of a group, or the items of a list. */
interface Level {
  readonly indent: number;
  readonly kind: 'members' | 'items';
  /** What sentences call it: the name of the newest member, or `-`. */
  name: string;
  /** Whether the newest member has no value yet, so that a level may follow. `text`: it may continue on the next line. */
  state: 'open' | 'text' | 'closed';
}

interface Member {
  /** As written, with its quotes. */
  readonly name: string;
  /** The character after the colon. */
  readonly end: number;
}

const QUOTED_NAME = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')[ \t]*:(?=[ \t]|$)/;

/** The member that a line begins with, or null. Its name ends at the first colon that a space follows. */
const memberIn = (content: string): Member | null => {
  const inQuotes = QUOTED_NAME.exec(content);
  if (inQuotes !== null) return { name: inQuotes[1] ?? '', end: inQuotes[0].length };
  if (!/^[^\s#"'[\]{},&*!|>%@`]/.test(content)) return null;
  // If a comment begins before the colon, this is no member either.
  const mark = /:(?!\S)|(?<!\S)#/.exec(content.slice(1));
  if (mark === null || mark[0] !== ':') return null;
  const end = mark.index + 2;
  if (end < content.length && !/[ \t]/.test(content.charAt(end))) return null;
  return { name: content.slice(0, end - 1).trimEnd(), end };
};
const DASHES = ['*', '•', '·', '–', '—', '−'];

/** The first such line that begins before `end`. Lines within brackets, quotes and text blocks (`isInside`) do not count. */
export const findMisplacedLine = (
  text: string,
  end: number,
  isInside: (lineStart: number) => boolean,
): SyntaxCause | null => {
  const levels: Level[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const lineStart = start;
    start += line.length + 1;
    if (lineStart > end) return null;
    const content = line.trimEnd();
    const indent = content.length - content.trimStart().length;
    if (content === '' || content.charAt(indent) === '#' || isInside(lineStart)) continue;
    if (/^(---|\.\.\.|%)/.test(content)) {
      levels.length = 0;
      continue;
    }
    const cause = followLine(levels, content, indent);
    if (cause !== null) return { ...cause, offset: lineStart + cause.offset };
  }
  return null;
};

/** `offset` of the cause counts from the beginning of the line. */
const followLine = (levels: Level[], line: string, indent: number): SyntaxCause | null => {
  const content = line.slice(indent);
  const isItem = /^-(\s|$)/.test(content);
  const top = levels.at(-1);
  const dash = isItem ? null : explainDash(content, indent);
  if (dash !== null) return dash;
  if (!isItem && memberIn(content) === null) {
    const isContinued = top !== undefined && top.state !== 'closed' && indent > top.indent;
    if (top === undefined || isContinued) return null;
    return { offset: indent, ...explainNoMember(content) };
  }
  const left: Level[] = [];
  while (levels.length > 0 && (levels.at(-1)?.indent ?? 0) > indent) left.push(levels.pop() as Level);
  const misplaced = place(levels, left, content, indent, isItem);
  return misplaced === null ? enter(levels, content, indent) : { offset: indent, ...misplaced };
};

/** Null if the line fits. Then it belongs to the newest level, or the level that it opens is added later. */
const place = (levels: Level[], left: readonly Level[], content: string, indent: number, isItem: boolean) => {
  const name = isItem ? '-' : nameIn(content);
  let top = levels.at(-1);
  if (top === undefined) return left.length === 0 ? null : misfit(name, indent, left, isItem);
  if (top.indent < indent) {
    if (top.state === 'open') return null;
    return left.length === 0 && !isItem ? tooFar(name, top) : misfit(name, indent, [...left, ...levels], isItem);
  }
  if (isItem && top.kind === 'members') {
    // A list may be right below the name of its member, without indentation.
    return top.state === 'open' ? null : misfit(name, indent, [...left, ...levels], true);
  }
  if (!isItem && top.kind === 'items') {
    if (levels.at(-2)?.indent !== indent) {
      return {
        message: `${quoted(name)} is where an item of a list should begin.`,
        mend: `Write a dash and a space before it if an item begins here, or indent it by ${indent + 2} spaces if it belongs to the item above.`,
      };
    }
    levels.pop();
    top = levels.at(-1);
  }
  return null;
};

/** Adds the levels that the line opens and notes what may follow. */
const enter = (levels: Level[], line: string, indent: number): SyntaxCause | null => {
  let at = indent;
  let content = line;
  for (;;) {
    const dash = /^-(\s+|$)/.exec(content);
    if (dash === null) break;
    enterLevel(levels, at, 'items', '-', 'open');
    content = content.slice(dash[0].length);
    at += dash[0].length;
    if (content === '' || content.startsWith('#')) return null;
  }
  const member = memberIn(content);
  const top = levels.at(-1);
  if (member === null) {
    if (top !== undefined) top.state = /^[[{"']/.test(content) ? 'closed' : 'text';
    return null;
  }
  const written = content.slice(member.end);
  const value = written.trimStart();
  const state = /^(#|$|[&!]\S*\s*(#|$))/.test(value) ? 'open' : /^[[{"'|>]/.test(value) ? 'closed' : 'text';
  enterLevel(levels, at, 'members', nameIn(content), state);
  const wrong = state === 'open' ? null : explainValue(nameIn(content), value);
  const valueAt = at + content.length - value.length;
  return wrong === null ? null : { offset: valueAt, ...wrong };
};

const enterLevel = (
  levels: Level[],
  indent: number,
  kind: Level['kind'],
  name: string,
  state: Level['state'],
): void => {
  const top = levels.at(-1);
  if (top !== undefined && top.indent === indent && top.kind === kind) {
    top.name = name;
    top.state = state;
    return;
  }
  if (top !== undefined) top.state = 'closed';
  levels.push({ indent, kind, name, state });
};

const nameIn = (content: string): string => (memberIn(content)?.name ?? content).trim();

const tooFar = (name: string, { indent, name: above }: Level) => ({
  message: `${quoted(name)} is indented further than ${quoted(above)} above it, which already has its value.`,
  mend:
    indent === 0 ? 'Write it at the beginning of the line.' : `Indent it by ${indent} spaces, like ${quoted(above)}.`,
});

const misfit = (name: string, indent: number, levels: readonly Level[], isItem: boolean) => {
  const fitting = levels.filter(({ kind }) => (kind === 'items') === isItem);
  const nearest = Math.min(...fitting.map((level) => Math.abs(level.indent - indent)));
  const places = fitting.filter((level) => Math.abs(level.indent - indent) === nearest);
  const like = [...new Map(places.map((level) => [level.indent, level])).values()].map((level) =>
    level.indent === 0
      ? 'at the beginning of the line'
      : `by ${level.indent} spaces${isItem ? '' : `, like ${quoted(level.name)}`}`,
  );
  const begins = indent === 0 ? 'stands at the beginning of the line' : `is indented by ${counted(indent, 'space')}`;
  return {
    message: isItem
      ? `This dash ${begins}, and no list above has its dashes there.`
      : `${quoted(name)} ${begins}, which fits nothing above it.`,
    mend:
      like.length === 0
        ? 'Indent it like what it belongs to.'
        : `Indent it ${like.join(' or ')}${isItem ? ', like the other dashes of its list' : ''}.`,
  };
};

/** Something that was meant as the dash of a list. */
const explainDash = (content: string, indent: number): SyntaxCause | null => {
  if (/^-\S/.test(content)) {
    return {
      offset: indent,
      message: 'A space is missing after the dash.',
      mend: `Write ${quoted(`- ${content.slice(1)}`)}.`,
    };
  }
  const dash = DASHES.find((each) => content.startsWith(each));
  if (dash === undefined || !/^\s*[\w-]+:/.test(content.slice(dash.length))) return null;
  return {
    offset: indent,
    message: `A list is written with dashes, not with ${quoted(dash)}.`,
    mend: `Write ${quoted(`- ${content.slice(dash.length).trim()}`)}.`,
  };
};

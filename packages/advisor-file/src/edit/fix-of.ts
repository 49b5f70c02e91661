// The change that mends a finding against the catalog, if there is an exact one.

import type { Finding } from '@guidepost/advice/finding';
import { pointerTo } from '@guidepost/fault/json-pointer';
import { contentAt, type FileEdit } from './file-edit.ts';

/** In a condition, a misspelt attribute is the name of a member. In `attribute:`, and among those that results show, it is the value. */
export const isAboutName = ({ code, pointer }: Pick<Finding, 'code' | 'pointer'>): boolean =>
  code === 'unknown-attribute' && !/^\/questions\/\d+\/attribute$|^\/results\/attributes\/\d+$/.test(pointer);

/** Empty if it is not clear what was meant. `content` is that of the file. */
export const fixOf = (
  finding: Pick<Finding, 'code' | 'pointer' | 'meant' | 'written'>,
  content: unknown,
): { readonly fix?: FileEdit } => {
  const { code, pointer, meant, written } = finding;
  // Keeping the products is one way to mend it. Tools may offer it, but it is never done unasked.
  if (code === 'filter-drops-missing')
    return { fix: { kind: 'set', pointer: pointerTo(pointer, 'missing'), value: 'keep' } };
  if (meant === undefined) return {};
  if (isAboutName(finding)) return { fix: { kind: 'rename', pointer, name: meant } };
  const exact =
    written === undefined ? pointer : (findWritten(content, pointer, written) ?? findId(content, pointer, written));
  return exact === null ? {} : { fix: { kind: 'set', pointer: exact, value: meant } };
};

/** Whether it is made without asking: it must be about a spelling, and not about something the author may have meant. */
export const isCertain = ({ code, fix }: { readonly code: string; readonly fix?: FileEdit }): boolean =>
  fix !== undefined && code !== 'filter-drops-missing';

/** A value may stand alone, under `eq`, or in a list. The finding only knows the condition around it. */
const findWritten = (content: unknown, pointer: string, written: string): string | null => {
  const places = [pointer, ...['eq', 'in', 'not_in'].map((test) => pointerTo(pointer, test))];
  for (const place of places) {
    const found = contentAt(content, place);
    if (found === written) return place;
    const nth = Array.isArray(found) ? found.indexOf(written) : -1;
    if (nth !== -1) return pointerTo(place, nth);
  }
  return null;
};

/** An answer that has no condition of its own asks for its id. */
const findId = (content: unknown, pointer: string, written: string): string | null => {
  const answer = /^\/questions\/\d+\/answers\/\d+(?=\/where\/)/.exec(pointer)?.[0];
  if (answer === undefined || contentAt(content, pointerTo(answer, 'where')) !== undefined) return null;
  const id = pointerTo(answer, 'id');
  return contentAt(content, id) === written ? id : null;
};

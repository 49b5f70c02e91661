// A link that brings the replies back. They stand in the fragment, which no server sees: the advisor, and for each question its
// id and those of the answers. Nothing in it says who the shopper is.

import type { Drawing } from './controls.ts';
import { make } from './make-element.ts';
import { moreTextsFor } from './more-texts.ts';
import type { Reply } from './trail.ts';

/** Among what else the page's fragment may say. */
const OURS = /[#&]?guidepost=([^&]*)/;

/** Whether the device shows where a link can go, as phones do. */
export const canSend = (): boolean => matchMedia('(pointer: coarse)').matches && 'share' in navigator;

/** Phones show where links go; elsewhere it is copied. Where neither is allowed, it can be selected. */
export async function shareLink(
  button: HTMLElement,
  advisor: string,
  trail: readonly Reply[],
  status: HTMLElement,
  drawing: Drawing,
): Promise<void> {
  const url = writeLink(advisor, trail);
  const texts = moreTextsFor(drawing);
  if (canSend()) {
    try {
      return await navigator.share({ url });
    } catch (error) {
      // The shopper wanted it nowhere.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    status.textContent = button.textContent = texts.copied;
  } catch {
    const field = make('input', { part: 'link', readOnly: true, dir: 'ltr', value: url, ariaLabel: texts.copyThis });
    button.replaceWith(field);
    field.focus();
    field.select();
  }
}

function writeLink(advisor: string, trail: readonly Reply[]): string {
  const { href, hash } = location;
  const page = hash ? href.slice(0, href.lastIndexOf(hash)) : href.replace(/#$/, '');
  const rest = hash.slice(1).replace(OURS, '');
  const replies = trail.map(({ question, answers }) => [question.question_id, ...answers].map(encodeURIComponent));
  const ours = [encodeURIComponent(advisor), ...replies.map(([id, ...answers]) => [id, answers.join()].join(':'))];
  return `${page}#${rest && `${rest}&`}guidepost=${ours.join(';')}`;
}

/**
 * The replies of the link that the page was opened with, without the texts of their questions; null if it has none for this
 * advisor. They are taken out of the address, as a reload goes on with the conversation that they began.
 */
export function takeLink(advisor: string): readonly Reply[] | null {
  const { hash, href } = location;
  const [whole = '', said = ''] = OURS.exec(hash) ?? [];
  history.replaceState(history.state, '', href.slice(0, href.lastIndexOf(hash)) + hash.replace(whole, ''));
  try {
    const [owner, ...replies] = said.split(';');
    if (decodeURIComponent(owner ?? '') !== advisor) return null;
    return replies.map((reply) => {
      const [id = '', answers = ''] = reply.split(':');
      return {
        question: named(decodeURIComponent(id)),
        answers: answers.split(',').filter(Boolean).map(decodeURIComponent),
      };
    });
  } catch {
    // Not all of the link arrived.
    return null;
  }
}

/** The service says the rest when it asks it. */
export const named = (id: string): Reply['question'] => ({
  ...{ question_id: id, title: '', question_type: 'SINGLE', answers: [] },
  ...{ description: null, image: null, skip_text: null },
});

// What of a session decides how it goes on. Sessions of equal keys have the same candidates and go on alike, whatever is replied.

import { askIf } from '@guidepost/engine/ask-if';
import { type Bits, intersectInto, listWords } from '@guidepost/engine/bits';
import type { CompiledAdvisor, CompiledQuestion } from '@guidepost/engine/compile';
import { type Narrowed, selectProducts } from '@guidepost/engine/narrow';
import type { Session } from '@guidepost/engine/session';
import { placeReplyLeaves, type ReplyLeaf } from '../check/place-leaves.ts';

export class SessionKeys {
  readonly #compiled: CompiledAdvisor;
  readonly #leaves: readonly { readonly about: number; readonly leaf: ReplyLeaf }[];
  /** By place: the places that its `ask_if` looks at. */
  readonly #looksAt: readonly (readonly number[])[];

  constructor(compiled: CompiledAdvisor) {
    const leavesOf = ({ question }: CompiledQuestion) =>
      question.askIf === null
        ? []
        : placeReplyLeaves(question.askIf, '').map(({ leaf }) => ({
            about: compiled.places.get(leaf.question) ?? -1,
            leaf,
          }));
    this.#compiled = compiled;
    this.#leaves = compiled.questions.flatMap(leavesOf);
    this.#looksAt = compiled.questions.map((question) => leavesOf(question).map(({ about }) => about));
  }

  /** Which questions have replies, how every test of a reply turns out, what is left, and what of the replies can still do more. */
  keyOf(session: Session, narrowed: Narrowed): string {
    const { given, candidates, count } = narrowed;
    const asked = given.map((reply) => (reply === null ? '0' : '1')).join('');
    const tests = this.#leaves.map(({ about, leaf }) => askIf(leaf, () => given[about] ?? null)).join('');
    const replies = this.#mayTakeBack(given)
      ? JSON.stringify([session.replies, session.order])
      : this.#preferences(narrowed);
    return `${asked} ${tests} ${session.resultsGiven} ${replies} ${spell(candidates, count)}`;
  }

  /**
   * Whether a reply still to come may do more than narrow what is left: one that is taken before some of these, or that makes one
   * of these count or not count any more.
   */
  #mayTakeBack(given: Narrowed['given']): boolean {
    const { advisor, questions } = this.#compiled;
    const isOpen = (place: number): boolean => given[place] === null;
    const isUnsettled = ({ place }: CompiledQuestion): boolean => (this.#looksAt[place] ?? []).some(isOpen);
    if (questions.some((question) => !isOpen(question.place) && isUnsettled(question))) return true;
    const filters = questions.filter(({ question }) => question.role === 'filter');
    if (advisor.order === 'listed') return filters.length > 0;
    return filters.some(({ place, question }) => question.firm && isOpen(place));
  }

  /** With adaptive order: which of what is left each preference is for, while more is left than is shown. */
  #preferences({ candidates, count, replies }: Narrowed): string {
    const { advisor, questions } = this.#compiled;
    if (advisor.order === 'listed' || count <= advisor.results.limit) return '';
    const left = new Uint32Array(candidates.length);
    const into = new Uint32Array(candidates.length);
    return questions
      .map((asked) => {
        const { role, weight } = asked.question;
        const reply = replies[asked.place];
        if (role !== 'preference' || weight === 0 || !reply || reply.length === 0) return '';
        // Whether a range is the whole one depends on what the preferences before it are for.
        if (asked.kind === 'range') return JSON.stringify(reply);
        const selected = selectProducts(asked, reply, candidates, count, into);
        if (selected === null) return '';
        const leftCount = intersectInto(candidates, selected, left);
        return leftCount === 0 || leftCount === count ? '' : spell(left, leftCount);
      })
      .join('/');
  }
}

/** The products of a set, exactly: as numbers where there are few of them, otherwise as bits. */
function spell(set: Bits, count: number): string {
  if (count >= set.length) return `b${spellWords(set)}`;
  const list = new Uint32Array(count);
  listWords(set, 0, set.length, list, 0);
  return `n${count} ${spellWords(list)}`;
}

const PIECE = 8192;

function spellWords(words: Uint32Array): string {
  const halves = new Uint16Array(words.buffer, words.byteOffset, words.length * 2);
  let spelled = '';
  for (let at = 0; at < halves.length; at += PIECE) spelled += String.fromCharCode(...halves.subarray(at, at + PIECE));
  return spelled;
}

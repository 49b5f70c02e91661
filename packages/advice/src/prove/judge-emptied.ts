// Replies that leave nothing, which are then set aside or, with `must`, empty the results: how many conversations meet one, and
// the shortest that does.

import type { Advisor } from '@guidepost/engine/advisor';
import type { CompiledQuestion } from '@guidepost/engine/compile';
import { formatDecimal } from '@guidepost/engine/range-id';
import { pointerTo } from '@guidepost/fault/json-pointer';
import { listed, quoted } from '@guidepost/fault/say-names';
import { percent } from '@guidepost/fault/say-number';
import { questionName } from '../check/wording.ts';
import { conversationOf } from './conversation-of.ts';
import type { QuestionSeen } from './observations.ts';
import type { ProofFinding } from './proof.ts';

/** Setting aside is how an advisor is meant to go on; only where many meet it, is it worth a change. */
const TOLERATED_SHARE = 0.1;
const NAMED_PAIRS = 3;

export function judgeEmptied(
  advisor: Advisor,
  { place, question }: CompiledQuestion,
  { emptied, gap }: QuestionSeen,
): ProofFinding[] {
  // Of a RANGE that no offered reply can empty, the gap says it better.
  const isGap = question.type === 'RANGE' && (gap !== null || !question.must);
  if (emptied === null || (isGap && emptied.share === 0)) return [];
  const { share, shareOfPairs } = emptied;
  const conversation = conversationOf(advisor, emptied.way);
  const how =
    question.type === 'MULTIPLE'
      ? `no product satisfies all of the chosen answers`
      : 'no product that is left satisfies the reply';
  const extent = share === 0 ? 'A possible but rare reply' : `In ${percent(share)} of conversations a reply`;
  const common = { pointer: pointerTo('/questions', place), conversation, share, conversations: emptied.paths };
  if (question.must) {
    return [
      {
        ...common,
        severity: share > 0 ? 'warning' : 'note',
        code: 'results-emptied',
        message: `${extent} to ${questionName(question)} leaves nothing, and because of \`must\` the results are empty: ${how}.${often(emptied)}`,
        mend:
          question.type === 'MULTIPLE'
            ? 'Remove `must`, and the reply then only counts for the order; or write `match: any`; or divide the question.'
            : 'Remove `must`, and the reply then only counts for the order.',
      },
    ];
  }
  return [
    {
      ...common,
      severity: shareOfPairs > TOLERATED_SHARE ? 'warning' : 'note',
      code: 'reply-set-aside',
      message: `${extent} to ${questionName(question)} is set aside and only counts for the order: ${how}.${often(emptied)}`,
      mend:
        question.type === 'MULTIPLE'
          ? 'If this is too often, write `match: any`, make it a preference, or join answers that exclude each other.'
          : 'If this is too often, change what the answers ask for.',
    },
  ];
}

/** Which two answers exclude each other most often; nothing where two never do. */
function often({ pairs }: NonNullable<QuestionSeen['emptied']>): string {
  const most = [...pairs.values()].sort((a, b) => b.share - a.share).slice(0, NAMED_PAIRS);
  if (most.length === 0) return '';
  const named = most.map(({ reply, share }) => `${reply.map(quoted).join(' with ')} (${percent(share)})`);
  return ` Most often: ${listed(named)}.`;
}

export function judgeGap(
  advisor: Advisor,
  { place, question }: CompiledQuestion,
  { gap }: QuestionSeen,
): ProofFinding[] {
  if (gap === null || question.type !== 'RANGE') return [];
  const { from, to } = gap.range;
  const unit = question.label === '' ? '' : ` ${question.label}`;
  const range = from === to ? `${plain(from)}${unit}` : `${plain(from)} to ${plain(to)}${unit}`;
  const consequence = question.must ? 'the results are then empty (`must`)' : 'it is then set aside';
  const reply = [`${formatDecimal(from)}-${formatDecimal(to)}`];
  return [
    {
      severity: 'note',
      code: 'range-gap',
      pointer: pointerTo('/questions', place),
      message: `A range that a shopper sets by hand in ${questionName(question)} may lie where no product is; ${consequence}. The widest such gap is ${range}. The groupings always find something, and so does every range with a value of a product that is left.`,
      mend: question.must ? 'Without `must` the nearest products would be shown.' : 'Nothing to mend.',
      conversation: [...conversationOf(advisor, gap.state.way), { question: question.id, reply }],
      share: null,
      conversations: null,
    },
  ];
}

const plain = (value: number): string => formatDecimal(value).replace(/\.0$/, '');

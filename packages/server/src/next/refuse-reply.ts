// Why a reply is not taken, as the interface says it.

import type { Refusal as RefusedReply } from '@guidepost/engine/accept';
import { pointerTo } from '@guidepost/fault/json-pointer';
import { Refusal } from '../refusals/refusal.ts';

export const TOKEN_REQUIRED = new Refusal(
  'session-token-required',
  'A reply needs the `session_token` of the response with the question.',
);

export const TOO_LONG = new Refusal(
  'session-too-long',
  'The session takes no further reply; it still shows its question and results.',
);

const WHY = {
  unknown: 'No answer of this question has this id.',
  'too-many': 'This question takes exactly one answer.',
  'malformed-range': 'A range is two decimal numbers joined by a hyphen, such as 10.0-20.0.',
  'reversed-range': 'The range begins above its end.',
  'out-of-bounds': 'The range leaves the bounds of the question.',
} as const;

export function refuseReply(refused: RefusedReply): Refusal {
  switch (refused.kind) {
    case 'ended':
      return new Refusal('session-ended', 'The advisor has ended, and this question was not asked in this session.');
    case 'not-current':
      return new Refusal('question-not-current', 'This question is neither the one shown nor one replied to before.', {
        currentQuestion: refused.current,
      });
    case 'invalid-answer': {
      const detail = WHY[refused.why];
      return new Refusal('invalid-answer', detail, {
        errors: [{ pointer: pointerTo('#/answers', refused.answer), detail }],
      });
    }
  }
}

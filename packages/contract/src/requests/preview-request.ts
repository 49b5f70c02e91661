// What is asked about a conversation with a draft.

import { Type } from 'typebox';
import { closed } from '../views/view-part.ts';

export const PreviewExplanationRequest = closed({
  session_token: Type.String({ description: 'The newest token of the conversation.' }),
  sku: Type.Optional(Type.String({ maxLength: 1000, description: 'The product that is asked about.' })),
});

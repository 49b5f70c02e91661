import { expect, it } from 'vitest';
import { askAfterAll } from './ask-after-all.ts';

const DRAFTED = { catalog: 'bikes', language: 'de', questions: [{ id: 'frame' }] } as never;

/** A service that writes one question at a time, and names each by the first letter of what it is about. */
function service() {
  let isBusy = false;
  return {
    call: async (_: string, { query }: { readonly query: { readonly attribute: string } }) => {
      if (isBusy || query.attribute === 'gone') throw new Error('not now');
      isBusy = true;
      await null;
      isBusy = false;
      return { question: { id: query.attribute.split('_')[0], attribute: query.attribute } };
    },
  } as never;
}

it('asks for one question after the other, and none has the id of another', async () => {
  const further = await askAfterAll(['frame_size', 'weight', 'weight_limit'], DRAFTED, 'demo', service());
  expect(further.map(({ attribute }) => attribute)).toEqual(['frame_size', 'weight', 'weight_limit']);
  expect(new Set(['frame', ...further.map(({ id }) => id)]).size).toBe(4);
  expect(further[1]?.id).toBe('weight');
});

it('gives none if one of them cannot be written', async () => {
  await expect(askAfterAll(['weight', 'gone'], DRAFTED, 'demo', service())).rejects.toThrow('not now');
});

// In which order questions are asked, above them: what is listed means something else in each of the two.

import { Radio, Stack } from '@mantine/core';
import { useWords } from '../../words/words.ts';
import { orderOf, reorderQuestions } from '../draft/order-edits.ts';
import { useDraft } from '../draft-in-hand.ts';

export function OrderForm() {
  const { editor } = useWords();
  const { document, edit, mayChange } = useDraft();
  return (
    <Radio.Group
      className="order-form"
      label={editor.order}
      value={orderOf(document)}
      onChange={(value) => edit(reorderQuestions(document, value === 'adaptive' ? 'adaptive' : 'listed'))}
    >
      <Stack gap="xs">
        <Radio
          value="adaptive"
          disabled={!mayChange}
          label={editor.orders.adaptive}
          description={editor.orderHints.adaptive}
        />
        <Radio
          value="listed"
          disabled={!mayChange}
          label={editor.orders.listed}
          description={editor.orderHints.listed}
        />
      </Stack>
    </Radio.Group>
  );
}

// Cells of a price with several amounts: one of them is taken, by a click, or by what the column says from then on.

import { Button, NativeSelect } from '@mantine/core';
import { useWords } from '../../words/words.ts';
import { type EditedMapping, type EditedRule, fieldRule, withField } from './edited-mapping.ts';
import type { MappingInHand, TriedView } from './mapping-in-hand.ts';

/** The code of a cell that has several. */
export const SEVERAL_AMOUNTS = 'price-several';

/** As in a mapping. */
const PARTS = ['min', 'max', '1'] as const;

const isPrice = (field: string | null): field is 'price' | 'list_price' => field === 'price' || field === 'list_price';

const hasSeveral = (tried: TriedView | null, field: string): boolean =>
  tried?.rejection_groups.some(({ first }) => first.field === field && first.reason_coded?.code === SEVERAL_AMOUNTS) ??
  false;

const taking = (mapping: EditedMapping, field: 'price' | 'list_price', part: string): EditedMapping =>
  withField(mapping, field, { ...fieldRule(mapping, field), part: part === '1' ? 1 : part });

/** For the rows that are lost by it. */
export function TakeOneAmount({ field, inHand }: { readonly field: string | null; readonly inHand: MappingInHand }) {
  const { catalogs: words } = useWords();
  if (!isPrice(field)) return null;
  return PARTS.map((part) => (
    <Button
      key={part}
      size="compact-sm"
      variant="default"
      onClick={() => inHand.change((now) => taking(now, field, part))}
    >
      {words.settings.takeAmount[part]}
    </Button>
  ));
}

/** For the column of the price, where it has such cells. */
export function AmountTaken({
  field,
  rule,
  inHand,
  put,
}: {
  readonly field: string;
  readonly rule: EditedRule;
  readonly inHand: MappingInHand;
  readonly put: (members: EditedRule) => void;
}) {
  const { catalogs: words } = useWords();
  const { settings } = words;
  const part = rule.part === undefined || rule.part === null ? '' : String(rule.part);
  if (part === '' && !hasSeveral(inHand.tried, field)) return null;
  const isOther = part !== '' && !PARTS.some((each) => each === part);
  return (
    <NativeSelect
      className="whole-row"
      label={settings.amounts}
      value={part}
      onChange={({ currentTarget: { value } }) =>
        put({ part: value === '' ? undefined : value === 'min' || value === 'max' ? value : Number(value) })
      }
      data={[
        { value: '', label: settings.takeNone },
        ...PARTS.map((value) => ({ value, label: settings.takeAmount[value] })),
        ...(isOther ? [{ value: part, label: part }] : []),
      ]}
    />
  );
}

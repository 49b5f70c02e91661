// Rows that become no product, by what they lack: all of them can be seen, and something can be done about them at once.

import type { RejectionGroupView } from '@guidepost/contract/views/import-notice-view';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFirstFew } from '../../parts/first-few.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { Reason } from '../reason.tsx';
import { isAddress, writePattern } from '../required/address-pattern.ts';
import { CELLS_BLANK, NO_PRICE, sayLacking } from '../say-lacking.ts';
import { sayRow } from '../say-row.ts';
import { alsoDroppingRows, columnsOfField, droppingBlanks, FIELDS, fieldRule, withField } from './edited-mapping.ts';
import { LateText } from './late-text.tsx';
import type { MappingInHand, TriedView } from './mapping-in-hand.ts';
import { RestOfLinks } from './rest-of-links.tsx';
import { SEVERAL_AMOUNTS, TakeOneAmount } from './several-amounts.tsx';

export function LostRows({ tried, inHand }: { readonly tried: TriedView; readonly inHand: MappingInHand }) {
  const { lost: words } = useWords();
  const { mapping } = inHand;
  if (tried.rejection_groups.length === 0) return null;
  const mayLeaveOut = tried.rejection_groups.some(
    (group) => blankColumn(group, mapping) !== null || wordsForPrice(group, mapping) !== null,
  );
  return (
    <div className="of-trial lost">
      {mayLeaveOut && <p className="quiet">{words.leaveOutHint}</p>}
      <ul className="lost-rows">
        {tried.rejection_groups.map((group) => (
          <li key={`${group.first.field} ${group.first.reason}`}>
            <LostGroup group={group} tried={tried} inHand={inHand} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The one column whose empty cells are the reason; null: there is none, or several. */
function blankColumn({ first }: RejectionGroupView, mapping: MappingInHand['mapping']): string | null {
  const field = FIELDS.find((each) => each === first.field);
  if (mapping === null || field === undefined || first.reason_coded?.code !== CELLS_BLANK) return null;
  const [column, second] = columnsOfField(mapping, field);
  return column !== undefined && second === undefined ? column : null;
}

/** Words in place of a price, as whole as they are told; none where they come from several columns. */
function wordsForPrice({ first, others = [] }: RejectionGroupView, mapping: MappingInHand['mapping']) {
  if (mapping === null || first.field !== 'price' || first.reason_coded?.code !== NO_PRICE) return null;
  const [column, second] = columnsOfField(mapping, 'price');
  const texts = [first, ...others].flatMap(({ reason_coded: coded }) =>
    typeof coded?.values.value === 'string' && !coded.values.value.endsWith('…') ? coded.values.value : [],
  );
  return column === undefined || second !== undefined || texts.length === 0 ? null : { column, texts };
}

/** Rows that are listed at once. */
const FEW = 10;

function LostGroup({
  group,
  tried,
  inHand,
}: {
  readonly group: RejectionGroupView;
  readonly tried: TriedView;
  readonly inHand: MappingInHand;
}) {
  const { mapping, change } = inHand;
  const { catalogs, lost: words } = useWords();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { count, first } = group;
  const lacking = sayLacking(words, language, count, first);
  const isBlank = first.reason_coded?.code === CELLS_BLANK;
  const isAlone = tried.rejection_groups.filter((other) => other.first.field === first.field).length === 1;
  const rows = isAlone ? tried.refused.filter((row) => row.field === first.field) : [];
  const column = blankColumn(group, mapping);
  const noPrice = wordsForPrice(group, mapping);
  const { shown, more } = useFirstFew(rows, { most: FEW, all: count });
  const putForRest = (field: 'image' | 'link', address: string): void =>
    change((now) => withField(now, field, orElse(fieldRule(now, field), address)));
  return (
    <>
      <p>
        {lacking !== null ? (
          <b>{lacking}</b>
        ) : (
          <>
            <b>{new Intl.NumberFormat(language).format(count)}×</b>{' '}
            <Reason text={first.reason} coded={first.reason_coded} />
          </>
        )}{' '}
        {rows.length === 0 && <span className="quiet">{sayRow(catalogs.trial, first)}</span>}
      </p>
      <div className="lost-doing">
        {rows.length > 0 && (
          <Button
            size="compact-sm"
            variant="default"
            aria-expanded={isOpen}
            onClick={() => setIsOpen((before) => !before)}
          >
            {isOpen ? words.hide : words.show}
          </Button>
        )}
        {column !== null && (
          <Button size="compact-sm" variant="default" onClick={() => change((now) => droppingBlanks(now, column))}>
            {words.leaveOut}
          </Button>
        )}
        {noPrice !== null && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => change((now) => alsoDroppingRows(now, noPrice.column, noPrice.texts))}
          >
            {words.leaveOut}
          </Button>
        )}
        {first.reason_coded?.code === SEVERAL_AMOUNTS && <TakeOneAmount field={first.field} inHand={inHand} />}
      </div>
      {isBlank && first.field === 'image' && (
        <>
          <p className="quiet">{words.pictureNeeded}</p>
          <div>
            <Button size="compact-sm" variant="default" onClick={() => putForRest('image', tried.no_picture)}>
              {words.neutral}
            </Button>
          </div>
          <LateText
            label={words.placeholder}
            value=""
            placeholder="https://…"
            refuse={(text) => (isAddress(text.trim()) ? null : words.noAddress)}
            change={(text) => putForRest('image', text.trim())}
          />
        </>
      )}
      {isBlank && first.field === 'link' && <RestOfLinks rows={rows} put={(address) => putForRest('link', address)} />}
      {isOpen && (
        <>
          <ol className="lost-list">
            {shown.map(({ sku, title, ...row }) => (
              <li key={`${row.line} ${row.ordinal}`}>
                {title ?? sku ?? words.noName}{' '}
                <span className="quiet">
                  {title !== null && sku !== null && `${sku} · `}
                  {sayRow(catalogs.trial, row)}
                </span>
              </li>
            ))}
          </ol>
          {more}
        </>
      )}
    </>
  );
}

/** Where the columns of the rule are blank, this address. */
const orElse = (rule: ReturnType<typeof fieldRule>, address: string) => {
  const { from, column, ...others } = rule;
  const before = typeof column === 'string' ? writePattern([{ column, suffix: '' }]) : from;
  return { ...others, from: [...[before].flat(), address] };
};

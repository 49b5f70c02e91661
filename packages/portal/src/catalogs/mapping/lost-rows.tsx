// Rows that become no product, by what they lack: all of them can be seen, and something can be done about them at once.

import type { RejectionGroupView } from '@guidepost/contract/views/import-notice-view';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { fillIn, useLanguage, useWords } from '../../words/words.ts';
import { Reason } from '../reason.tsx';
import { writePattern } from '../required/address-pattern.ts';
import { CELLS_BLANK, sayLacking } from '../say-lacking.ts';
import { columnsOfField, droppingBlanks, FIELDS, fieldRule, withField } from './edited-mapping.ts';
import { LateText } from './late-text.tsx';
import type { MappingInHand, TriedView } from './mapping-in-hand.ts';

export function LostRows({ tried, inHand }: { readonly tried: TriedView; readonly inHand: MappingInHand }) {
  if (tried.rejection_groups.length === 0) return null;
  return (
    <ul className="lost-rows of-trial">
      {tried.rejection_groups.map((group) => (
        <li key={`${group.first.field} ${group.first.reason}`}>
          <LostGroup group={group} tried={tried} inHand={inHand} />
        </li>
      ))}
    </ul>
  );
}

function LostGroup({
  group: { count, first },
  tried,
  inHand: { mapping, change },
}: {
  readonly group: RejectionGroupView;
  readonly tried: TriedView;
  readonly inHand: MappingInHand;
}) {
  const { catalogs, lost: words } = useWords();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const field = FIELDS.find((each) => each === first.field) ?? null;
  const lacking = sayLacking(words, language, count, first);
  const isBlank = first.reason_coded?.code === CELLS_BLANK;
  const isAlone = tried.rejection_groups.filter((other) => other.first.field === first.field).length === 1;
  const rows = isAlone ? tried.refused.filter((row) => row.field === first.field) : [];
  const columns = mapping === null || field === null ? [] : columnsOfField(mapping, field);
  const [column] = columns;
  /** For those without a picture. */
  const stand = (address: string): void =>
    change((now) => withField(now, 'image', orElse(fieldRule(now, 'image'), address)));
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
        {rows.length === 0 && <span className="quiet">{fillIn(catalogs.trial.line, { line: first.line })}</span>}
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
        {isBlank && column !== undefined && columns.length === 1 && (
          <Button size="compact-sm" variant="default" onClick={() => change((now) => droppingBlanks(now, column))}>
            {words.leaveOut}
          </Button>
        )}
      </div>
      {isBlank && field === 'image' && (
        <>
          <p className="quiet">{words.pictureNeeded}</p>
          <div>
            <Button size="compact-sm" variant="default" onClick={() => stand(tried.no_picture)}>
              {words.neutral}
            </Button>
          </div>
          <LateText
            label={words.placeholder}
            value=""
            placeholder="https://…"
            refuse={(text) => (/^https?:\/\/[^\s{}]+$/i.test(text.trim()) ? null : words.noAddress)}
            change={(text) => stand(text.trim())}
          />
        </>
      )}
      {isOpen && (
        <ol className="lost-list">
          {rows.map(({ line, sku, title }) => (
            <li key={line}>
              {title ?? sku ?? words.noName}{' '}
              <span className="quiet">
                {title !== null && sku !== null && `${sku} · `}
                {fillIn(catalogs.trial.line, { line })}
              </span>
            </li>
          ))}
          {count > rows.length && <li className="quiet">{fillIn(words.more, { count: count - rows.length })}</li>}
        </ol>
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

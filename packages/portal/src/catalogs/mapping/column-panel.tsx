// One column: what it is, in words that are chosen, and what becomes of each of its cells.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import { Button, Group, NativeSelect, Stack, Title } from '@mantine/core';
import { Fragment, useId } from 'react';
import { fillIn, sayCount, useLanguage, useWords, type Words } from '../../words/words.ts';
import { Reason } from '../reason.tsx';
import { CellTable } from './cell-table.tsx';
import { type ColumnKind, kindOf, VALUE_KINDS, withKind } from './column-kinds.ts';
import { ColumnTitle } from './column-title.tsx';
import { DropButton, DroppedNote, type Dropping } from './dropping.tsx';
import { type ColumnUse, FIELDS } from './edited-mapping.ts';
import { lackingOf } from './lacking-values.tsx';
import type { MappingInHand } from './mapping-in-hand.ts';
import { Models } from './models.tsx';
import { labelOfUse, splitUses } from './read-uses.ts';
import { ReadValues } from './read-values.tsx';
import { sayUse } from './say-use.ts';
import { titleOfColumn } from './title-of-column.ts';
import { RowsLeftOut, UseSettings } from './use-settings.tsx';
import { usesInFile } from './uses-in-file.ts';

type ToldColumn = SurveyView['columns'][number];

export function ColumnPanel({
  told,
  columns,
  inHand,
  marked,
  dropping,
  close,
}: {
  readonly told: ToldColumn;
  /** All of the file. */
  readonly columns: readonly ToldColumn[];
  readonly inHand: MappingInHand;
  /** The property that was chosen itself. */
  readonly marked: string | null;
  readonly dropping: Dropping;
  readonly close: () => void;
}) {
  const { catalogs: words, common } = useWords();
  const language = useLanguage();
  const title = useId();
  const { mapping, change } = inHand;
  if (mapping === null) return null;
  const { column } = told;
  const uses = usesInFile(mapping, column, columns);
  const { read } = splitUses(uses);
  const droppedAt = dropping.dropped?.column === column ? dropping.dropped.at : null;
  // Why fewer products have a value than cells of the file.
  const lost = (inHand.counted?.rejected ?? 0) + (inHand.counted?.dropped ?? 0);
  const texts = told.common.map(({ text }) => text);
  const say = (use: ColumnUse | null, kind: ColumnKind): void =>
    change((now) => withKind(now, column, use, kind, texts));
  return (
    <section className="panel" aria-labelledby={title}>
      <Group justify="space-between" align="start" wrap="nowrap">
        <Title order={2} size="h4" id={title} className="name">
          <ColumnTitle column={column} />
        </Title>
        <Button variant="subtle" size="xs" onClick={close}>
          {common.close}
        </Button>
      </Group>
      <p className="quiet">
        {sayCount(language, words.desk.cells, told.filled)} · {sayCount(language, words.desk.different, told.distinct)}
        {lost > 0 && ` · ${sayCount(language, words.desk.lost, lost)}`}
      </p>
      <Reasons told={told} />
      <Stack mt="sm">
        {uses.length === 0 && <KindChoice label={words.desk.is} kind="nothing" choose={(kind) => say(null, kind)} />}
        {uses.map((use, at) => (
          <Fragment key={keyOf(use)}>
            {droppedAt === at && <DroppedNote dropping={dropping} />}
            <div className="use" data-marked={(use.kind === 'attribute' && use.name === marked) || undefined}>
              {uses.length > 1 && (
                <div className="use-head">
                  <h3>{nameOf(use, words)}</h3>
                  {read.some((each) => each === use) && (
                    <span className="quiet">{fillIn(words.desk.readFrom, { column: titleOfColumn(column) })}</span>
                  )}
                  <DropButton
                    use={use}
                    name={nameOf(use, words)}
                    drop={() => dropping.drop(column, uses, use, nameOf(use, words))}
                  />
                </div>
              )}
              <KindChoice label={words.desk.is} kind={kindOf(use)} choose={(kind) => say(use, kind)} />
              {use.kind === 'field' && use.field === 'group' && <Models {...{ mapping }} counted={inHand.counted} />}
              <UseSettings use={use} told={told} inHand={inHand} />
              {use.kind === 'attribute' && !read.includes(use) && <Lacking name={use.name} inHand={inHand} />}
              {use.kind === 'attribute' && read.includes(use) && <ReadValues use={use} inHand={inHand} />}
            </div>
          </Fragment>
        ))}
        {droppedAt !== null && droppedAt >= uses.length && <DroppedNote dropping={dropping} />}
        {uses.length > 0 && (
          <KindChoice label={words.desk.also} kind="nothing" isMore choose={(kind) => say(null, kind)} />
        )}
        <RowsLeftOut told={told} inHand={inHand} />
      </Stack>
      <CellTable told={told} uses={uses} inHand={inHand} />
    </section>
  );
}

/** However well its cells are understood, products may have none. */
function Lacking({ name, inHand: { counted } }: { readonly name: string; readonly inHand: MappingInHand }) {
  const { trial } = useWords().catalogs;
  const language = useLanguage();
  const count = counted === null ? 0 : lackingOf(name, counted);
  return count > 0 && <p className="quiet of-trial">{sayCount(language, trial.without, count)}.</p>;
}

function keyOf(use: ColumnUse): string {
  switch (use.kind) {
    case 'field':
      return use.field;
    case 'attribute':
      return `attributes.${use.name}`;
    case 'currency':
    case 'offer':
      return use.kind;
    case 'drop':
      return `drop.${use.index}`;
  }
}

const nameOf = (use: ColumnUse, words: Words['catalogs']): string =>
  use.kind === 'attribute' ? labelOfUse(use) : sayUse(use, words);

/** Why the importer took it for what it is at first. */
function Reasons({ told: { uses, left_out: leftOut, left_out_coded: coded } }: { readonly told: ToldColumn }) {
  const { catalogs: words } = useWords();
  const reasons = [
    ...uses.flatMap((use) => {
      if (use.kind === 'attribute') return use.why.map((text, at) => ({ text, coded: use.why_coded[at] ?? null }));
      return use.kind === 'field' && use.why !== null ? [{ text: use.why, coded: use.why_coded }] : [];
    }),
    ...(leftOut === null ? [] : [{ text: leftOut, coded }]),
  ];
  if (reasons.length === 0) return null;
  return (
    <details className="reasons">
      <summary>{words.desk.why}</summary>
      <ul>
        {reasons.map((reason) => (
          <li key={reason.text}>
            <Reason {...reason} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function KindChoice({
  label,
  kind,
  isMore = false,
  choose,
}: {
  readonly label: string;
  readonly kind: ColumnKind;
  /** Something beside what it is already. */
  readonly isMore?: boolean;
  readonly choose: (kind: ColumnKind) => void;
}) {
  const { catalogs: words } = useWords();
  const { kinds, kindGroups } = words;
  return (
    <NativeSelect
      label={label}
      value={kind}
      onChange={(event) => choose(event.currentTarget.value as ColumnKind)}
      data={[
        { value: 'nothing', label: isMore ? words.desk.nothingMore : kinds.nothing },
        { group: kindGroups.properties, items: VALUE_KINDS.map((value) => ({ value, label: kinds[value] })) },
        { group: kindGroups.product, items: FIELDS.map((value) => ({ value, label: kinds[value] })) },
        {
          group: kindGroups.rows,
          items: (['currency', 'drop', ...(kind === 'offer' ? [kind] : [])] as const).map((value) => ({
            value,
            label: kinds[value],
          })),
        },
      ]}
    />
  );
}

// A range question: its attribute, how its values lie in the catalog, and the parts that are offered, whose borders are dragged or moved
// by the arrow keys.

import { Button, CloseButton, Group, NumberInput, TextInput } from '@mantine/core';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { type DraftObject, isRecord, type PartPath } from '../draft/draft-document.ts';
import { useDraft } from '../draft-in-hand.ts';
import { useFacts, useTally } from './catalog-facts.tsx';
import { CountOf } from './condition-builder.tsx';
import { type CountedRange, divideGroupings, type PlacedGroupings } from './divide-groupings.ts';
import { NumberPart, TextPart, textIn, usePart } from './draft-fields.tsx';
import { moveGroupings, placeGroupings } from './grouping-edits.ts';
import { Histogram } from './histogram.tsx';
import { useKeptUnknown } from './kept-unknown.ts';
import {
  bordersOf,
  type Grouping,
  moveBorder,
  moveEnd,
  readGroupings,
  suggestGroupings,
  writeGroupings,
} from './range-groupings.ts';
import { useSinceFocus } from './since-focus.ts';
import { AttributeField } from './test-row.tsx';

export function RangeForm({ question, path }: { readonly question: DraftObject; readonly path: PartPath }) {
  const { editor, home } = useWords();
  const language = useLanguage();
  const { document, edit, mayChange } = useDraft();
  const { attributes, currency } = useFacts();
  const attribute = textIn(question.attribute);
  const [, setAttribute] = usePart([...path, 'attribute']);
  const range = isRecord(question.range) ? question.range : {};
  const groupings = readGroupings(range.groupings);
  const tally = useTally(attribute, '', 1);
  const unit = textIn(range.label ?? attributes.find(({ name }) => name === attribute)?.unit);
  // The titles are for shoppers, in the advisor's language.
  const spoken = textIn(document.language);
  const words = spoken.startsWith('de') ? editor.rangeWords.de : editor.rangeWords.en;
  const writing = { words, unit, currency, language: spoken };
  const keptWith = useKeptUnknown(question);
  const { begin, change: changeSince } = useSinceFocus();
  const step = typeof range.step === 'number' && range.step > 0 ? range.step : 1;
  const place = (placed: PlacedGroupings): void => edit(placeGroupings(document, path, placed));
  /** Ends move, and their titles in other languages follow. */
  const putEnds = (move: (groupings: readonly Grouping[]) => readonly Grouping[]): void =>
    changeSince((base) => moveGroupings(base, path, move));
  const retitle = (nth: number, title: string): void =>
    edit([
      {
        ...{ op: 'set', path: [...path, 'range', 'groupings'] },
        value: writeGroupings(groupings.map((each, at) => (at === nth ? { ...each, title } : each))),
      },
    ]);
  const remove = (nth: number): void =>
    place({
      groupings: groupings.toSpliced(nth, 1),
      cameFrom: groupings.map((_, at) => at).toSpliced(nth, 1),
    });
  const suggest = (counted: CountedRange): void =>
    place({ groupings: suggestGroupings(counted, 4, writing), cameFrom: [] });
  const divided = tally?.range ? divideGroupings(groupings, tally.range, step, writing) : null;
  return (
    <fieldset className="range" aria-label={editor.range}>
      <div className="fields">
        <div>
          <p className="field-label">{editor.numberAttribute}</p>
          <AttributeField
            attribute={attribute}
            only="number"
            label={editor.numberAttribute}
            choose={({ name }) => setAttribute(name)}
          />
        </div>
        <NumberPart path={[...path, 'range', 'step']} label={editor.step} placeholder="1" least={0} />
        <TextPart path={[...path, 'range', 'label']} label={editor.unit} isOptional />
        <NumberPart path={[...path, 'range', 'from']} label={editor.from} placeholder={editor.auto} />
        <NumberPart path={[...path, 'range', 'to']} label={editor.to} placeholder={editor.auto} />
      </div>
      {tally?.range && (
        <Histogram
          range={tally.range}
          step={step}
          unit={unit}
          currency={currency}
          borders={bordersOf(groupings)}
          label={fillIn(editor.histogram, {
            products: sayCount(language, home.products, tally.known),
            least: tally.range.least,
            most: tally.range.most,
          })}
          move={
            mayChange
              ? (border, to) => edit(moveGroupings(document, path, (before) => moveBorder(before, border, to, writing)))
              : null
          }
        />
      )}
      <ul className="groupings" aria-label={editor.groupings} onFocusCapture={begin}>
        {groupings.map((grouping, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a range are told apart by their place only
          <li key={nth}>
            <TextInput
              aria-label={fillIn(editor.groupingTitle, { nth: nth + 1 })}
              value={grouping.title}
              readOnly={!mayChange}
              onChange={(event) => retitle(nth, event.currentTarget.value)}
            />
            {(['from', 'to'] as const).map((end) => (
              <NumberInput
                key={end}
                aria-label={fillIn(end === 'from' ? editor.groupingFrom : editor.groupingTo, { nth: nth + 1 })}
                placeholder={end === 'from' ? editor.fromStart : editor.toEnd}
                readOnly={!mayChange}
                hideControls
                value={grouping[end] ?? ''}
                onChange={(value) => {
                  const next = typeof value === 'number' ? value : value === '' ? null : grouping[end];
                  if (next !== grouping[end]) putEnds((before) => moveEnd(before, nth, end, next, writing));
                }}
              />
            ))}
            <CountOf where={whereOf(attribute, grouping)} kept={keptWith(whereOf(attribute, grouping))} />
            {mayChange && (
              <CloseButton
                aria-label={fillIn(editor.removeGrouping, { title: grouping.title })}
                onClick={() => remove(nth)}
              />
            )}
          </li>
        ))}
      </ul>
      {groupings.length === 0 && <p className="quiet">{editor.noGroupings}</p>}
      {mayChange && tally?.range && (
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => tally.range && suggest(tally.range)}>
            {editor.suggestGroupings}
          </Button>
          <Button size="xs" variant="default" disabled={divided === null} onClick={() => divided && place(divided)}>
            {editor.addGrouping}
          </Button>
        </Group>
      )}
    </fieldset>
  );
}

function whereOf(attribute: string, { from, to }: Grouping): unknown {
  if (from === null && to === null) return { [attribute]: { exists: true } };
  return { [attribute]: { ...(from !== null && { gte: from }), ...(to !== null && { lte: to }) } };
}

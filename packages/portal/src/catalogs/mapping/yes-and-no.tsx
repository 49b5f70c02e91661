// Which of a column's values mean yes, and which no. A number of pieces means yes if it is above 0, and an empty cell may mean no.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import { Checkbox, SegmentedControl } from '@mantine/core';
import { useFirstFew } from '../../parts/first-few.tsx';
import { useWords } from '../../words/words.ts';
import { type EditedRule, fromColumn } from './edited-mapping.ts';
import { isEmptyNo, sayYesNo, wordsOfYesNo } from './empty-means-no.ts';
import type { MappingInHand } from './mapping-in-hand.ts';

const ABOVE_ZERO = '^0*[1-9]';
const FEW = 14;

export function YesAndNo({
  rule,
  told,
  inHand,
  hasEmpty,
  put,
}: {
  readonly rule: EditedRule;
  readonly told: SurveyView['columns'][number];
  readonly inHand: MappingInHand;
  /** Whether there are cells without a value. */
  readonly hasEmpty: boolean;
  readonly put: (members: EditedRule) => void;
}) {
  const { catalogs: words } = useWords();
  const { yesNo } = words.settings;
  const { column } = told;
  const isCount = rule.matches === ABOVE_ZERO;
  const emptyNo = isEmptyNo(rule, column);
  const { yes, no } = wordsOfYesNo(rule, column);
  const lower = (all: readonly string[]) => all.map((text) => text.toLowerCase());
  const meaning = (text: string): string =>
    lower(yes).includes(text.toLowerCase()) ? 'yes' : lower(no).includes(text.toLowerCase()) ? 'no' : 'unknown';
  const say = (text: string, meant: string): void => {
    const others = (all: readonly string[]) => all.filter((each) => each.toLowerCase() !== text.toLowerCase());
    put(
      sayYesNo(
        column,
        {
          yes: meant === 'yes' ? [...others(yes), text] : others(yes),
          no: meant === 'no' ? [...others(no), text] : others(no),
        },
        emptyNo,
      ),
    );
  };
  // The commonest stay where they are while further ones are read.
  const cells = inHand.cellsOf === column ? (inHand.tried?.cells ?? []) : [];
  const texts = [...told.common, ...told.rare, ...cells].map(({ text }) => text);
  const all = [...new Set(texts.filter((text) => text !== '' && !text.endsWith('…')))];
  const { shown, search, more } = useFirstFew(all, { most: FEW, textOf: (text) => text });
  const isByPattern = typeof rule.pattern === 'string' || (typeof rule.matches === 'string' && !isCount);
  if (isByPattern) return <p className="quiet">{yesNo.pattern}</p>;
  // A template of somebody's own is not to be lost, and a column of several sources has its own way.
  const canEmpty = emptyNo || rule.from === column || rule.column === column;
  return (
    <fieldset className="choices">
      <legend>{yesNo.legend}</legend>
      {(told.numbers !== null || isCount) && !emptyNo && (
        <Checkbox
          label={yesNo.count}
          checked={isCount}
          onChange={({ currentTarget: { checked } }) =>
            put(
              checked
                ? { matches: ABOVE_ZERO, true: undefined, false: undefined }
                : { matches: undefined, true: [], false: [] },
            )
          }
        />
      )}
      {!isCount && canEmpty && (hasEmpty || emptyNo) && (
        <div className="yes-or-no">
          <span className="quiet">{yesNo.empty}</span>
          <SegmentedControl
            size="xs"
            value={emptyNo ? 'no' : 'unknown'}
            aria-label={yesNo.empty}
            onChange={(meant) =>
              put({
                ...{ from: undefined, column: undefined, ...fromColumn(column) },
                ...sayYesNo(column, { yes, no }, meant === 'no'),
                ...(meant === 'no' && { column: undefined }),
              })
            }
            data={[
              { value: 'no', label: yesNo.no },
              { value: 'unknown', label: yesNo.notSaid },
            ]}
          />
        </div>
      )}
      {!isCount && search}
      {!isCount &&
        shown.map((text) => (
          <div key={text} className="yes-or-no">
            <span>{text}</span>
            <SegmentedControl
              size="xs"
              value={meaning(text)}
              aria-label={text}
              onChange={(meant) => say(text, meant)}
              data={[
                { value: 'yes', label: yesNo.yes },
                { value: 'no', label: yesNo.no },
                { value: 'unknown', label: yesNo.unknown },
              ]}
            />
          </div>
        ))}
      {!isCount && more}
    </fieldset>
  );
}

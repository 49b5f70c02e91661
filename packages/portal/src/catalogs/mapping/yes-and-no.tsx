// Which of a column's values mean yes, and which no. A number of pieces means yes if it is above 0.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import { Checkbox, SegmentedControl } from '@mantine/core';
import { useWords } from '../../words/words.ts';
import type { EditedRule } from './edited-mapping.ts';

const ABOVE_ZERO = '^0*[1-9]';
const MOST_SHOWN = 14;

const textsOf = (raw: unknown): string[] =>
  (Array.isArray(raw) ? raw : raw === undefined ? [] : [raw]).map((text: unknown) => String(text));

export function YesAndNo({
  rule,
  told,
  put,
}: {
  readonly rule: EditedRule;
  readonly told: SurveyView['columns'][number];
  readonly put: (members: EditedRule) => void;
}) {
  const { catalogs: words } = useWords();
  const { yesNo } = words.settings;
  const isCount = rule.matches === ABOVE_ZERO;
  const [yes, no] = [textsOf(rule.true), textsOf(rule.false)];
  const lower = (texts: readonly string[]) => texts.map((text) => text.toLowerCase());
  const meaning = (text: string): string =>
    lower(yes).includes(text.toLowerCase()) ? 'yes' : lower(no).includes(text.toLowerCase()) ? 'no' : 'unknown';
  const say = (text: string, meant: string): void => {
    const others = (all: readonly string[]) => all.filter((each) => each.toLowerCase() !== text.toLowerCase());
    put({
      true: meant === 'yes' ? [...others(yes), text] : others(yes),
      false: meant === 'no' ? [...others(no), text] : others(no),
    });
  };
  const shown = [...new Set([...told.common.map(({ text }) => text), ...told.rare.map(({ text }) => text)])];
  const isByPattern = typeof rule.pattern === 'string' || (typeof rule.matches === 'string' && !isCount);
  if (isByPattern) return <p className="quiet">{yesNo.pattern}</p>;
  return (
    <fieldset className="choices">
      <legend>{yesNo.legend}</legend>
      {(told.numbers !== null || isCount) && (
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
      {!isCount &&
        shown.slice(0, MOST_SHOWN).map((text) => (
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
    </fieldset>
  );
}

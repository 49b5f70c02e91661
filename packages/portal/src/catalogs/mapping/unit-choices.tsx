// Numbers whose unit nothing in the file says: one click says it.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import { Button, Group } from '@mantine/core';
import { useWords } from '../../words/words.ts';
import type { ReadUse } from './read-uses.ts';

/** The importer asks for a unit. */
const UNKNOWN = 'unit-unknown';

/** What most things are measured and weighed in. */
const UNITS = ['mm', 'cm', 'm', 'g', 'kg', 'ml', 'l', 'W'];

export function UnitChoices({
  use,
  told,
  put,
}: {
  readonly use: ReadUse;
  readonly told: SurveyView['columns'][number];
  readonly put: (unit: string) => void;
}) {
  const { catalogs: words } = useWords();
  const isAsked = told.uses.some(
    (each) =>
      each.kind === 'attribute' && each.name === use.name && each.why_coded.some(({ code }) => code === UNKNOWN),
  );
  if (!isAsked || use.rule.unit !== undefined) return null;
  return (
    <fieldset className="choices whole-row">
      <legend className="quiet">{words.settings.unitAsked}</legend>
      <Group gap="xs">
        {UNITS.map((unit) => (
          <Button key={unit} size="compact-sm" variant="default" onClick={() => put(unit)}>
            {unit}
          </Button>
        ))}
      </Group>
    </fieldset>
  );
}

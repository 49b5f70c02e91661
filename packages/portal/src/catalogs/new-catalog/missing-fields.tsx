// What every product needs and the file does not say: somebody chooses a column, or puts an address together from columns.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import type { ReasonCode } from '@guidepost/fault/reason';
import { Alert, NativeSelect } from '@mantine/core';
import { useWords } from '../../words/words.ts';
import { FIELDS, fromColumn, withField } from '../mapping/edited-mapping.ts';
import { LateText } from '../mapping/late-text.tsx';
import type { MappingInHand } from '../mapping/mapping-in-hand.ts';

export function MissingFields({
  survey,
  inHand,
  baseUrl,
  setBaseUrl,
}: {
  readonly survey: SurveyView;
  readonly inHand: MappingInHand;
  readonly baseUrl: string;
  readonly setBaseUrl: (url: string) => void;
}) {
  const { catalogs: words } = useWords();
  const { tried, change } = inHand;
  const missing = FIELDS.filter((field) => tried?.missing.includes(field));
  const groups = tried?.rejection_groups ?? [];
  const needsBase = baseUrl !== '' || groups.some(({ first }) => first.reason_coded?.code === LACKS_HOST);
  if (missing.length === 0 && !needsBase) return null;
  return (
    <Alert
      variant="outline"
      color="yellow"
      className="missing"
      title={missing.length > 0 ? words.missing.title : words.missing.baseTitle}
    >
      {missing.map((field) => {
        const example = survey.missing.find((one) => one.field === field)?.example;
        const isAddress = field === 'link' || field === 'image';
        return (
          <div key={field} className="missing-field">
            <NativeSelect
              label={words.missing.where[field]}
              value=""
              onChange={({ currentTarget: { value } }) =>
                value !== '' && change((now) => withField(now, field, fromColumn(value)))
              }
              data={[
                { value: '', label: words.missing.choose },
                ...survey.columns.map(({ column }) => ({ value: column, label: column })),
              ]}
            />
            <LateText
              label={isAddress ? words.missing.address : words.missing.template}
              description={words.missing.templateHint}
              value=""
              placeholder={exampleOf(field, example)}
              change={(text) => text.trim() !== '' && change((now) => withField(now, field, sourceOf(text.trim())))}
            />
          </div>
        );
      })}
      {needsBase && (
        <LateText
          label={words.missing.base}
          description={words.missing.baseHint}
          value={baseUrl}
          placeholder="https://shop.example"
          change={setBaseUrl}
        />
      )}
    </Alert>
  );
}

/** Of rows whose addresses begin with a slash. */
const LACKS_HOST: ReasonCode = 'address-without-host';

/** What is typed without braces is a text for all products. */
const sourceOf = (text: string) => (/\{[^{}]+\}/.test(text) ? { from: text } : { value: text });

function exampleOf(field: (typeof FIELDS)[number], given: string | undefined): string {
  if (given?.includes('{')) return given;
  return field === 'link' || field === 'image' ? 'https://shop.example/p/{sku}' : '{Brand} {Name}';
}

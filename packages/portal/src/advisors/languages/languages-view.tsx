// What shoppers read, in all languages side by side: what is missing is marked, and every text is changed where it stands.

import { Badge, Checkbox, Group, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { useAsked } from '../../asking.ts';
import { Row, ScrollTable } from '../../parts/scroll-table.tsx';
import { Nothing } from '../../parts/states.tsx';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { DraftBar } from '../draft/draft-bar.tsx';
import { type PartPath, partIn } from '../draft/draft-document.ts';
import { languageOfDraft, translationsOf } from '../draft/texts-of-items.ts';
import { useDraft } from '../draft-in-hand.ts';
import { AddLanguage } from './add-language.tsx';
import { sayLanguage } from './say-language.ts';
import { type ShownText, textsOfDraft } from './texts-of-draft.ts';

export function LanguagesView() {
  const { client, document, mayChange } = useDraft();
  const { making, home } = useWords();
  const language = useLanguage();
  const [isOnlyMissing, setIsOnlyMissing] = useState(false);
  const own = languageOfDraft(document);
  const further = translationsOf(document).flatMap(([tag]) => (tag === own ? [] : [tag]));
  const [catalog] = useAsked('findCatalog', { client, catalog: String(document.catalog ?? '-') || '-' });
  const labels = new Map(
    catalog.state === 'there' ? catalog.answer.attributes.map(({ name, label }) => [name, label ?? name] as const) : [],
  );
  // Until the catalog is read, its attributes have no name that people know.
  const groups = textsOfDraft(document, labels).filter(
    ({ question }) => catalog.state !== 'loading' || question !== null,
  );
  const all = groups.flatMap(({ texts }) => texts);
  const isMissing = (tag: string, { path, kind, text, name }: ShownText): boolean =>
    // A value that the catalog names well enough for this advisor's own language needs no further name.
    !(kind === 'value' && text === name) && String(partIn(document, ['texts', tag, path]) ?? '').trim() === '';
  const isLacking = (text: ShownText): boolean => further.some((tag) => isMissing(tag, text));
  const heads = [
    making.part,
    fillIn(making.base, { language: sayLanguage(own, language) }),
    ...further.map((tag) => sayLanguage(tag, language)),
  ];
  const shown = groups.map((group) => ({
    ...group,
    texts: group.texts.filter((text) => !isOnlyMissing || isLacking(text)),
  }));
  return (
    <div className="editor">
      <DraftBar />
      <p className="quiet">{making.languagesAbout}</p>
      <ul className="languages" aria-label={making.languages}>
        {further.map((tag) => {
          const missing = all.filter((text) => isMissing(tag, text)).length;
          return (
            <li key={tag}>
              {sayLanguage(tag, language)}{' '}
              <Badge variant="outline" className="state" color={missing === 0 ? 'teal' : 'orange'}>
                {missing === 0 ? making.complete : sayCount(language, making.missing, missing)}
              </Badge>
            </li>
          );
        })}
      </ul>
      <Group>
        {mayChange && <AddLanguage taken={[own, ...further]} />}
        {further.length > 0 && (
          <Checkbox
            label={making.onlyMissing}
            checked={isOnlyMissing}
            onChange={(event) => setIsOnlyMissing(event.currentTarget.checked)}
          />
        )}
      </Group>
      {all.length === 0 && <Nothing>{making.noTexts}</Nothing>}
      {all.length > 0 && shown.every(({ texts }) => texts.length === 0) && <Nothing>{making.nothingMissing}</Nothing>}
      {shown.map(({ id, question, texts }) =>
        texts.length === 0 ? null : (
          <section key={id} aria-label={question ?? home.title}>
            <Title order={2} size="h5">
              {question ?? making.ofResults}
            </Title>
            <ScrollTable label={fillIn(making.textsOf, { question: question ?? making.ofResults })} heads={heads}>
              {texts.map((text) => {
                const part = fillIn(making.parts[text.kind], { name: nameIn(text) });
                return (
                  <Row
                    key={text.path}
                    head={<span className="quiet">{part}</span>}
                    cells={[
                      text.own === null ? (
                        text.text
                      ) : (
                        <TextCell
                          key="own"
                          path={text.own}
                          label={fillIn(making.textIn, { part, language: heads[1] ?? '' })}
                          {...(text.name !== undefined && { placeholder: nameIn(text), isCatalogs: true })}
                          isListedByText={text.kind === 'value'}
                        />
                      ),
                      ...further.map((tag, nth) => (
                        <TextCell
                          key={tag}
                          path={['texts', tag, text.path]}
                          label={fillIn(making.textIn, {
                            part: `${part}: ${text.text}`,
                            language: heads[nth + 2] ?? '',
                          })}
                          placeholder={text.text}
                          language={tag}
                          isOptional
                          isListedByText={text.kind === 'value'}
                        />
                      )),
                    ]}
                  />
                );
              })}
            </ScrollTable>
          </section>
        ),
      )}
    </div>
  );
}

/** As the catalog has it. */
const nameIn = ({ kind, text, name = '' }: ShownText): string => (kind === 'value' ? name : name === '' ? '' : text);

function TextCell({
  path,
  label,
  placeholder,
  language,
  isOptional = false,
  isCatalogs = false,
  isListedByText = false,
}: {
  readonly path: PartPath;
  readonly label: string;
  readonly placeholder?: string;
  readonly language?: string;
  /** An empty text takes it away, and is marked as missing. */
  readonly isOptional?: boolean;
  /** Where nothing is written, shoppers read the placeholder. */
  readonly isCatalogs?: boolean;
  /** Without a text it is not listed any more, so it goes only once somebody leaves it. */
  readonly isListedByText?: boolean;
}) {
  const { document, edit, mayChange } = useDraft();
  const [isCleared, setIsCleared] = useState(false);
  const value = isCleared ? '' : String(partIn(document, path) ?? '');
  const change = (text: string): void => {
    const isTaken = (isOptional || isCatalogs) && text.trim() === '';
    setIsCleared(isTaken && isListedByText);
    if (!isTaken) edit([{ op: 'set', path, value: text }]);
    else if (isListedByText) return;
    else if (partIn(document, path) !== undefined) edit([{ op: 'remove', path }]);
  };
  return (
    <Textarea
      aria-label={label}
      className="text-cell"
      data-missing={(isOptional && value === '') || undefined}
      value={value}
      placeholder={placeholder}
      data-shown={isCatalogs || undefined}
      lang={language}
      readOnly={!mayChange}
      autosize
      minRows={1}
      maxRows={8}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={() => {
        if (!isCleared) return;
        setIsCleared(false);
        if (partIn(document, path) !== undefined) edit([{ op: 'remove', path }]);
      }}
    />
  );
}

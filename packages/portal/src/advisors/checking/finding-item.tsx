// One thing that a check found: what it means, and what one can do about it.

import type { CheckView } from '@guidepost/contract/views/check-view';
import type { FindingView } from '@guidepost/contract/views/finding-view';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { sayPercent } from '../../say-percent.ts';
import { fillIn, type Language, sayCount, useLanguage, useWords, type Words } from '../../words/words.ts';
import type { DraftDocument } from '../draft/draft-document.ts';
import { ownTitlesOf } from '../draft/own-titles.ts';
import { useDraft } from '../draft-in-hand.ts';
import { CatalogFactsProvider } from '../editor/catalog-facts.tsx';
import { focusPlace } from '../editor/focus-place.ts';
import { KnownOf } from '../editor/known-of.tsx';
import { showWay } from '../preview/show-way.ts';
import { NeverShown } from './never-shown.tsx';
import { placeInDraft, sectionOf } from './place-in-draft.ts';
import { remediesOf } from './remedies.ts';
import { questionIn, sayFinding } from './say-finding.ts';

/** `document`: the state that was checked. `then`: called after something was done about it. */
export function FindingItem({
  finding,
  document,
  never,
  then,
}: {
  readonly finding: FindingView;
  readonly document: DraftDocument;
  /** Of a finding about products that are never shown: the check that knows which. */
  readonly never?: CheckView | undefined;
  readonly then?: () => void;
}) {
  const draft = useDraft();
  const words = useWords();
  const { checking } = words;
  const language = useLanguage();
  const { severity, path, conversation, share, message, mend, values } = finding;
  const place = placeInDraft(document, path ?? [], checking.untitled);
  const goTo = place.answer || place.question || sectionOf(path ?? [], words.editor);
  const said = sayFinding(finding, document, words);
  /** In which state something was done about it; it stays until the next check, which takes a moment. */
  const [doneIn, setDoneIn] = useState<DraftDocument | null>(null);
  const isDone = doneIn === document;
  const remedies = isDone ? [] : remediesOf(finding, draft.document);
  const doing = (work: () => void) => (): void => {
    work();
    then?.();
  };
  return (
    <li className="finding" data-severity={severity}>
      <p>
        <span className="unseen">{checking.severities[severity]}: </span>
        {said}
      </p>
      {values !== undefined && (
        <p className="quiet">{sayValues(values, ownTitlesOf(document, path?.[1] ?? ''), language, checking)}</p>
      )}
      {share !== null && share > 0 && (
        <p className="quiet">{fillIn(checking.share, { share: sayPercent(language, share) })}</p>
      )}
      {finding.code === 'value-seldom-known' && (
        <CatalogFactsProvider priceName={words.editor.price}>
          <KnownOf question={questionIn(document, path ?? [])} path={(path ?? []).slice(0, 2)} />
        </CatalogFactsProvider>
      )}
      <div className="finding-actions">
        {path !== null && goTo !== null && (
          <Button size="compact-sm" variant="subtle" onClick={doing(() => focusPlace(path))}>
            {fillIn(checking.goThere, { title: goTo })}
          </Button>
        )}
        {conversation !== null && conversation.length > 0 && never === undefined && (
          <Button
            size="compact-sm"
            variant="default"
            title={checking.showMeHint}
            onClick={doing(() => showWay(conversation, said))}
          >
            {checking.showMe}
          </Button>
        )}
        {remedies.map(({ name, value, operations }) => (
          <Button
            key={name}
            size="compact-sm"
            variant="light"
            onClick={doing(() => draft.edit(operations, () => setDoneIn(document)))}
          >
            {fillIn(checking.remedies[name], { value })}
          </Button>
        ))}
      </div>
      {isDone && (
        <p className="quiet" role="status">
          {checking.done}
        </p>
      )}
      {never !== undefined && <NeverShown of={never} />}
      <details>
        <summary className="quiet">{checking.details}</summary>
        <p lang="en" className="finding-details">
          {message} {mend}
        </p>
      </details>
    </li>
  );
}

/** `Oak, Birch and 3 more`. `own`: what the advisor calls values. */
function sayValues(
  { first, count }: NonNullable<FindingView['values']>,
  own: ReadonlyMap<string, string>,
  language: Language,
  checking: Words['checking'],
): string {
  const further = count - first.length;
  const named = [
    ...first.map((value) => own.get(value) ?? value),
    ...(further > 0 ? [sayCount(language, checking.furtherValues, further)] : []),
  ];
  const list = new Intl.ListFormat(language).format(named);
  return fillIn(sayCount(language, checking.theseValues, count), { values: list });
}

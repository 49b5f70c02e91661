// What is live, as shoppers see it, at an address that colleagues can be sent. It is looked at as the shop's own people: nothing is counted.

import { AdminProblem } from '@guidepost/contract/admin/admin-client';
import { Button, NativeSelect } from '@mantine/core';
import { useContext, useEffect, useRef, useState } from 'react';
import { isSignedOut, SignedOutContext, useAsked } from '../../asking.ts';
import { Failed, Nothing, Waiting } from '../../parts/states.tsx';
import { fillIn, useLanguage, useWords } from '../../words/words.ts';
import type { AdvisorViewProps } from '../advisor-view-props.ts';
import { sayLanguage } from '../languages/say-language.ts';
import { languagesIn } from '../preview/languages-in.ts';
import { makePreviewElement, type PreviewElement } from '../preview/preview-element.ts';
import { makeTransport } from '../preview/preview-transport.ts';
import { keptShopColor, wearing } from '../shop-color.ts';

export function LiveView({ shop: { client }, advisor }: AdvisorViewProps) {
  const { advisors } = useWords();
  const [asked, again] = useAsked('findVersion', { client, advisor, version: 'published' });
  if (asked.state === 'loading') return <Waiting />;
  if (asked.state === 'failed')
    return asked.error instanceof AdminProblem && asked.error.slug === 'not-found' ? (
      <Nothing>{advisors.live.none}</Nothing>
    ) : (
      <Failed error={asked.error} again={again} />
    );
  const { version, document } = asked.answer;
  return <Stage {...{ client, advisor, version }} languages={languagesIn(document ?? {})} />;
}

function Stage({
  client,
  advisor,
  version,
  languages,
}: {
  readonly client: string;
  readonly advisor: string;
  readonly version: number;
  readonly languages: readonly string[];
}) {
  const { advisors, preview } = useWords();
  const spoken = useLanguage();
  const [chosen, setChosen] = useState(languages[0] ?? 'en');
  const place = useRef<HTMLDivElement>(null);
  const [led, setLed] = useState<PreviewElement | null>(null);
  const [error, setError] = useState<unknown>(null);
  const color = keptShopColor(client);
  const signedOut = useContext(SignedOutContext);
  useEffect(() => {
    let isOver = false;
    let made: PreviewElement | null = null;
    const failed = (problem: unknown): void => {
      if (isSignedOut(problem)) signedOut();
    };
    const fetch = makeTransport({ client, advisor, of: 'published' }, { stepped: () => {}, failed });
    makePreviewElement().then(
      (loaded) => {
        if (isOver) return;
        made = loaded;
        place.current?.replaceChildren(loaded);
        // Each version has a conversation of its own: replies to an older one would show results that nobody asked this one for.
        loaded.lead({ name: `live ${client} ${version}`, advisor, language: chosen, fetch });
        setLed(loaded);
      },
      (problem: unknown) => isOver || setError(problem),
    );
    return () => {
      isOver = true;
      made?.end();
      made?.remove();
    };
  }, [client, advisor, version, chosen, signedOut]);
  return (
    <section className="live-stage" aria-label={advisors.viewNames.live}>
      <p>{fillIn(advisors.live.about, { version })}</p>
      {color !== null && <p className="quiet">{advisors.live.colored}</p>}
      <div className="preview-bar">
        {languages.length > 1 && (
          <NativeSelect
            aria-label={preview.language}
            value={chosen}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            data={languages.map((each) => ({ value: each, label: sayLanguage(each, spoken) }))}
          />
        )}
        <Button variant="default" onClick={() => void led?.restart([])} disabled={led === null}>
          {preview.restart}
        </Button>
      </div>
      {error !== null && <Failed error={error} again={() => location.reload()} />}
      {led === null && error === null && <Waiting />}
      <div ref={place} style={wearing(color)} />
    </section>
  );
}

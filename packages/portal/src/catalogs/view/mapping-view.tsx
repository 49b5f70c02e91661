// The mapping that the next import of a catalog uses: what it says, and the way to mend it on a file.

import { AdminProblem } from '@guidepost/contract/admin/admin-client';
import type { UploadView } from '@guidepost/contract/views/upload-view';
import { Button, CopyButton, Title } from '@mantine/core';
import { goTo } from '../../addresses.ts';
import { useAsked } from '../../asking.ts';
import { Failed, Nothing, Waiting } from '../../parts/states.tsx';
import { useWords } from '../../words/words.ts';
import { DropFile } from '../new-catalog/drop-file.tsx';
import { RecentFiles } from '../new-catalog/recent-files.tsx';
import { SurveyedFile } from '../new-catalog/surveyed-file.tsx';
import type { CatalogViewProps } from './catalog-view-props.ts';

export function MappingView({ client, catalog, known, mayChange, upload }: CatalogViewProps) {
  if (upload !== undefined && mayChange)
    return (
      <SurveyedFile key={upload} client={client} upload={upload} catalog={catalog} currency={known?.currency ?? null} />
    );
  return (
    <>
      {mayChange && <Mend client={client} catalog={catalog} />}
      <Kept client={client} catalog={catalog} />
    </>
  );
}

function Mend({ client, catalog }: Pick<CatalogViewProps, 'client' | 'catalog'>) {
  const { catalogs: words } = useWords();
  const placeOf = ({ id }: UploadView) => ({ page: 'catalogs', client, inside: [catalog, 'mapping', id] }) as const;
  return (
    <section aria-label={words.mapping.mend}>
      <Title order={2} size="h4" mb="xs">
        {words.mapping.mend}
      </Title>
      <p className="quiet">{words.mapping.mendHint}</p>
      <DropFile client={client} uploaded={(file) => goTo(placeOf(file))} />
      <RecentFiles {...{ client, placeOf }} />
    </section>
  );
}

function Kept({ client, catalog }: Pick<CatalogViewProps, 'client' | 'catalog'>) {
  const { catalogs: words, common } = useWords();
  const [asked, again] = useAsked('findMapping', { client, catalog });
  if (asked.state === 'loading') return <Waiting />;
  if (asked.state === 'failed')
    return asked.error instanceof AdminProblem && asked.error.slug === 'not-found' ? (
      <Nothing>{words.mapping.own}</Nothing>
    ) : (
      <Failed error={asked.error} again={again} />
    );
  return (
    <details className="kept-mapping">
      <summary>{words.mapping.kept}</summary>
      <div className="page-head">
        <CopyButton value={asked.answer.mapping}>
          {({ copied, copy }) => (
            <Button variant="default" size="xs" onClick={copy}>
              <span aria-live="polite">{copied ? common.copied : common.copy}</span>
            </Button>
          )}
        </CopyButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only a keyboard scrolls it this way */}
      <pre className="mapping-file" tabIndex={0}>
        {asked.answer.mapping}
      </pre>
    </details>
  );
}

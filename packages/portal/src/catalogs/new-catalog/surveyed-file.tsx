// A file that is there: it is looked at, then somebody says what its columns are, and it is imported.

import { AdminProblem } from '@guidepost/contract/admin/admin-client';
import type { JobWithResultView } from '@guidepost/contract/views/job-view';
import type { SurveyView } from '@guidepost/contract/views/survey-view';
import { Alert, Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Place } from '../../addresses.ts';
import { useAsked } from '../../asking.ts';
import { useWatchedJob } from '../../jobs/use-watched-job.ts';
import { PlaceLink } from '../../parts/place-link.tsx';
import { Failed, Waiting } from '../../parts/states.tsx';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { ComingPanel } from '../coming/coming-panel.tsx';
import { PartNote } from '../coming/part-note.tsx';
import { useComingChange } from '../coming/use-coming-change.ts';
import { usePartOfCatalog } from '../coming/use-part-of-catalog.ts';
import { MappingDesk } from '../mapping/mapping-desk.tsx';
import { useMappingInHand } from '../mapping/mapping-in-hand.ts';
import { NEW_CATALOG } from '../new-catalog-place.ts';
import { lackingFields } from '../required/lacking-fields.ts';
import { RequiredFields } from '../required/required-fields.tsx';
import { lacksShop, shopOf } from '../required/shop-address.ts';
import { useAskedCurrency } from '../required/use-asked-currency.ts';
import { ImportBar } from './import-bar.tsx';
import { sayLetters } from './say-letters.ts';

interface FileProps {
  readonly client: string;
  readonly upload: string;
  /** The catalog whose mapping is mended; null: a new one. */
  readonly catalog: string | null;
  /** Of that catalog; null: it is not known. */
  readonly currency: string | null;
  /** Told when the report of an import takes the place of the columns, and when they are back. */
  readonly onFolded?: (isFolded: boolean) => void;
}

export function SurveyedFile(props: FileProps) {
  const { client, upload } = props;
  const { catalogs: words } = useWords();
  const [ordered, again] = useAsked('surveyFile', { client, body: { upload } });
  const { job, error } = useWatchedJob(client, ordered.state === 'there' ? ordered.answer.id : null);
  const problem = ordered.state === 'failed' ? ordered.error : error;
  if (problem !== null)
    return (
      <>
        <Failed error={problem} again={again} />
        <AnotherFile {...props} />
      </>
    );
  if (job?.state !== 'ended')
    return (
      <div>
        <p className="waiting-for">{words.add.looking}</p>
        <Waiting />
      </div>
    );
  const survey = surveyIn(job);
  if (survey === null)
    return (
      <Alert color="red" variant="outline" role="alert" title={words.add.unreadable}>
        <p lang="en">{errorIn(job)}</p>
        <AnotherFile {...props} />
      </Alert>
    );
  return props.catalog === null ? (
    <Work {...props} survey={survey} text={survey.mapping} />
  ) : (
    <WithKeptMapping {...props} catalog={props.catalog} survey={survey} />
  );
}

const surveyIn = ({ result }: JobWithResultView): SurveyView | null =>
  result !== null && 'columns' in result && 'looked' in result ? result : null;

const errorIn = ({ result }: JobWithResultView): string =>
  result !== null && 'error' in result && typeof result.error === 'string' ? result.error : '';

const placeOfAnother = ({ client, catalog }: Pick<FileProps, 'client' | 'catalog'>): Place => ({
  ...{ page: 'catalogs', client },
  inside: catalog === null ? [NEW_CATALOG] : [catalog, 'mapping'],
});

function AnotherFile(props: FileProps) {
  const { catalogs: words } = useWords();
  return (
    <p>
      <PlaceLink to={placeOfAnother(props)}>{words.add.another}</PlaceLink>
    </p>
  );
}

/** Rows. A longer file is compared with its catalog again when somebody asks for it. */
const MOST_COMPARED_ANEW = 20_000;

interface WorkProps extends FileProps {
  readonly survey: SurveyView;
}

function WithKeptMapping(props: WorkProps & { readonly catalog: string }) {
  const { client, catalog, survey } = props;
  const [asked, again] = useAsked('findMapping', { client, catalog });
  if (asked.state === 'loading') return <Waiting />;
  // Anything else may hide one, which the next import would overwrite.
  const isNone = asked.state === 'failed' && asked.error instanceof AdminProblem && asked.error.slug === 'not-found';
  if (asked.state === 'failed' && !isNone) return <Failed error={asked.error} again={again} />;
  // A catalog in Guidepost's own shape has none; then it begins with what the file says.
  const text = asked.state === 'there' ? asked.answer.mapping : survey.mapping;
  return <Work {...props} text={text} />;
}

function Work({
  client,
  upload,
  catalog,
  currency: known,
  survey,
  text,
  onFolded,
}: WorkProps & { readonly text: string }) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  const [column, setColumn] = useState<string | null>(null);
  /** Once the import is ordered, its report takes the place of what led to it. */
  const [isFolded, setIsFolded] = useState(false);
  /** The address of the shop; null: nobody has said it. */
  const [shop, setShop] = useState<string | null>(null);
  const baseUrl = shop ?? '';
  const inHand = useMappingInHand({ client, upload, text, baseUrl }, column);
  const currency = useAskedCurrency(inHand, catalog === null);
  const part = usePartOfCatalog(catalog, survey, inHand);
  const { mode, setMode } = part;
  const { mapping, error, tried } = inHand;
  const isReady = !inHand.isTrying && inHand.wrong === null && tried !== null && part.isJudged;
  const isOwn = catalog === null && survey.own && !inHand.isChanged;
  const body = {
    ...{ upload, mode },
    ...(!isOwn && { mapping: { name: words.add.mappingName, text: tried?.text ?? text } }),
    ...(baseUrl !== '' && { base_url: baseUrl }),
  };
  const lacking = lackingFields(tried?.missing ?? [], mode);
  const isComplete = isReady && !inHand.isCounting && lacking.length === 0;
  const coming = useComingChange({ client, catalog }, isComplete ? body : null, {
    ...{ isEdited: inHand.isChanged && survey.rows > MOST_COMPARED_ANEW, isOver: isFolded },
  });
  useEffect(() => {
    // It is filled in if links say it, to be seen and changed.
    if (mapping !== null && lacksShop(tried)) setShop((now) => now ?? shopOf(survey, mapping));
  }, [survey, mapping, tried]);
  const fold = (folded: boolean): void => {
    setIsFolded(folded);
    onFolded?.(folded);
  };
  const toColumns = (): void => {
    // What comes out is told beside the columns as long as none is chosen.
    setColumn(null);
    fold(false);
    scrollTo({ top: 0 });
  };
  const letters = sayLetters(words.add.letters, survey.encoding);
  if (mapping === null)
    return error === null && inHand.wrong === null ? (
      <Waiting />
    ) : inHand.wrong === null ? (
      <Failed error={error} again={inHand.again} />
    ) : (
      <Alert color="red" variant="outline" role="alert" title={words.trial.faulty}>
        <p lang="en">
          {inHand.wrong.outcome === 'faulty'
            ? inHand.wrong.faults.map(({ rule, message }) => `${rule} ${message}`.trim()).join('\n')
            : inHand.wrong.error}
        </p>
      </Alert>
    );
  return (
    <>
      <p className="file-facts">
        <b>{survey.file}</b>{' '}
        <span className="quiet">
          {sayCount(language, words.add.rows, survey.rows)}
          {survey.looked < survey.rows && ` · ${fillIn(words.add.looked, { count: survey.looked })}`} ·{' '}
          {survey.format.toUpperCase()}
          {letters !== null && ` · ${letters}`}
        </span>
      </p>
      {isFolded ? (
        <Button variant="subtle" size="compact-sm" className="to-columns" onClick={toColumns}>
          {words.importing.toColumns}
        </Button>
      ) : (
        <>
          {catalog !== null && <PartNote {...{ part, survey, mapping, tried }} />}
          {catalog !== null && <ComingPanel {...{ client, catalog, coming }} currency={known} />}
          <RequiredFields
            {...{ survey, inHand, currency, baseUrl }}
            setBaseUrl={setShop}
            isNew={catalog === null}
            isPart={mode === 'update'}
            priceInPart={part.price}
            another={placeOfAnother({ client, catalog })}
          />
          <MappingDesk
            {...{ survey, inHand, column }}
            choose={setColumn}
            partOf={catalog !== null && mode === 'update' ? { client, catalog } : null}
          />
        </>
      )}
      <ImportBar
        {...{ client, survey, inHand, isFolded, isReady, mode, setMode, body, lacking }}
        onOrdered={() => fold(true)}
        toColumns={toColumns}
        catalog={catalog}
        currency={known}
        lacksCurrency={currency.isOpen}
      />
    </>
  );
}

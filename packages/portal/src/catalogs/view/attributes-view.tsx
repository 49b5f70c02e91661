// The attributes of a catalog: how the values of each lie, and what the last import counted of it.

import type { ImportedAttributeView } from '@guidepost/contract/views/attribute-view';
import { useAsked } from '../../asking.ts';
import { useWatchedJob } from '../../jobs/use-watched-job.ts';
import { Row, ScrollTable } from '../../parts/scroll-table.tsx';
import { Nothing, Waiting } from '../../parts/states.tsx';
import { sayPercent } from '../../say-percent.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { FillBar } from '../mapping/bars.tsx';
import type { CatalogViewProps } from './catalog-view-props.ts';
import { ValueSpread } from './value-spread.tsx';

export function AttributesView({ client, catalog, known }: CatalogViewProps) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  const [jobs] = useAsked('listJobs', { client, query: { limit: 200 } });
  const last =
    jobs.state === 'there'
      ? jobs.answer.entries.find((job) => job.kind === 'import' && job.about === catalog && job.outcome === 'done')?.id
      : undefined;
  const counted = useCounted(client, last);
  if (jobs.state === 'loading') return <Waiting />;
  if (known === null || known.attributes.length === 0) return <Nothing>{words.attributes.none}</Nothing>;
  const { heads } = words.attributes;
  return (
    <>
      <p className="quiet">{counted === null ? words.attributes.about : words.attributes.aboutCounted}</p>
      <ScrollTable
        label={words.viewNames.attributes}
        heads={[heads.name, heads.type, heads.spread, ...(counted === null ? [] : [heads.filled, heads.distinct])]}
      >
        {known.attributes.map((attribute) => {
          const { name, label, type, unit } = attribute;
          const one = counted?.find((each) => each.name === name);
          return (
            <Row
              key={name}
              head={<span className="name">{label || name}</span>}
              cells={[
                `${words.kinds[type]}${unit === null ? '' : ` (${unit})`}`,
                <ValueSpread key="spread" {...{ client, catalog, attribute }} products={known.products} />,
                one && <FillBar part={one.fill_rate} of={1} label={sayPercent(language, one.fill_rate)} />,
                one && `${new Intl.NumberFormat(language).format(one.distinct)}${one.distinct_is_least ? '+' : ''}`,
              ]}
            />
          );
        })}
      </ScrollTable>
    </>
  );
}

/** Null: no report is kept any more. */
function useCounted(client: string, job: string | undefined): readonly ImportedAttributeView[] | null {
  const result = useWatchedJob(client, job ?? null).job?.result ?? null;
  return result !== null && 'attributes_spoken_of' in result ? result.attributes : null;
}

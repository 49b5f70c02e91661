// After an import: which properties are not known of every product, and of how many. All cells may have been understood all the same.

import type { ImportView } from '@guidepost/contract/views/import-view';
import { Title } from '@mantine/core';
import { useFirstFew } from '../../parts/first-few.tsx';
import { sayPercent } from '../../say-percent.ts';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { unknownValues } from './count-unknown.ts';

/** Properties at once. */
const FEW = 5;

export function UnknownValues({ attributes, products }: Pick<ImportView, 'attributes' | 'products'>) {
  const { report, trial } = useWords().catalogs;
  const language = useLanguage();
  const unknown = unknownValues(attributes, products);
  const { shown, more } = useFirstFew(unknown, { most: FEW });
  if (unknown.length === 0) return null;
  return (
    <section aria-label={report.unknown.title}>
      <Title order={3} size="h5">
        {report.unknown.title}
      </Title>
      <p className="quiet">{report.unknown.about}</p>
      <ul className="points">
        {shown.map(({ name, label, count, known }) => (
          <li key={name}>
            <b>{label ?? name}</b> {sayCount(language, trial.without, count)}{' '}
            <span className="quiet">{fillIn(report.unknown.known, { share: sayPercent(language, known) })}</span>
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}

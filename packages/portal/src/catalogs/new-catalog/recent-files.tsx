// Files that were sent before and are still there: whoever left one comes back to it.

import type { UploadView } from '@guidepost/contract/views/upload-view';
import type { Place } from '../../addresses.ts';
import { useAsked } from '../../asking.ts';
import { PlaceLink } from '../../parts/place-link.tsx';
import { Answered } from '../../parts/states.tsx';
import { sayTime } from '../../times.ts';
import { useLanguage, useWords } from '../../words/words.ts';

export function RecentFiles({
  client,
  placeOf,
}: {
  readonly client: string;
  readonly placeOf: (file: UploadView) => Place;
}) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  const [asked, again] = useAsked('listUploads', { client });
  return (
    <Answered asked={asked} again={again}>
      {({ entries }) =>
        entries.length > 0 && (
          <>
            <p className="quiet">{words.mapping.recent}</p>
            <ul className="recent">
              {entries.map((file) => (
                <li key={file.id}>
                  <PlaceLink to={placeOf(file)}>{file.name}</PlaceLink>{' '}
                  <span className="quiet">{sayTime(language, file.uploaded_at)}</span>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Answered>
  );
}

// For a shop whose products have no pictures: the neutral one of the service.

import { Button } from '@mantine/core';
import { useWords } from '../../words/words.ts';
import { Picture } from '../picture.tsx';

export function NoPictures({ take }: { readonly take: () => void }) {
  const { required: words } = useWords();
  return (
    <div className="no-pictures">
      <Button size="xs" variant="default" onClick={take}>
        {words.noPictures}
      </Button>
      <p className="quiet">{words.noPicturesHint}</p>
    </div>
  );
}

export function NeutralPicture({ address }: { readonly address: string }) {
  const { required: words } = useWords();
  return (
    <div className="no-pictures">
      <Picture address={address} isLarge />
      <p>
        {words.neutral} <span className="quiet">{words.neutralHint}</span>
      </p>
    </div>
  );
}

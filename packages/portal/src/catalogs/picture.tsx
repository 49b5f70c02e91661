// The picture of a product, small, from where the shop has it.

import { useState } from 'react';
import { useWords } from '../words/words.ts';

/** There may be none at its address. */
export function Picture({ address, isLarge = false }: { readonly address: string; readonly isLarge?: boolean }) {
  const { required: words } = useWords();
  const [isGone, setIsGone] = useState(false);
  const name = isLarge ? 'thumb thumb-large' : 'thumb';
  return isGone ? (
    <span className={name} data-gone>
      {isLarge && words.noPicture}
    </span>
  ) : (
    <img
      className={name}
      src={address}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setIsGone(true)}
    />
  );
}

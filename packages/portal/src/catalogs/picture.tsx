// The picture of a product, small, from where the shop has it. One that cannot be loaded says so.

import { useState } from 'react';
import { WebAddress } from '../parts/web-address.tsx';
import { fillIn, useWords } from '../words/words.ts';

/** `isTold`: there is room to say in words that it could not be loaded, with its address when asked; else a sign says it. */
export function Picture({
  address,
  isLarge = false,
  isTold = false,
  onGone,
}: {
  readonly address: string;
  readonly isLarge?: boolean;
  readonly isTold?: boolean;
  /** Told when it cannot be loaded. */
  readonly onGone?: () => void;
}) {
  const { required: words } = useWords();
  /** The address at which there is none. */
  const [gone, setGone] = useState<string | null>(null);
  const name = isLarge ? 'thumb thumb-large' : 'thumb';
  if (gone !== address)
    return (
      <img
        className={name}
        src={address}
        alt=""
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => {
          setGone(address);
          onGone?.();
        }}
      />
    );
  if (isTold)
    return (
      <details className="picture-gone">
        <summary>{words.noPicture}</summary>
        <WebAddress url={address} />
      </details>
    );
  const said = fillIn(words.noPictureAt, { address });
  return isLarge ? (
    <span className={name} data-gone title={said}>
      {words.noPicture}
    </span>
  ) : (
    <span className={name} data-gone role="img" aria-label={said} title={said}>
      ?
    </span>
  );
}

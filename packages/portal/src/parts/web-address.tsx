// A link to somewhere else in the web. Only addresses of the web are links, whatever a feed says.

import type { ReactNode } from 'react';

/** `children`: what it is called; without it, the address itself. */
export function WebAddress({ url, children = url }: { readonly url: string; readonly children?: ReactNode }) {
  if (!/^https?:\/\//i.test(url)) return children;
  return (
    <a href={url} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
}

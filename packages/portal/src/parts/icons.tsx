// Small drawings beside words. They say nothing that the words do not.

import type { ShopPage } from '../addresses.ts';

/** In a square of 24, drawn as lines. */
const LINES: Readonly<Record<ShopPage, string>> = {
  home: 'M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-5h4v5',
  catalogs: 'M12 3 4 7v10l8 4 8-4V7zM4 7l8 4 8-4M12 11v10',
  advisors: 'M4 5h16v11h-8l-5 4v-4H4zM8 9h8M8 12h5',
  insights: 'M4 20h16M7 20v-6M12 20V5M17 20v-9',
  keys: 'M9 19a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 12l8-8M16 8l3 3',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5M16 4.6a3.5 3.5 0 0 1 0 6.3M17.5 15c2.2.6 3.5 2.4 3.5 5',
  audit: 'M12 21a9 9 0 1 0-9-9M3 5v7h7M12 7v5l3.5 2',
};

export function PageIcon({ page }: { readonly page: ShopPage }) {
  return <LineIcon path={LINES[page]} />;
}

/** A post with two boards. */
export function BrandIcon() {
  return <LineIcon path="M11 3v18M11 5h7l3 2.5-3 2.5h-7zM11 12H5l-3 2.5L5 17h6z" />;
}

function LineIcon({ path }: { readonly path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden>
      <path d={path} />
    </svg>
  );
}

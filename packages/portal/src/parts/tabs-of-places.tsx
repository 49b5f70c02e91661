// Views of one thing, such as an advisor: each has an address of its own.

import type { Place } from '../addresses.ts';
import { PlaceLink } from './place-link.tsx';

export interface ViewOfPlace {
  readonly name: string;
  readonly to: Place;
  readonly isCurrent: boolean;
}

export function TabsOfPlaces({ label, views }: { readonly label: string; readonly views: readonly ViewOfPlace[] }) {
  return (
    <nav className="views" aria-label={label}>
      {views.map(({ name, to, isCurrent }) => (
        <PlaceLink key={name} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </PlaceLink>
      ))}
    </nav>
  );
}

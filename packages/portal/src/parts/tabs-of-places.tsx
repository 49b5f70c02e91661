// Views of one thing, such as an advisor: each has an address of its own.

import type { Place } from '../addresses.ts';
import { PlaceLink } from './place-link.tsx';
import { useCurrentInSight } from './use-current-in-sight.ts';

export interface ViewOfPlace {
  readonly name: string;
  readonly to: Place;
  readonly isCurrent: boolean;
}

export function TabsOfPlaces({ label, views }: { readonly label: string; readonly views: readonly ViewOfPlace[] }) {
  const bar = useCurrentInSight(views.find(({ isCurrent }) => isCurrent)?.name);
  return (
    <nav className="views" aria-label={label} ref={bar}>
      {views.map(({ name, to, isCurrent }) => (
        <PlaceLink key={name} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </PlaceLink>
      ))}
    </nav>
  );
}

// Cards that lead to what they show: catalogs, advisors.

import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Place } from '../addresses.ts';
import { PlaceLink } from './place-link.tsx';

export function PlaceCards({ children }: { readonly children: ReactNode }) {
  return <ul className="cards">{children}</ul>;
}

export function PlaceCard({
  to,
  name,
  mark,
  children,
}: {
  readonly to: Place;
  readonly name: string;
  /** Stands beside the name, such as a state. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Paper component="li" withBorder p="md">
      <div className="card-head">
        <PlaceLink className="card-name" to={to}>
          {name}
        </PlaceLink>
        {mark}
      </div>
      {children}
    </Paper>
  );
}

// A small line of numbers day by day. What it shows is said in words beside it, for those who do not see it.

import { HEIGHT, pointsOf, WIDTH } from './points-of.ts';

export function Sparkline({ counts, label }: { readonly counts: readonly number[]; readonly label: string }) {
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <polyline points={pointsOf(counts)} />
    </svg>
  );
}

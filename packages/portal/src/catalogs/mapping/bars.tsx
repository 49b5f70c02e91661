// Small pictures of a column: how full it is, and how its numbers lie.

/** `of`: the whole. */
export function FillBar({ part, of, label }: { readonly part: number; readonly of: number; readonly label: string }) {
  const share = of === 0 ? 0 : part / of;
  return (
    <span className="fill">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className="fill-all" width="100" height="6" rx="1" />
        <rect className="fill-part" width={Math.max(share * 100, share > 0 ? 2 : 0)} height="6" rx="1" />
      </svg>
      <span>{label}</span>
    </span>
  );
}

/** Counts of bars with equal widths. */
export function Histogram({ counts, label }: { readonly counts: readonly number[]; readonly label: string }) {
  const most = Math.max(...counts, 1);
  const width = 96 / Math.max(counts.length, 1);
  return (
    <svg className="column-histogram" viewBox="0 0 96 24" preserveAspectRatio="none" role="img" aria-label={label}>
      {counts.map((count, at) => {
        // What is there at all is seen.
        const height = count === 0 ? 0 : Math.max((count / most) * 24, 1.5);
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
        return <rect key={at} x={at * width} y={24 - height} width={Math.max(width - 1, 0.5)} height={height} />;
      })}
    </svg>
  );
}

// Shares in the words of findings.

/** `12%`, `0.4%`, `less than 0.1%`, never `100%` or `0%` for what is neither. */
export function formatShare(share: number): string {
  const percent = share * 100;
  if (percent <= 0) return '0%';
  if (percent < 0.1) return 'less than 0.1%';
  if (percent > 99.9 && percent < 100 - 1e-7) return 'over 99.9%';
  return `${percent < 10 || percent > 99 ? Number(percent.toFixed(1)) : Math.round(percent)}%`;
}

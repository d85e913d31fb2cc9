import type { Line } from '@/lib/shop/cart/line';

/** Merges lines to one per article, in order of first appearance. */
export function mergeLines(lines: readonly Line[]): Line[] {
  const pieces = new Map<string, number>();
  for (const line of lines) pieces.set(line.article, (pieces.get(line.article) ?? 0) + line.pieces);
  return [...pieces].map(([article, count]) => ({ article, pieces: count }));
}

/** Code points as a `unicode-range` of CSS says them: neighbours as one range (CSS Fonts 4, § 4.5). */
export function unicodeRange(points: Iterable<number>): string {
  const ranges: [number, number][] = [];
  for (const point of [...points].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && point <= last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(',');
}

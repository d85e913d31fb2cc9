/** Range filters, in URL order, with the pattern of valid values; both ends inclusive. */
export const ranges = {
  /** Years. */
  year: /^(?:18|19|20)\d\d$/,
  /** Minutes. */
  runtime: /^[1-9]\d{0,2}$/,
} as const satisfies Record<string, RegExp>;

export type RangeKey = keyof typeof ranges;
export type Range = { from?: number; to?: number };
export type Ranges = Partial<Record<RangeKey, Range>>;

export const rangeKeys = Object.keys(ranges) as RangeKey[];

/** Suffixes of the URL parameters: `year-from`. */
export const rangeEnds = ['from', 'to'] as const;
export type RangeParameter = `${RangeKey}-${(typeof rangeEnds)[number]}`;
export const rangeParameters = rangeKeys.flatMap((key) =>
  rangeEnds.map((end): RangeParameter => `${key}-${end}`),
);

/** Parses ranges from URL parameters. Invalid ends are ignored; reversed ends are swapped. */
export function parseRanges(read: (parameter: RangeParameter) => string): Ranges {
  const found: Ranges = {};
  for (const key of rangeKeys) {
    const [from, to] = rangeEnds
      .map((end) => read(`${key}-${end}`))
      .map((value) => (ranges[key].test(value) ? Number(value) : undefined));
    if (from === undefined && to === undefined) continue;
    const isTurned = from !== undefined && to !== undefined && from > to;
    found[key] = isTurned ? { from: to, to: from } : { from, to };
  }
  return found;
}

/** URL parameters of the ranges. */
export function writeRanges(asked: Ranges): [RangeParameter, string][] {
  return rangeKeys.flatMap((key) =>
    rangeEnds.flatMap((end): [RangeParameter, string][] => {
      const value = asked[key]?.[end];
      return value === undefined ? [] : [[`${key}-${end}`, String(value)]];
    }),
  );
}

/** Whether a value is in the range; false for NaN. */
export function isInRange({ from = -Infinity, to = Infinity }: Range, value: number): boolean {
  return from <= value && value <= to;
}

/** What films can be asked for from here to there, in the order of the address; both ends belong to it. */
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

/** The two ends of a range, as an address names them: `year-from`. */
export const rangeEnds = ['from', 'to'] as const;
export type RangeParameter = `${RangeKey}-${(typeof rangeEnds)[number]}`;
export const rangeParameters = rangeKeys.flatMap((key) =>
  rangeEnds.map((end): RangeParameter => `${key}-${end}`),
);

/** Reads ranges from an address; what is no number is no end, and ends the wrong way round change places. */
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

/** The parameters of an address that say them. */
export function writeRanges(asked: Ranges): [RangeParameter, string][] {
  return rangeKeys.flatMap((key) =>
    rangeEnds.flatMap((end): [RangeParameter, string][] => {
      const value = asked[key]?.[end];
      return value === undefined ? [] : [[`${key}-${end}`, String(value)]];
    }),
  );
}

/** Whether a number lies in it; one that nobody knows (`NaN`) lies in none. */
export function isInRange({ from = -Infinity, to = Infinity }: Range, value: number): boolean {
  return from <= value && value <= to;
}

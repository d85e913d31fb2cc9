/** A lane in words: its country, or `others` where it has several. */
export function laneName(
  codes: readonly string[],
  countries: ReadonlyMap<string, string>,
  others: string,
): string {
  const [only = ''] = codes;
  return codes.length === 1 ? (countries.get(only) ?? only) : others;
}

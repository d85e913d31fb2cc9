type Named = number | string | readonly string[] | undefined;

/** Joins two `Vary` values without duplicates. */
export function joinVary(some: Named, others: string): string {
  return some === undefined ? others : join(`${some},${others}`);
}

function join(said: string): string {
  const found = known.get(said);
  if (found !== undefined) return found;
  const names = said.split(',').map((name) => name.trim());
  const seen = new Map(names.filter(Boolean).map((name) => [name.toLowerCase(), name]));
  const joined = [...seen.values()].join(', ');
  if (known.size < most) known.set(said, joined);
  return joined;
}

/** Results by input. This site and Next produce about ten. */
const known = new Map<string, string>();
const most = 100;

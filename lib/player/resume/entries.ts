/** Where a film was left: seconds, and when (milliseconds since 1970). */
export type ResumeEntry = { time: number; at: number };

/** By film slug. */
export type ResumeEntries = Record<string, ResumeEntry>;

/** More than anybody has half seen; the longest untouched go first. */
export const mostEntries = 50;

/** What a browser has kept. Anything that is not whole is passed over. */
export function readEntries(record: Record<string, unknown>): ResumeEntries {
  const entries: ResumeEntries = Object.create(null);
  for (const [slug, entry] of Object.entries(record)) {
    const { time, at } = (entry ?? {}) as Partial<ResumeEntry>;
    if (isAmount(time) && isAmount(at)) entries[slug] = { time, at };
  }
  return entries;
}

/** With a film's position, and without the oldest where there are too many. */
export function withEntry(entries: ResumeEntries, slug: string, entry: ResumeEntry): ResumeEntries {
  const others = Object.entries(withoutEntry(entries, slug));
  const newest = others.sort(([, a], [, b]) => b.at - a.at).slice(0, mostEntries - 1);
  return Object.fromEntries([[slug, entry], ...newest]);
}

/** Without a film's position. */
export function withoutEntry(entries: ResumeEntries, slug: string): ResumeEntries {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => name !== slug));
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

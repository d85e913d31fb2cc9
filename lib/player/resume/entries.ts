/** A stored position: `time` in seconds, `at` the time of writing (milliseconds since 1970). */
export type ResumeEntry = { time: number; at: number };

/** Keyed by position name (film slug and media type). */
export type ResumeEntries = Record<string, ResumeEntry>;

/** Maximum number of entries; the oldest are dropped first. */
export const mostEntries = 50;

/** Reads entries from storage. Invalid ones are skipped. */
export function readEntries(record: Record<string, unknown>): ResumeEntries {
  const entries: ResumeEntries = Object.create(null);
  for (const [slug, entry] of Object.entries(record)) {
    const { time, at } = (entry ?? {}) as Partial<ResumeEntry>;
    if (isAmount(time) && isAmount(at)) entries[slug] = { time, at };
  }
  return entries;
}

/** Adds or replaces an entry, and drops the oldest ones above the maximum. */
export function withEntry(entries: ResumeEntries, slug: string, entry: ResumeEntry): ResumeEntries {
  const others = Object.entries(withoutEntry(entries, slug));
  const newest = others.sort(([, a], [, b]) => b.at - a.at).slice(0, mostEntries - 1);
  return Object.fromEntries([[slug, entry], ...newest]);
}

/** Removes an entry. */
export function withoutEntry(entries: ResumeEntries, slug: string): ResumeEntries {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => name !== slug));
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

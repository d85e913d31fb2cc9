const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const clock = { hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const;
  const format = new Intl.DateTimeFormat('en', { ...parts, ...clock, timeZone });
  formats.set(timeZone, format);
  return format;
}

/** Local time of a moment (ms since 1970) in a time zone, to the minute, expressed as if it were UTC. */
export function clockAt(moment: number, timeZone: string): number {
  const parts = formatIn(timeZone).formatToParts(moment);
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

const day = 24 * 60 * 60 * 1000;

/**
 * The moments (ms since 1970) of a local day and time (`2026-12-31`, `20:30`) in a time zone (IANA): one; two in the hour
 * that repeats in autumn, none in the hour that is skipped in spring.
 */
export function momentsAt(date: string, time: string, timeZone: string): number[] {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const near = [shown - day, shown + day].map((at) => shown - (clockAt(at, timeZone) - at));
  return [...new Set(near)].filter((at) => clockAt(at, timeZone) === shown).sort((a, b) => a - b);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const clock = { hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const;
  const format = new Intl.DateTimeFormat('en', { ...parts, ...clock, timeZone });
  formats.set(timeZone, format);
  return format;
}

/** Local time of a moment (ms since 1970) in a time zone, to the minute, expressed as if it were UTC. */
export function localTimeAt(moment: number, timeZone: string): number {
  const parts = formatIn(timeZone).formatToParts(moment);
  const partOf = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  return Date.UTC(
    partOf('year'),
    partOf('month') - 1,
    partOf('day'),
    partOf('hour'),
    partOf('minute'),
  );
}

const day = 24 * 60 * 60 * 1000;

/**
 * The moments (ms since 1970) of a local day and time (`2026-12-31`, `20:30`) in a time zone (IANA): one; two in the hour
 * that repeats in autumn, none in the hour that is skipped in spring.
 */
export function momentsAt(date: string, time: string, timeZone: string): number[] {
  const wallTime = Date.parse(`${date}T${time}:00Z`);
  const candidates = [wallTime - day, wallTime + day].map(
    (at) => wallTime - (localTimeAt(at, timeZone) - at),
  );
  return [...new Set(candidates)]
    .filter((at) => localTimeAt(at, timeZone) === wallTime)
    .sort((a, b) => a - b);
}

const minute = 60 * 1000;

/** Formats a moment (ms since 1970) as ISO 8601 in a time zone (IANA), with offset: `2026-12-31T20:30+01:00`. */
export function formatMomentIn(moment: number, timeZone: string): string {
  const wallTime = localTimeAt(moment, timeZone);
  const offset = Math.round((wallTime - Math.floor(moment / minute) * minute) / minute);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map(
    (partOf) => String(partOf).padStart(2, '0'),
  );
  return `${new Date(wallTime).toISOString().slice(0, 16)}${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
}

/** Whether a time zone name (IANA) is known to this machine. */
export function isTimeZone(name: string): boolean {
  try {
    // UTC offsets are valid for Intl too, but have no daylight saving time.
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

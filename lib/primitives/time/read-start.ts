import { isTimeZone, momentsAt } from './time-zones';

/** A day and a time as written in a programme; `zone` is a time zone, or a UTC offset. */
export type WrittenStart = { day: string; time: string; zone?: string };

const iso = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;
const european = /^(?<day>\d{1,2})[./](?<month>\d{1,2})[./](?<year>\d{4})$/;
/** `20:30`, `20h30`, `20 h`, `2030`, `20.30 Uhr`, `8:30 PM`. A bare number such as `20` is not a time. */
const clock =
  /^(?<hour>\d{1,2})(?: ?[:.h] ?(?<minute>\d{2})(?::\d{2})?|(?<=^\d{2})(?<joined>\d{2}))? ?(?<unit>h|uhr|[ap]\.?m\.?)?$/i;
const offset = /^(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * Parses a day, a time and an optional zone: `2026-12-04 20:30`, `4.12.2026 20h30`, `2026-12-04 8:30 PM`,
 * `2026-12-04T20:30+01:00`, `2026-12-04 20:30 Europe/Paris`. `undefined` for unknown formats, and
 * for days or times that do not exist.
 */
export function readStart(text: string): WrittenStart | undefined {
  const spacedText = text
    .trim()
    .replace(/^(\d{4}-\d\d?-\d\d?)T/, '$1 ')
    .replace(/(?<=\d)\s*(Z|[+-]\d{2}:\d{2})$/, ' $1');
  const [date = '', ...words] = spacedText.split(/\s+/);
  const day = readDay(date);
  if (!day) return undefined;
  const time = readTime(words.join(' '));
  if (time) return { day, time };
  const zone = words.pop() ?? '';
  const timeBeforeZone = readTime(words.join(' '));
  if (!timeBeforeZone || !isZone(zone)) return undefined;
  return { day, time: timeBeforeZone, zone };
}

/** Whether a text is a UTC offset such as `+01:00`, or a time zone such as `Europe/Paris`. */
export const isZone = (text: string) => offset.test(text) || isTimeZone(text);

/** Parses a day such as `2026-12-04` or `4.12.2026` to ISO 8601. */
export function readDay(text: string): string | undefined {
  const { year = '', month = '', day = '' } = (iso.exec(text) ?? european.exec(text))?.groups ?? {};
  const isoDay = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = Date.parse(`${isoDay}T00:00:00Z`);
  // Date.parse reads 31 February as a day in March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(isoDay) ? isoDay : undefined;
}

/** Parses a time such as `20:30`, `20 Uhr` or `8:30 PM` to `20:30`. */
export function readTime(text: string): string | undefined {
  const { hour = '', minute, joined, unit } = clock.exec(text.trim())?.groups ?? {};
  const minutes = minute ?? joined ?? (unit ? '00' : undefined);
  const hours = hourOfDay(Number(hour), unit?.[0]?.toLowerCase());
  if (hours === undefined || minutes === undefined || Number(minutes) > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}

/** @param half `a` or `p` for a time with am or pm; otherwise hours run from 0 to 23. */
function hourOfDay(hour: number, half: string | undefined): number | undefined {
  if (half !== 'a' && half !== 'p') return hour > 23 ? undefined : hour;
  return hour < 1 || hour > 12 ? undefined : (hour % 12) + (half === 'p' ? 12 : 0);
}

/**
 * The moments (ms since 1970) of a start: none if the clocks skip it, two if it repeats. `timeZone` (IANA)
 * applies only if the start has no zone of its own.
 */
export function momentsOf({ day, time, zone }: WrittenStart, timeZone: string): number[] {
  if (zone && /^[Z+-]/.test(zone)) return [Date.parse(`${day}T${time}:00${zone}`)];
  return momentsAt(day, time, zone ?? timeZone);
}

import { readDay } from './read-day';
import { isTimeZone, momentsAt } from './time-zones';

/** A day and a time as written in a programme; `zone` is a time zone, or a UTC offset. */
export type WrittenStart = { day: string; time: string; zone?: string };

/** `20:30`, `20h30`, `20 h`, `2030`, `20.30 Uhr`, `8:30 PM`. A bare number such as `20` is not a time. */
const clock =
  /^(?<hour>\d{1,2})(?: ?[:.h] ?(?<minute>\d{2})(?::\d{2})?|(?<=^\d{2})(?<joined>\d{2}))? ?(?<unit>h|uhr|[ap]\.?m\.?)?$/i;
/** `um` and the like before a time. */
const preposition = /^(?:à|um|at|dès|ab)\s+/i;
const offset = /^(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * Parses a day, a time and an optional zone: `2026-12-04 20:30`, `4.12.2026 à 20h30`, `Fr, 4. Dezember 2026, 20.30 Uhr`,
 * `2026-12-04T20:30+01:00`, `2026-12-04 20:30 Europe/Paris`. `undefined` for unknown formats, and for days or times that
 * do not exist. @param near as of `readDay`
 */
export function readStart(text: string, near?: string): WrittenStart | undefined {
  const words = text
    .trim()
    .replace(/(?<=^\d{4}-\d\d?-\d\d?)T(?=\d)/, ' ')
    .replace(/(?<=\d)\s*(Z|[+-]\d{2}:\d{2})$/, ' $1')
    .split(/\s+/);
  const start = readDayAndTime(words, near);
  if (start) return start;
  const zone = words.pop() ?? '';
  const zoned = isZone(zone) ? readDayAndTime(words, near) : undefined;
  return zoned && { ...zoned, zone };
}

/** The words of a day, then those of a time. */
function readDayAndTime(words: readonly string[], near?: string): WrittenStart | undefined {
  for (let at = 1; at < words.length; at += 1) {
    const day = readDay(words.slice(0, at).join(' ').replace(/,$/, ''), near);
    const time = day && readTime(words.slice(at).join(' '));
    if (time) return { day, time };
  }
  return undefined;
}

/** The one form in which starts are stored: `2026-12-04 20:30`, with a zone behind it if one was written. */
export const canonicalStart = ({ day, time, zone }: WrittenStart): string =>
  [day, time, zone].filter(Boolean).join(' ');

/** Whether a text is a UTC offset such as `+01:00`, or a time zone such as `Europe/Paris`. */
export const isZone = (text: string) => offset.test(text) || isTimeZone(text);

/** Parses a time such as `20:30`, `20 Uhr`, `à 20h30` or `8:30 PM` to `20:30`. */
export function readTime(text: string): string | undefined {
  const {
    hour = '',
    minute,
    joined,
    unit,
  } = clock.exec(text.trim().replace(preposition, ''))?.groups ?? {};
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

import { isTimeZone, momentsAt } from './time-zones';

/** A day and a time as written in a programme; `zone` is a time zone, or a UTC offset. */
export type WrittenStart = { day: string; time: string; zone?: string };

const iso = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;
const european = /^(?<day>\d{1,2})[./](?<month>\d{1,2})[./](?<year>\d{4})$/;
const clock = /^(?<hour>\d{1,2})(?:[:.h](?<minute>\d{2})|h)(?::\d{2})?$/i;
const offset = /^(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * Parses a day, a time and an optional zone: `2026-12-04 20:30`, `4.12.2026 20h30`,
 * `2026-12-04T20:30+01:00`, `2026-12-04 20:30 Europe/Paris`. `undefined` for unknown formats, and
 * for days or times that do not exist.
 */
export function readStart(text: string): WrittenStart | undefined {
  const spacedText = text
    .trim()
    .replace(/^(\d{4}-\d\d?-\d\d?)T/, '$1 ')
    .replace(/(?<=\d)\s*(Z|[+-]\d{2}:\d{2})$/, ' $1');
  const [date = '', clocks = '', zone, ...rest] = spacedText.split(/\s+/);
  const [day, time] = [readDay(date), readTime(clocks)];
  if (!day || !time || rest.length > 0) return undefined;
  if (zone === undefined) return { day, time };
  return offset.test(zone) || isTimeZone(zone) ? { day, time, zone } : undefined;
}

function readDay(text: string): string | undefined {
  const { year = '', month = '', day = '' } = (iso.exec(text) ?? european.exec(text))?.groups ?? {};
  const isoDay = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = Date.parse(`${isoDay}T00:00:00Z`);
  // Date.parse reads 31 February as a day in March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(isoDay) ? isoDay : undefined;
}

function readTime(text: string): string | undefined {
  const { hour = '', minute = '00' } = clock.exec(text)?.groups ?? {};
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/**
 * The moments (ms since 1970) of a start: none if the clocks skip it, two if it repeats. `timeZone`
 * (IANA) counts only if the start has no zone.
 */
export function momentsOf({ day, time, zone }: WrittenStart, timeZone: string): number[] {
  if (zone && /^[Z+-]/.test(zone)) return [Date.parse(`${day}T${time}:00${zone}`)];
  return momentsAt(day, time, zone ?? timeZone);
}

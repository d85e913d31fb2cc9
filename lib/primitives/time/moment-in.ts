import { clockAt } from './moments-at';

const minute = 60 * 1000;

/** Formats a moment (ms since 1970) as ISO 8601 in a time zone (IANA), with offset: `2026-12-31T20:30+01:00`. */
export function momentIn(moment: number, timeZone: string): string {
  const shown = clockAt(moment, timeZone);
  const offset = Math.round((shown - Math.floor(moment / minute) * minute) / minute);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${new Date(shown).toISOString().slice(0, 16)}${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
}

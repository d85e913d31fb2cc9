import { foldLine } from './fold-line';

/** A moment for somebody's calendar. */
export type CalendarEvent = {
  /** Never changes, so that a second import replaces the first. */
  uid: string;
  at: Date;
  /** When it was written. */
  stamp: Date;
  summary: string;
  description: string;
  url: string;
  /** A reminder, so many days before. */
  alarmDays?: number;
};

/**
 * An iCalendar file with one event (RFC 5545): of no length, in UTC, and it leaves its day free.
 * @param product who wrote it, e.g. `-//Bobine//Films//FR`
 */
export function writeCalendar(event: CalendarEvent, product: string): string {
  const { uid, at, stamp, summary, description, url, alarmDays } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(product)}`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(at)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    ...(alarmDays ? alarm(alarmDays, summary) : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function alarm(days: number, summary: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-P${days}D`,
    `DESCRIPTION:${escapeText(summary)}`,
    'END:VALARM',
  ];
}

/** `20270131T225900Z` */
function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Of a value of type TEXT (3.3.11). */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

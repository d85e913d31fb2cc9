/** Maximum line length in octets, without the line break (RFC 5545, 3.1). */
const maxLineOctets = 75;

export type CalendarEvent = {
  /** Permanent, so that a second import replaces the first. */
  uid: string;
  at: Date;
  /** Minutes; an event of unknown length has no duration. */
  minutes?: number | undefined;
  /** Time of writing. */
  stamp: Date;
  summary: string;
  description: string;
  url: string;
  place?: string | undefined;
  /** Set for an event that people attend. A confirmed event blocks its time in the calendar. */
  state?: 'CONFIRMED' | 'CANCELLED' | undefined;
  /** Revision number (RFC 5545, 3.8.7.4). */
  sequence?: number | undefined;
  /** Days before the event for a reminder. */
  alarmDays?: number;
};

type Calendar = {
  /** Product identifier, e.g. `-//Bobine//Films//FR`. */
  product: string;
  /** Name of a calendar that can be subscribed to; refreshed every 12 hours. */
  name?: string;
};

/** Writes an iCalendar file (RFC 5545). All times are in UTC, so that no time zone rules are needed. */
export function writeCalendar(
  events: readonly CalendarEvent[],
  { product, name }: Calendar,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(product)}`,
    'CALSCALE:GREGORIAN',
    ...(name ? subscription(name) : []),
    ...events.flatMap(writeEvent),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Name and refresh interval, as in RFC 7986 and as the older de facto properties. */
function subscription(name: string): string[] {
  return [
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
  ];
}

function writeEvent(event: CalendarEvent): string[] {
  const { uid, at, minutes, stamp, summary, description, url, place, state } = event;
  const { sequence, alarmDays } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    ...(sequence ? [`SEQUENCE:${sequence}`] : []),
    `DTSTART:${utc(at)}`,
    ...(minutes ? [`DURATION:PT${Math.ceil(minutes)}M`] : []),
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `URL:${url}`,
    ...(state ? [`STATUS:${state}`] : []),
    `TRANSP:${state === 'CONFIRMED' ? 'OPAQUE' : 'TRANSPARENT'}`,
    ...(alarmDays ? alarm(alarmDays, summary) : []),
    'END:VEVENT',
  ];
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

/** Escapes a value of type TEXT (RFC 5545, 3.3.11). */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Folds a content line at 75 octets, without splitting a character. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let room = maxLineOctets;
  for (const sign of line) {
    const octets = encoder.encode(sign).length;
    if (octets > room) {
      folded += '\r\n ';
      // The leading blank counts as an octet.
      room = maxLineOctets - 1;
    }
    folded += sign;
    room -= octets;
  }
  return folded;
}

/** The response for a calendar file, as a download with a file name; 404 if undefined. */
export function calendarResponse(calendar: string | undefined, file: string): Response {
  if (calendar === undefined) return new Response(null, { status: 404 });
  return new Response(calendar, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file}.ics"`,
      'Cache-Control': 'public, max-age=0, s-maxage=60',
    },
  });
}

/** Octets of a line without its break (RFC 5545, 3.1). */
const most = 75;

/** A moment for somebody's calendar. */
export type CalendarEvent = {
  /** Never changes, so that a second import replaces the first. */
  uid: string;
  at: Date;
  /** Minutes; absent where nobody knows: then it has no length. */
  minutes?: number | undefined;
  /** When it was written. */
  stamp: Date;
  summary: string;
  description: string;
  url: string;
  place?: string | undefined;
  /** Somebody is to be there at that moment: it takes their time, and is known to take place or not. */
  state?: 'CONFIRMED' | 'CANCELLED' | undefined;
  /** How often it was changed since it was announced (RFC 5545, 3.8.7.4). */
  sequence?: number | undefined;
  /** A reminder, so many days before. */
  alarmDays?: number;
};

type Calendar = {
  /** Who wrote it, e.g. `-//Bobine//Films//FR`. */
  product: string;
  /** What it is called by whoever subscribes to it, and asks for it again twice a day. */
  name?: string;
};

/**
 * An iCalendar file (RFC 5545). All moments are in UTC, which every calendar turns into its own time: so the file needs
 * no rules of a time zone.
 */
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

/** What it is called and how often it is asked for: as RFC 7986 has it, and as programs knew it before. */
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

/** Of a value of type TEXT (3.3.11). */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** A content line, folded: no line is longer than 75 octets, and no character is cut in two. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let room = most;
  for (const sign of line) {
    const octets = encoder.encode(sign).length;
    if (octets > room) {
      folded += '\r\n ';
      // The blank that begins the line is one of its octets.
      room = most - 1;
    }
    folded += sign;
    room -= octets;
  }
  return folded;
}

import { locales } from '@/lib/i18n/locales';
import { foldText } from '../text/fold-text';
import { dayNumber } from './days';

const languages = [...new Set<string>([...locales, 'fr', 'de', 'en'])];

/** A name of a date in each of the languages of programmes, folded. */
const namesOf = (part: 'month' | 'weekday', date: number) =>
  languages.map((language) =>
    foldText(new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC' }).format(date)),
  );

const monthNames = Array.from({ length: 12 }, (_, month) =>
  namesOf('month', Date.UTC(2001, month, 1)),
);

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
/** `fr`, `ven.`, `le`, `am Freitag, den` before a day. */
const introduction = /^(?:(?:le|am|on)\s+)?(?:(\p{L}+)[.,]*\s+)??(?:(?:den|the)\s+)?(?=\d)/iu;
const named = /^(\d{1,2})(?:\.|er)?\s*(?:de\s+)?(\p{L}{3,})\.?,?(?:\s+(\d{4}|\d{2}))?$/u;
const numbered = /^(\d{1,2})\s*[./-]\s*(\d{1,2})(?:\s*[./-]\s*(\d{4}|\d{2})?)?$/;
/** Only points say that the day comes first. */
const slashed = /(?<![\d/-])(\d{1,2})([/-])(\d{1,2})[/-](\d{4}|\d{2})(?![\d/-])/;

/**
 * Parses a day as people write it, to ISO 8601: `2026-12-03`, `3.12.2026`, `3. 12. 26`, `Do, 3. Dezember 2026`,
 * `1er déc. 2026`. `undefined` for other texts, for days that do not exist or are another day of
 * the week, and for `ambiguousDays`.
 *
 * @param near an ISO day for tables that somebody looks through: a day without a year is read in the year that brings it
 * closest, and one with slashes begins with the day
 */
export function readDay(text: string, near?: string): string | undefined {
  const written = text.trim().replace(/\s+/g, ' ');
  const [before = '', weekday] = introduction.exec(written) ?? [];
  const day = readPlainDay(written.slice(before.length), near);
  if (day === undefined || weekday === undefined) return day;
  const isIts = namesOf('weekday', Date.parse(day)).some((name) =>
    name.startsWith(foldText(weekday)),
  );
  return isIts && weekday.length > 1 ? day : undefined;
}

/** A day without its weekday. */
function readPlainDay(plain: string, near?: string): string | undefined {
  const [isIso, isoYear = '', isoMonth = '', isoDay = ''] = iso.exec(plain) ?? [];
  if (isIso) return existingDay(isoYear, isoMonth, isoDay);
  if (near === undefined && ambiguousDays(plain)) return undefined;
  const [, day, month, year] = numbered.exec(plain) ?? namedParts(foldText(plain));
  if (!day || !month) return undefined;
  if (year) return existingDay(year.padStart(4, '20'), month, day);
  if (!near) return undefined;
  const nearYear = Number(near.slice(0, 4));
  const candidates = [nearYear, nearYear + 1, nearYear - 1].flatMap(
    (one) => existingDay(`${one}`, month, day) ?? [],
  );
  const distance = (one: string) => Math.abs(dayNumber(one) - dayNumber(near));
  return candidates.sort((one, other) => distance(one) - distance(other))[0];
}

/**
 * The two days that a text with slashes or dashes can name: `03/04/2026` is 3 April in Zurich and 4 March in New York, and
 * a spreadsheet may have written either. `26-12-03` may begin with the year. `undefined` for other texts.
 */
export function ambiguousDays(text: string): [string, string] | undefined {
  const [, first = '', separator, second = '', last = ''] = slashed.exec(text) ?? [];
  const year = last.padStart(4, '20');
  const mayBeginWithYear = separator === '-' && last.length === 2;
  const days = [
    existingDay(year, second, first),
    existingDay(year, first, second),
    mayBeginWithYear ? existingDay(first.padStart(4, '20'), second, last) : undefined,
  ];
  const [one, other] = new Set(days.filter((day) => day !== undefined));
  return one && other ? [one, other] : undefined;
}

function existingDay(year: string, month: string, day: string): string | undefined {
  const isoDay = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = Date.parse(`${isoDay}T00:00:00Z`);
  // Date.parse reads 31 February as a day in March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(isoDay) ? isoDay : undefined;
}

/** The parts of a day whose month is named or abbreviated; the month as its number. */
function namedParts(text: string): (string | undefined)[] {
  const [, day, name = '', year] = named.exec(text) ?? [];
  const isNamed = (names: string[]) => names.some((one) => one.startsWith(name));
  const exact = monthNames.findIndex((names) => names.includes(name));
  const months =
    exact >= 0 ? [exact] : monthNames.flatMap((names, at) => (isNamed(names) ? [at] : []));
  return day && months.length === 1 ? ['', day, `${(months[0] ?? 0) + 1}`, year] : [];
}

/** A record by day, as people write days, by ISO day. Other keys stay, and so does the second spelling of one day. */
export function byIsoDay<T>(days: Readonly<Record<string, T>>): Record<string, T> {
  const read = new Map<string, T>();
  for (const [key, value] of Object.entries(days)) {
    const day = readDay(key) ?? key;
    read.set(read.has(day) || (day !== key && Object.hasOwn(days, day)) ? key : day, value);
  }
  return Object.fromEntries(read);
}

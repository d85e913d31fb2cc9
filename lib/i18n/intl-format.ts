import type { Locale } from './locales';
import { memoise } from './memoise';

type Kind = 'region' | 'language';

const names = new Map<string, Intl.DisplayNames>();

/** The localised name of a country (ISO 3166) or a language (BCP 47). */
export function displayName(type: Kind, code: string, locale: Locale): string {
  return namesOf(type, locale).of(code) ?? code;
}

/** The name of a language as the label of a field: `Français`. */
export function languageName(code: string, locale: Locale): string {
  const name = displayName('language', code, locale);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** Cached, because creating an `Intl.DisplayNames` takes a hundred times as long as using it. */
function namesOf(type: Kind, locale: Locale): Intl.DisplayNames {
  const cached = names.get(type + locale) ?? new Intl.DisplayNames(locale, { type });
  names.set(type + locale, cached);
  return cached;
}

const listIn = memoise(
  (locale: Locale, type: 'conjunction' | 'disjunction') => new Intl.ListFormat(locale, { type }),
);

/** Formats a list for running text: `a, b et c`, or `a, b ou c`. */
export function formatList(
  words: readonly string[],
  locale: Locale,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return listIn(locale, type).format(words);
}

/** Formats a calendar day (`2026-12-31`) without its weekday. */
export function formatLongDay(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: 'long', timeZone: 'UTC' });
  const words = format.format(new Date(`${day}T00:00:00Z`));
  // Intl formats the first of a month as 1, but French uses 1er.
  return locale === 'fr' ? words.replace(/^1 /, '1er ') : words;
}

/** Formats a month (`2026-12`): `décembre 2026`. */
export function formatMonth(month: string, locale: Locale): string {
  const parts = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(`${locale}-CH`, parts).format(new Date(`${month}-01T00:00:00Z`));
}

/** Rewrites times formatted by `Intl`: French uses the notation of screenings, `5h41`. */
export function localiseTime(words: string, locale: Locale): string {
  return locale === 'fr' ? words.replace(/\b0?(\d{1,2}):(\d{2})\b/g, '$1h$2') : words;
}

/** Formats a calendar day (`2026-12-31`) with its weekday, without its year: `jeudi 31 décembre`. */
export function formatWeekday(day: string, locale: Locale): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const words = new Intl.DateTimeFormat(`${locale}-CH`, options).format(
    new Date(`${day}T00:00:00Z`),
  );
  return locale === 'fr' ? words.replace(/ 1 /, ' 1er ') : words;
}

/** Formats the days from one to another (`2026-12-31`): `30 novembre – 6 décembre 2026`. */
export function formatDayRange(from: string, to: string, locale: Locale): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const [start, end] = [from, to].map((day) => new Date(`${day}T00:00:00Z`));
  return new Intl.DateTimeFormat(`${locale}-CH`, options).formatRange(start as Date, end as Date);
}

/** Names a time zone (IANA): `heure d’Europe centrale`. */
export function formatTimeZone(timeZone: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  // Formatted for a day in summer, which gives the name that is valid all year.
  const parts = format.formatToParts(Date.UTC(2026, 6, 1));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

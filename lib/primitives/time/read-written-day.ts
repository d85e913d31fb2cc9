import { foldText } from '../text/fold-text';
import { dayNumber } from './days';
import { readDay, readTime } from './read-start';

const languages = ['fr', 'de', 'en'];

/** The names of each month in the languages of programmes, folded. */
const monthNames = Array.from({ length: 12 }, (_, month) =>
  languages.map((language) => {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    return foldText(format.format(Date.UTC(2001, month, 1)));
  }),
);

/** `fr`, `ven.`, `Freitag,` before a day. */
const weekday = /^\p{L}+[.,]*\s+(?=\d)/u;
const named = /^(\d{1,2})(?:\.|er)?\s*(?:de\s+)?(\p{L}{3,})\.?,?(?:\s+(\d{4}|\d{2}))?$/u;
const numbered = /^(\d{1,2})\s*[./-]\s*(\d{1,2})(?:\s*[./-]\s*(\d{4}|\d{2})?)?$/;

/**
 * Parses a day as people write it, to ISO 8601: `2026-12-03`, `3.12.2026`, `3. 12. 26`, `Do, 3. Dezember 2026`,
 * `1er déc. 2026`. A day without a year is read if `near` (ISO 8601) is given: of the years the one that brings it
 * closest. `undefined` for other texts and for days that do not exist.
 */
export function readWrittenDay(text: string, near?: string): string | undefined {
  const plain = text.trim().replace(/\s+/g, ' ').replace(weekday, '');
  const [, day, month, year] = numbered.exec(plain) ?? namedParts(foldText(plain));
  if (!day || !month) return readDay(plain);
  if (year) return readDay(`${day}.${month}.${year.padStart(4, '20')}`);
  if (!near) return undefined;
  const nearYear = Number(near.slice(0, 4));
  const candidates = [nearYear, nearYear + 1, nearYear - 1].flatMap(
    (one) => readDay(`${day}.${month}.${one}`) ?? [],
  );
  const distance = (one: string) => Math.abs(dayNumber(one) - dayNumber(near));
  return candidates.sort((one, other) => distance(one) - distance(other))[0];
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

/** Parses a day and a time in one text: `Fr, 4. Dezember 2026, 20.30 Uhr`, `4.12.2026 à 20h30`. */
export function readWrittenStart(
  text: string,
  near?: string,
): { day: string; time: string } | undefined {
  const words = text
    .trim()
    .replace(/(?<=\d)T(?=\d)/, ' ')
    .split(/\s+/);
  for (let at = 1; at < words.length; at += 1) {
    const day = readWrittenDay(words.slice(0, at).join(' ').replace(/,$/, ''), near);
    const time = readTime(
      words
        .slice(at)
        .join(' ')
        .replace(/^(?:à|um|at|dès|ab)\s+/i, ''),
    );
    if (day && time) return { day, time };
  }
  return undefined;
}

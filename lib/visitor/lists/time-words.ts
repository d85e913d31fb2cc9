import type { Locale } from '@/lib/i18n/locales';

/** Formats seconds: `48 s`, `14 min`, `1 h 34 min`. Uses Intl's unit names, so no messages are needed. */
export function timeWords(seconds: number, locale: Locale): string {
  const say = (count: number, unit: string) =>
    count.toLocaleString(locale, { style: 'unit', unit });
  if (Math.round(seconds) < 60) return say(Math.round(seconds), 'second');
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && say(hours, 'hour'), rest && say(rest, 'minute')].filter(Boolean).join(' ');
}

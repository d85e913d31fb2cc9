import { languageTags } from '@/lib/i18n/languages.mjs';
import type { Locale } from '@/lib/i18n/locales';

/** Day and month for a sentence, from an ISO date without time (`2026-05-01`). */
export function dayWords(date: string, locale: Locale): { day: number; month: string } {
  const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const month = new Intl.DateTimeFormat(languageTags[locale], style).format(new Date(date));
  return { day: Number(date.slice(8, 10)), month };
}

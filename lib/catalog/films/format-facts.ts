import type { useTranslations } from 'next-intl';
import { displayName } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import { capitalise } from '@/lib/primitives/text/grammar';

type FilmTranslate = ReturnType<typeof useTranslations<'Film'>>;

/** Formats minutes: `45 s`, `14 min`, `1 h 34`. */
export function formatRuntime(minutes: number, t: FilmTranslate): string {
  if (minutes < 1) return t('seconds', { seconds: Math.round(minutes * 60) });
  const totalMinutes = Math.round(minutes);
  if (totalMinutes < 60) return t('minutes', { minutes: totalMinutes });
  const hours = Math.floor(totalMinutes / 60);
  const minutesLeft = totalMinutes % 60;
  return minutesLeft === 0
    ? t('wholeHours', { hours })
    : t('hours', { hours, minutes: minutesLeft });
}

/**
 * Formats languages as a fact, capitalised; empty without languages.
 *
 * @param noWords label for a film without words
 */
export function formatLanguages(codes: string[], locale: Locale, noWords: string): string {
  const names = codes.map((code) =>
    code === 'zxx' ? noWords : displayName('language', code, locale),
  );
  return capitalise(names.join(', '));
}

import type { useTranslations } from 'next-intl';
import type { ScreeningVersion } from '@/lib/content/schema/screening';
import { displayName, formatList } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';

type Words = ReturnType<typeof useTranslations<'Screenings'>>;

/**
 * Formats the version of a screening in words: `version originale, sous-titres en français`. Not all visitors
 * know the abbreviations of cinemas (`VOstFR`, `OmU`).
 */
export function formatVersion(
  { language, subtitles }: ScreeningVersion,
  locale: Locale,
  t: Words,
): string {
  const name = (code: string) => displayName('language', code, locale);
  const spoken = language ? t('spoken', { language: name(language) }) : t('original');
  const languages = formatList(subtitles.map(name), locale);
  return `${spoken}, ${t('subtitles', { which: subtitles.join('_') || 'none', languages })}`;
}

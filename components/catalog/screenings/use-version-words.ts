import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ShownVersion } from '@/lib/content/schema/shown-version';
import { displayName } from '@/lib/i18n/display-name';

/** Formats a version in words: `version originale, sous-titres en français`. */
export function useVersionWords() {
  const t = useTranslations('Screenings');
  const locale = useLocale();
  const { list } = useFormatter();
  const name = (code: string) => displayName('language', code, locale);
  return ({ language, subtitles }: ShownVersion) => {
    const spoken = language ? t('spoken', { language: name(language) }) : t('original');
    const languages = list(subtitles.map(name));
    return `${spoken}, ${t('subtitles', { count: subtitles.length, languages })}`;
  };
}

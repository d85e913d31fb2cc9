import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { versionCode } from '@/lib/catalog/screenings/version-code';
import type { ScreeningVersion } from '@/lib/content/schema/screening';
import { displayName } from '@/lib/i18n/intl-format';

/** Version of a screening: the usual abbreviation, and the full words for screen readers. */
export function VersionMark({ version }: { version: ScreeningVersion }) {
  const words = useVersionFormat();
  return (
    <>
      <span aria-hidden="true" title={words(version)}>
        {versionCode(version, useLocale())}
      </span>
      <span className="sr-only">{words(version)}</span>
    </>
  );
}

/** Formats a version in words: `version originale, sous-titres en français`. */
export function useVersionFormat() {
  const t = useTranslations('Screenings');
  const locale = useLocale();
  const { list } = useFormatter();
  const name = (code: string) => displayName('language', code, locale);
  return ({ language, subtitles }: ScreeningVersion) => {
    const spoken = language ? t('spoken', { language: name(language) }) : t('original');
    const languages = list(subtitles.map(name));
    return `${spoken}, ${t('subtitles', { count: subtitles.length, languages })}`;
  };
}

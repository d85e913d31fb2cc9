import { useLocale, useTranslations } from 'next-intl';
import { formatVersion } from '@/lib/catalog/screenings/format-version';
import type { ScreeningVersion } from '@/lib/content/schema/screening';

/** `formatVersion` in the page's language. */
export function useVersionFormat(): (version: ScreeningVersion) => string {
  const t = useTranslations('Screenings');
  const locale = useLocale();
  return (version) => formatVersion(version, locale, t);
}

import type { useTranslations } from 'next-intl';
import { displayName } from '@/lib/i18n/display-name';
import type { Locale } from '@/lib/i18n/locales';
import { readAccessChoice } from './access-choices';

type Words = ReturnType<typeof useTranslations<'Catalogue'>>;

/** Label of a choice: `Sous-titres pour sourds, allemand`. */
export function accessLabel(choice: string, locale: Locale, t: Words): string {
  const { kind, language } = readAccessChoice(choice);
  const named = t(`accessValues.${kind}`);
  return language ? `${named}, ${displayName('language', language, locale)}` : named;
}

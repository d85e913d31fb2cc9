/** The site's languages; the first is at the plain path (specification, section 9). */
export const locales = ['fr', 'de'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'fr';

/** The language of each locale as the `lang` attribute names it (specification, section 9). */
export const languageTags: Record<Locale, string> = { fr: 'fr-FR', de: 'de-DE' };

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

import { isLocale, type Locale, locales } from '@/lib/i18n/locales';

const languageOfCountry: Record<string, Locale> = { FR: 'fr', DE: 'de', AT: 'de' };

/** What is known of a title: itself, what it is in the site's languages, and where the film is from. */
type Titled = { original?: unknown; own: Partial<Record<Locale, unknown>>; country?: unknown };

/**
 * BCP 47 tag of an original title whose language is not said. It then has to be word for word the title in one of
 * the site's languages; where it is several (`Germinal`), the first country decides.
 */
export function nameOriginalLanguage({ original, own, country }: Titled): string | undefined {
  const same = locales.filter((locale) => original !== undefined && own[locale] === original);
  if (same.length < 2) return same[0];
  const spoken = languageOfCountry[String(country)];
  return isLocale(spoken) && same.includes(spoken) ? spoken : undefined;
}

import { displayName } from '@/lib/i18n/display-name';
import type { Locale } from '@/lib/i18n/locales';
import { capitalised } from '@/lib/primitives/text/capitalised';

/**
 * Formats languages as a fact, capitalised; empty without languages.
 *
 *  @param noWords label for a film without words
 */
export function languageWords(codes: string[], locale: Locale, noWords: string): string {
  const names = codes.map((code) =>
    code === 'zxx' ? noWords : displayName('language', code, locale),
  );
  return capitalised(names.join(', '));
}

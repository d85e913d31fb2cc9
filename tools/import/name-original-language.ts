import type { Row } from './read-rows';

const languageOfCountry: Record<string, string> = { FR: 'fr', DE: 'de', AT: 'de' };

/**
 * BCP 47 tag of the original title. The CSV need not name it: the original then has to be word for
 * word the French or the German title; where it is both (`Germinal`), the first country decides.
 */
export function nameOriginalLanguage({ cells }: Row): string | undefined {
  if (cells.original_lang) return cells.original_lang;
  const isFrench = cells.original_title === cells.title_fr;
  const isGerman = cells.original_title === cells.title_de;
  if (isFrench && isGerman) return languageOfCountry[cells.countries.slice(0, 2)];
  if (isFrench) return 'fr';
  return isGerman ? 'de' : undefined;
}

import type { Translations } from '@/lib/content/schema/translations';

/** The rights note for a film that is in the public domain of the Union since that year. */
export function writeRights(year: string): Translations | undefined {
  if (!year) return undefined;
  return {
    fr: `Domaine public dans l’Union européenne depuis ${year}.`,
    de: `In der Europäischen Union seit ${year} gemeinfrei.`,
  };
}

import { type Locale, locales } from '@/lib/i18n/locales';
import { listRecords } from '../records/record-kind';

export type Gap = { path: string; field: string; missing: Locale };

/** All texts that exist in one language but not in the other; a film title that is `null` is not missing. */
export function findMissingTranslations(
  library: Parameters<typeof listRecords>[0],
  house: string,
): Gap[] {
  return listRecords(library).flatMap(([name, value]) =>
    findGaps(value).map((gap) => ({ path: `${house}/${name}.yaml`, ...gap })),
  );
}

/** The same for one record, or for one of its fields. */
export function findGaps(value: unknown, field = ''): Omit<Gap, 'path'>[] {
  if (typeof value !== 'object' || value === null) return [];
  const words = value as Record<string, unknown>;
  const original = (words.original as { lang?: string } | undefined)?.lang;
  if (locales.some((locale) => typeof words[locale] === 'string') || original)
    return locales
      .filter((locale) => words[locale] === undefined && locale !== original)
      .map((missing) => ({ field, missing }));
  return Object.entries(value).flatMap(([key, inner]) =>
    findGaps(inner, field ? `${field}.${key}` : key),
  );
}

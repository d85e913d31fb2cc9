import type { RawFilm } from '@/lib/content/schema/film';
import { localePath } from '@/lib/i18n/locale-path';
import { forEachLocale } from '@/lib/i18n/locales';
import { openColumns } from '@/tools/import/columns/open-columns';
import { putAt, valueAt } from '@/tools/import/columns/paths';

/** A film's open facts as its file has them, with the addresses of its page; what is absent stands nowhere. */
export function openFilm(slug: string, film: RawFilm, site: string): Record<string, unknown> {
  const page = forEachLocale((locale) => site + localePath(`/movie/${slug}`, locale));
  const open: Record<string, unknown> = { slug, page };
  for (const { path } of openColumns) {
    const value = path ? valueAt(film, path) : undefined;
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
    if (!isEmpty) putAt(open, path, value);
  }
  return open;
}

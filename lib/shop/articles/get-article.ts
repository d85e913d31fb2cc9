import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import type { Article } from './article';
import { toArticle } from './to-article';

/** One article in one language; `undefined` if the slug is unknown. */
export function getArticle(slug: string, locale: Locale): Article | undefined {
  const raw = getLibrary().articles.get(slug);
  return raw && toArticle(slug, raw, locale);
}

import type { RawArticle } from '@/lib/content/schema/article';
import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import type { Article } from './article';
import { toArticle } from './to-article';

/** All articles in one language, in the order of the site content. */
export function listArticles(locale: Locale): Article[] {
  return list(locale, () => true);
}

/** The articles that belong to a film. */
export function listArticlesOf(slug: string, locale: Locale): Article[] {
  return list(locale, ({ films }) => films.includes(slug));
}

/** The slugs of all article pages. */
export function listArticleSlugs(): string[] {
  return [...getLibrary().articles.keys()];
}

function list(locale: Locale, isListed: (raw: RawArticle) => boolean): Article[] {
  return [...getLibrary().articles]
    .filter(([, raw]) => isListed(raw))
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([slug, raw]) => toArticle(slug, raw, locale));
}

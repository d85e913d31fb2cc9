import type { Locale } from '@/lib/i18n/locales';
import { type Article, articleKinds } from './article';
import { listArticles } from './list-articles';

/** The cards in one row on the widest screen. */
const atMost = 4;

/**
 * Related articles for an article page: those of the same films first, then of the same kind, then of
 * the next kinds.
 */
export function listBeside({ slug, kind, films }: Article, locale: Locale): Article[] {
  const own = new Set(films.map((film) => film.slug));
  const nearness = (other: Article) =>
    other.films.some((film) => own.has(film.slug))
      ? -1
      : (articleKinds.indexOf(other.kind) - articleKinds.indexOf(kind) + articleKinds.length) %
        articleKinds.length;
  return listArticles(locale)
    .filter((other) => other.slug !== slug)
    .sort((a, b) => nearness(a) - nearness(b))
    .slice(0, atMost);
}

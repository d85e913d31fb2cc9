import type { Library } from '@/lib/content/store/raw-library';
import { drawnPosterPath } from '@/lib/posters/poster-path';

type Shown = Pick<Library, 'films' | 'news' | 'pages' | 'articles'>;

/**
 * The pictures that a page shows as its own, by its French path: of films, articles, news and written pages.
 * @param pictured slugs of the films that have photographs: of a large house the others need not be read
 */
export function picturesOf(
  path: string,
  { films, news, pages, articles }: Shown,
  pictured: ReadonlySet<string>,
): string[] {
  const [, kind = '', slug = '', part] = path.split('/');
  if (part) return [];
  if (kind === 'movie') {
    const { poster, stills = [] } = (pictured.has(slug) && films.get(slug)) || {};
    return [...new Set([poster?.src ?? drawnPosterPath(slug), ...stills.map(({ src }) => src)])];
  }
  if (kind === 'shop') {
    const { image, pictures = [] } = articles.get(slug) ?? {};
    return [...new Set([...(image ? [image] : []), ...pictures].map(({ src }) => src))];
  }
  const written = kind === 'actualites' ? news.get(slug) : pages.get(slug ? '' : kind);
  return written?.picture ? [written.picture.src] : [];
}

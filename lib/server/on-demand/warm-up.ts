import { locales } from '@/lib/i18n/locales';
import { drawnPosterPath } from '@/lib/posters/poster-path';
import type { BodyCache } from '../body-cache/body-cache';
import type { Unbuilt } from './unbuilt';

/** Number of films to render. The first render of each kind takes several times as long as later ones. */
const some = 3;

/**
 * Renders some files of each unbuilt kind, so that the code is loaded before the server accepts traffic. Errors are
 * ignored here; they are reported when the file is requested.
 */
export async function warmUp(
  { films, drawings, people, cards }: Unbuilt,
  bodyCache: BodyCache,
): Promise<void> {
  const files = [
    ...films.slice(0, some).flatMap((slug) => pagesOf(`/movie/${slug}`)),
    ...cards.slice(0, some).map((path) => `${path}.body`),
    ...drawings.slice(0, some).map((slug) => `${drawnPosterPath(slug)}.body`),
    ...people.slice(0, 1).flatMap((slug) => pagesOf(`/person/${slug}`)),
  ];
  for (const file of files) await Promise.resolve(bodyCache(file)).catch(() => {});
}

const pagesOf = (path: string) => locales.map((locale) => `/${locale}${path}.html`);

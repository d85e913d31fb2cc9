import { locales } from '@/lib/i18n/locales';
import { drawnPosterPath } from '@/lib/posters/poster-path';
import type { BodyCache } from '../body-cache/body-cache';
import type { Unbuilt } from './unbuilt';

/** Films of which all is made: the first of each kind takes several times as long as those behind it. */
const some = 3;

/**
 * Makes some of each kind of what the build has left, so that what is needed for it is loaded before visitors are sent here.
 * Whatever fails here fails, and is told, when it is asked for.
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

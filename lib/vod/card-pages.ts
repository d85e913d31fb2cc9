import type { Library } from '@/lib/content/raw-library';
import type { Film } from '@/lib/films/film';
import { isComing } from '@/lib/films/screenings/is-coming';

type Given = {
  now: Date;
  /** The slugs of the films beside which one stands, on their pages. */
  findRelated: (slug: string) => string[];
};

/**
 * The pages that show the card of each film whose offer has still to begin or to end, or that is still to be
 * shown in cinemas: its collections, and the films beside which it stands.
 */
export function cardPages(
  offered: Film[],
  { films, collections }: { films: Pick<Library['films'], 'keys'> } & Pick<Library, 'collections'>,
  { now, findRelated }: Given,
): Record<string, string[]> {
  const changing = offered.filter((film) => changes(film, now));
  const pages = new Map<string, string[]>(changing.map(({ slug }) => [slug, []]));
  for (const [slug, { films: entries }] of collections)
    for (const film of new Set(entries.map((entry) => entry.film)))
      pages.get(film)?.push(`/collection/${slug}`);
  if (pages.size > 0)
    for (const slug of films.keys())
      for (const beside of findRelated(slug)) pages.get(beside)?.push(`/movie/${slug}`);
  return Object.fromEntries(pages);
}

function changes({ vod, screenings }: Film, now: Date): boolean {
  const isDated = [vod?.from, vod?.until].some((moment) => moment && moment > now);
  return isDated || screenings.some((screening) => isComing(screening, now));
}

import { embedPath } from '@/lib/catalog/films/embed-page';
import type { Film } from '@/lib/catalog/films/film';
import { isAttendable } from '@/lib/catalog/screenings/screening';
import type { Library } from '@/lib/content/store/raw-library';
import { pageFeedPath } from '@/lib/site/feed-paths';

type Options = {
  now: Date;
  /** Slugs of a film's related films. */
  findRelated: (slug: string) => string[];
  /** French paths of the facet pages (genres, countries, decade) that show a film. */
  findFacetPages: (film: Film) => string[];
};

/**
 * The pages that show a film's card, by the film's slug, for films whose offer or screenings will change:
 * collections and people (with their feeds), the embed page, pages of related films, and facet pages.
 */
export function cardPages(
  cardFilms: Film[],
  { films, collections }: { films: Pick<Library['films'], 'keys'> } & Pick<Library, 'collections'>,
  { now, findRelated, findFacetPages }: Options,
): Record<string, string[]> {
  const changing = cardFilms.filter((film) => willChange(film, now));
  const pages = new Map<string, string[]>(
    changing.map(({ slug, embed }) => [slug, embed ? [embedPath(slug)] : []]),
  );
  for (const [slug, { films: entries }] of collections)
    for (const film of new Set(entries.map((entry) => entry.film)))
      pages.get(film)?.push(...withFeed(`collection/${slug}`));
  if (pages.size > 0)
    for (const slug of films.keys())
      for (const related of findRelated(slug)) pages.get(related)?.push(`/movie/${slug}`);
  for (const film of changing)
    pages.get(film.slug)?.push(...peopleOf(film), ...findFacetPages(film));
  return Object.fromEntries(pages);
}

function peopleOf({ directors, cast, crew }: Film): string[] {
  const slugs = [...directors, ...cast, ...crew].map(({ slug }) => slug);
  return [...new Set(slugs)].filter(Boolean).flatMap((slug) => withFeed(`person/${slug}`));
}

const withFeed = (page: string) => [`/${page}`, pageFeedPath(page)];

function willChange({ vod, screenings }: Film, now: Date): boolean {
  const isDated = [vod?.from, vod?.until].some((moment) => moment && moment > now);
  return isDated || screenings.some((screening) => isAttendable(screening, now));
}

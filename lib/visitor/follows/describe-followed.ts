import { getCollection } from '@/lib/catalog/collections/list-collections';
import type { Film } from '@/lib/catalog/films/film';
import { getFilm } from '@/lib/catalog/films/get-film';
import { getPersonPage } from '@/lib/catalog/people/get-person-page';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { Followed } from './followed';
import type { FollowedKind, FollowedPage } from './follows';
import { listWays } from './list-ways';

type Found = { title: { text: string; lang: string; translated: boolean }; films: Film[] };

const finders: Record<FollowedKind, (slug: string, locale: Locale) => Found | undefined> = {
  movie(slug, locale) {
    const film = getFilm(slug, locale);
    return film && { title: film.title, films: [film] };
  },
  person(slug, locale) {
    const page = getPersonPage(slug, locale);
    // A name has no language.
    return (
      page && {
        title: { text: page.person.name, lang: locale, translated: true },
        films: page.films,
      }
    );
  },
  collection(slug, locale) {
    const found = getCollection(slug, locale)?.collection;
    return found && { title: found.title, films: found.entries.map(({ film }) => film) };
  },
};

/** The title and the films of a page that can be followed; undefined if the site has no such page. */
export function findFollowed(page: FollowedPage, locale: Locale): Found | undefined {
  const [kind, slug] = page.split('/') as [FollowedKind, string];
  return finders[kind](slug, locale);
}

/** A followed page as it is now, in one language; undefined if the site has no such page. */
export function describeFollowed(
  page: FollowedPage,
  locale: Locale,
  now: Date,
): Followed | undefined {
  const [kind] = page.split('/') as [FollowedKind];
  const found = findFollowed(page, locale);
  if (!found) return undefined;
  const ways = listWays(found.films, locale, now);
  const isScreened = kind === 'movie' && ways.some((way) => way.kind === 'cinema');
  return {
    ...{ page, kind, title: found.title, ways },
    href: localePath(`/${page}`, locale),
    ...(isScreened && { calendar: localePath(`/${page}/screenings.ics`, locale) }),
  };
}

import { hasAds } from '@/lib/ads/has-ads';
import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import { recallSnapshot } from '@/lib/content/store/snapshot';
import type { Locale } from '@/lib/i18n/locales';
import { singleton } from '@/lib/primitives/singleton';
import { type Provider, providers } from '@/lib/security/hosts';
import type { Film } from './film';
import { getFilm } from './get-film';

/** Facts about all films, computed once so that a page does not have to read every film. */
export type Overview = {
  /** Films with an offer: past, current or future. */
  offered: string[];
  /** Films with release dates in cinemas. */
  released: string[];
  /** The `maxNewest` films added last, newest first; those without a date come last. */
  newest: string[];
  /** The programmes of shorts that contain a film, by its slug. */
  programmes: ReadonlyMap<string, string[]>;
  /** Films with a poster of their own or stills. */
  pictured: string[];
  /** Providers of embedded films and trailers. */
  providers: Provider[];
  /** Whether any film has ads. */
  hasAds: boolean;
};

/** Length of `newest`: the maximum that a page needs, including films it shows elsewhere. */
const maxNewest = 60;

const cache = singleton('overview', () => new WeakMap<Library, Overview>());

/**
 * The overview of the site's films: from the build's snapshot, else computed for this state of the content.
 */
function getOverview(): Overview {
  const library = getLibrary();
  const overview =
    cache.get(library) ?? recallSnapshot<Overview>(library, 'overview') ?? toOverview(library);
  cache.set(library, overview);
  return overview;
}

/** Computes the overview. Reads every film once. */
export function toOverview({ films, site }: Pick<Library, 'films' | 'site'>): Overview {
  const programmes = new Map<string, string[]>();
  const all = [...films].map(([slug, film]) => {
    for (const part of film.films) programmes.set(part, [...(programmes.get(part) ?? []), slug]);
    const { added = '', vod, media, trailers, releases, poster, stills } = film;
    return {
      ...{ slug, added, isReleased: releases.length > 0 },
      isPictured: poster !== undefined || stills.length > 0,
      isOffered: vod !== undefined && (media.film ?? media.audio) !== undefined,
      hasAds: hasAds(film, site.ads),
      elsewhere: [media.film, ...trailers, media.audio].flatMap(
        (one) => one?.sources.map(({ provider }) => provider) ?? [],
      ),
    };
  });
  const usedProviders = new Set<string>(all.flatMap(({ elsewhere }) => elsewhere));
  const newest = all.toSorted(
    (a, b) => b.added.localeCompare(a.added) || a.slug.localeCompare(b.slug),
  );
  return {
    offered: all.filter(({ isOffered }) => isOffered).map(({ slug }) => slug),
    released: all.filter(({ isReleased }) => isReleased).map(({ slug }) => slug),
    newest: newest.slice(0, maxNewest).map(({ slug }) => slug),
    programmes,
    pictured: all.filter(({ isPictured }) => isPictured).map(({ slug }) => slug),
    providers: (Object.keys(providers) as Provider[]).filter((name) => usedProviders.has(name)),
    hasAds: all.some((film) => film.hasAds),
  };
}

/** Providers of embedded films and trailers. */
export function listProviders(): readonly Provider[] {
  return getOverview().providers;
}

/** Whether any film of the site has ads. */
export function showsAds(): boolean {
  return getOverview().hasAds;
}

/** Whether the site has any offer: past, current or future. */
export function hasOffers(): boolean {
  return getOverview().offered.length > 0;
}

const lists = new WeakMap<Overview, Map<Locale, Film[]>>();

/**
 * The films with an offer (past, current or future) in one language, by slug. Cached for each state of the
 * content.
 */
export function listOffered(locale: Locale): Film[] {
  const overview = getOverview();
  const byLocale = lists.get(overview) ?? new Map<Locale, Film[]>();
  lists.set(overview, byLocale);
  const films =
    byLocale.get(locale) ?? overview.offered.flatMap((slug) => getFilm(slug, locale) ?? []);
  byLocale.set(locale, films);
  return films;
}

/**
 * Films with an offer, a screening or a release, sorted by slug. Their pages change at known times.
 */
export function listDated(locale: Locale): Film[] {
  const { offered, released } = getOverview();
  const slugs = new Set([...offered, ...released, ...getLibrary().screenings.keys()]);
  return [...slugs].sort().flatMap((slug) => getFilm(slug, locale) ?? []);
}

/** The programmes of shorts that contain a film. */
export function listProgrammesOf(slug: string, locale: Locale): Film[] {
  const programmes = getOverview().programmes.get(slug) ?? [];
  return programmes.flatMap((programme) => getFilm(programme, locale) ?? []);
}

/** Slugs of the films with a poster of their own or stills; the others only have drawings. */
export function listPictured(): string[] {
  return getOverview().pictured;
}

/** The films added last, newest first; at most `maxNewest`. */
export function listNewest(locale: Locale, count = maxNewest): Film[] {
  return getOverview()
    .newest.slice(0, count)
    .flatMap((slug) => getFilm(slug, locale) ?? []);
}

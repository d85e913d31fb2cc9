import { keepOnce } from '@/lib/content/store/keep-once';
import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import { recallSnapshot } from '@/lib/content/store/snapshot';
import type { Locale } from '@/lib/i18n/locales';
import { type Provider, providers } from '@/lib/security/hosts';
import type { Film } from './film';
import { getFilm } from './get-film';

/** What a page would have to read all films for, as slugs. */
export type Overview = {
  /** Those that are, were or will be offered. */
  offered: string[];
  /** Those that come to cinemas on a day, or did. */
  released: string[];
  /** Those that came into the catalogue last, last first; of which nobody says when, at the end. */
  newest: string[];
  /** Those of which the house has photographs. */
  pictured: string[];
  /** With whom films or trailers lie that are no files of the house's own. */
  providers: Provider[];
  /** Whether advertisements stand before a film. */
  hasAds: boolean;
};

/** As many as any page may want, with those that it shows elsewhere. */
const mostNewest = 60;

const known = keepOnce('overview', () => new WeakMap<Library, Overview>());

/** Of the site's films: as the build has put it down, or made for each state of the content. */
function getOverview(): Overview {
  const library = getLibrary();
  const overview =
    known.get(library) ?? recallSnapshot<Overview>(library, 'overview') ?? toOverview(library);
  known.set(library, overview);
  return overview;
}

/** Reads every film once. */
export function toOverview({ films }: Pick<Library, 'films'>): Overview {
  const all = [...films].map(([slug, { added = '', vod, media, releases, poster, stills }]) => ({
    ...{ slug, added, isReleased: releases.length > 0 },
    isPictured: poster !== undefined || stills.length > 0,
    isOffered: vod !== undefined && (media.film ?? media.audio) !== undefined,
    hasAds: vod?.ads === true,
    elsewhere: [media.film, media.trailer, media.audio].flatMap(
      (one) => one?.sources.map(({ provider }) => provider) ?? [],
    ),
  }));
  const used = new Set<string>(all.flatMap(({ elsewhere }) => elsewhere));
  const newest = all.toSorted(
    (a, b) => b.added.localeCompare(a.added) || a.slug.localeCompare(b.slug),
  );
  return {
    offered: all.filter(({ isOffered }) => isOffered).map(({ slug }) => slug),
    released: all.filter(({ isReleased }) => isReleased).map(({ slug }) => slug),
    newest: newest.slice(0, mostNewest).map(({ slug }) => slug),
    pictured: all.filter(({ isPictured }) => isPictured).map(({ slug }) => slug),
    providers: (Object.keys(providers) as Provider[]).filter((name) => used.has(name)),
    hasAds: all.some((film) => film.hasAds),
  };
}

/** With whom films lie that are no files of the house's own. */
export function listProviders(): readonly Provider[] {
  return getOverview().providers;
}

/** Whether advertisements stand before a film of the house. */
export function hasAds(): boolean {
  return getOverview().hasAds;
}

/** Whether the house offers anything, ever. */
export function hasOffers(): boolean {
  return getOverview().offered.length > 0;
}

const lists = new WeakMap<Overview, Map<Locale, Film[]>>();

/** The films that are, were or will be offered, in one language, by slug. Made once for each state of the content. */
export function listOffered(locale: Locale): Film[] {
  const overview = getOverview();
  const byLocale = lists.get(overview) ?? new Map<Locale, Film[]>();
  lists.set(overview, byLocale);
  const films =
    byLocale.get(locale) ?? overview.offered.flatMap((slug) => getFilm(slug, locale) ?? []);
  byLocale.set(locale, films);
  return films;
}

/** The films of which something changes at a moment: an offer, a screening, a release in cinemas. By slug. */
export function listDated(locale: Locale): Film[] {
  const { offered, released } = getOverview();
  const slugs = new Set([...offered, ...released, ...getLibrary().screenings.keys()]);
  return [...slugs].sort().flatMap((slug) => getFilm(slug, locale) ?? []);
}

/** Slugs of the films of which the house has photographs; the others have drawings alone. */
export function listPictured(): string[] {
  return getOverview().pictured;
}

/** The films that came into the catalogue last, last first: some sixty of a large house. */
export function listNewest(locale: Locale, count = mostNewest): Film[] {
  return getOverview()
    .newest.slice(0, count)
    .flatMap((slug) => getFilm(slug, locale) ?? []);
}

import { keepOnce } from '@/lib/content/keep-once';
import { getLibrary } from '@/lib/content/library';
import type { Library } from '@/lib/content/raw-library';
import { readSnapshot } from '@/lib/content/snapshot';
import type { Locale } from '@/lib/i18n/locales';
import type { Film } from './film';
import { getFilm } from './get-film';

/** What a page would have to read all films for, as slugs. */
export type Overview = {
  /** Those that are, were or will be offered. */
  offered: string[];
  /** Those of which the house says when they come to cinemas. */
  released: string[];
  /** Those that came into the catalogue last, last first; of which nobody says when, at the end. */
  newest: string[];
};

/** As many as any page may want, with those that it shows elsewhere. */
const mostNewest = 60;

const known = keepOnce('overview', () => new WeakMap<Library, Overview>());

/** Of the site's films: as the build has put it down, or made for each state of the content. */
function getOverview(): Overview {
  const library = getLibrary();
  const overview = known.get(library) ?? stored() ?? toOverview(library);
  known.set(library, overview);
  return overview;
}

function stored(): Overview | undefined {
  if (process.env.NODE_ENV !== 'production') return undefined;
  return readSnapshot<Overview>(process.cwd(), 'overview');
}

/** Reads every film once. */
export function toOverview({ films }: Pick<Library, 'films'>): Overview {
  const all = [...films].map(([slug, { added = '', vod, media, releases }]) => ({
    ...{ slug, added },
    isReleased: releases.length > 0,
    isOffered: vod !== undefined && (media.film ?? media.audio) !== undefined,
  }));
  const newest = all.toSorted(
    (a, b) => b.added.localeCompare(a.added) || a.slug.localeCompare(b.slug),
  );
  return {
    offered: all.filter(({ isOffered }) => isOffered).map(({ slug }) => slug),
    released: all.filter(({ isReleased }) => isReleased).map(({ slug }) => slug),
    newest: newest.slice(0, mostNewest).map(({ slug }) => slug),
  };
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

/** The films that came into the catalogue last, last first: some sixty of a large house. */
export function listNewest(locale: Locale, count = mostNewest): Film[] {
  return getOverview()
    .newest.slice(0, count)
    .flatMap((slug) => getFilm(slug, locale) ?? []);
}

/** The films whose page says something that a moment changes: an offer, a screening, a day in cinemas. */
export function listDated(locale: Locale): Film[] {
  const { offered, released } = getOverview();
  const slugs = new Set([...offered, ...released, ...getLibrary().screenings.keys()]);
  return [...slugs].flatMap((slug) => getFilm(slug, locale) ?? []);
}

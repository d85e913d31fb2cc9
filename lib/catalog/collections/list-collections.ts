import type { Film } from '@/lib/catalog/films/film';
import { getFilm } from '@/lib/catalog/films/get-film';
import type { RawCollection } from '@/lib/content/schema/film-selections';
import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import { collectionInks } from '@/lib/posters/get-series-facts';
import { type LocalText, localText } from '@/lib/primitives/text/local-text';

/** All collections in one language, in the editors' order. */
export function listCollections(locale: Locale): Collection[] {
  return list(locale, () => true);
}

/** The collections that contain a film. */
export function listCollectionsOf(slug: string, locale: Locale): Collection[] {
  return list(locale, ({ films }) => films.some(({ film }) => film === slug));
}

/**
 * Slugs and titles of all collections, in the editors' order. Reads no films: every page needs it.
 */
export function listCollectionTitles(locale: Locale): Pick<Collection, 'slug' | 'title'>[] {
  return inOrder().map(([slug, { title }]) => ({ slug, title: localText(title, locale) }));
}

/** The collections with the given slugs. */
export function listCollectionsNamed(slugs: readonly string[], locale: Locale): Collection[] {
  return list(locale, (_, slug) => slugs.includes(slug));
}

function inOrder(): [slug: string, raw: RawCollection][] {
  return [...getLibrary().collections].sort(([, a], [, b]) => a.order - b.order);
}

function list(
  locale: Locale,
  isListed: (raw: RawCollection, slug: string) => boolean,
): Collection[] {
  const inks = collectionInks(getLibrary());
  return inOrder()
    .filter(([slug, raw]) => isListed(raw, slug))
    .map(([slug, raw]) => toCollection(slug, raw, inks.get(slug) ?? raw.ink ?? '', locale));
}

function toCollection(slug: string, raw: RawCollection, ink: string, locale: Locale): Collection {
  const entries = raw.films.flatMap(({ film: filmSlug, reason }) => {
    const film = getFilm(filmSlug, locale);
    return film ? [{ film, reason: localText(reason, locale) }] : [];
  });
  return {
    slug,
    kind: raw.kind,
    ink,
    title: localText(raw.title, locale),
    summary: localText(raw.summary, locale),
    introduction: localText(raw.introduction, locale),
    entries,
    runtime: entries.reduce((sum, { film }) => sum + (film.runtime ?? 0), 0),
    isLonger: entries.some(({ film }) => film.runtime === undefined),
  };
}

/** A collection in one language, for display. */
export type Collection = {
  slug: string;
  kind: RawCollection['kind'];
  /** Colour of its page and poster, `#rrggbb`. */
  ink: string;
  title: LocalText;
  summary: LocalText;
  /** Markdown. */
  introduction: LocalText;
  entries: { film: Film; reason: LocalText }[];
  /** Total runtime in minutes of the films with a known runtime. */
  runtime: number;
  /** Whether a film's runtime is unknown, so that the total is longer. */
  isLonger: boolean;
};

export type CollectionInPlace = {
  collection: Collection;
  previous?: Collection;
  next?: Collection;
};

/** A collection with its neighbours in order; undefined for an unknown slug. */
export function getCollection(slug: string, locale: Locale): CollectionInPlace | undefined {
  const slugs = listCollectionTitles(locale).map((each) => each.slug);
  const index = slugs.indexOf(slug);
  if (index < 0) return undefined;
  const neighbourSlugs = [slugs[index - 1], slug, slugs[index + 1]].filter(
    (one) => one !== undefined,
  );
  const bySlug = new Map(
    listCollectionsNamed(neighbourSlugs, locale).map((each) => [each.slug, each]),
  );
  const [previous, next] = [-1, 1].map((step) => bySlug.get(slugs[index + step] ?? ''));
  const collection = bySlug.get(slug);
  return collection && { collection, previous, next };
}

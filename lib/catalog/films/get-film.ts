import { hasAds } from '@/lib/ads/has-ads';
import type { RawFilm } from '@/lib/content/schema/film';
import type { RawImage, RawPressFile } from '@/lib/content/schema/media';
import type { Translations } from '@/lib/content/schema/translations';
import { getLibrary } from '@/lib/content/store/library';
import { mediaAddress } from '@/lib/content/store/media-files';
import { publicDomainIn } from '@/lib/content/store/public-domain';
import type { Library } from '@/lib/content/store/raw-library';
import type { Locale } from '@/lib/i18n/locales';
import { findResized } from '@/lib/posters/photographs/resized-pictures';
import { getOwn } from '@/lib/primitives/json';
import { localLine, localName, localText } from '@/lib/primitives/text/local-text';
import { toPerson } from '../people/person';
import { screeningsOf } from '../screenings/screening';
import { discsOf } from './disc-stock';
import {
  type Festival,
  type Film,
  genresOf,
  type Media,
  mainTrailer,
  type Picture,
  type PressFile,
  type Title,
} from './film';

/** A film in one language; undefined for an unknown slug. */
export function getFilm(slug: string, locale: Locale): Film | undefined {
  const library = getLibrary();
  const raw = library.films.get(slug);
  return raw && toFilm(slug, raw, locale, library);
}

const filmCache = new WeakMap<RawFilm, Partial<Record<Locale, Film>>>();

/** A film in one language, cached by its record in the library. */
export function getCachedFilm(slug: string, raw: RawFilm, locale: Locale, library: Library): Film {
  const films = filmCache.get(raw) ?? {};
  filmCache.set(raw, films);
  films[locale] ??= toFilm(slug, raw, locale, library);
  return films[locale];
}

const lists = new WeakMap<Library, Map<Locale, Film[]>>();

/** All films in one language, by slug. Cached for each state of the content. */
export function listFilms(locale: Locale): Film[] {
  const library = getLibrary();
  const byLocale = lists.get(library) ?? new Map<Locale, Film[]>();
  lists.set(library, byLocale);
  const films =
    byLocale.get(locale) ??
    [...library.films].map(([slug, raw]) => toFilm(slug, raw, locale, library));
  byLocale.set(locale, films);
  return films;
}

/** Converts the editors' record of a film to a film in one language. */
export function toFilm(
  slug: string,
  raw: RawFilm,
  locale: Locale,
  {
    people,
    genres,
    articles,
    screenings,
    venues,
    jobs = {},
    site,
  }: Pick<Library, 'people' | 'articles' | 'screenings' | 'venues'> &
    Partial<Pick<Library, 'jobs' | 'site'>> & { genres: Record<string, Translations> },
): Film {
  const { title, directors, cast, crew, poster, vod, editorNote, awards, ...more } = raw;
  const { draft, publishedFrom, ...facts } = more;
  const trailers = raw.trailers.map((trailer) => toMedia(trailer, locale, site?.mediaUrl));
  return {
    ...facts,
    slug,
    title: titleIn(title, locale),
    originalTitle: title.original,
    otherTitles: title.also,
    directors: directors.map((name) => toPerson(name, people)),
    cast: cast.map(({ name, role }) => ({
      ...toPerson(name, people),
      role: role && localName(role, locale),
    })),
    crew: crew.map(({ name, job }) => ({
      ...toPerson(name, people),
      job: { slug: job, name: getOwn(jobs, job)?.[locale] },
    })),
    basedOn: raw.basedOn.map(({ author, work }) => ({ author, work: localName(work, locale) })),
    genres: genresOf(raw, locale, genres),
    synopsis: raw.synopsis && localText(raw.synopsis, locale),
    quotes: raw.quotes.map((quote) => ({ ...quote, text: localText(quote.text, locale) })),
    festivals: festivalsIn(raw, locale),
    pressKit: raw.pressKit.map((file) => toPressFile(file, locale, site?.mediaUrl)),
    publicDomain: raw.publicDomain.flatMap(
      (territory) => publicDomainIn(raw, territory, people) ?? [],
    ),
    rights: raw.rights && localText(raw.rights, locale),
    poster: poster && toPicture(poster, locale),
    stills: raw.stills.map((still) => toPicture(still, locale)),
    media: {
      trailer: mainTrailer(trailers, locale),
      film: raw.media.film && toMedia(raw.media.film, locale, site?.mediaUrl),
      audio: raw.media.audio && toMedia(raw.media.audio, locale, site?.mediaUrl),
    },
    trailers,
    screenings: screeningsOf(slug, { screenings, venues }, locale),
    discs: discsOf(slug, articles),
    vod: vod && { ads: hasAds(raw, site?.ads), from: toDate(vod.from), until: toDate(vod.until) },
  };
}

/**
 * The title in the visitor's language, else the original title. A translation identical to the original
 * counts as the original, in its own language.
 */
function titleIn(title: RawFilm['title'], locale: Locale): Title {
  const translation = title[locale];
  if (translation && translation !== title.original.text)
    return { text: translation, lang: locale, translated: true };
  return { ...title.original, translated: title.original.lang === locale };
}

function toDate(moment: string | undefined): Date | undefined {
  return moment ? new Date(moment) : undefined;
}

/** A press file in one language; pictures are on the site, other files may be at `mediaUrl`. */
function toPressFile(
  { src, name, credit }: RawPressFile,
  locale: Locale,
  mediaUrl?: string,
): PressFile {
  return {
    src: mediaAddress(src, mediaUrl),
    name: localLine(name, locale),
    credit: credit === undefined ? undefined : localLine(credit, locale),
    made: findResized(src),
  };
}

/** Festivals and awards: entries with an award first, otherwise in the order of the record. */
function festivalsIn(
  { festivals, awards }: Pick<RawFilm, 'festivals' | 'awards'>,
  locale: Locale,
): Festival[] {
  const festivalEntries = festivals.map(({ festival, year, section, award }) => ({
    festival: festival && localName(festival, locale),
    year,
    section: section && localName(section, locale),
    award: award && localName(award, locale),
  }));
  const old = awards.map(({ name, year }) => ({ award: localText(name, locale).text, year }));
  const all: Festival[] = [...festivalEntries, ...old];
  return [...all.filter(({ award }) => award), ...all.filter(({ award }) => !award)];
}

/** A medium in one language, with the public URLs of its files. */
export function toMedia<Raw extends RawFilm['media']['film'] & {}>(
  media: Raw,
  locale: Locale,
  mediaUrl?: string,
): Omit<Raw, 'title'> & Media {
  const withAddress = <File extends { src: string }>(file: File): File => ({
    ...file,
    src: mediaAddress(file.src, mediaUrl),
  });
  return {
    ...media,
    title: media.title?.[locale],
    sources: media.sources.map(withAddress),
    tracks: media.tracks.map(withAddress),
    previewThumbnails: media.previewThumbnails && withAddress(media.previewThumbnails),
  };
}

export function toPicture(image: RawImage, locale: Locale): Picture {
  return {
    src: image.src,
    made: findResized(image.src),
    alt: localText(image.alt, locale),
    credit: image.credit && localText(image.credit, locale),
    focus: image.focus && `${image.focus.x}% ${image.focus.y}%`,
  };
}

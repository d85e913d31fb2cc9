import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Collection, listCollectionsOf } from '@/lib/catalog/collections/list-collections';
import { isWatchable, listAvailability } from '@/lib/catalog/films/availability';
import type { Film, Media, PressFile, Trailer } from '@/lib/catalog/films/film';
import { findRelated } from '@/lib/catalog/films/find-related';
import { getFilm } from '@/lib/catalog/films/get-film';
import { listProgrammesOf } from '@/lib/catalog/films/overview';
import { findEmbed } from '@/lib/catalog/films/player-source';
import { listFilmsIn } from '@/lib/catalog/films/programmes';
import { listNewsOf, type NewsItem } from '@/lib/catalog/news/list-news';
import { isAttendable, type Screening } from '@/lib/catalog/screenings/screening';
import type { Contact } from '@/lib/content/schema/address';
import { getLibrary } from '@/lib/content/store/library';
import { listPrerenderedFilms } from '@/lib/content/store/prerendered-films';
import type { Locale } from '@/lib/i18n/locales';
import type { Article } from '@/lib/shop/articles/article';
import { listArticlesOf } from '@/lib/shop/articles/get-articles';
import { getSite } from '@/lib/site/get-site';

/** The data of a film's page. */
export type MoviePage = MovieContent & {
  /** The parts of the page that have content, in order. */
  parts: MoviePart[];
};

/** The data of a film's page in one language; undefined for an unknown slug. */
export function getMoviePage(slug: string, locale: Locale, now: Date): MoviePage | undefined {
  const film = getFilm(slug, locale);
  if (!film) return undefined;
  const content = {
    ...{
      film,
      screenings: film.screenings.filter((screening) => isAttendable(screening, now)),
      isForCinema: listAvailability(film, now)[0].kind === 'cinema',
      collections: listCollectionsOf(slug, locale),
      news: listNewsOf(slug, locale, now),
      films: listFilmsIn(film, locale),
      programmes: listProgrammesOf(slug, locale),
      trailers: film.trailers.filter((trailer) => trailer !== movieScreen(film, now)),
      related: findRelated(slug).flatMap((other) => getFilm(other, locale) ?? []),
      articles: listArticlesOf(slug, locale),
      downloads: listDownloads(film),
    },
    bookings: bookingContact(film, getSite(locale)),
  };
  return { ...content, parts: movieParts(content) };
}

/** Slugs of the prerendered film pages. */
export function listMovieSlugs(): { slug: string }[] {
  return listPrerenderedFilms().map((slug) => ({ slug }));
}

/** The contact for bookings: the film's, else the site's; undefined if the film cannot be booked. */
export function bookingContact(
  { bookings }: Pick<Film, 'bookings'>,
  site: { bookings?: Contact },
): Contact | undefined {
  if (bookings === false) return undefined;
  return bookings ?? site.bookings;
}

/** Slugs of the prerendered embed pages. */
export function listEmbeddableSlugs(): { slug: string }[] {
  const { films } = getLibrary();
  return listPrerenderedFilms()
    .filter((slug) => films.get(slug)?.embed)
    .map((slug) => ({ slug }));
}

/** Content of the parts of a film's page. */
export type MovieContent = {
  film: Film;
  /** The films of a programme of shorts. */
  films: Film[];
  /** The programmes of shorts that the film is part of. */
  programmes: Film[];
  /** Videos about the film, without the one at the top of the page. */
  trailers: Trailer[];
  /** Upcoming screenings. */
  screenings: Screening[];
  /** Whether a cinema is the nearest way to see the film. */
  isForCinema: boolean;
  collections: Collection[];
  news: NewsItem[];
  related: Film[];
  articles: Article[];
  /** Press files. */
  downloads: Download[];
  /** Contact for bookings: the film's or the site's. */
  bookings?: Contact;
};

type HasContent = (content: MovieContent) => boolean;

/**
 * The parts of a film's page below its head, in their usual order, each with a check whether it has content. A part's
 * name is also its element id.
 */
const parts = {
  films: ({ films }) => films.length > 0,
  facts: () => true,
  trailers: ({ trailers }) => trailers.length > 0,
  screenings: ({ screenings }) => screenings.length > 0,
  press: ({ film }) => film.quotes.length > 0,
  festivals: ({ film }) => film.festivals.length > 0,
  stills: ({ film }) => film.stills.length > 0,
  credits: ({ film }) => film.directors.length + film.cast.length + film.crew.length > 0,
  versions: ({ film }) => film.versions.length > 0,
  news: ({ news }) => news.length > 0,
  collections: ({ collections }) => collections.length > 0,
  related: ({ related }) => related.length > 0,
  shop: ({ articles }) => articles.length > 0,
  professionals: ({ downloads, bookings }) => downloads.length > 0 || bookings !== undefined,
} satisfies Record<string, HasContent>;

export type MoviePart = keyof typeof parts;

export function movieParts(content: MovieContent): MoviePart[] {
  const present = (Object.keys(parts) as MoviePart[]).filter((part) => parts[part](content));
  if (!content.isForCinema) return present;
  return ['screenings', ...present.filter((part) => part !== 'screenings')];
}

export type PlayablePart = 'watch' | 'listen';

type Playable = Pick<Film, 'media' | 'vod' | 'added'>;

/** What can be played on a film's page at a time: video or audio; undefined if nothing. */
export function playablePart(film: Playable, now: Date): PlayablePart | undefined {
  if (movieScreen(film, now)) return 'watch';
  return film.media.audio && isWatchable(film, now) ? 'listen' : undefined;
}

/** The video at the top of a film's page: the film while it is offered, else its trailer. */
export function movieScreen(film: Playable, now: Date): Media | undefined {
  const { film: picture, trailer } = film.media;
  return (isWatchable(film, now) && picture) || trailer;
}

/** Whether the top of a film's page shows the drawing of its poster instead of a frame of the film or a still. */
export function showsScene(film: Playable & Pick<Film, 'stills'>, now: Date): boolean {
  const screen = movieScreen(film, now);
  if (screen) return findEmbed(screen.sources) !== undefined;
  const { audio } = film.media;
  return film.stills.length === 0 && !(isWatchable(film, now) && audio?.poster);
}

/** A press file with its file type (`PDF`) and, for a local file, its size in bytes. */
export type Download = PressFile & { type: string; bytes?: number };

const typeNames: Record<string, string> = { JPG: 'JPEG', TIF: 'TIFF' };

/** The press files of a film. */
export function listDownloads({ pressKit }: Pick<Film, 'pressKit'>): Download[] {
  return pressKit.map((file) => {
    const ending = extname(file.src).slice(1).toUpperCase();
    return { ...file, type: typeNames[ending] ?? ending, bytes: sizeOf(file.src) };
  });
}

/** Size of a local file below `public`; `public/media` links to the site's media. */
function sizeOf(src: string): number | undefined {
  if (!src.startsWith('/media/')) return undefined;
  const file = join(/* turbopackIgnore: true */ process.cwd(), 'public', src);
  return statSync(file, { throwIfNoEntry: false })?.size;
}

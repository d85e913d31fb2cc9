import type { Collection } from '@/lib/catalog/collections/list-collections';
import type { Film } from '@/lib/catalog/films/film';
import { isWatchable } from '@/lib/catalog/films/offer';
import type { NewsItem } from '@/lib/catalog/news/list-news';
import type { Screening } from '@/lib/catalog/screenings/screening';
import type { Contact } from '@/lib/content/schema/address';
import type { Article } from '@/lib/shop/articles/article';
import type { Download } from './downloads';

/** Content of the parts of a film's page. */
export type MovieContent = {
  film: Film;
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
 * The parts of a film's page below its head, in order, each with a check whether it has content. A part's
 * name is also its element id.
 */
const parts = {
  facts: () => true,
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

/** What can be played on a film's page at a time: video or audio; undefined if nothing. */
export function playablePart(
  film: Pick<Film, 'media' | 'vod' | 'added'>,
  now: Date,
): PlayablePart | undefined {
  const { film: picture, trailer, audio } = film.media;
  const offered = isWatchable(film, now);
  if (trailer || (offered && picture)) return 'watch';
  return offered && audio ? 'listen' : undefined;
}

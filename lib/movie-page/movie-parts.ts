import type { Collection } from '@/lib/catalog/collections/collection';
import type { Film } from '@/lib/catalog/films/film';
import type { NewsItem } from '@/lib/catalog/news/news-item';
import type { Screening } from '@/lib/catalog/screenings/screening';
import type { Contact } from '@/lib/content/schema/contact';
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

type HasSomething = (content: MovieContent) => boolean;

/**
 * The parts of a film's page below its head, in order, each with a check whether it has content. A part's
 * name is also its element id.
 */
const parts = {
  synopsis: () => true,
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
} satisfies Record<string, HasSomething>;

export type MoviePart = keyof typeof parts;

export function movieParts(content: MovieContent): MoviePart[] {
  const there = (Object.keys(parts) as MoviePart[]).filter((part) => parts[part](content));
  if (!content.isForCinema) return there;
  return ['screenings', ...there.filter((part) => part !== 'screenings')];
}

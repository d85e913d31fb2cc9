import { isRecord } from '@/lib/primitives/json';

/** Maximum number of films, or of followed pages, in one request for their facts. */
export const maxFactsPerRequest = 60;

/** Attributes of an `<img>`. */
export type PictureFacts = {
  src: string;
  srcSet?: string;
  sizes?: string;
  /** For a poster: how it fits its box (`posterProps`). */
  'data-fit'?: 'contain' | 'scale-down';
  style?: { objectPosition: string } | undefined;
};

/** Data of a film card in one language. `/api/cards` responds with a list of these. */
export type FilmFacts = {
  slug: string;
  /** Path of the film's page in that language. */
  href: string;
  title: { text: string; lang: string; translated: boolean };
  /** Directors, year and runtime, formatted. */
  line: string;
  /** Minutes. */
  runtime?: number;
  poster: PictureFacts;
  screen: PictureFacts;
  watchable: boolean;
};

/** Validates the fields without which a card cannot be rendered. */
export function isFilmFacts(json: unknown): json is FilmFacts {
  if (!isRecord(json)) return false;
  const { slug, href, title, line, poster, screen } = json;
  const texts = [slug, href, line, textOf(title), srcOf(poster), srcOf(screen)];
  return texts.every((text) => typeof text === 'string');
}

function textOf(title: unknown): unknown {
  return isRecord(title) && title.text;
}

function srcOf(picture: unknown): unknown {
  return isRecord(picture) && picture.src;
}

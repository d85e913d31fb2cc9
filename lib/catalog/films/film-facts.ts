import { isRecord } from '@/lib/primitives/http/is-record';

/** A picture as an element shows it. */
export type PictureFacts = {
  src: string;
  srcSet?: string;
  sizes?: string;
  /** Of a poster: how it fits its room (`posterProps`). */
  'data-fit'?: 'contain' | 'scale-down';
};

/** What the card of a kept film shows, in one language: the answer of `/api/cards`. */
export type FilmFacts = {
  slug: string;
  /** Path of its page in that language. */
  href: string;
  title: { text: string; lang: string; translated: boolean };
  /** Who, when and how long. */
  line: string;
  /** Minutes. */
  runtime?: number;
  poster: PictureFacts;
  screen: PictureFacts;
  watchable: boolean;
};

/** Whether JSON is that, as far as a card would fail without it. */
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

/** A picture as an element shows it. */
export type PictureFacts = { src: string; srcSet?: string; sizes?: string };

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

import type { Locale } from '@/lib/i18n/locales';

/** A picture of an entry. */
export type FeedPicture = { url: string; type?: string; width?: number; height?: number };

/** An entry of a feed. All URLs are absolute. */
export type FeedEntry = {
  /** Permanent URL in the feed's language; identifies the entry. */
  id: string;
  title: string;
  /** URL of the page in every language. */
  urls: Readonly<Record<Locale, string>>;
  published: Date;
  /** Time of the last change that matters to subscribers. */
  updated: Date;
  /** Plain text. */
  summary: string;
  /** Safe HTML. */
  html: string;
  /** Language of the text, if it differs from the feed's. */
  language?: string | undefined;
  picture?: FeedPicture | undefined;
};

/** A feed in one language. */
export type Feed = {
  title: string;
  description: string;
  /** BCP 47. */
  language: string;
  /** The site's organisation. */
  author: { name: string; url: string };
  /** URL of the feed's page in every language. */
  urls: Readonly<Record<Locale, string>>;
  /** URL of the feed itself, in each format and language. */
  own: Readonly<Record<'xml' | 'json', Readonly<Record<Locale, string>>>>;
  locale: Locale;
  /** Time of the last change of any entry. */
  updated: Date;
  entries: readonly FeedEntry[];
};

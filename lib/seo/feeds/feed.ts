import type { Locale } from '@/lib/i18n/locales';

/** A picture of an entry. */
export type FeedPicture = { url: string; type?: string; width?: number; height?: number };

/** Something that is new. Addresses are whole. */
export type FeedEntry = {
  /** Its permanent address in the feed's language: it names the entry for ever. */
  id: string;
  title: string;
  /** Its page in every language. */
  urls: Readonly<Record<Locale, string>>;
  published: Date;
  /** When it changed in a way that matters to whoever follows it. */
  updated: Date;
  /** Plain words. */
  summary: string;
  /** HTML, safe to show. */
  html: string;
  /** Of its words, where they are not in the feed's language. */
  language?: string | undefined;
  picture?: FeedPicture | undefined;
};

/** A feed in one language. */
export type Feed = {
  title: string;
  description: string;
  /** BCP 47. */
  language: string;
  /** The house, which answers for all of it. */
  author: { name: string; url: string };
  /** The page it follows, in every language. */
  urls: Readonly<Record<Locale, string>>;
  /** The feed itself, in each form and language. */
  own: Readonly<Record<'xml' | 'json', Readonly<Record<Locale, string>>>>;
  locale: Locale;
  /** When anything in it changed last. */
  updated: Date;
  entries: readonly FeedEntry[];
};

import { languageTags } from '@/lib/i18n/languages.mjs';
import { forEachLocale, type Locale, localePath } from '@/lib/i18n/locales';
import { escapeXml } from '@/lib/primitives/text/escape-markup';
import type { ShareImage } from '@/lib/seo/share-images/share-image';
import { getSite } from '@/lib/site/get-site';
import { siteUrl } from '@/lib/site/site-url';

/** A picture of an entry. */
type FeedPicture = { url: string; type?: string; width?: number; height?: number };

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
  /** URL of the feed itself, in each language: as Atom, and as JSON Feed if it has that format. */
  selfUrls: { xml: Readonly<Record<Locale, string>>; json?: Readonly<Record<Locale, string>> };
  locale: Locale;
  /** Time of the last change of any entry. */
  updated: Date;
  entries: readonly FeedEntry[];
};

type FeedParts = Pick<Feed, 'title' | 'description' | 'urls' | 'selfUrls' | 'locale' | 'entries'>;

/**
 * Completes a feed with its language, its author and the date of its last change. @param now used as the date
 * of the last change if the feed has no entries
 */
export function composeFeed(parts: FeedParts, now: Date): Feed {
  const { name } = getSite(parts.locale);
  const latest = Math.max(...parts.entries.map(({ updated }) => +updated));
  return {
    ...parts,
    language: languageTags[parts.locale],
    author: { name, url: localizedUrls('/')[parts.locale] },
    updated: parts.entries.length > 0 ? new Date(latest) : now,
  };
}

/** Maximum number of entries of a feed. */
export const maxEntries = 50;

/** Absolute URLs of a French path in every language. */
export function localizedUrls(path: string): Record<Locale, string> {
  return forEachLocale((locale) => new URL(localePath(path, locale), siteUrl()).href);
}

/** A page's share image with its absolute URL. */
export function toFeedPicture({ url, type, width, height }: ShareImage): FeedPicture {
  return { url: new URL(url, siteUrl()).href, type, width, height };
}

/** HTML of a picture at the start of an entry; empty without a picture. */
export function pictureHtml(picture: FeedPicture | undefined, alt: string): string {
  if (!picture) return '';
  const { url, width, height } = picture;
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  return `<p><img src="${escapeXml(url)}"${size} alt="${escapeXml(alt)}"></p>\n`;
}

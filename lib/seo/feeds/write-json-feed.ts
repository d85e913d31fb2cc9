import type { Feed, FeedEntry } from './feed';

/**
 * Writes a feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). The extension `_languages` has the
 * URLs in each language.
 */
export function writeJsonFeed(feed: Feed): string {
  const { selfUrls: own, locale, author, urls } = feed;
  const json = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    language: feed.language,
    home_page_url: urls[locale],
    feed_url: own.json?.[locale],
    authors: [author],
    items: feed.entries.map((entry) => toItem(entry, feed)),
    _languages: { about: author.url, pages: urls, feeds: own.json },
  };
  return `${JSON.stringify(json)}\n`;
}

function toItem(entry: FeedEntry, { locale, language }: Feed) {
  const { picture } = entry;
  return {
    id: entry.id,
    url: entry.urls[locale],
    title: entry.title,
    content_html: entry.html,
    summary: entry.summary || undefined,
    image: picture?.url,
    date_published: entry.published.toISOString(),
    date_modified: entry.updated.toISOString(),
    language: entry.language ?? language,
    _languages: { pages: entry.urls },
  };
}

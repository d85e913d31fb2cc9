/** The site's feeds. */
export const feedNames = ['films', 'news', 'screenings'] as const;
export type FeedName = (typeof feedNames)[number];

/** Formats of a feed, by file extension: Atom (RFC 4287) and JSON Feed 1.1. */
export const feedTypes = { xml: 'application/atom+xml', json: 'application/feed+json' } as const;
export type FeedFormat = keyof typeof feedTypes;
export const feedFormats = Object.keys(feedTypes) as FeedFormat[];

/** French path of a feed in one format; the German one is below `/de`. */
export function feedPath(name: FeedName, format: FeedFormat): string {
  return `/feed/${name}.${format}`;
}

/** French path of the Atom feed of a person or a collection, by the page's path without its leading slash. */
export function pageFeedPath(page: string): string {
  return `/feed/${page}.xml`;
}

/** French paths of a feed in all formats. */
export function feedPaths(name: FeedName): string[] {
  return feedFormats.map((format) => feedPath(name, format));
}

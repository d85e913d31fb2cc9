/** What can be followed by a feed reader. */
export const feedNames = ['films', 'news', 'screenings'] as const;
export type FeedName = (typeof feedNames)[number];

/** The forms of a feed, by the ending of its address: Atom (RFC 4287) and JSON Feed 1.1. */
export const feedTypes = { xml: 'application/atom+xml', json: 'application/feed+json' } as const;
export type FeedFormat = keyof typeof feedTypes;
export const feedFormats = Object.keys(feedTypes) as FeedFormat[];

/** The French path of a feed in one of its forms; the German one is below `/de`. */
export function feedPath(name: FeedName, format: FeedFormat): string {
  return `/feed/${name}.${format}`;
}

/** Those of all its forms: they change together. */
export function feedPaths(name: FeedName): string[] {
  return feedFormats.map((format) => feedPath(name, format));
}
